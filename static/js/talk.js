/* Talk (`_talk.html`): a sheet over the table's page. While it is open, polls of the table bring new messages. */

const box = () => document.getElementById("talk");
const button = () => document.querySelector("[data-talk]");
const isOpen = () => document.body.hasAttribute("data-talk-open");
let fetched = false;
let noted = 0; // the last message that the site knows as read

const toEnd = () => {
  const list = box()?.querySelector(".talk__list");
  list?.scrollTo({ top: list.scrollHeight, behavior: "instant" });
};

/** Open or close the sheet; return whether that changed anything. */
function open(wanted) {
  if (!button() || isOpen() === wanted) return false;
  document.body.toggleAttribute("data-talk-open", wanted);
  fetched = false;
  arm();
  (wanted ? (document.getElementById("talk-heading") ?? box()) : button()).focus({ preventScroll: true });
  if (wanted) document.dispatchEvent(new Event("table:look"));
  return true;
}

/** Set the sheet up after the page was drawn. */
export function arm() {
  button()?.setAttribute("aria-expanded", String(isOpen()));
  if (!isOpen() || !box()?.dataset.talkNewest) return;
  if (!fetched) toEnd();
  fetched = true;
}

/** Return the next poll's parameters: whether the talk is open, and its last read message. */
export function talkParameters() {
  const newest = Number(box()?.dataset.talkNewest ?? 0);
  const inSight = button() ? isOpen() : newest > 0; // a waiting room always shows the talk
  if (!inSight || document.hidden) return "";
  const news = newest > noted ? `&read=${newest}` : "";
  noted = Math.max(noted, newest);
  if (news) button()?.querySelector(".count-dot")?.remove();
  return `${button() ? "&talk=1" : ""}${news}`;
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-talk]")) {
    event.preventDefault(); // without this file, the link leads to the talk's page
    open(!isOpen());
  } else if (event.target.closest("[data-talk-close]")) open(false);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && open(false)) event.preventDefault();
}, true);

/** Show an error in the talk; the typed text stays. */
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
