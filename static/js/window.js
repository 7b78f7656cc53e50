/* Windows: parts of a board that are larger than their space. A window scrolls, and an inset shows the whole
 * board.
 *
 * The browser handles dragging, pinching and keys in [data-window]. When a window first appears, and when other
 * targets are lit or marked by a lesson after a swap, it scrolls to them. If they don't fit, it scrolls to
 * [data-window-home], or else to the first target. A recap has precedence: the window scrolls to moved pieces and
 * their trails ([data-trail]), or else to the last turn's numbers. All of the board can scroll above the recap
 * (--covered).
 * [data-inset] shows the whole board with the window as a frame and lit targets as dots. A tap in it scrolls the
 * window. It is in the corner where it covers no piece. [data-fit] fits the whole board into the window, and
 * undoes that; two fingers zoom the board (--zoom).
 */

import { narrow } from "./panes.js";
import { whenIdle } from "./spare.js";
import { contentOf, larger, LIT, spotsOf, within } from "./spots.js";

const EDGE = 30; // pixels between lit targets and the window's edge
const POINTED = "[data-pointed]";

/** Return the goals of a window: a lesson's marks, otherwise lit targets. */
const goals = (box) => (box.querySelector(POINTED) ? POINTED : LIT);

const inSight = (box, { left, top, right, bottom }) =>
  left >= box.scrollLeft && right <= box.scrollLeft + box.clientWidth &&
  top >= box.scrollTop && bottom <= box.scrollTop + box.clientHeight;

function hull(spots) {
  return {
    left: Math.min(...spots.map(({ left }) => left)),
    top: Math.min(...spots.map(({ top }) => top)),
    right: Math.max(...spots.map(({ right }) => right)),
    bottom: Math.max(...spots.map(({ bottom }) => bottom)),
  };
}

/** Return the piece of a trail, at the end of its path. */
const pieceOf = (box, trail) => box.querySelector(`[data-glide="${CSS.escape(trail.dataset.trail)}"]`) ?? trail;

/** Return the positions of moved pieces and their trails, the last first; without any, those of turns' numbers. */
function toldOf(box) {
  const trails = [...box.querySelectorAll("[data-trail]")].reverse();
  const moved = [...trails.map((trail) => pieceOf(box, trail)), ...trails];
  const marks = [...box.querySelectorAll(".step-mark")].filter((one) => one.checkVisibility());
  marks.sort((one, other) => Number(other.textContent) - Number(one.textContent));
  return (moved.length ? moved : marks).map((element) => within(box, element));
}

/** Return the visible height of a window; a recap may cover its foot. */
function free(box) {
  const recap = document.querySelector(".recap")?.getBoundingClientRect();
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const over = recap && recap.left < right && recap.right > left && recap.top > top && recap.top < bottom;
  return over ? recap.top - top : box.clientHeight;
}

/** Scroll a position to the middle of the window's visible part. */
function centre(box, { left, top, right, bottom }, behavior = "instant") {
  box.scrollTo({
    left: (left + right - box.clientWidth) / 2,
    top: (top + bottom - free(box)) / 2,
    behavior,
  });
}

/** Scroll to the recap's positions or the lit targets, as far as the window allows. */
function seek(box) {
  box.style.setProperty("--covered", `${box.clientHeight - free(box)}px`);
  const told = toldOf(box);
  const spots = told.length ? told : spotsOf(box, goals(box));
  const home = box.querySelector("[data-window-home]");
  if (!spots.length) return home && centre(box, within(box, home));
  const all = hull(spots);
  const fits = all.right - all.left + 2 * EDGE <= box.clientWidth && all.bottom - all.top + 2 * EDGE <= free(box);
  return centre(box, fits ? all : home && !told.length ? within(box, home) : spots[0]);
}

/* Zoom: 1 is the board's own size. */

const ZOOM_MOST = 2;
const FITTED = 0.6; // below this zoom, texts on the board are unreadable
let zoom = 1; // kept when a window is redrawn

/** Return the zoom at which the whole board fits into the window. */
function fitting(box) {
  const [width, height] = ["width", "height"].map((side) => Number(box.querySelector("svg").getAttribute(side)));
  return Math.min(1, box.clientWidth / width, box.clientHeight / height);
}

