/* First-time hints: explanations of icons at the table, one at a time, each once, never over lit targets.
 *
 * The page has the due hints (templates/tables/_hints.html), each with the selector of its icon. A hint appears
 * when the icon is visible and there is space; otherwise it waits. A cookie remembers a hint after it was
 * dismissed, or after it was visible for a while before the person's next action. The next hint appears after the
 * next choice.
 */

import { whenIdle } from "./spare.js";

const COOKIE = "hints";
const KEPT = 31_536_000; // seconds
const READ = 2_500; // milliseconds after which a hint counts as read
const CALM = 100; // milliseconds after the last scroll or click, since the search for a place is slow
const GAP = 10, EDGE = 8, STEP = 14; // pixels
const NEVER_OVER = ".lit[data-target], .dock, .bar, .bottom-nav, .toast";
const RATHER_NOT_OVER = "main :is(button, a, input, select, .row)";
const SENDING = '#table[aria-busy="true"]';
const BUSY = "dialog[open], [data-log-open], .recap, .prompt[data-open]";

const box = document.getElementById("hints");
let current = null;
let since = 0;
let resting = null; // the decision at which a hint was dismissed
let asked = 0; // the timer of the next search

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

/** Return whether an element is displayed and within the window. */
function inSight(element) {
  if (!element.checkVisibility?.()) return false;
  const { left, top, right, bottom, width } = element.getBoundingClientRect();
  return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

const explained = (hint) => [...document.querySelectorAll(hint.dataset.at)].find(inSight);
const boxes = (selector) => [...document.querySelectorAll(selector)].filter(inSight).map((one) => one.getBoundingClientRect());
const meets = (one, x, y, width, height) =>
  one.left < x + width + GAP && x - GAP < one.right && one.top < y + height + GAP && y - GAP < one.bottom;

/** Return a hint's position: over no lit target, near its icon, over as few controls as possible. */
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

/** Show a hint if there is a place for it; return whether there is. */
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

/** After an action of the person, remember a hint that was visible for a while. */
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
  setTimeout(soon, 600); // windows have scrolled to the lit places by then
}
