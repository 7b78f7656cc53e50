/* The prompt: select a choice, see its cost, gain and rest, then confirm it by one button.
 *
 * `targets.js` knows the selection. This module shows it in the prompt: the choice card, chips of selected places,
 * tiles if there are many choices, and on a phone the sheet over the board.
 */

import { flag } from "./flag.js";
import { announce } from "./announcements.js";
import { narrow } from "./panes.js";
import { fill, oneTap, sendsItself } from "./sending.js";
import { labelOf } from "./targets.js";

export class Prompt {
  /** `root` is the part of the page with the table; `same`: the decision is that of `before` the redraw. */
  constructor(root, before = {}, same = false) {
    this.root = root;
    this.part = root.querySelector(".prompt__choices");
    this.tile = before.tile;
    this.bySheet = before.bySheet ?? false;
    for (const setting of root.querySelectorAll("[data-one-tap]")) setting.checked = oneTap();
    if (!this.part) return;
    const tiles = this.find("[data-tiles]");
    if (tiles) tiles.hidden = false;
    this.find("[data-confirm]").hidden = false;
    this.find("[data-tap-offer]")?.removeAttribute("hidden");
    this.open(same ? before.open : this.bySheet);
  }

  find(selector) {
    return this.part?.querySelector(selector);
  }

  get memory() {
    return { tile: this.tile, bySheet: this.bySheet, open: this.isOpen };
  }

  /** Show the selection. With `aloud`, announce it, and send a choice that needs no Confirm; return whether it is
   * sent. */
  show(narrowing, aloud) {
    if (!this.part) return false;
    const { last: picked, chosen, remaining, behind } = narrowing;
    const itself = aloud && sendsItself(narrowing);
    this.part.closest(".prompt").toggleAttribute("data-picked", picked !== null);
    const sole = narrowing.choices.length === 1 && !behind.length;
    this.showDeal(picked, sole);
    this.showChips(picked ? [] : chosen);
    const count = this.find("[data-count]");
    if (count) count.textContent = count.dataset.count.replace("#", remaining.length);
    this.find("[data-hint]").hidden = picked ? !this.find("[data-deal]").hidden : chosen.length > 0;
    this.showTiles(remaining, picked);
    this.showConfirm(narrowing.run, itself);
    const stand = flag(this.root, picked, narrowing.choices);
    this.fit(picked, stand);
    if (!aloud) return false;
    this.say(picked, remaining, { itself });
    if (picked) this.bySheet = this.isOpen;
    if (picked) this.open(false);
    if (picked) this.seek();
    return itself && this.confirm();
  }

  /** On a phone, show the place of a selected choice on the board. */
  seek() {
    const places = [...this.root.querySelectorAll(".board .chosen[data-target]")];
    const place = narrow.matches && places.find((one) => one.checkVisibility() && !inSight(one));
    if (place) place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }

  /** Announce the last pick, and what Confirm does unless the pick is sent by itself; or the number of choices left;
   * with `more`, both. */
  say(picked, remaining, { more = false, itself = false } = {}) {
    const { left, confirmHint } = this.find(".prompt__middle").dataset;
    const rest = left.replace("#", remaining.length);
    if (!picked) return announce(rest);
    const said = picked.button.querySelector("[data-said]").textContent;
    const ends = this.find("[data-with-end]:enabled") ? this.find("[data-confirm]").dataset.ends : "";
    const parts = [`${labelOf(picked.button)}${said}`, itself ? "" : confirmHint, ends, more ? rest : ""];
    return announce(parts.join(" "));
  }

  /** Show a choice's cost, gain and rest. A sole choice can't be deselected, and its card may be empty. */
  showDeal(picked, sole) {
    const deal = this.find("[data-deal]");
    deal.hidden = picked === null;
    deal.querySelector("[data-let-go]").hidden = sole;
    this.find("[data-then]").replaceChildren(...(picked ? partOf(picked, "left") : []));
    this.find("[data-deal-name]").textContent = picked ? labelOf(picked.button) : "";
    for (const part of deal.querySelectorAll("[data-part]")) {
      const amounts = picked ? partOf(picked, part.dataset.part) : [];
      part.querySelector("[data-amounts]").replaceChildren(...amounts);
      part.hidden = picked !== null && !amounts.length;
    }
    const reach = deal.querySelector("[data-deal-reach]");
    reach.textContent = picked?.button.dataset.reached ?? "";
    reach.hidden = !reach.textContent;
    if (picked) deal.hidden = sole && reach.hidden && !deal.querySelector("[data-part]:not([hidden])");
  }

  showChips(chosen) {
    const chips = this.find("[data-chips]");
    chips.hidden = !chosen.length;
    chips.replaceChildren(...chosen.map((target) => chipOf(this.root, target)));
  }

