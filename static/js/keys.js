/* Keys of the table's page. `?` lists the keys (`_keys.html`).
 *
 * A letter presses the element that has it in its data-key. A digit presses the choice with this number (0: the tenth;
 * with Shift those after the tenth, the next ten at each press); if no choice is visible, it opens the sheet. Arrows move between choices, and on the board to the nearest lit element
 * in their direction.
 */

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TEN = 10;
const ASIDE = 2; // the weight of sideways distance

export const typing = (element) => element?.closest?.("input, textarea, select, [contenteditable]");
const busy = (element) => element?.closest?.("a, button, summary, [role=button], [role=tab]");
const seen = (element) => !element.hidden && !element.disabled && element.checkVisibility();

/** `confirm()` sends the picked choice and returns whether there was one; `root()` is the table's part of the
 * page. */
export function listenToKeys({ confirm, root }) {
  document.addEventListener("keydown", (event) => {
    const plain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!root() || event.defaultPrevented || !plain || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const done = event.key === "Enter" ? enter(event.target, confirm) : press(event, root()) || step(event, root());
    if (done) event.preventDefault();
  });
}

/** Enter confirms on the picked choice, and where no button has the focus. */
function enter(element, confirm) {
  const waits = busy(element);
  return (!waits || waits.matches(".chosen")) && confirm();
}

function press({ key, code, shiftKey }, table) {
  const digit = (/^Digit(\d)$/.exec(code) ?? /^(\d)$/.exec(key))?.[1]; // on some keyboards digits need Shift
  const choice = digit && nth(table, Number(digit) || TEN, shiftKey);
  if (choice) {
    choice.click();
    return true;
  }
  if (key === "?" || key === "/") {
    document.getElementById("keys")?.showModal();
    return true;
  }
  const one = key.length === 1 && keyed(key.toLowerCase());
  if (one) one.click();
  return Boolean(one);
}

const choicesOf = (table) => [...table.querySelectorAll("button[data-targets]")].filter(seen);

function nth(table, number, later) {
  const choices = choicesOf(table);
  if (!choices.length) return table.querySelector("[data-sheet][aria-expanded=false]");
  const all = [...table.querySelectorAll("button[data-targets]")].filter((one) => choices.includes(one) || inTile(one));
  if (!later) return [...choices, ...all.filter((one) => !choices.includes(one))][number - 1];
  const found = all.filter((_, at) => at >= TEN && at % TEN === number - 1);
  return found[(found.findIndex((one) => one.matches(".chosen")) + 1) % found.length];
}

/** Return whether a choice of an open list is left, but in another tile. */
const inTile = (one) => !one.hidden && Boolean(one.closest(".choices")?.checkVisibility());

/** Return the element with a letter: a visible one, or one in the closed list of keys. */
function keyed(key) {
  const all = [...document.querySelectorAll(`[data-key~="${CSS.escape(key)}"]`)];
  return all.find((one) => seen(one) || one.closest("dialog"));
}

function step({ key, target }, table) {
  const way = WAYS[key];
  if (!way) return false;
  const radio = target.closest?.('[role="radio"]');
  if (radio) return along([...radio.parentNode.children].filter((one) => !one.disabled), radio, way, true);
  const place = target.closest?.('[data-target][role="button"]');
  if (place) return towards([...table.querySelectorAll('[data-target][role="button"]')].filter(seen), place, way);
  const choice = target.closest?.("button[data-targets]");
  if (!choice) return false;
  return along(choicesOf(table), choice, way);
}

function along(row, here, [x, y], press = false) {
  const next = row[(row.indexOf(here) + x + y + row.length) % row.length];
  next.focus();
  if (press) next.click();
  return true;
}

/** Focus the nearest of these elements in a direction. */
function towards(places, here, [x, y]) {
  const from = middle(here);
  const found = places
    .filter((one) => one.dataset.target !== here.dataset.target)
    .map((one) => [one, middle(one)])
    .map(([one, to]) => [one, (to.x - from.x) * x + (to.y - from.y) * y, Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x)])
    .filter(([, ahead]) => ahead > 1)
    .sort((one, other) => one[1] + ASIDE * one[2] - other[1] - ASIDE * other[2]);
  found[0]?.[0].focus();
  return true;
}

function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
