/* What somebody typed and couldn't send, because they were signed out: it is filled in again when they come back.
 *
 * A tab keeps it for the page on which it was typed and for its person, until the next page that has nothing to do with
 * signing in (`<body data-door>`). So it is gone once a form was taken.
 */

const KEY = "unsent";
const CHECKED = ["checkbox", "radio"];
const NEVER = ["hidden", "password", "file", "submit", "button", "reset", "image"];

/** The fields of a part's forms that people fill in, each with a name that it has on the same page later, too. */
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

/** What was typed in a part of the page and isn't sent: pairs of a field's name and its value. */
export const typedIn = (part) =>
  fieldsIn(part).filter(([, field]) => isChanged(field)).map(([name, field]) => [name, valueOf(field)]);

/** Fill in what was typed; return what has no field here. */
export function fill(part, typed) {
  const fields = new Map(fieldsIn(part).reverse()); // of two with one name the first
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

/** Use what the tab keeps; a browser may refuse to keep anything for a page, which works all the same. */
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

/** Keep what isn't sent, since the page is about to be left; `refused`: the site wouldn't take it. */
export function stash(refused) {
  const more = {}; // what other scripts keep
  document.dispatchEvent(new CustomEvent("person:leave", { detail: more }));
  const { person } = document.body.dataset;
  const state = { person, page: here(), typed: typedIn(document.getElementById("main")), more, top: window.scrollY };
  keep({ ...state, refused });
}

/** Take what was kept, if this is its page again and a page of signing in was in between. */
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

/* A form that isn't sent by a script: the site may answer with the page to sign in. */
addEventListener("submit", (event) => {
  if (isDoor()) return;
  if (event.target.method === "post" && !event.defaultPrevented && event.target.closest("main")) stash(false);
});

/** Fill in what has a field by now; the talk at a table comes when it is opened. */
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