  showTiles(remaining, picked) {
    const groups = [...this.part.querySelectorAll(".choice-group")];
    const left = (group) => group.querySelectorAll(".choice:not([hidden])").length;
    const tiles = [...this.part.querySelectorAll("[data-tile]")];
    const live = groups.filter(left);
    const open = new Set(live.map((group) => group.dataset.inTile));
    const own = picked?.button.closest(".choice-group")?.dataset.inTile;
    this.tile = own ?? (open.has(this.tile) ? this.tile : live[0]?.dataset.inTile);
    for (const group of groups)
      group.hidden = !left(group) || (tiles.length > 0 && group.dataset.inTile !== this.tile);
    for (const tile of tiles) {
      const members = groups.filter((group) => group.dataset.inTile === tile.dataset.tile);
      const count = members.reduce((sum, group) => sum + left(group), 0);
      const chosen = tile.dataset.tile === this.tile;
      tile.querySelector(".tile__count").textContent = count;
      tile.classList.toggle("tile--left", !count);
      tile.setAttribute("aria-checked", String(chosen));
      tile.tabIndex = chosen ? 0 : -1;
    }
  }

  /** Open another tile, which shows other choices and deselects places outside it. */
  turnTo(tile, narrowing) {
    this.tile = tile;
    narrowing.clear();
  }

  /** Handle a click on one of the prompt's own buttons; return whether it was one. */
  press(element, narrowing) {
    const button = element.closest("[data-sheet], [data-let-go], [data-release], [data-tile]");
    if (button?.matches("[data-sheet]")) this.raise();
    else if (button?.matches("[data-let-go]")) narrowing.letGo();
    else if (button?.matches("[data-release]")) narrowing.letGo(button.dataset.release);
    else if (button) this.turnTo(button.dataset.tile, narrowing);
    return button !== null;
  }

  showConfirm(run, itself) {
    const button = this.find("[data-confirm]");
    const name = button.querySelector("[data-confirm-name]");
    button.dataset.word ??= name.textContent;
    button.querySelector("[data-confirm-note]").textContent = fill(this.part, button, run, itself);
    if (run.length > 1) name.textContent = button.dataset.several.replace("#", run.length);
    else name.textContent = run.length ? labelOf(run[0].button) : button.dataset.word;
  }

  /** Measure at the end, after all parts have their layout. */
  fit(picked, stand) {
    const name = this.find("[data-confirm-name]");
    const long = picked !== null && overflows(name);
    stand();
    if (long) name.textContent = this.find("[data-confirm]").dataset.word; // the choice card has the whole name
    this.part.closest(".prompt").toggleAttribute("data-long", long);
  }

  /** Send the selected choice, if there is one. */
  confirm() {
    const button = this.find("[data-confirm]");
    if (!button || button.disabled) return false;
    button.click(); // requestSubmit wouldn't tell htmx which button to send
    return true;
  }

  /* The sheet: on a phone, and where the prompt is low. */

  get isOpen() {
    return this.part?.closest(".prompt").hasAttribute("data-open") ?? false;
  }

  /** Open the sheet after a choice if the board has no lit targets. */
  rise({ picked }) {
    if (!picked && !this.root.querySelector(".lit[data-target]")) this.open(true);
  }

  /** Toggle the sheet; after a key press, move the focus into it. */
  raise() {
    this.open(!this.isOpen);
    const first = this.find('[data-tile][aria-checked="true"], .choice-group:not([hidden]) .choice:not([hidden])');
    if (this.isOpen) first?.focus({ preventScroll: true });
  }

  open(open) {
    const button = this.find("[data-sheet]");
    const was = this.isOpen;
    const now = open && Boolean(button?.checkVisibility());
    this.part?.closest(".prompt").toggleAttribute("data-open", now);
    button?.setAttribute("aria-expanded", String(now));
    return was !== now;
  }
}

/** Return whether an element is vertically above the bar. */
function inSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= document.querySelector(".dock").getBoundingClientRect().top;
}

/** Return whether an element's text is cut off or longer than two lines. */
function overflows(element) {
  const line = parseFloat(getComputedStyle(element).lineHeight);
  return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > 2.5 * line;
}

/** Return the text of a part of a choice card. */
const partOf = ({ button }, part) => [...button.querySelector(`.choice-card__${part}`).cloneNode(true).childNodes];

/** Return a chip for a selected place; a click deselects the place. */
function chipOf(root, target) {
  const element = root.querySelector(`[data-target="${CSS.escape(target)}"]`);
  const names = (element?.getAttribute("aria-labelledby") ?? "").split(" ");
  const words = names.map((id) => document.getElementById(id)?.textContent.trim()).filter(Boolean).join(" ");
  const name = element?.getAttribute("aria-label") || words || element?.textContent.trim() || target;
  const chip = Object.assign(document.createElement("button"), { type: "button", className: "chip-back" });
  chip.dataset.release = target;
  chip.textContent = name;
  return chip;
}
