/* Tooltips: an element's effect on the board, and the reason why it is unavailable. One card serves all elements.
 *
 * An element with data-tip has a tooltip: its name (aria-label) and the attribute's text. The card opens under the
 * mouse, on focus, and by a tap on an element that isn't lit; a tap on a lit element selects it. The card takes no
 * clicks and covers as few lit elements as possible. If the page, and not the mouse, has moved an element under
 * the mouse, the card waits for a movement of the mouse.
 */

const REST = 350; // milliseconds until the card opens at a resting mouse
const GAP = 10;
const STILL = 4; // pixels that a resting mouse may move

const card = Object.assign(document.createElement("div"), { className: "tip tip--float", id: "tip", hidden: true });
card.setAttribute("role", "tooltip");

let owner = null;
let timer = 0;
let seen = null; // the mouse's position at its last movement
let waiting = false; // the element under the mouse came there without the mouse

const tipped = (event) => event.target.closest?.("[data-tip]") ?? null;

/** Show the reason why a place is unavailable, if the table's prompt has one. */
function reasonFor(target) {
  const reasons = [...document.querySelectorAll("[data-closes]")];
  return target && reasons.find((one) => one.dataset.closes.split(" ").includes(target));
}

function line(tag, text) {
  return Object.assign(document.createElement(tag), { textContent: text });
}

function open(element) {
  if (!element.isConnected || element === owner) return;
  close();
  const name = element.getAttribute("aria-label") ?? "";
  const reason = element.matches(".lit, .chosen") ? null : reasonFor(element.dataset.target);
  const closed = reason && line("p", reason.firstChild.textContent.trim());
  closed?.classList.add("tip__closed");
  const texts = [element.dataset.tip, element.ariaDescription].filter(Boolean).map((text) => line("p", text));
  card.replaceChildren(...[name && line("b", name), ...texts, closed].filter(Boolean));
  document.body.append(card);
  card.hidden = false;
  owner = element;
  place(element.getBoundingClientRect());
  element.setAttribute("aria-describedby", card.id);
}

function close() {
  clearTimeout(timer);
  owner?.removeAttribute("aria-describedby");
  owner = null;
  card.hidden = true;
}

/** Put the card above, below or beside its element: where it fits and covers least. */
function place(box) {
  const { width, height } = card.getBoundingClientRect();
  const middle = box.left + box.width / 2 - width / 2;
  const centre = box.top + box.height / 2 - height / 2;
  const spots = [
    [middle, box.top - height - GAP],
    [middle, box.bottom + GAP],
    [box.right + GAP, centre],
    [box.left - width - GAP, centre],
  ].map(([x, y]) => [
    Math.max(6, Math.min(x, innerWidth - width - 6)),
    Math.max(6, Math.min(y, innerHeight - height - 6)),
  ]);
  const lit = [...document.querySelectorAll(".lit[data-target]")].map((one) => one.getBoundingClientRect());
  const cost = ([x, y]) =>
    lit.filter((one) => meets(one, x, y, width, height)).length + (meets(box, x, y, width, height) ? 50 : 0);
  const [left, top] = spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

const meets = (box, x, y, width, height) =>
  box.width > 0 && box.left < x + width && x < box.right && box.top < y + height && y < box.bottom;

/** Return whether the mouse has moved since its stored position; store the new position. */
function moved({ clientX, clientY }) {
  const rests = seen !== null && Math.hypot(clientX - seen.clientX, clientY - seen.clientY) < STILL;
  if (!rests) seen = { clientX, clientY };
  return !rests;
}

function openSoon(element) {
  timer = setTimeout(() => open(element), REST);
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const element = tipped(event);
  if (element === owner) return;
  close();
  waiting = element !== null && !moved(event);
  if (element && !waiting) openSoon(element);
});

document.addEventListener("pointermove", (event) => {
  if (event.pointerType !== "mouse" || !moved(event) || !waiting) return;
  waiting = false;
  const element = tipped(event);
  if (element && element !== owner) openSoon(element);
}, { passive: true });

document.addEventListener("focusin", (event) => {
  const element = tipped(event);
  if (element?.matches(":focus-visible")) open(element);
  else if (owner && !element) close();
});

document.addEventListener("click", (event) => {
  const element = tipped(event);
  const again = element !== null && element === owner && event.detail > 0;
  close();
  if (element && !again && !element.matches(".lit, .chosen")) open(element);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") close();
});

for (const kind of ["scroll", "resize"]) addEventListener(kind, close, { capture: true, passive: true });

document.addEventListener("table:drawn", ({ detail }) => {
  if (detail.own || !owner?.isConnected) close();
  else owner.setAttribute("aria-describedby", card.id);
});
