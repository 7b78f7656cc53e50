/* Replacing a part of the page so that nothing jumps: focus, scroll and open parts stay. */

const KEPT_SCROLL = "[data-keep-scroll]";

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
    if (found && document.activeElement === found) return;
  }
}

/** Remember focus, scroll and open details of a part; return a function that brings them back. */
export function keep(part, fallback) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const address = addressOf(focused);
  const page = [window.scrollX, window.scrollY];
  const scrolled = [...part.querySelectorAll(KEPT_SCROLL)].map((box) => [
    box.dataset.keepScroll, box.scrollLeft, box.scrollTop,
  ]);
  const open = [...part.querySelectorAll("details[id]")].map((box) => [box.id, box.open]);
  return (fresh) => {
    for (const [id, isOpen] of open) {
      const box = document.getElementById(id);
      if (box) box.open = isOpen;
    }
    for (const [name, left, top] of scrolled)
      fresh.querySelector(`[data-keep-scroll="${name}"]`)?.scrollTo({ left, top, behavior: "instant" });
    if (focused) focusFirst(fresh, [address, fallback]);
    window.scrollTo({ left: page[0], top: page[1], behavior: "instant" });
  };
}

/** Put fresh HTML in a part's place. Our own server's templates have escaped it. */
export function replace(part, html, fallback) {
  const restore = keep(part, fallback);
  const box = document.createElement("template");
  box.innerHTML = html;
  const fresh = box.content.firstElementChild;
  part.replaceWith(fresh);
  window.htmx?.process(fresh);
  restore(fresh);
  return fresh;
}
