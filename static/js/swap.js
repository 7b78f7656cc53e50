/* Redraw a part of the page without jumps: focus, scroll position and open parts stay, pieces glide. */

import { watchPieces } from "./glide.js";
import { rememberParts } from "./parts.js";
import { patch } from "./patch.js";

const KEPT_SCROLL = "[data-keep-scroll]";
const SENT = "[hx-post], [hx-get]"; // attributes that htmx must process

/** Return how to find an element again after a redraw of its part. */
function addressOf(element) {
  if (!element || element === document.body) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const { target } = element.dataset;
  if (target) return `[data-target="${CSS.escape(target)}"]`;
  if (element.name && element.value)
    return `[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
  return element.name ? `[name="${CSS.escape(element.name)}"]` : null;
}

/** Focus the first existing element of these that takes the focus; a lit target may no longer be lit. */
function focusFirst(part, addresses) {
  for (const address of addresses) {
    const found = address && part.querySelector(address);
    found?.focus({ preventScroll: true });
    if (found && !found.disabled && document.activeElement === found) return;
  }
}

/** Restore the text that somebody is writing; it is unsaved, so the field reports a change. */
function rewrite(field, value, start, end, once) {
  if (!field) return;
  field.value = value;
  if (once && field.form?.elements.once) field.form.elements.once.value = once; // a repeated request
  field.setSelectionRange(start, end);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Remember focus, scroll positions and open details of a part; return a function that restores them. After the
 * person's own choice (`own`), a focus without an equivalent moves to the fallback. */
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

/** Change a part of the page to match new HTML (`patch.js`), and set it up before restoring focus and scroll. The
 * server's templates have escaped the HTML. */
export function draw(part, html, fallback, { prepare, own = true }) {
  const restore = keep(part, fallback, own);
  const box = document.createElement("template");
  box.innerHTML = html;
  rememberParts(box.content);
  for (const one of patch(part, box.content.firstElementChild, !own))
    if (one.isConnected && (one.matches(SENT) || one.querySelector(SENT))) window.htmx?.process(one);
  prepare();
  restore(part);
}
