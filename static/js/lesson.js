/* A lesson's page: the card has the focus when another step has come, and what it points at is in sight. */

import { narrow } from "./panes.js";

/** Bring into sight what is pointed at, the last of it if not all has room; and the step in the list of steps. */
export function lead(table) {
  const spots = [...table.querySelectorAll("[data-pointed]")].filter((one) => one.checkVisibility());
  if (!spots.every(isOpenToView)) spots.at(-1).scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const now = table.querySelector(".lesson-steps [aria-current]");
  if (now) now.closest("ol").scrollTop = now.offsetTop - now.offsetHeight; // with the step before it
}

/** On a phone the players lie over the board's head, and the dock over its foot. */
function isOpenToView(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const edge = (selector, side, other) => (narrow.matches && document.querySelector(selector)?.getBoundingClientRect()[side]) || other;
  return top >= edge(".strip", "bottom", 0) && bottom <= edge(".dock", "top", innerHeight);
}
