/* The tree of lines scrolls to the step at which one is, where that isn't in sight. */

function bringIn(tree) {
  const now = tree.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!now) return;
  const { top, bottom, height } = tree.getBoundingClientRect();
  if (now.top < top || now.bottom > bottom) tree.scrollTop += now.top - top - (height - now.height) / 2;
}

/** A tree in a sheet that isn't open has no size: it has one as soon as it is. */
const trees = new ResizeObserver((seen) => seen.forEach(({ target }) => bringIn(target)));

function watch() {
  const tree = document.querySelector(".line-tree");
  if (!tree) return;
  trees.unobserve(tree);
  trees.observe(tree); // so that it is looked at again
}

document.addEventListener("table:drawn", watch);
watch();
