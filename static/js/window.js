/* A part of a board that is larger than the room for it: a window that scrolls, and an inset of the whole.
 *
 * [data-window] scrolls by itself (drag, pinch and keys are the browser's). When it is first seen, and when
 * other things are lit, or pointed at by a lesson, after a swap, it goes to where they are; if they don't fit, to
 * [data-window-home], else to the first of them. What the recap tells of goes before: what has moved
 * ([data-trail]: the piece and its way), else what bears a turn's number, the last of it; all of the board can be
 * scrolled above the recap (--covered). [data-inset] beside it shows the whole: the window as a frame, lit things as
 * dots; a tap there goes there. It stands in the corner where it covers no piece.
 * [data-fit] shows the whole board in the window, and again what it showed before; two fingers zoom it (--zoom).
 */

import { narrow } from "./panes.js";
import { whenIdle } from "./spare.js";
import { contentOf, larger, LIT, spotsOf, within } from "./spots.js";

const EDGE = 30; // pixels kept between what is lit and the edge
const POINTED = "[data-pointed]";

/** What a window goes to: what a lesson points at, else what is lit. */
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

/** The piece that left a trail: of a long way, its end is what matters. */
const pieceOf = (box, trail) => box.querySelector(`[data-glide="${CSS.escape(trail.dataset.trail)}"]`) ?? trail;

/** Where pieces and their trails show what has moved, without one where a turn's number marks something; the last
 * comes first. */
function toldOf(box) {
  const trails = [...box.querySelectorAll("[data-trail]")].reverse();
  const moved = [...trails.map((trail) => pieceOf(box, trail)), ...trails];
  const marks = [...box.querySelectorAll(".step-mark")].filter((one) => one.checkVisibility());
  marks.sort((one, other) => Number(other.textContent) - Number(one.textContent));
  return (moved.length ? moved : marks).map((element) => within(box, element));
}

/** How much of a window's height can be seen: a recap may lie over its foot. */
function free(box) {
  const recap = document.querySelector(".recap")?.getBoundingClientRect();
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const over = recap && recap.left < right && recap.right > left && recap.top > top && recap.top < bottom;
  return over ? recap.top - top : box.clientHeight;
}

/** Bring a spot to the middle of what can be seen of the window. */
function centre(box, { left, top, right, bottom }, behavior = "instant") {
  box.scrollTo({
    left: (left + right - box.clientWidth) / 2,
    top: (top + bottom - free(box)) / 2,
    behavior,
  });
}

/** Go to where all that is told of, or is lit, can be seen, or as near to it as the window allows. */
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
const FITTED = 0.6; // below this there is no room for what is written on the board
let zoom = 1; // kept when a window is drawn anew

/** The zoom at which the whole board is in the window. */
function fitting(box) {
  const [width, height] = ["width", "height"].map((side) => Number(box.querySelector("svg").getAttribute(side)));
  return Math.min(1, box.clientWidth / width, box.clientHeight / height);
}

/** Zoom so that what is at a point of the window stays there. */
function zoomTo(box, wanted, x = box.clientWidth / 2, y = box.clientHeight / 2) {
  const next = Math.min(ZOOM_MOST, Math.max(fitting(box), wanted));
  const [left, top] = [(box.scrollLeft + x) / zoom, (box.scrollTop + y) / zoom];
  zoom = next;
  show(box);
  box.scrollTo({ left: left * next - x, top: top * next - y, behavior: "instant" });
  draw(box);
}

/** Say the zoom to the style sheet; all of the board is styled anew then, so only if it is another one. */
function setZoom(box) {
  const said = Number(box.style.getPropertyValue("--zoom") || 1);
  if (said !== zoom) box.style.setProperty("--zoom", zoom);
}

/** Draw the board at its zoom, and say on the button whether that is the whole of it. */
function show(box) {
  const least = fitting(box);
  const whole = least < 1 && zoom <= least + 0.001;
  setZoom(box);
  box.parentElement.classList.toggle("fitted", narrow.matches && zoom < FITTED);
  box.parentElement.querySelector("[data-fit]")?.setAttribute("aria-pressed", String(whole));
}

/** Show the whole board, or again the places that are lit. */
function toggleFit(box) {
  if (zoom > fitting(box) + 0.001) return zoomTo(box, 0);
  zoomTo(box, 1);
  return seek(box);
}

/** Two fingers zoom the board alone, not the page. */
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
let before = null; // what was lit, or pointed at, when a window last went anywhere
let last = null; // where a window was when it was last in sight: out of sight it loses that

const namesOf = (box) => [...new Set([...box.querySelectorAll(goals(box))].map((one) => one.dataset.target))].sort().join(" ");

/** Go to what is told of, at first, and to what is lit if that is new and not all in sight; never away from what
 * somebody looks at. */
function follow(box) {
  const names = namesOf(box);
  if (names === before) return;
  const first = before === null;
  before = names;
  const spots = first && toldOf(box).length ? [] : spotsOf(box, goals(box));
  if (spots.length ? !spots.every((spot) => inSight(box, spot)) : first) seek(box);
}

/** A window that has come into sight, or was drawn, goes to what is lit, once; the inset of it can wait. */
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

/** Note where a window is, and have its inset drawn (`inset.js`). */
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

/** Take up the windows of a part of the page that was drawn. */
export function openWindows(part) {
  for (const box of part.querySelectorAll("[data-window]")) {
    if (!known.has(box)) listen(box);
    known.add(box);
    seen.delete(box);
    setZoom(box);
    watch.unobserve(box);
    watch.observe(box); // the rest of it once it has its size
  }
}

/** What is lit has changed: show it in the insets. */
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
