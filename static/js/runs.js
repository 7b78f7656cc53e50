/* Runs: choices of the same kind are picked one after the other and confirmed once.
 *
 * A choice with data-more may be followed by others of its kind. The site knows which (`data-onward` of the form). It
 * sends them as buttons, which stand among the choices until they are confirmed, taken back or drawn anew.
 */

import { ask } from "./ask.js";

let known = new Map(); // what may follow, as HTML, by the picks
let decision = "";
let now = null; // the course of the page's narrowing

const targetsOf = ({ dataset }) => new Set(dataset.targets.split(" ").filter(Boolean));

/** Return the HTML of the choices that may follow a run's picks; empty if the site can't say. */
async function following(form, keys) {
  if (decision !== form.elements.decision.value) known = new Map();
  decision = form.elements.decision.value;
  const query = new URLSearchParams([["decision", decision], ...keys.map((key) => ["key", key])]).toString();
  if (known.has(query)) return known.get(query);
  const answer = await ask(`${form.dataset.onward}?${query}`).catch(() => null);
  const html = answer?.ok ? await answer.text() : "";
  if (html) known.set(query, html);
  return html;
}

/** Put the choices that follow after the others, and return them. */
function shown(list, html, tile) {
  const box = document.createElement("template");
  box.innerHTML = html; // the server's templates have escaped it
  const groups = [...box.content.querySelectorAll(".choice-group")];
  for (const group of groups) Object.assign(group.dataset, { run: "", own: "", inTile: tile });
  [...list.querySelectorAll(".choice-group")].at(-1).after(...groups);
  const buttons = groups.flatMap((group) => [...group.querySelectorAll("button[data-targets]")]);
  return buttons.map((button) => ({ button, targets: targetsOf(button) }));
}

/** The picks of a narrowing, one after the other. Its `take`, `pick` and `letGo` come first; they return whether that
 * was all. */
class Course {
  constructor(narrowing) {
    this.narrowing = narrowing;
    this.waiting = null; // clicks until the choices that follow a pick are there
  }

  get last() {
    return this.narrowing.picked ? null : this.narrowing.behind.at(-1);
  }

  /** Bring the choices that may follow the picked one; `wanted`: the keys of picks to make again. */
  async goOn([next, ...after]) {
    const { narrowing } = this;
    const { picked, run } = narrowing;
    const { form } = picked.button;
    const waiting = (this.waiting = []);
    const html = await following(form, run.map(({ button }) => button.value));
    if (now !== this || this.waiting !== waiting) return; // it was taken back, or the table was drawn anew
    this.waiting = null;
    const tile = picked.button.closest(".choice-group").dataset.inTile;
    this.narrow(html ? shown(form.querySelector(".choices"), html, tile) : []);
    form.closest(".prompt").dataset.followed = run.length;
    const again = narrowing.behind.length && narrowing.choices.find(({ button }) => button.value === next);
    if (again) this.pickAgain(again, after);
    for (const click of waiting) click();
  }

  /** Narrow among the choices that follow, with the pick behind them. */
  narrow(choices) {
    const { narrowing } = this;
    if (!choices.length) return;
    const { chosen, picked, byButton } = narrowing;
    narrowing.behind.push({ choices: narrowing.choices, chosen, picked, byButton });
    Object.assign(narrowing, { choices, chosen: [], picked: null, byButton: false });
    narrowing.show();
    narrowing.changed(false);
  }

  /** Pick a choice that was picked before a redraw, and those after it. */
  pickAgain(choice, after) {
    Object.assign(this.narrowing, { picked: choice, byButton: true });
    this.narrowing.show();
    this.narrowing.changed(false, after);
  }

  /** Return to the choices among which the last pick was made, with that selection. */
  goBack() {
    const { narrowing } = this;
    for (const { button } of narrowing.choices) button.closest("[data-run]")?.remove();
    Object.assign(narrowing, narrowing.behind.pop());
  }

  takeBack() {
    this.goBack();
    Object.assign(this.narrowing, { chosen: [], picked: null, byButton: false });
    this.narrowing.show();
    this.narrowing.changed(false);
    return true;
  }

  /** Return to the choices before the first pick. */
  leave() {
    this.waiting = null;
    while (this.narrowing.behind.length) this.goBack();
  }

  take(target) {
    const { narrowing, last } = this;
    if (this.waiting) return this.waiting.push(() => narrowing.take(target)) > 0;
    if (!last || narrowing.isLit(target)) return false;
    if (last.picked.targets.has(target)) return this.takeBack();
    const others = narrowing.behind.length === 1 && last.choices.some(({ targets }) => targets.has(target));
    if (others) this.goBack(); // another choice instead of the only pick
    return false;
  }

  pick(button) {
    const { narrowing, last } = this;
    if (this.waiting) return this.waiting.push(() => narrowing.pick(button)) > 0;
    if (last?.picked.button === button) return this.takeBack();
    return narrowing.choices.every((choice) => choice.button !== button); // an earlier pick stays
  }

  letGo() {
    this.waiting = null;
    return Boolean(this.last) && !this.narrowing.chosen.length && this.takeBack();
  }
}

document.addEventListener("table:picked", ({ detail: { narrowing, wanted } }) => {
  const button = narrowing.picked?.button;
  if (now?.narrowing !== narrowing) now = null;
  if (button?.dataset.more === undefined || !button.form.dataset.onward) return;
  now ??= narrowing.course = new Course(narrowing);
  now.goOn(wanted);
});
document.dispatchEvent(new Event("runs:ready"));
