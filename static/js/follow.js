/* Scroll to changes: show their pane, and scroll the window of a large board. */

import { narrow } from "./panes.js";

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const behaviour = () => (still() ? "instant" : "smooth");
const BELONGINGS = '[data-pane="players"], [data-pane="rivals"], [data-pane="merchants"]';
const MARGIN = 24; // pixels around the goal
const shown = (element) => element.getClientRects().length > 0;

/** Return the positions of targets on a board: moving pieces first, then its drawing. */
export function spotsOf(part, names) {
  const found = names.map((name) => part.querySelector(`[data-target="${CSS.escape(name)}"]`)).filter(Boolean);
  const rank = (spot) => (spot.dataset.glide ? 0 : spot.ownerSVGElement ? 1 : 2);
  return found.sort((one, other) => rank(one) - rank(other));
}

/** Scroll to the first of these positions, unless one is already visible, or only players' possessions have
 * changed, which the strip shows. */
export function follow(part, names) {
  const spots = spotsOf(part, names).filter((spot) => !spot.closest(BELONGINGS));
  if (!spots.length) return;
  if (narrow.matches && !spots.some(shown)) turnTo(spots[0]);
  const seen = spots.filter(shown);
  for (const box of new Set(seen.map((spot) => spot.closest("[data-window]")).filter(Boolean)))
    bring(box, seen.find((spot) => box.contains(spot)));
  if (seen.length && !seen.some(inSight)) reach(seen[0]);
}

/** Return the scrolling element around a position, the window around it, or otherwise the page. */
function scrollerOf(spot) {
  for (let box = (spot.closest("[data-window]") ?? spot).parentElement; box; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if (["auto", "scroll"].includes(overflowY) && box.scrollHeight > box.clientHeight + 1) return box;
  }
  return null;
}

function inSight(spot) {
  const { top, bottom } = spot.getBoundingClientRect();
  const box = scrollerOf(spot)?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight * 0.75 };
  return top >= box.top - 1 && bottom <= box.bottom + 1;
}

/** Scroll the board to a position, no further than necessary; scroll nothing else. */
function reach(spot) {
  const box = scrollerOf(spot);
  if (!box?.closest(".board")) return spot.scrollIntoView({ block: "nearest", behavior: behaviour() });
  const [outer, inner] = [box.getBoundingClientRect(), spot.getBoundingClientRect()];
  const [above, below] = [inner.top - outer.top - MARGIN, inner.bottom - outer.bottom + MARGIN];
  box.scrollTo({ top: box.scrollTop + (above < 0 ? above : below), behavior: behaviour() });
}

/** Show the pane of a position. */
function turnTo(spot) {
  const pane = spot.closest("[data-pane]")?.dataset.pane;
  document.querySelector(`[data-tab="${CSS.escape(pane ?? "")}"]`)?.click();
}

/** Scroll a window so that a position is in its upper half, since the explanation may cover the lower. */
function bring(box, spot) {
  const [outer, inner] = [box.getBoundingClientRect(), spot.getBoundingClientRect()];
  const edge = 40;
  const inside = inner.left >= outer.left + edge && inner.right <= outer.right - edge &&
    inner.top >= outer.top + edge && inner.bottom <= outer.top + outer.height * 0.6;
  if (inside) return;
  box.scrollTo({
    left: box.scrollLeft + (inner.left + inner.right) / 2 - (outer.left + outer.right) / 2,
    top: box.scrollTop + (inner.top + inner.bottom) / 2 - (outer.top + outer.height * 0.3),
    behavior: behaviour(),
  });
}
