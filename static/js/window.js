/* A part of a board that is larger than the room for it: a window that scrolls, and an inset of the whole.
 *
 * [data-window] scrolls by itself (drag, pinch and keys are the browser's). When it is first seen, and when
 * other things are lit after a swap, it goes to where they are; if they don't fit, to
 * [data-window-home], else to the first of them. What the recap tells of goes before: what has moved
 * ([data-trail]), else what bears a turn's number, the last of it. In a lesson what it points at goes before all. [data-inset] beside it shows the whole: the window
 * as a frame, lit things as dots; a tap there goes there. It stands in the corner where it covers no piece.
 * [data-fit] shows the whole board in the window, and again what it showed before; two fingers zoom it (--zoom).
 */

import { narrow } from "./panes.js";

const EDGE = 30; // pixels kept between what is lit and the edge

const larger = (box) => box.clientWidth > 0 && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1);
const insetOf = (box) => box.parentElement.querySelector("[data-inset]");

/** Where an element lies within the window's content, in pixels of it. */
function within(box, element) {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  const left = inner.left - outer.left + box.scrollLeft;
  const top = inner.top - outer.top + box.scrollTop;
  return { left, top, right: left + inner.width, bottom: top + inner.height };
}

/** What a lesson points at, else what is lit. */
function wantedIn(box) {
  const pointed = [...box.querySelectorAll("[data-pointed]")];
  return pointed.length ? pointed : [...box.querySelectorAll(".lit, .chosen")];
}

/** Where wanted things lie; of several that stand for the same target, the last. */
function litOf(box) {
  const lit = wantedIn(box).map((element) => [element.dataset.target, element]);
  return [...new Map(lit).values()].map((element) => within(box, element));
}

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

/** Where trails show what has moved, without one where a turn's number marks something; the last comes first. */
function toldOf(box) {
  if (box.querySelector("[data-pointed]")) return [];
  const trails = [...box.querySelectorAll("[data-trail]")].reverse();
  const marks = [...box.querySelectorAll(".step-mark")].filter((one) => one.checkVisibility());
  marks.sort((one, other) => Number(other.textContent) - Number(one.textContent));
  return (trails.length ? trails : marks).map((element) => within(box, element));
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
  const told = toldOf(box);
  const spots = told.length ? told : litOf(box);
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

const CORNERS = ["bottom-left", "top-left", "top-right"];

/** Put the inset into the corner where it covers least of what matters: what is lit, and figures. */
function standAside(box, inset) {
  const matters = [...box.querySelectorAll(".lit, .chosen, .new, [data-glide]")].map((one) => one.getBoundingClientRect());
  const corners = new Map([inset.dataset.corner, ...CORNERS].filter(Boolean).map((one) => [one, cornerOf(inset, one)]));
  const covered = ({ left, right, top, bottom }) =>
    matters.filter((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top).length;
  const [[best, least]] = [...corners].map(([one, rect]) => [one, covered(rect)]).sort(([, one], [, other]) => one - other);
  inset.dataset.corner = best;
  inset.classList.toggle("covers", least > 0);
}

/** Where the inset would lie in a corner: as far from its edges as it is from those of its own. */
function cornerOf(inset, corner) {
  const [outer, own] = [inset.offsetParent, inset].map((one) => one.getBoundingClientRect());
  const aside = Math.min(own.left - outer.left, outer.right - own.right);
  const above = Math.min(own.top - outer.top, outer.bottom - own.bottom);
  const left = corner.endsWith("left") ? outer.left + aside : outer.right - aside - own.width;
  const top = corner.startsWith("top") ? outer.top + above : outer.bottom - above - own.height;
  return { left, top, right: left + own.width, bottom: top + own.height };
}

/** Draw the inset anew: the frame of the window and a dot for all that is lit. */
function draw(box) {
  const inset = insetOf(box);
  const shown = larger(box);
  if (shown) last = { left: box.scrollLeft, top: box.scrollTop };
  if (!inset) return;
  const [width, height, spots] = [box.scrollWidth, box.scrollHeight, litOf(box)];
  const share = (value, whole) => `${(100 * value) / whole}%`;
  const view = mark("inset-view");
  view.style.left = share(box.scrollLeft, width);
  view.style.top = share(box.scrollTop, height);
  view.style.width = share(box.clientWidth, width);
  view.style.height = share(box.clientHeight, height);
  const dots = spots.map(({ left, top, right, bottom }) => {
    const dot = mark("inset-spot");
    dot.style.left = share((left + right) / 2, width);
    dot.style.top = share((top + bottom) / 2, height);
    return dot;
  });
  inset.hidden = !shown;
  if (inset.offsetParent) standAside(box, inset); // it has no place while it isn't drawn
  for (const old of inset.querySelectorAll(".inset-view, .inset-spot")) old.remove();
  inset.append(...dots, view);
}

const mark = (className) => Object.assign(document.createElement("i"), { className });

const seen = new WeakSet();
let before = null; // what was lit when a window last went anywhere
let last = null; // where a window was when it was last in sight: one drawn anew out of sight has lost it

const namesOf = (box) => [...new Set(wantedIn(box).map((one) => one.dataset.target))].sort().join(" ");

/** Go to what is told of, at first, and to what is lit if that is new and not all in sight; never away from what
 * somebody looks at. */
function follow(box) {
  const names = namesOf(box);
  if (names === before) return;
  const first = before === null;
  before = names;
  const spots = first && toldOf(box).length ? [] : litOf(box);
  if (spots.length ? !spots.every((spot) => inSight(box, spot)) : first) seek(box);
}

/** A window that has come into sight, drawn anew perhaps, goes to what is lit, once. */
const watch = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    show(target);
    if (!larger(target)) continue;
    if (!seen.has(target)) {
      seen.add(target);
      if (last && !target.scrollLeft && !target.scrollTop) target.scrollTo({ ...last, behavior: "instant" });
      follow(target);
    }
    draw(target);
  }
});

/** Take up the windows of a part of the page that was drawn, or drawn anew. */
export function openWindows(part) {
  for (const box of part.querySelectorAll("[data-window]")) {
    let frame = 0;
    box.addEventListener("scroll", () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => draw(box));
    }, { passive: true });
    listenToPinches(box);
    setZoom(box); // the rest of it once it has its size
    watch.observe(box);
  }
}

/** What is lit has changed: show it in the insets. */
export function drawInsets(part) {
  for (const box of part.querySelectorAll("[data-window]")) if (larger(box)) draw(box);
}

document.addEventListener("click", (event) => {
  const fit = event.target.closest?.("[data-fit]");
  if (fit) return toggleFit(fit.parentElement.querySelector("[data-window]"));
  const inset = event.target.closest?.("[data-inset]");
  const box = inset?.parentElement.querySelector("[data-window]");
  if (!box) return undefined;
  const { left, top, width, height } = inset.getBoundingClientRect();
  const x = ((event.clientX - left) / width) * box.scrollWidth;
  const y = ((event.clientY - top) / height) * box.scrollHeight;
  return centre(box, { left: x, top: y, right: x, bottom: y }, matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
});
