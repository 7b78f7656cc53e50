/* Unsent input of a person whose session has ended: it is filled in again after the sign-in.
 *
 * A tab stores the input with its page and its person. The next page outside the sign-in (`<body data-door>`) uses
 * it or deletes it.
 */

const KEY = "unsent";
const CHECKED = ["checkbox", "radio"];
const NEVER = ["hidden", "password", "file", "submit", "button", "reset", "image"];

/** Return the fields in a part's forms that people fill in, each with a name that stays the same on a new page. */
function fieldsIn(part) {
  const forms = [...part.querySelectorAll("form")];
  return forms.flatMap((form) =>
    [...form.elements]
      .filter(({ name, type, readOnly }) => name && type && !NEVER.includes(type) && !readOnly)
      .filter(({ dataset }) => dataset.submit === undefined) // sent at once, so never left half done
      .map((field) => [nameOf(form, field), field]),
  );
}

function nameOf(form, { name, type, value }) {
  return [form.getAttribute("action") ?? "", name, CHECKED.includes(type) ? value : ""].join(" ");
}

const valueOf = (field) => (CHECKED.includes(field.type) ? field.checked : field.value);

function isChanged(field) {
  if (CHECKED.includes(field.type)) return field.checked !== field.defaultChecked;
  if (field.type.startsWith("select")) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  return field.value !== field.defaultValue;
}

/** Return the unsent input in a part of the page, as pairs of a field's name and its value. */
export const typedIn = (part) =>
  fieldsIn(part).filter(([, field]) => isChanged(field)).map(([name, field]) => [name, valueOf(field)]);

/** Fill in stored input; return the input without a field on this page. */
export function fill(part, typed) {
  const fields = new Map(fieldsIn(part).reverse()); // the first of two with the same name
  return typed.filter(([name, value]) => {
    const field = fields.get(name);
    if (!field) return true;
    if (CHECKED.includes(field.type)) field.checked = value;
    else field.value = value;
    for (let box = field.closest("details"); box; box = box.parentElement.closest("details")) box.open = true;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return false;
  });
}

/** Use the tab's storage; pages also work in browsers that refuse it. */
export function stored(use) {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

const keep = (state) => stored((tab) => tab.setItem(KEY, JSON.stringify(state)));
const isDoor = () => "door" in document.body.dataset;
const here = () => location.pathname + location.search;

/** Store unsent input before the page is left; `refused`: the site has refused a request. */
export function stash(refused) {
  const more = {}; // other scripts' input
  document.dispatchEvent(new CustomEvent("person:leave", { detail: more }));
  const { person } = document.body.dataset;
  const state = { person, page: here(), typed: typedIn(document.getElementById("main")), more, top: window.scrollY };
  keep({ ...state, refused });
}

/** Return the stored input if this is its page and a page of the sign-in was in between. */
function take() {
  const state = stored((tab) => JSON.parse(tab.getItem(KEY)));
  if (!state) return null;
  if (isDoor()) {
    keep({ ...state, refused: true });
    return null;
  }
  stored((tab) => tab.removeItem(KEY));
  const own = [document.body.dataset.person, "nobody"].includes(state.person);
  return own && state.page === here() && state.refused ? state : null;
}

/* Forms that no script sends: the site may respond with the page to sign in. */
addEventListener("submit", (event) => {
  if (isDoor()) return;
  if (event.target.method === "post" && !event.defaultPrevented && event.target.closest("main")) stash(false);
});

/** Fill in the input whose fields exist; the talk at a table exists only when open. */
function bringBack({ typed, more, top }) {
  const main = document.getElementById("main");
  let left = fill(main, typed);
  const openTalk = document.querySelector("[data-talk][aria-expanded=false]");
  if (openTalk && left.some(([name]) => name.includes("/talk/say/"))) openTalk.click();
  const watch = new MutationObserver(() => {
    left = fill(main, left);
    if (!left.length) watch.disconnect();
  });
  if (left.length) watch.observe(main, { childList: true, subtree: true });
  document.dispatchEvent(new CustomEvent("person:back", { detail: more }));
  window.scrollTo({ top, behavior: "instant" });
}

const back = take();
if (back) bringBack(back);
