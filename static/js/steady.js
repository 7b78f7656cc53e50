/* A tap on a table that has just changed does nothing, since the finger aimed at what was there before. A mouse and keys
 * aren't held up. */

const SETTLES = 400; // milliseconds after the prompt has changed
const TAPPED = "#table:not([data-step]) :is(.prompt__choices, .board)"; // a lesson changes only by its own taps

let changed = -SETTLES;
let kind = ""; // of the last pointer

document.addEventListener("table:drawn", ({ detail }) => {
  if (!detail.same) changed = performance.now();
});
document.addEventListener("pointerdown", ({ pointerType }) => (kind = pointerType), true);
document.addEventListener("click", (event) => {
  const taps = event.detail > 0 && kind !== "mouse"; // a key's click has no count
  if (!taps || performance.now() - changed >= SETTLES || !event.target.closest(TAPPED)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
