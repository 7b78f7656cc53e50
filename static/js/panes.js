/* A board's panes: all visible on a large screen, on a phone one at a time behind tabs. */

/** A phone in portrait, or in landscape with a rail (static/css/desk.css). */
export const narrow = matchMedia("(max-width: 599.98px), (width > 600px) and (height < 500px)");

const SWIPE = 70; // horizontal pixels of a touch that switch the pane
const isLit = (part) => part.matches(".lit") || part.querySelector(".lit") !== null;

export class Panes {
  /** `root()` returns the part of the page with panes and tabs, which redraws may replace. */
  constructor(root) {
    this.root = root;
    this.current = "";
    document.addEventListener("click", (event) => {
      const tab = event.target.closest("[data-tab]");
      if (tab && this.root()?.contains(tab)) this.show(tab.dataset.tab);
    });
    document.addEventListener("keydown", (event) => this.step(event));
    this.listenToSwipes();
  }

  get panes() {
    return [...this.root().querySelectorAll("[data-pane]")];
  }

  get tabs() {
    return [...this.root().querySelectorAll("[data-tab]")];
  }

  /** Show a pane; without a name the last one, or at first the page's initial one. */
  show(id = this.current || this.root()?.dataset.showing || "") {
    const known = this.tabs.map((tab) => tab.dataset.tab);
    if (!known.length) return;
    this.current = known.includes(id) ? id : known[0];
    this.root().dataset.showing = this.current;
    for (const part of this.panes) part.classList.toggle("showing", part.dataset.pane === this.current);
    for (const tab of this.tabs) {
      const chosen = tab.dataset.tab === this.current;
      tab.setAttribute("aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
    }
    this.showDots();
  }

  /** Mark the tabs of panes with lit targets. */
  showDots() {
    const lit = new Set(this.panes.filter(isLit).map((part) => part.dataset.pane));
    for (const tab of this.tabs) tab.querySelector(".dot").hidden = !lit.has(tab.dataset.tab);
  }

  /** After the person's own choice, show the pane with the next targets. */
  follow() {
    const { leads } = this.root().dataset; // a lesson names the pane
    if (leads && narrow.matches) return this.show(leads);
    const here = this.panes.filter((part) => part.dataset.pane === this.current);
    if (narrow.matches && !here.some(isLit)) this.show(this.firstLit() || this.current);
  }

  firstLit() {
    return this.panes.find(isLit)?.dataset.pane ?? "";
  }

  /** Move between tabs by the arrow keys, as in every list of tabs. */
  step(event) {
    const tab = event.target.closest?.("[data-tab]");
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!tab || !way || !this.root()?.contains(tab)) return;
    event.preventDefault();
    this.turn(way);
    this.tabs.find((one) => one.dataset.tab === this.current).focus();
  }

  turn(way) {
    const ids = this.tabs.map((tab) => tab.dataset.tab);
    this.show(ids[ids.indexOf(this.current) + way] ?? this.current);
  }

  listenToSwipes() {
    let start = null;
    addEventListener("touchstart", ({ touches, target }) => {
      const [touch] = touches;
      const turns = target.closest?.("[data-pane]") && !target.closest("[data-window]"); // in a window, a swipe scrolls
      start = touches.length === 1 && turns ? touch : null;
    }, { passive: true });
    addEventListener("touchend", ({ changedTouches: [end] }) => {
      if (!start || !narrow.matches) return;
      const [across, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
      if (Math.abs(across) >= SWIPE && Math.abs(across) > 2 * Math.abs(down)) this.turn(across < 0 ? 1 : -1);
    }, { passive: true });
  }
}
