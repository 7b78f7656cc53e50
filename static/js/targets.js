/* Target narrowing: the whole interaction with every board, with no code per title.
 *
 * A choice is a button with data-targets, a board's element has data-target. What occurs in the targets of a
 * remaining choice is lit; taking it keeps the choices that have it. One that is left alone, or whose own button
 * was pressed, is picked: shown, not sent. Sending is `choose.js`.
 */

export class Narrowing {
  /** `changed(taken)` hears of every change; `explain(target)` says why a place is closed, and whether it is. */
  constructor(root, { changed, explain }) {
    this.root = root;
    this.changed = changed;
    this.explain = explain;
    this.chosen = [];
    this.choices = [...root.querySelectorAll("button[data-targets]")].map((button) => ({
      button,
      targets: new Set(button.dataset.targets.split(" ").filter(Boolean)),
    }));
    this.picked = this.choices.length === 1 ? this.choices[0] : null;
    this.byButton = this.picked !== null;
    this.show();
  }

  get remaining() {
    return this.having(this.chosen);
  }

  having(targets) {
    return this.choices.filter((choice) => targets.every((one) => choice.targets.has(one)));
  }

  /** What is chosen, to take it up again after the table was drawn anew. */
  get memory() {
    return { chosen: this.chosen, key: this.byButton ? this.picked?.button.value : undefined };
  }

  /** Take up what was chosen before the table was drawn anew, as far as it still stands. */
  resume({ chosen, key }) {
    if (this.having(chosen).length) this.chosen = chosen;
    const same = this.choices.find(({ button }) => button.value === key);
    if (same) [this.picked, this.byButton] = [same, true];
    else if (chosen.length) this.settle();
    this.show();
  }

  /** A place of the board: choose it, or let it go. */
  take(target) {
    if (this.chosen.includes(target)) return this.letGo(target);
    if (this.byButton && this.picked.targets.has(target)) return this.letGo();
    if (!this.isLit(target) && (this.explain(target) || !this.having([target]).length)) return undefined;
    this.chosen = this.fitting(target);
    this.byButton = false;
    this.settle();
    this.show();
    return this.changed(true);
  }

  isLit(target) {
    return this.having([...this.chosen, target]).length > 0;
  }

  /** What was chosen before and goes with a new target; the rest gives way to it. */
  fitting(target) {
    const kept = [target];
    for (const one of this.chosen) if (this.having([...kept, one]).length) kept.push(one);
    return kept;
  }

  settle() {
    const rest = this.remaining;
    this.picked = rest.length === 1 ? rest[0] : null;
  }

  /** A choice's own button: pick it, or let it go. */
  pick(button) {
    if (this.picked?.button === button) return this.letGo();
    this.picked = this.choices.find((choice) => choice.button === button);
    this.byButton = true;
    if (!this.remaining.includes(this.picked)) this.chosen = [];
    this.show();
    return this.changed(true);
  }

  /** Let a chosen target go; without one what is picked, else the last. Say whether there was any. */
  letGo(target) {
    const byButton = this.byButton && this.picked !== null;
    if (!byButton && !this.chosen.length) return false;
    if (target === undefined && !byButton) this.chosen = this.chosen.slice(0, -1);
    if (target !== undefined) this.chosen = this.chosen.filter((one) => one !== target);
    [this.picked, this.byButton] = [null, false];
    if (this.chosen.length) this.settle();
    this.show();
    this.changed(false);
    return true;
  }

  /** Let all go. */
  clear() {
    [this.chosen, this.picked, this.byButton] = [[], null, false];
    this.show();
    this.changed(false);
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
      choice.button.classList.toggle("chosen", choice === this.picked);
      choice.button.setAttribute("aria-pressed", String(choice === this.picked));
    }
    this.root.classList.toggle("narrowed", this.chosen.length > 0);
  }

  mark(element, lit, rest) {
    const { target } = element.dataset;
    const on = lit.has(target);
    const chosen = this.chosen.includes(target) || Boolean(on && this.picked?.targets.has(target));
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
  if (element.getAttribute("tabindex") !== "0") element.setAttribute("tabindex", "0"); // with the focus it forces style
  element.setAttribute("aria-pressed", String(chosen));
  if (element.hasAttribute("data-named") || !element.matches("[aria-label], [aria-labelledby]")) {
    element.dataset.named = "";
    element.setAttribute("aria-label", name);
  }
}

function restore(element) {
  if (element.dataset.role === undefined) return;
  if (element.dataset.role) element.setAttribute("role", element.dataset.role);
  else element.removeAttribute("role");
  element.removeAttribute("aria-pressed");
  if (element.dataset.stop) element.setAttribute("tabindex", element.dataset.stop);
  else element.removeAttribute("tabindex");
  if (element.dataset.named !== undefined) element.removeAttribute("aria-label");
  element.classList.remove("hint");
  for (const name of ["role", "stop", "named"]) delete element.dataset[name];
}

/** What a choice's button says to the eye. */
export const labelOf = (button) => button.querySelector(".choice__label")?.textContent.trim() ?? "";

/** An element that the title hasn't named is called after what it does, if that is one thing. */
function nameOf(target, rest) {
  const own = rest.filter(({ targets }) => targets.has(target));
  return own.length === 1 ? labelOf(own[0].button) : target;
}
