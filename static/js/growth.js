/* The chart at a game's end: arrow keys go from point to point, in the order of play. At a running game this module
 * fetches the end's styles, so that the end is drawn at once. */

import { whenIdle } from "./spare.js";

const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

const pointsOf = (chart) =>
  [...chart.querySelectorAll("a[data-ply]")].sort((one, other) => one.dataset.ply - other.dataset.ply);

document.addEventListener("keydown", (event) => {
  const chart = event.target.closest?.("[data-growth] svg") && event.target.closest("[data-growth]");
  if (!chart || !KEYS[event.key]) return;
  event.preventDefault();
  const points = pointsOf(chart);
  points[points.indexOf(event.target) + KEYS[event.key]]?.focus();
});

whenIdle(() => {
  const href = document.querySelector("[data-later-styles]")?.dataset.laterStyles;
  if (href) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
});
