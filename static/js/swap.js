/* Replacing a part of the page so that nothing jumps: focus, scroll and open parts stay, pieces glide. */

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

const piecesOf = (part) => [...part.querySelectorAll("[data-glide]")];
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Let pieces that stand elsewhere now glide there, once; a board names them by data-glide.
 *  One that wasn't there before comes from where its data-glide-from is: a card from the deck. */
function glide(part, before) {
  for (const piece of piecesOf(part)) {
    const { glide: name, glideFrom: source } = piece.dataset;
    const [was, is] = [before.get(name) ?? before.get(source), piece.getBoundingClientRect()];
    const [x, y] = was && is.width && was.width ? [was.x - is.x, was.y - is.y] : [0, 0];
    if (Math.hypot(x, y) < 2) continue;
    // Pixels of the screen in the units of the drawing, which may be scaled and turned.
    const { a, b, c, d } = piece.parentNode.getScreenCTM?.().inverse() ?? new DOMMatrix();
    const from = `${a * x + c * y}px ${b * x + d * y}px`;
    piece.animate([{ translate: from }, { translate: "0 0" }], { duration: 200, easing: "ease-out" });
  }
}

/** Let pieces that are gone glide to where their data-glide-to is: dice that were paid, to their pile. */
function gather(part, pieces) {
  const here = new Set(piecesOf(part).map((piece) => piece.dataset.glide));
  for (const [piece, was] of pieces) {
    const { glide: name, glideTo } = piece.dataset;
    const pile = glideTo && !here.has(name) && part.querySelector(`[data-glide="${glideTo}"]`);
    if (pile && was.width && pile.checkVisibility()) leave(piece, was, pile, homeOf(piece, part) ?? pile.parentNode);
  }
}

/** Where a piece lay, as it is now: there it looks as it did. */
function homeOf(piece, part) {
  const names = [...(piece.parentNode?.classList ?? [])].map((name) => `.${CSS.escape(name)}`);
  return names.length ? part.querySelector(names.join("")) : null;
}

/** A shade of the piece goes; it means nothing, and is nothing that one could click. */
function leave(piece, was, pile, home) {
  const shade = piece.cloneNode(true);
  for (const one of [shade, ...shade.querySelectorAll("[id], [data-target], [data-glide]")])
    for (const name of ["id", "data-target", "data-glide"]) one.removeAttribute(name);
  shade.inert = true;
  shade.classList.add("shade");
  const size = { width: `${was.width}px`, height: `${was.height}px` };
  Object.assign(shade.style, { position: "fixed", inset: "0 auto auto 0", margin: 0, ...size });
  home.append(shade);
  const [origin, goal] = [shade.getBoundingClientRect(), pile.getBoundingClientRect()];
  const at = ({ x, y }) => `${x - origin.x}px ${y - origin.y}px`;
  const way = [{ translate: at(was) }, { translate: at(goal), opacity: 0.2 }];
  shade.animate(way, { duration: 260, easing: "ease-in" }).onfinish = () => shade.remove();
}

/** Put back what somebody was writing; it is yet to be kept, so the field says that it has changed. */
function rewrite(field, value, start, end, once) {
  if (!field) return;
  field.value = value;
  if (once && field.form?.elements.once) field.form.elements.once.value = once; // sent again, it is the same request
  field.setSelectionRange(start, end);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Remember focus, scroll and open details of a part; return a function that brings them back. */
export function keep(part, fallback) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const address = addressOf(focused);
  const page = [window.scrollX, window.scrollY];
  const scrolled = [...part.querySelectorAll(KEPT_SCROLL)].map((box) => [
    box.dataset.keepScroll, box.scrollLeft, box.scrollTop,
  ]);
  const written = [...part.querySelectorAll("[data-keep-value]")]
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => [field.id, field.value, field.selectionStart, field.selectionEnd, field.form?.elements.once?.value]);
  const open = [...part.querySelectorAll("details[id]")].map((box) => [box.id, box.open]);
  const pieces = piecesOf(part).map((piece) => [piece, piece.getBoundingClientRect()]);
  return (fresh) => {
    for (const [id, isOpen] of open) {
      const box = document.getElementById(id);
      if (box) box.open = isOpen;
    }
    for (const [id, ...value] of written) rewrite(document.getElementById(id), ...value);
    for (const [name, left, top] of scrolled)
      fresh.querySelector(`[data-keep-scroll="${name}"]`)?.scrollTo({ left, top, behavior: "instant" });
    if (focused) focusFirst(fresh, [address, fallback]);
    window.scrollTo({ left: page[0], top: page[1], behavior: "instant" });
    if (still()) return;
    glide(fresh, new Map(pieces.map(([piece, was]) => [piece.dataset.glide, was])));
    gather(fresh, pieces);
  };
}

/** Put fresh HTML in a part's place, and prepare it before focus and scroll come back. Our own server's templates have escaped it. */
export function replace(part, html, fallback, prepare) {
  const restore = keep(part, fallback);
  const box = document.createElement("template");
  box.innerHTML = html;
  const fresh = box.content.firstElementChild;
  part.replaceWith(fresh);
  window.htmx?.process(fresh);
  prepare();
  restore(fresh);
}
