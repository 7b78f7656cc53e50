/* Talk (`_talk.html`): a sheet over the table's page. While it is open, looks at the table bring what is said. */

const box = () => document.getElementById("talk");
const button = () => document.querySelector("[data-talk]");
const isOpen = () => document.body.hasAttribute("data-talk-open");
let fetched = false;
let noted = 0; // the last message that the house was told of

const toEnd = () => {
  const list = box()?.querySelector(".talk__list");
  list?.scrollTo({ top: list.scrollHeight, behavior: "instant" });
};

/** Open or close the sheet; say whether that changed anything. */
function open(wanted) {
  if (!button() || isOpen() === wanted) return false;
  document.body.toggleAttribute("data-talk-open", wanted);
  fetched = false;
  arm();
  (wanted ? (document.getElementById("talk-heading") ?? box()) : button()).focus({ preventScroll: true });
  if (wanted) document.dispatchEvent(new Event("table:look"));
  return true;
}

/** Set the sheet up after its page was drawn. */
export function arm() {
  button()?.setAttribute("aria-expanded", String(isOpen()));
  if (!isOpen() || !box()?.dataset.talkNewest) return;
  if (!fetched) toEnd();
  fetched = true;
}

/** What to add to the next look at the table: that the talk is open, and once the last message in it. */
export function heard() {
  const newest = Number(box()?.dataset.talkNewest ?? 0);
  const inSight = button() ? isOpen() : newest > 0; // in a waiting room it lies open
  if (!inSight || document.hidden) return "";
  const news = newest > noted ? `&heard=${newest}` : "";
  noted = Math.max(noted, newest);
  if (news) button()?.querySelector(".count-dot")?.remove();
  return `${button() ? "&talk=1" : ""}${news}`;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-talk]")) {
    event.preventDefault(); // without this file it leads to a page of its own
    open(!isOpen());
  } else if (event.target.closest("[data-talk-close]")) open(false);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && open(false)) event.preventDefault();
}, true);

/** A refusal is told in the talk, where it was written; what was typed is still there. */
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.target !== box() || !/^\s*<section [^>]*id="talk"/.test(detail.xhr.responseText)) return;
  detail.shouldSwap = true;
  detail.isError = false;
});
document.addEventListener("htmx:afterSettle", ({ detail }) => {
  if (detail.target.id !== "talk") return;
  toEnd();
  document.getElementById("say")?.focus({ preventScroll: true });
});
