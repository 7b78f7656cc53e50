/* Refresh parts of a page when it returns to the foreground or the device is online again: elements with an id and
 * `data-again` (lists of games, news, the bell). Unsent input, focus, scroll position and open details stay. A
 * table's own part polls instead.
 */

import { ask } from "./ask.js";
import { keep } from "./swap.js";
import { fill, typedIn } from "./unsent.js";

const FRESH = 10_000; // milliseconds during which a page needs no refresh
const RETRY = 5_000; // milliseconds until the retry of a lost request
const BUSY = "[data-menu][open], dialog[open], [aria-invalid=true]";
let renewedAt = Date.now();
let asking = false;
let timer = 0;

const isOff = () => document.hidden || "offline" in document.documentElement.dataset || "door" in document.body.dataset;

async function look() {
  if (asking || isOff() || Date.now() - renewedAt < FRESH) return;
  clearTimeout(timer);
  asking = true;
  const [answer, html] = await fetchPage().catch(() => []);
  asking = false;
  if (!answer || answer.status >= 500) timer = setTimeout(look, RETRY);
  else if (answer.ok && !answer.redirected) renew(new DOMParser().parseFromString(html, "text/html"));
}

async function fetchPage() {
  const answer = await ask(location.href, { cache: "no-store" });
  return [answer, await answer.text()];
}

function renew(fresh) {
  renewedAt = Date.now();
  for (const part of document.querySelectorAll("[data-again][id]")) {
    const now = fresh.getElementById(part.id);
    if (now && !part.querySelector(BUSY)) replace(part, document.adoptNode(now));
  }
  document.getElementById("toasts").append(...fresh.querySelectorAll("#toasts > *")); // the site sends each message once
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
addEventListener("online", look);
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  renewedAt = 0; // the page's age when it was left
  look();
});
