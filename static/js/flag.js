/* The cost and gain of the selected choice on the board: a small card beside the choice's place. Also marks the
 * elements that the choice reaches; their data-reached-from names the place. If the place is in an element with
 * data-station, the card stands beside that element. */

import { narrow } from "./panes.js";

const GAP = 8;
const WEIGHT = 40; // pixels of distance that outweigh covering one more place

/** Show a choice's card on the board; without a choice, hide the card. Return a function that moves the card
 * beside the choice's most specific place. */
export function flag(root, picked, choices) {
  root.querySelector(".board-card")?.remove();
  const board = root.querySelector(".board");
  const reach = new Set(picked ? reachedBy(board, picked) : []);
  for (const one of board.querySelectorAll("[data-reached-from]")) one.classList.toggle("reached", reach.has(one));
  const card = picked?.button.querySelector(".choice-card");
  const place = picked && placeOf(board, picked, choices);
  if (!place || narrow.matches || !card.querySelector(".amount")) return () => {};
  const shown = card.cloneNode(true);
  shown.classList.add("board-card");
  shown.classList.add(...[...root.querySelector(".prompt").classList].filter((name) => name.startsWith("seat--")));
  board.append(shown);
  return () => stand(board, shown, place);
}

function stand(board, shown, place) {
  const frame = (shown.offsetParent ?? board).getBoundingClientRect(); // the board may have no box of its own
  const [left, top] = spotOf(board, place, frame, shown.getBoundingClientRect());
  shown.style.left = `${left - frame.left}px`;
  shown.style.top = `${top - frame.top}px`;
}

/** Return the card's position: at the foot of a large place, otherwise below, above or beside the station. */
function spotOf(board, place, frame, { width, height }) {
  const at = place.getBoundingClientRect();
  const station = place.closest("[data-station]");
  const { left, top, right, bottom } = (station ?? place).getBoundingClientRect();
  const middle = Math.max(frame.left, Math.min((at.left + at.right - width) / 2, frame.right - width));
  const level = (at.top + at.bottom - height) / 2;
  if (!station && at.height > 3 * height && at.width > width) return [middle, bottom - GAP - height];
  const spots = [
    [middle, bottom + GAP],
    [middle, top - GAP - height],
    [left - GAP - width, level],
    [right + GAP, level],
  ].map(([x, y]) => ({ left: x, top: y, right: x + width, bottom: y + height }));
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const parts = [...document.querySelectorAll(".desk > :is(.dock, .strip)")].map((one) => one.getBoundingClientRect());
  const others = [...board.querySelectorAll("[data-target]")]
    .map((one) => [one.getBoundingClientRect(), one.matches(".chosen, .reached") ? 10 * WEIGHT : WEIGHT]);
  const cost = (spot) => {
    const inside = within(spot, frame) && within(spot, screen) && !parts.some((part) => meets(spot, part));
    const covered = others.reduce((sum, [one, weight]) => sum + (meets(spot, one) ? weight : 0), 0);
    return (inside ? 0 : 100 * WEIGHT) + covered + far(spot, at);
  };
  const best = spots.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return [best.left, Math.max(frame.top, best.top)];
}

const meets = (one, other) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

const within = (one, other) =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

/** Return the distance of two boxes. */
const far = (one, other) => Math.hypot(
  Math.max(0, other.left - one.right, one.left - other.right),
  Math.max(0, other.top - one.bottom, one.top - other.bottom),
);

/** Describe each choice's reach to screen readers, in the words of its card. */
export function sayReach(root, choices) {
  const [board, words] = [root.querySelector(".board"), root.querySelector("[data-reaches]")?.dataset.reaches];
  for (const choice of words ? choices : []) {
    const names = reachedBy(board, choice).map((one) => one.getAttribute("aria-label"));
    if (!names.length) continue;
    choice.button.dataset.reached = words.replace("#", names.join("; "));
    choice.button.querySelector("[data-said]").append(` ${choice.button.dataset.reached}`);
  }
}

/** Return the elements that a choice reaches besides its own places. */
const reachedBy = (board, { targets }) =>
  [...board.querySelectorAll("[data-reached-from]")].filter((one) =>
    one.dataset.reachedFrom.split(" ").some((from) => targets.has(from)),
  );

/** Return the visible place of a choice that the fewest other choices have. */
function placeOf(board, picked, choices) {
  const shared = (target) => choices.filter((choice) => choice.targets.has(target)).length;
  const places = [...board.querySelectorAll(".chosen[data-target]")].filter(
    (one) => picked.targets.has(one.dataset.target) && one.checkVisibility(),
  );
  return places.sort((one, other) => shared(one.dataset.target) - shared(other.dataset.target))[0];
}
