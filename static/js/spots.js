/* Positions within a window: a board's part that is larger than its space (`window.js`). */

export const larger = (box) => box.clientWidth > 0 && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1);

/** Return the size of a window's scrolling content, without the space that a recap needs below. */
export function contentOf(box) {
  const below = parseFloat(getComputedStyle(box).paddingBottom);
  return { width: box.scrollWidth, height: box.scrollHeight - below };
}

/** Return an element's position within the window's content, in the content's pixels. */
export function within(box, element) {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  const left = inner.left - outer.left + box.scrollLeft;
  const top = inner.top - outer.top + box.scrollTop;
  return { left, top, right: left + inner.width, bottom: top + inner.height };
}

export const LIT = ".lit, .chosen";

/** Return the positions of targets; the last element of several with the same target counts. */
export function spotsOf(box, which) {
  const found = [...box.querySelectorAll(which)].map((element) => [element.dataset.target, element]);
  return [...new Map(found).values()].map((element) => within(box, element));
}
