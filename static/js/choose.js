/* Select, see, confirm: what is picked is shown with what it takes, gives and leaves; one button sends it.
 *
 * Narrowing (`targets.js`) knows what is chosen; here it is shown in the prompt: the deal, chips of what is
 * chosen so far, tiles where there are many choices, and on a phone the sheet that rises over the board.
 */

import { announce } from "./heard.js";
import { narrow } from "./panes.js";
import { labelOf } from "./targets.js";

const ONE_TAP = "one-tap";

export class Prompt {
  /** `root` is the part of the page with the table; `same`: it asks what it asked `before` it was drawn anew. */
  constructor(root, before = {}, same = false) {
    this.root = root;
    this.part = root.querySelector(".prompt__choices");
    this.tile = before.tile;
    this.bySheet = before.bySheet ?? false;
    const setting = root.querySelector("[data-one-tap]");
    if (setting) setting.checked = oneTap();
    if (!this.part) return;
    const tiles = this.find("[data-tiles]");
    if (tiles) tiles.hidden = false;
    this.find("[data-confirm]").hidden = false;
    this.open(same ? before.open : this.bySheet);
    this.guard = performance.now();
  }

  find(selector) {
    return this.part?.querySelector(selector);
  }

  get memory() {
    return { tile: this.tile, bySheet: this.bySheet, open: this.isOpen };
  }

  /** Show what is chosen; `told` says it aloud, and with "one tap" sends what undo can take back. */
  show(narrowing, told) {
    if (!this.part) return;
    const { picked, chosen, remaining } = narrowing;
    this.part.closest(".prompt").toggleAttribute("data-picked", picked !== null);
    this.showDeal(picked);
    this.showChips(picked ? [] : chosen);
    const count = this.find("[data-count]");
    if (count) count.textContent = count.dataset.count.replace("#", remaining.length);
    this.find("[data-hint]").hidden = picked !== null || chosen.length > 0;
    this.showTiles(remaining, picked);
    this.showConfirm(picked);
    this.showFlag(narrowing);
    if (!told) return;
    this.say(picked, remaining);
    if (picked) this.bySheet = this.isOpen;
    if (picked) this.open(false);
    if (picked) this.seek();
    if (picked && oneTap() && picked.button.dataset.lasts === undefined) this.confirm();
  }

  /** On a phone the board shows where a picked choice lies. */
  seek() {
    const places = [...this.root.querySelectorAll(".board .chosen[data-target]")];
    const place = narrow.matches && places.find((one) => one.checkVisibility() && !inSight(one));
    if (place) place.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }

  say(picked, remaining) {
    const { left, confirmHint } = this.find(".prompt__middle").dataset;
    if (!picked) return announce(left.replace("#", remaining.length));
    const said = picked.button.querySelector("[data-said]").textContent;
    return announce(`${labelOf(picked.button)}${said} ${confirmHint}`);
  }

  showDeal(picked) {
    const deal = this.find("[data-deal]");
    deal.hidden = picked === null;
    this.find("[data-leaves]").replaceChildren(...(picked ? partOf(picked, "leaves") : []));
    if (!picked) return;
    this.find("[data-deal-name]").textContent = labelOf(picked.button);
    for (const part of deal.querySelectorAll("[data-part]")) {
      const amounts = partOf(picked, part.dataset.part);
      part.querySelector("[data-amounts]").replaceChildren(...amounts);
      part.hidden = !amounts.length;
    }
  }

  /** The board says it too; what draws that comes when it is first needed. */
  async showFlag(narrowing) {
    if (!narrowing.picked && !this.root.querySelector(".board-slip")) return;
    const { flag } = await import("./flag.js");
    flag(this.root, narrowing.picked, narrowing.choices);
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

  /** Open another tile: other choices are shown; what was chosen elsewhere is let go. */
  turnTo(tile, narrowing) {
    this.tile = tile;
    narrowing.clear();
  }

  /** One of the prompt's own buttons was pressed; say whether it was one. */
  press(element, narrowing) {
    const button = element.closest("[data-sheet], [data-let-go], [data-release], [data-tile]");
    if (button?.matches("[data-sheet]")) this.open(!this.isOpen);
    else if (button?.matches("[data-let-go]")) narrowing.letGo();
    else if (button?.matches("[data-release]")) narrowing.letGo(button.dataset.release);
    else if (button) this.turnTo(button.dataset.tile, narrowing);
    return button !== null;
  }

  showConfirm(picked) {
    const button = this.find("[data-confirm]");
    button.disabled = picked === null;
    button.value = picked?.button.value ?? "";
    const name = button.querySelector("[data-confirm-name]");
    button.dataset.word ??= name.textContent;
    name.textContent = picked ? labelOf(picked.button) : button.dataset.word;
    button.querySelector("[data-confirm-note]").textContent = picked?.button.dataset.lasts ?? "";
  }

  /** Send what is picked, if anything is. */
  confirm() {
    const button = this.find("[data-confirm]");
    if (!button || button.disabled) return false;
    button.click(); // not requestSubmit: htmx sends the button that was clicked
    return true;
  }

  /* The sheet of a phone. */

  get isOpen() {
    return this.part?.closest(".prompt").hasAttribute("data-open") ?? false;
  }

  open(open) {
    const button = this.find("[data-sheet]");
    const was = this.isOpen;
    const now = open && button !== null && button !== undefined;
    this.part?.closest(".prompt").toggleAttribute("data-open", now);
    button?.setAttribute("aria-expanded", String(now));
    return was !== now;
  }
}

const oneTap = () => document.cookie.split("; ").includes(`${ONE_TAP}=1`);

document.addEventListener("change", ({ target }) => {
  if (!target.matches?.("[data-one-tap]")) return;
  document.cookie = `${ONE_TAP}=${target.checked ? "1; max-age=31536000" : "; max-age=0"}; path=/; samesite=lax`;
});

/** Whether an element lies above the bar, as far as the height goes. */
function inSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= document.querySelector(".dock").getBoundingClientRect().top;
}

/** What a slip says in one of its parts, to be shown elsewhere too. */
const partOf = ({ button }, part) => [...button.querySelector(`.slip__${part}`).cloneNode(true).childNodes];

/** A chosen place as a chip that lets it go. */
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
