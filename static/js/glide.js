/* Pieces glide from where they were to where they are: a board names them by data-glide. */

const piecesOf = (part) => [...part.querySelectorAll("[data-glide]")];
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Let pieces that stand elsewhere now glide there, once; a board names them by data-glide.
 *  One that wasn't there before comes from where its data-glide-from is: a card from the deck. */
function glide(part, before) {
  for (const [piece, is] of piecesOf(part).map((one) => [one, one.getBoundingClientRect()])) {
    const { glide: name, glideFrom: source } = piece.dataset;
    const was = before.get(name) ?? before.get(source);
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
  for (const { piece, was, home } of pieces) {
    const { glide: name, glideTo } = piece.dataset;
    const pile = glideTo && !here.has(name) && part.querySelector(`[data-glide="${glideTo}"]`);
    if (pile && was.width && pile.checkVisibility()) leave(piece, was, pile, (home && part.querySelector(home)) ?? pile.parentNode);
  }
}

/** How to find where a piece lay: there it looks as it did. */
const homeOf = ({ parentNode }) => [...parentNode.classList].map((name) => `.${CSS.escape(name)}`).join("");

/** A shade of the piece goes; it means nothing, and is nothing that one could click. */
function leave(piece, was, pile, home) {
  const shade = piece.cloneNode(true);
  for (const one of [shade, ...shade.querySelectorAll("[id], [data-target], [data-glide]")])
    for (const name of ["id", "data-target", "data-glide"]) one.removeAttribute(name);
  shade.inert = true;
  shade.dataset.own = "";
  shade.classList.add("shade");
  const size = { width: `${was.width}px`, height: `${was.height}px` };
  Object.assign(shade.style, { position: "fixed", inset: "0 auto auto 0", margin: 0, ...size });
  home.append(shade);
  const [origin, goal] = [shade.getBoundingClientRect(), pile.getBoundingClientRect()];
  const at = ({ x, y }) => `${x - origin.x}px ${y - origin.y}px`;
  const way = [{ translate: at(was) }, { translate: at(goal), opacity: 0.2 }];
  shade.animate(way, { duration: 260, easing: "ease-in" }).onfinish = () => shade.remove();
}

/** Note where the pieces of a part are; return a function that lets them glide from there once it is drawn. */
export function watchPieces(part) {
  if (still()) return () => {};
  const pieces = piecesOf(part).map((piece) => ({
    piece, name: piece.dataset.glide, was: piece.getBoundingClientRect(), home: piece.dataset.glideTo && homeOf(piece),
  }));
  return (fresh) => {
    glide(fresh, new Map(pieces.map(({ name, was }) => [name, was])));
    gather(fresh, pieces);
  };
}
