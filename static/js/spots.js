/* Where things lie within a window: a part of a board that is larger than the room for it (`window.js`). */

export const larger = (box) => box.clientWidth > 0 && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1);

/** The size of what scrolls in a window, without the room below it that a recap takes. */
export function contentOf(box) {
  const below = parseFloat(getComputedStyle(box).paddingBottom);
  return { width: box.scrollWidth, height: box.scrollHeight - below };
}

/** Where an element lies within the window's content, in pixels of it. */
export function within(box, element) {
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  const left = inner.left - outer.left + box.scrollLeft;
  const top = inner.top - outer.top + box.scrollTop;
  return { left, top, right: left + inner.width, bottom: top + inner.height };
}

export const LIT = ".lit, .chosen";

/** Where things lie; of several that stand for the same target, the last. */
export function spotsOf(box, which) {
  const found = [...box.querySelectorAll(which)].map((element) => [element.dataset.target, element]);
  return [...new Map(found).values()].map((element) => within(box, element));
}
