/* A lesson's page: a new step's card gets the focus, and its marked places scroll into view. */

import { narrow } from "./panes.js";

/** Scroll the marked places into view (the last one if not all fit), and the step in the list of steps. */
function lead(table) {
  const spots = [...table.querySelectorAll("[data-pointed]")].filter((one) => one.checkVisibility());
  if (!spots.every(isOpenToView)) spots.at(-1).scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const now = table.querySelector(".lesson-steps [aria-current]");
  if (now) now.closest("ol").scrollTop = now.offsetTop - now.offsetHeight; // with the previous step above
}

/** On a phone the players cover the board's top, and the dock its foot. */
function isOpenToView(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const edge = (selector, side, other) => (narrow.matches && document.querySelector(selector)?.getBoundingClientRect()[side]) || other;
  return top >= edge(".strip", "bottom", 0) && bottom <= edge(".dock", "top", innerHeight);
}

function show() {
  const table = document.getElementById("table");
  if (table?.dataset.step) lead(table);
}

document.addEventListener("table:drawn", show);
show();
