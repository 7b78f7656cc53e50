/* Dragging a table's sheet down closes it. */

const DRAG = 40; // downward pixels that close a sheet
let start = null;

document.addEventListener("touchstart", ({ touches, target }) => {
  const sheet = target.closest?.(".prompt[data-open] .choices");
  start = sheet && (sheet.scrollTop <= 0 || target.closest("[data-grip]")) ? touches[0].clientY : null;
}, { passive: true });

document.addEventListener("touchend", ({ changedTouches: [end] }) => {
  if (start !== null && end.clientY - start > DRAG) document.dispatchEvent(new Event("sheet:close"));
  start = null;
}, { passive: true });
