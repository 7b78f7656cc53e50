/* The mat of a seat over the board. A seat of the strip, or its key, opens it; arrows go on to the other seats, Escape
 * or a click on the board closes it. One can go on choosing meanwhile. Without this file the link leads to a page.
 */

import { ask, isRefused } from "./ask.js";

const KEYS = { ArrowLeft: "previous", ArrowRight: "next" };
const mat = Object.assign(document.createElement("section"), { className: "mat", id: "mat", hidden: true });
mat.setAttribute("aria-labelledby", "mat-heading");

let shown = ""; // the address of the open mat
let opener = null;

/** Put the mat over what is in sight of the board. */
function place() {
  const parts = [...document.querySelectorAll("#table .board :is([data-window], [data-pane])")];
  const board = parts.find((one) => one.checkVisibility()) ?? document.querySelector("#table .board");
  const { left, top, bottom } = board.getBoundingClientRect();
  const wide = innerWidth >= 600;
  const from = Math.max(top, 0) + 8;
  mat.style.left = `${wide ? Math.max(left, 0) + 8 : 8}px`;
  mat.style.top = `${wide ? from : Math.min(from, innerHeight / 3)}px`;
  mat.style.maxHeight = `${Math.max(240, Math.min(bottom, innerHeight) - from - 8)}px`;
}

async function open(address, focus = true) {
  shown = address;
  const answer = await ask(`${address}?partial=1`).catch(() => null);
  if (shown !== address || isRefused(answer)) return;
  if (!answer?.ok) return location.assign(address);
  mat.innerHTML = await answer.text();
  document.querySelector("main").append(mat);
  const sheet = mat.querySelector("link");
  if (!sheet.sheet) await new Promise((done) => (sheet.onload = sheet.onerror = done));
  mat.hidden = false;
  place();
  if (focus) mat.querySelector("#mat-heading").focus({ preventScroll: true });
}

function close() {
  if (mat.hidden) return false;
  const inside = mat.contains(document.activeElement);
  mat.hidden = true;
  shown = "";
  if (inside) (opener?.isConnected ? opener : document.getElementById("prompt"))?.focus({ preventScroll: true });
  return true;
}

document.addEventListener("click", (event) => {
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target.closest?.("a[data-mat]");
  if (link) {
    event.preventDefault();
    if (!mat.contains(link)) opener = link;
    return link.href === shown ? close() : open(link.href);
  }
  if (event.target.closest?.("[data-mat-close]") && mat.contains(event.target)) {
    event.preventDefault();
    return close();
  }
  if (event.target.closest?.("#table .board")) close();
});

document.addEventListener("keydown", (event) => {
  if (mat.hidden || event.altKey || event.ctrlKey || event.metaKey) return;
  const way = mat.contains(event.target) && mat.querySelector(`[data-mat="${KEYS[event.key]}"]`);
  if (!way && event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
  if (way) open(way.href);
  else close();
}, true);

document.addEventListener("table:drawn", () => shown && open(shown, false));
addEventListener("resize", () => mat.hidden || place());
