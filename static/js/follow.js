/* Bringing what changed into sight: the pane that has it, and the window of a board that is too large. */

import { narrow } from "./panes.js";

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const shown = (element) => element.getClientRects().length > 0;

/** Where things with these names stand on a board: pieces that move first, then what is drawn on it. */
export function spotsOf(part, names) {
  const found = names.map((name) => part.querySelector(`[data-target="${CSS.escape(name)}"]`)).filter(Boolean);
  const rank = (spot) => (spot.dataset.glide ? 0 : spot.ownerSVGElement ? 1 : 2);
  return found.sort((one, other) => rank(one) - rank(other));
}

/** Go where the most telling of these spots is; nowhere if one of them is in sight already. */
export function follow(part, names) {
  const spots = spotsOf(part, names);
  if (!spots.length) return;
  if (narrow.matches && !spots.some(shown)) turnTo(spots[0]);
  const seen = spots.filter(shown);
  for (const box of new Set(seen.map((spot) => spot.closest("[data-window]")).filter(Boolean)))
    bring(box, seen.find((spot) => box.contains(spot)));
  const inSight = seen.some((spot) => {
    const { top, bottom } = spot.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight * 0.75;
  });
  if (!inSight) seen[0]?.scrollIntoView({ block: "center", behavior: still() ? "instant" : "smooth" });
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
    behavior: still() ? "instant" : "smooth",
  });
}
