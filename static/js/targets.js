/* Target narrowing: the whole interaction with every board, with no code per title.
 *
 * A choice is a button with data-targets, a board's element has data-target. What occurs in the
 * targets of a remaining choice is lit; taking it keeps the choices that have it.
 */

/** Whether a choice ends the turn: then only its own button sends it. */
const endsTurn = (button) => button.classList.contains("choice--final");

export class Narrowing {
  /** `send(button)` submits a choice; `asks()` says whether a last tap should name it first. */
  constructor(root, { send, asks, explain }) {
    this.root = root;
    this.send = send;
    this.asks = asks;
    this.explain = explain;
    this.chosen = [];
    this.choices = [...root.querySelectorAll("button[data-targets]")].map((button) => ({
      button,
      targets: new Set(button.dataset.targets.split(" ").filter(Boolean)),
    }));
    this.show();
  }

  get remaining() {
    return this.choices.filter(({ targets }) => this.chosen.every((one) => targets.has(one)));
  }

  /** Take up what was chosen before the table was drawn anew, as far as it still stands. */
  resume(chosen) {
    const before = this.chosen;
    this.chosen = chosen;
    if (!this.remaining.length) this.chosen = before;
    this.show();
  }

  take(target) {
    if (this.chosen.includes(target)) return this.widen(target);
    if (!this.isLit(target)) return this.explain(target);
    this.chosen.push(target);
    this.show();
    const rest = this.remaining;
    if (rest.length !== 1) return undefined;
    const [{ button }] = rest;
    if (endsTurn(button) || this.asks()) return button.classList.add("chosen");
    return this.send(button);
  }

  /** Take a chosen target back; without one, the last. Say whether there was any. */
  widen(target = this.chosen.at(-1)) {
    if (target === undefined) return false;
    this.chosen = this.chosen.filter((one) => one !== target);
    this.show();
    return true;
  }

  isLit(target) {
    return this.remaining.some(({ targets }) => targets.has(target));
  }

  /** Show beside each other what belongs together: a choice and its places. */
  hint(target, button) {
    const targets = button ? (button.dataset.targets ?? "").split(" ") : [target];
    for (const element of this.root.querySelectorAll(".lit[data-target]"))
      element.classList.toggle("hint", targets.includes(element.dataset.target));
    for (const choice of this.choices)
      choice.button.classList.toggle("hint", target !== undefined && choice.targets.has(target));
  }

  show() {
    const rest = this.remaining;
    const lit = new Set(rest.flatMap(({ targets }) => [...targets]));
    for (const element of this.root.querySelectorAll("[data-target]")) this.mark(element, lit, rest);
    for (const choice of this.choices) {
      choice.button.hidden = !rest.includes(choice);
      choice.button.classList.remove("chosen");
    }
    for (const group of this.root.querySelectorAll(".choice-group"))
      group.hidden = !group.querySelector(".choice:not([hidden])");
    this.root.classList.toggle("narrowed", this.chosen.length > 0);
  }

  mark(element, lit, rest) {
    const { target } = element.dataset;
    const on = lit.has(target);
    const chosen = this.chosen.includes(target);
    element.classList.toggle("lit", on && !chosen);
    element.classList.toggle("chosen", chosen);
    if (on) become(element, chosen, nameOf(target, rest));
    else restore(element);
  }
}

/** What is lit is a button for keyboard and screen reader, until it is dark again. */
function become(element, chosen, name) {
  element.dataset.role ??= element.getAttribute("role") ?? "";
  element.dataset.stop ??= element.getAttribute("tabindex") ?? "";
  element.setAttribute("role", "button");
  element.setAttribute("tabindex", "0");
  element.setAttribute("aria-pressed", String(chosen));
  if (!element.hasAttribute("aria-label") && !element.hasAttribute("aria-labelledby"))
    element.setAttribute("aria-label", name);
}

function restore(element) {
  if (element.dataset.role === undefined) return;
  if (element.dataset.role) element.setAttribute("role", element.dataset.role);
  else element.removeAttribute("role");
  element.removeAttribute("aria-pressed");
  if (element.dataset.stop) element.setAttribute("tabindex", element.dataset.stop);
  else element.removeAttribute("tabindex");
  delete element.dataset.role;
  delete element.dataset.stop;
}

/** An element that the title hasn't named is called after what it does, if that is one thing. */
function nameOf(target, rest) {
  const own = rest.filter(({ targets }) => targets.has(target));
  return own.length === 1 ? own[0].button.textContent.trim() : target;
}