/** Zoom and keep a point of the window in place. */
function zoomTo(box, wanted, x = box.clientWidth / 2, y = box.clientHeight / 2) {
  const next = Math.min(ZOOM_MOST, Math.max(fitting(box), wanted));
  const [left, top] = [(box.scrollLeft + x) / zoom, (box.scrollTop + y) / zoom];
  zoom = next;
  show(box);
  box.scrollTo({ left: left * next - x, top: top * next - y, behavior: "instant" });
  draw(box);
}

/** Set the style sheet's zoom if it has changed, since a change restyles the whole board. */
function setZoom(box) {
  const said = Number(box.style.getPropertyValue("--zoom") || 1);
  if (said !== zoom) box.style.setProperty("--zoom", zoom);
}

/** Draw the board at its zoom, and show on the button whether the whole board is visible. */
function show(box) {
  const least = fitting(box);
  const whole = least < 1 && zoom <= least + 0.001;
  setZoom(box);
  box.parentElement.classList.toggle("fitted", narrow.matches && zoom < FITTED);
  box.parentElement.querySelector("[data-fit]")?.setAttribute("aria-pressed", String(whole));
}

/** Show the whole board, or return to the lit places. */
function toggleFit(box) {
  if (zoom > fitting(box) + 0.001) return zoomTo(box, 0);
  zoomTo(box, 1);
  return seek(box);
}

/** Two fingers zoom the board and not the page. */
function listenToPinches(box) {
  let pinch = null;
  const span = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  box.addEventListener("touchstart", ({ touches }) => {
    pinch = touches.length === 2 && narrow.matches ? { span: span(touches), zoom } : null;
  }, { passive: true });
  box.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const { left, top } = box.getBoundingClientRect();
    const [one, other] = event.touches;
    const [x, y] = [(one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top];
    zoomTo(box, (pinch.zoom * span(event.touches)) / pinch.span, x, y);
  }, { passive: false });
  box.addEventListener("touchend", () => (pinch = null), { passive: true });
}

const seen = new WeakSet();
let before = null; // the goals at the window's last automatic scroll
let last = null; // the window's last position, which a hidden window loses

const namesOf = (box) => [...new Set([...box.querySelectorAll(goals(box))].map((one) => one.dataset.target))].sort().join(" ");

/** Scroll to the recap's positions at first, and to lit targets if they are new and partly out of view. Don't
 * scroll away from a position that the person has chosen. */
function follow(box) {
  const names = namesOf(box);
  if (names === before) return;
  const first = before === null;
  before = names;
  const spots = first && toldOf(box).length ? [] : spotsOf(box, goals(box));
  if (spots.length ? !spots.every((spot) => inSight(box, spot)) : first) seek(box);
}

/** Scroll a window that has appeared or was drawn to its goals, once; its inset comes later. */
const watch = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    show(target);
    if (!larger(target)) continue;
    if (!seen.has(target)) {
      seen.add(target);
      if (last && !target.scrollLeft && !target.scrollTop) target.scrollTo({ ...last, behavior: "instant" });
      follow(target);
    }
    whenIdle(() => draw(target));
  }
});

/** Store a window's position, and draw its inset (`inset.js`). */
function draw(box) {
  if (larger(box)) last = { left: box.scrollLeft, top: box.scrollTop };
  box.dispatchEvent(new Event("window:moved", { bubbles: true }));
}

function listen(box) {
  let frame = 0;
  box.addEventListener("scroll", () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => draw(box));
  }, { passive: true });
  listenToPinches(box);
}

const known = new WeakSet();

/** Set up the windows in a part of the page after it was drawn. */
export function openWindows(part) {
  for (const box of part.querySelectorAll("[data-window]")) {
    if (!known.has(box)) listen(box);
    known.add(box);
    seen.delete(box);
    setZoom(box);
    watch.unobserve(box);
    watch.observe(box); // continue when the window has a size
  }
}

/** Update the insets after a change of lit targets. */
export function drawInsets(part) {
  for (const box of part.querySelectorAll("[data-window]")) whenIdle(() => larger(box) && draw(box));
}

document.addEventListener("click", (event) => {
  const fit = event.target.closest?.("[data-fit]");
  if (fit) return toggleFit(fit.parentElement.querySelector("[data-window]"));
  const inset = event.target.closest?.("[data-inset]");
  const box = inset?.parentElement.querySelector("[data-window]");
  if (!box) return undefined;
  const { left, top, width, height } = inset.getBoundingClientRect();
  const content = contentOf(box);
  const x = ((event.clientX - left) / width) * content.width;
  const y = ((event.clientY - top) / height) * content.height;
  return centre(box, { left: x, top: y, right: x, bottom: y }, matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
});
