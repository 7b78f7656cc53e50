/* First-time hints: what a sign at the table means. One at a time, each once, never over what is lit.
 *
 * The page brings those that are due (templates/tables/_hints.html), each with the selector of what it
 * explains. One shows itself when that is in sight and a place is free for it; where none is, it waits.
 * It is remembered, in a cookie, once it has been sent away, or has been there for a while when its person
 * went on. The next one comes after the next choice.
 */

import { whenIdle } from "./spare.js";

const COOKIE = "hints";
const KEPT = 31_536_000; // seconds
const READ = 2_500; // milliseconds: by then it has been read
const CALM = 100; // milliseconds after the last scroll or click: to look for a place takes a while
const GAP = 10, EDGE = 8, STEP = 14; // pixels
const NEVER_OVER = ".lit[data-target], .dock, .bar, .bottom-nav, .toast";
const RATHER_NOT_OVER = "main :is(button, a, input, select, .row)";
const SENDING = '#table[aria-busy="true"]';
const BUSY = "dialog[open], [data-log-open], .recap, .prompt[data-open]";

const box = document.getElementById("hints");
let current = null;
let since = 0;
let resting = null; // the decision at which one was sent away
let asked = 0; // the timer of the next look

const decision = () => document.getElementById("table")?.dataset.decision ?? "";

function seen() {
  const found = document.cookie.split("; ").find((one) => one.startsWith(`${COOKIE}=`));
  return new Set(found ? found.slice(COOKIE.length + 1).split(".") : []);
}

function remember(hint) {
  const known = [...seen(), hint.dataset.firstHint].filter(Boolean).join(".");
  document.cookie = `${COOKIE}=${known}; path=/; max-age=${KEPT}; samesite=lax`;
  hint.remove();
}

/** Whether something can be seen: drawn, and within the window. */
function inSight(element) {
  if (!element.checkVisibility?.()) return false;
  const { left, top, right, bottom, width } = element.getBoundingClientRect();
  return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

const explained = (hint) => [...document.querySelectorAll(hint.dataset.at)].find(inSight);
const boxes = (selector) => [...document.querySelectorAll(selector)].filter(inSight).map((one) => one.getBoundingClientRect());
const meets = (one, x, y, width, height) =>
  one.left < x + width + GAP && x - GAP < one.right && one.top < y + height + GAP && y - GAP < one.bottom;

/** Where it may lie: nowhere over what is lit, near what it explains, over as few controls as possible. */
function place(width, height, near) {
  const closed = [...boxes(NEVER_OVER), near];
  const better = boxes(RATHER_NOT_OVER);
  let best = null, least = Infinity;
  for (let y = EDGE; y + height + EDGE <= innerHeight; y += STEP)
    for (let x = EDGE; x + width + EDGE <= innerWidth; x += STEP) {
      const away = Math.hypot(x + width / 2 - (near.left + near.right) / 2, y + height / 2 - (near.top + near.bottom) / 2);
      if (away >= least || closed.some((one) => meets(one, x, y, width, height))) continue;
      const cost = away + 200 * better.filter((one) => meets(one, x, y, width, height)).length;
      if (cost < least) [best, least] = [[x, y], cost];
    }
  return best;
}

function hide(hint) {
  hint.hidden = true;
}

/** Show a hint if it has a place now; say whether it has. */
function show(hint) {
  const target = explained(hint);
  const was = hint.hidden;
  hint.hidden = false;
  const { width, height } = hint.getBoundingClientRect();
  const spot = target && place(width, height, target.getBoundingClientRect());
  if (!spot) {
    hide(hint);
    return false;
  }
  hint.style.left = `${spot[0]}px`;
  hint.style.top = `${spot[1]}px`;
  if (was) since = Date.now();
  return true;
}

function settle() {
  const hints = [...box.querySelectorAll("[data-first-hint]")];
  if (!hints.length || document.querySelector(SENDING)) return undefined; // the answer is drawn first
  if (document.querySelector(BUSY)) return hints.forEach(hide);
  if (current?.isConnected && show(current)) return undefined;
  if (resting !== null && resting === decision()) return undefined;
  current = hints.find((hint) => hint !== current && show(hint)) ?? null;
  return undefined;
}

const soon = () => {
  clearTimeout(asked);
  asked = setTimeout(() => whenIdle(settle), CALM);
};

/** The person goes on: what has been before their eyes for a while is known. */
function goOn() {
  if (current && !current.hidden && Date.now() - since > READ) remember(current);
  current = null;
  box.querySelectorAll("[data-first-hint]").forEach(hide);
  soon();
}

if (box) {
  const known = seen();
  for (const hint of box.querySelectorAll("[data-first-hint]")) if (known.has(hint.dataset.firstHint)) hint.remove();
  box.hidden = false;
  box.addEventListener("click", (event) => {
    if (!event.target.closest("[data-hint-away]") || !current) return;
    remember(current);
    current = null;
    resting = decision();
  });
  document.addEventListener("table:drawn", ({ detail }) => (detail.own ? goOn() : soon()));
  for (const event of ["scroll", "resize", "click", "keyup"])
    window.addEventListener(event, soon, { capture: true, passive: true });
  document.fonts.ready.then(soon);
  setTimeout(soon, 600); // windows have moved to what is lit by then
}
