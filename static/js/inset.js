/* The inset beside a window ([data-inset], `window.js`): it shows the whole board, the window as a frame, and lit
 * targets as dots. It is in the corner where it covers no piece. It loads after the page.
 */

import { contentOf, larger, LIT, spotsOf } from "./spots.js";

const insetOf = (box) => box.parentElement.querySelector("[data-inset]");

const CORNERS = ["bottom-left", "top-left", "top-right"];

/** Put the inset into the corner where it covers the fewest lit targets and figures. */
function standAside(box, inset) {
  const matters = [...box.querySelectorAll(".lit, .chosen, .new, [data-glide]")].map((one) => one.getBoundingClientRect());
  const corners = new Map([inset.dataset.corner, ...CORNERS].filter(Boolean).map((one) => [one, cornerOf(inset, one)]));
  const covered = ({ left, right, top, bottom }) =>
    matters.filter((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top).length;
  const [[best, least]] = [...corners].map(([one, rect]) => [one, covered(rect)]).sort(([, one], [, other]) => one - other);
  inset.dataset.corner = best;
  inset.classList.toggle("covers", least > 0);
}

/** Return the inset's box in a corner, with the same distance to both edges. */
function cornerOf(inset, corner) {
  const [outer, own] = [inset.offsetParent, inset].map((one) => one.getBoundingClientRect());
  const aside = Math.min(own.left - outer.left, outer.right - own.right);
  const above = Math.min(own.top - outer.top, outer.bottom - own.bottom);
  const left = corner.endsWith("left") ? outer.left + aside : outer.right - aside - own.width;
  const top = corner.startsWith("top") ? outer.top + above : outer.bottom - above - own.height;
  return { left, top, right: left + own.width, bottom: top + own.height };
}

/** Redraw the inset: the window's frame and a dot for each lit target. */
function drawInset(box) {
  const inset = insetOf(box);
  const shown = larger(box);
  if (!inset) return;
  const [{ width, height }, spots] = [contentOf(box), spotsOf(box, LIT)];
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
  if (inset.offsetParent) standAside(box, inset); // it has no position until it is drawn
  for (const old of inset.querySelectorAll(".inset-view, .inset-spot")) old.remove();
  inset.append(...dots, view);
}

function mark(className) {
  const made = Object.assign(document.createElement("i"), { className });
  made.dataset.own = "";
  return made;
}

document.addEventListener("window:moved", ({ target }) => drawInset(target));
document.querySelectorAll("[data-window]").forEach(drawInset);
