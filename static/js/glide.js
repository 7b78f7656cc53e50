/* Pieces glide from their old positions to the new ones; data-glide identifies a piece. */

const piecesOf = (part) => [...part.querySelectorAll("[data-glide]")];
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Let moved pieces glide to their new positions, once; data-glide identifies a piece. A new piece starts at its
 * data-glide-from: a card comes from the deck. */
function glide(part, before) {
  for (const [piece, is] of piecesOf(part).map((one) => [one, one.getBoundingClientRect()])) {
    const { glide: name, glideFrom: source } = piece.dataset;
    const was = before.get(name) ?? before.get(source);
    const [x, y] = was && is.width && was.width ? [was.x - is.x, was.y - is.y] : [0, 0];
    if (Math.hypot(x, y) < 2) continue;
    // Screen pixels in the drawing's units; the drawing may be scaled and rotated.
    const { a, b, c, d } = piece.parentNode.getScreenCTM?.().inverse() ?? new DOMMatrix();
    const from = `${a * x + c * y}px ${b * x + d * y}px`;
    piece.animate([{ translate: from }, { translate: "0 0" }], { duration: 200, easing: "ease-out" });
  }
}

/** Let removed pieces glide to their data-glide-to: paid dice go to their pile. */
function gather(part, pieces) {
  const here = new Set(piecesOf(part).map((piece) => piece.dataset.glide));
  for (const { piece, was, home } of pieces) {
    const { glide: name, glideTo } = piece.dataset;
    const pile = glideTo && !here.has(name) && part.querySelector(`[data-glide="${glideTo}"]`);
    if (pile && was.width && pile.checkVisibility()) leave(piece, was, pile, (home && part.querySelector(home)) ?? pile.parentNode);
  }
}

/** Return the selector of the element that looks as the piece did. */
const homeOf = ({ parentNode }) => [...parentNode.classList].map((name) => `.${CSS.escape(name)}`).join("");

/** Move a copy of the piece; it is invisible to screen readers and takes no clicks. */
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

/** Store the positions of a part's pieces; return a function that lets them glide from there after the redraw. */
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
