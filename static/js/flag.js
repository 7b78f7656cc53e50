/* On the board, too, a picked choice says what it takes and gives: a small slip beside its place. */

import { narrow } from "./panes.js";

const GAP = 8;

/** Show a choice's slip beside the place that says most about it; without one, put it away. */
export function flag(root, picked, choices) {
  root.querySelector(".board-slip")?.remove();
  const board = root.querySelector(".board");
  const slip = picked?.button.querySelector(".slip");
  const place = picked && placeOf(board, picked, choices);
  if (!place || narrow.matches || !slip.querySelector(".amount")) return;
  const shown = slip.cloneNode(true);
  shown.classList.add("board-slip");
  shown.classList.add(...[...root.querySelector(".prompt").classList].filter((name) => name.startsWith("seat--")));
  board.append(shown);
  const [outer, at, own] = [board, place, shown].map((one) => one.getBoundingClientRect());
  const left = at.left + at.width / 2 - own.width / 2;
  const inside = at.height > 3 * own.height && at.width > own.width;
  const below = at.bottom + GAP + own.height < outer.bottom;
  const top = inside ? at.bottom - GAP - own.height : below ? at.bottom + GAP : at.top - GAP - own.height;
  shown.style.left = `${Math.max(0, Math.min(left, outer.right - own.width) - outer.left)}px`;
  shown.style.top = `${top - outer.top}px`;
}

/** Of a choice's places that can be seen, the one that the fewest other choices have. */
function placeOf(board, picked, choices) {
  const shared = (target) => choices.filter((choice) => choice.targets.has(target)).length;
  const places = [...board.querySelectorAll(".chosen[data-target]")].filter(
    (one) => picked.targets.has(one.dataset.target) && one.checkVisibility(),
  );
  return places.sort((one, other) => shared(one.dataset.target) - shared(other.dataset.target))[0];
}
