/* Drawing a part of the page again so that nothing jumps: focus, scroll and open parts stay, pieces glide. */

import { watchPieces } from "./glide.js";
import { patch } from "./patch.js";

const KEPT_SCROLL = "[data-keep-scroll]";
const SENT = "[hx-post], [hx-get]"; // what htmx has to know

/** Say how to find an element again after its part was drawn anew. */
function addressOf(element) {
  if (!element || element === document.body) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { target } = element.dataset;
  if (target) return `[data-target="${CSS.escape(target)}"]`;
  if (element.name && element.value)
    return `[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  return element.name ? `[name="${CSS.escape(element.name)}"]` : null;
}

/** Focus the first of these that is there and takes it: what was lit may be dark now. */
function focusFirst(part, addresses) {
  for (const address of addresses) {
    const found = address && part.querySelector(address);
    found?.focus({ preventScroll: true });
    if (found && !found.disabled && document.activeElement === found) return;
  }
}

/** Put back what somebody was writing; it is yet to be kept, so the field says that it has changed. */
function rewrite(field, value, start, end, once) {
  if (!field) return;
  field.value = value;
  if (once && field.form?.elements.once) field.form.elements.once.value = once; // sent again, it is the same request
  field.setSelectionRange(start, end);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Remember focus, scroll and open details of a part; return a function that brings back what was lost.
 *  What is drawn for one's own choice (`own`) leads the focus to the fallback if it was on nothing that has a name. */
export function keep(part, fallback, own = true) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const address = addressOf(focused);
  const page = [window.scrollX, window.scrollY];
  const scrolled = [...part.querySelectorAll(KEPT_SCROLL)].map((box) => [
    box.dataset.keepScroll, box.scrollLeft, box.scrollTop,
  ]);
  const written = [...part.querySelectorAll("[data-keep-value]")]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => [field, field.value, field.selectionStart, field.selectionEnd, field.form?.elements.once?.value]);
  const open = [...part.querySelectorAll("details[id]")].map((box) => [box, box.open]);
  const letGlide = watchPieces(part);
  return (fresh) => {
    for (const [box, isOpen] of open) {
      const other = box.isConnected ? null : document.getElementById(box.id);
      if (other) other.open = isOpen;
    }
    for (const [field, ...value] of written) if (!field.isConnected) rewrite(document.getElementById(field.id), ...value);
    for (const [name, left, top] of scrolled) {
      const box = fresh.querySelector(`[data-keep-scroll="${name}"]`);
      if (box && (box.scrollLeft !== left || box.scrollTop !== top)) box.scrollTo({ left, top, behavior: "instant" });
    }
    const stays = focused && document.activeElement === focused && !focused.disabled && !focused.hidden;
    const known = own ? address && addressOf(focused) === address : true;
    if (focused && !(stays && known)) focusFirst(fresh, [address, fallback]);
    if (window.scrollX !== page[0] || window.scrollY !== page[1])
      window.scrollTo({ left: page[0], top: page[1], behavior: "instant" });
    letGlide(fresh);
  };
}

/** Make a part of the page what fresh HTML says (`patch.js`), and set it up before focus and scroll come back. Our own
 *  server's templates have escaped it. */
export function draw(part, html, fallback, { prepare, own = true }) {
  const restore = keep(part, fallback, own);
  const box = document.createElement("template");
  box.innerHTML = html;
  for (const one of patch(part, box.content.firstElementChild, !own))
    if (one.isConnected && (one.matches(SENT) || one.querySelector(SENT))) window.htmx?.process(one);
  prepare();
  restore(part);
}
