/* Scroll the tree of lines to its current step if that is out of view. */

function bringIn(tree) {
  const now = tree.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!now) return;
  const { top, bottom, height } = tree.getBoundingClientRect();
  if (now.top < top || now.bottom > bottom) tree.scrollTop += now.top - top - (height - now.height) / 2;
}

/** A tree in a closed sheet has no size; scroll it when the sheet opens. */
const trees = new ResizeObserver((seen) => seen.forEach(({ target }) => bringIn(target)));

function watch() {
  const tree = document.querySelector(".line-tree");
  if (!tree) return;
  trees.unobserve(tree);
  trees.observe(tree); // observe the new tree
}

document.addEventListener("table:drawn", watch);
watch();
