/* Bringing what changed into sight: the pane that has it, and the window of a board that is too large. */

import { narrow } from "./panes.js";

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const behaviour = () => (still() ? "instant" : "smooth");
const BELONGINGS = '[data-pane="players"], [data-pane="rivals"], [data-pane="merchants"]';
const MARGIN = 24; // pixels around a spot that is scrolled to
const shown = (element) => element.getClientRects().length > 0;

/** Where things with these names stand on a board: pieces that move first, then what is drawn on it. */
export function spotsOf(part, names) {
  const found = names.map((name) => part.querySelector(`[data-target="${CSS.escape(name)}"]`)).filter(Boolean);
  const rank = (spot) => (spot.dataset.glide ? 0 : spot.ownerSVGElement ? 1 : 2);
  return found.sort((one, other) => rank(one) - rank(other));
}

/** Go where the most telling of these spots is; nowhere if one of them is in sight already, or if all that
 *  changed is what somebody has: the strip tells that. */
export function follow(part, names) {
  const spots = spotsOf(part, names).filter((spot) => !spot.closest(BELONGINGS));
  if (!spots.length) return;
  if (narrow.matches && !spots.some(shown)) turnTo(spots[0]);
  const seen = spots.filter(shown);
  for (const box of new Set(seen.map((spot) => spot.closest("[data-window]")).filter(Boolean)))
    bring(box, seen.find((spot) => box.contains(spot)));
  if (seen.length && !seen.some(inSight)) reach(seen[0]);
}

/** The part that scrolls by itself and holds a spot, or the window that the spot is in; where none does, the page. */
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

/** Scroll to a spot: its board where that scrolls by itself, no further than it must, and nothing but the board. */
function reach(spot) {
  const box = scrollerOf(spot);
  if (!box?.closest(".board")) return spot.scrollIntoView({ block: "nearest", behavior: behaviour() });
  const [outer, inner] = [box.getBoundingClientRect(), spot.getBoundingClientRect()];
  const [above, below] = [inner.top - outer.top - MARGIN, inner.bottom - outer.bottom + MARGIN];
  box.scrollTo({ top: box.scrollTop + (above < 0 ? above : below), behavior: behaviour() });
}

/** Show the pane that has a spot. */
function turnTo(spot) {
  const pane = spot.closest("[data-pane]")?.dataset.pane;
  document.querySelector(`[data-tab="${CSS.escape(pane ?? "")}"]`)?.click();
}

/** Scroll a window so that a spot stands in the upper half of it: below may lie what is said of it. */
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
