/* Pages without a poll look again when they come back to the foreground: the parts with an id and `data-again` (lists of
 * games, news, the bell) are renewed. What is half written, the focus, the scroll and open details stay.
 */

import { ask } from "./ask.js";
import { keep } from "./swap.js";
import { fill, typedIn } from "./unsent.js";

const FRESH = 10_000; // milliseconds for which a page is new enough
const BUSY = "[data-menu][open], dialog[open], [aria-invalid=true]";
let drawnAt = Date.now();

const polls = () => document.querySelector("[data-poll]:not([data-poll=''])");
const isOff = () => document.hidden || "offline" in document.documentElement.dataset || "door" in document.body.dataset;

async function look() {
  if (isOff() || polls() || Date.now() - drawnAt < FRESH) return;
  drawnAt = Date.now();
  const answer = await ask(location.href, { cache: "no-store" }).catch(() => null);
  if (!answer?.ok || answer.redirected) return;
  renew(new DOMParser().parseFromString(await answer.text(), "text/html"));
}

function renew(fresh) {
  for (const part of document.querySelectorAll("[data-again][id]")) {
    const now = fresh.getElementById(part.id);
    if (now && !part.querySelector(BUSY)) replace(part, document.adoptNode(now));
  }
  document.getElementById("toasts").append(...fresh.querySelectorAll("#toasts > *")); // the site says them once
  document.dispatchEvent(new Event("page:renewed"));
}

function replace(part, fresh) {
  const restore = keep(part, null);
  const [typed, writing] = [typedIn(part), document.activeElement];
  const selection = part.contains(writing) && "selectionStart" in writing ? [writing.selectionStart, writing.selectionEnd] : null;
  part.replaceWith(fresh);
  window.htmx?.process(fresh);
  fill(fresh, typed);
  restore(fresh);
  if (selection?.[0] != null) document.activeElement.setSelectionRange?.(...selection);
}

document.addEventListener("visibilitychange", look);
addEventListener("pageshow", ({ persisted }) => persisted && look());
