/* Narrowing by targets: the interaction with every board, without code for any title.
 *
 * A choice is a button with data-targets; an element of the board has data-target. The targets of all remaining
 * choices are lit. Selecting one keeps the choices that have it. A sole remaining choice, or one whose own button
 * was pressed, is picked: shown, but not sent. `choose.js` sends it.
 *
 * In a run (`runs.js`) choices of the same kind are picked one after the other, among those that may follow the picks
 * before. These stand in `behind`.
 */

export class Narrowing {
  /** `changed(taken)` is called after every change; `explain(target)` shows the reason for an unavailable place
   * and returns whether it is unavailable. */
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
    this.behind = [];
    this.course = null; // of `runs.js`
    this.show();
  }

  /** Return the picks so far, in order. */
  get run() {
    return [...this.behind, this].map(({ picked }) => picked).filter(Boolean);
  }

  /** Return the last pick, or null. */
  get last() {
    return this.run.at(-1) ?? null;
  }

  get remaining() {
    return this.having(this.chosen);
  }

  having(targets) {
    return this.choices.filter((choice) => targets.every((one) => choice.targets.has(one)));
  }

  /** Return the selection, which `resume` restores after a redraw. */
  get memory() {
    const [key, ...then] = this.run.map(({ button }) => button.value);
    const { chosen } = this.behind[0] ?? this;
    return { chosen, key: this.byButton || this.behind.length ? key : undefined, then };
  }

  /** Restore the selection after a redraw, as far as it is still possible. */
  resume({ chosen, key }) {
    if (this.having(chosen).length) this.chosen = chosen;
    const same = this.choices.find(({ button }) => button.value === key);
    if (same) [this.picked, this.byButton] = [same, true];
    else if (chosen.length) this.settle();
    this.show();
  }

  /** Select or deselect a place of the board. */
  take(target) {
    if (this.course?.take(target)) return undefined;
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

  /** Return the earlier targets that are compatible with a new one; all others are deselected. */
  fitting(target) {
    const kept = [target];
    for (const one of this.chosen) if (this.having([...kept, one]).length) kept.push(one);
    return kept;
  }

  settle() {
    const rest = this.remaining;
    this.picked = rest.length === 1 ? rest[0] : null;
  }

  /** Select or deselect a choice by its own button. */
  pick(button) {
    if (this.course?.pick(button)) return undefined;
    if (this.picked?.button === button) return this.letGo();
    this.picked = this.choices.find((choice) => choice.button === button);
    this.byButton = true;
    if (!this.remaining.includes(this.picked)) this.chosen = [];
    this.show();
    return this.changed(true);
  }

  /** Deselect a target; without an argument the picked choice, or else the last target. Return whether there was
   * one. */
  letGo(target) {
    const byButton = this.byButton && this.picked !== null;
    if (this.course?.letGo()) return true;
    if (!byButton && !this.chosen.length) return false;
    if (target === undefined && !byButton) this.chosen = this.chosen.slice(0, -1);
    if (target !== undefined) this.chosen = this.chosen.filter((one) => one !== target);
    [this.picked, this.byButton] = [null, false];
    if (this.chosen.length) this.settle();
    this.show();
    this.changed(false);
    return true;
  }

  /** Deselect everything. */
  clear() {
    this.course?.leave();
    [this.chosen, this.picked, this.byButton] = [[], null, false];
    this.show();
    this.changed(false);
  }

  /** Highlight a choice and its places together. */
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
    for (const { choices, picked } of this.behind)
      for (const choice of choices) choice.button.hidden = choice !== picked;
    this.root.classList.toggle("narrowed", this.chosen.length + this.behind.length > 0);
  }

  mark(element, lit, rest) {
    const { target } = element.dataset;
    const on = lit.has(target);
    const ran = on ? undefined : this.behind.find(({ picked }) => picked.targets.has(target));
    const chosen = ran !== undefined || this.chosen.includes(target) || Boolean(on && this.picked?.targets.has(target));
    element.classList.toggle("lit", on && !chosen);
    element.classList.toggle("chosen", chosen);
    if (on || ran) become(element, chosen, nameOf(target, ran ? [ran.picked] : rest));
    else restore(element);
  }
}

/** Make lit elements buttons for keyboard and screen reader while they are lit. */
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

/** Return the visible text of a choice's button. */
export const labelOf = (button) => button.querySelector(".choice__label")?.textContent.trim() ?? "";

/** Name an element without the title's name after its only action, if it has exactly one. */
function nameOf(target, rest) {
  const own = rest.filter(({ targets }) => targets.has(target));
  return own.length === 1 ? labelOf(own[0].button) : target;
}
