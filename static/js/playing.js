/* Playing a recap: the game's history on the board, turn by turn. `recap.js` begins it, and gives it what the page's first
 * modules have: the windows and the table. */

import { ask } from "./ask.js";
import { keep } from "./swap.js";

const A_TURN = 1_600; // milliseconds for a turn, enough to see a piece move and to read the entry
const panesOf = (part) => [...part.querySelectorAll("[data-pane]")];

class Playing {
  constructor(tools) {
    this.tools = tools;
    this.recap = tools.recap;
    this.ended = false;
    this.board = this.tools.root().querySelector(".board");
    this.turns = [...this.recap.querySelectorAll("[data-turn]")];
    this.now = [...this.board.childNodes]; // the current board
    this.panes = new Set(panesOf(this.board).map((pane) => pane.dataset.pane));
    this.at = -1;
    this.timer = 0;
    this.paused = false;
    this.board.classList.add("board--watched");
    this.recap.setAttribute("data-playing", "");
    this.recap.classList.add("htmx-request"); // polls must not redraw the page meanwhile
    this.go(-1);
  }

  get here() {
    return document.contains(this.recap);
  }

  async go(at) {
    clearTimeout(this.timer);
    this.at = Math.max(-1, Math.min(at, this.turns.length - 1));
    const html = await this.boardAfter(this.at).catch(() => null);
    if (this.ended || !this.here) return;
    if (html === null) return this.end();
    this.show(html);
    if (this.at < this.turns.length - 1 || !this.paused) this.schedule();
  }

  schedule() {
    clearTimeout(this.timer);
    if (this.paused) return;
    const last = this.at >= this.turns.length - 1;
    this.timer = setTimeout(() => (last ? this.end() : this.go(this.at + 1)), this.at < 0 ? A_TURN / 2 : A_TURN);
  }

  async boardAfter(at) {
    const { history, since } = this.recap.dataset;
    const ply = at < 0 ? since : this.turns[at].dataset.ply;
    const answer = await ask(`${history.replace(/\d+\/$/, `${ply}/`)}?partial=1&mark=${at + 1}`);
    return answer.ok ? answer.text() : null;
  }

  show(html) {
    const box = document.createElement("template");
    box.innerHTML = html;
    const fresh = box.content.querySelector(".board");
    for (const pane of panesOf(fresh)) if (!this.panes.has(pane.dataset.pane)) pane.remove(); // elsewhere now
    const restore = keep(this.board, null);
    this.replace([...fresh.childNodes]);
    restore(this.board);
    for (const turn of this.turns) turn.classList.toggle("turn--now", turn === this.turns[this.at]);
    const turn = this.turns[this.at];
    if (turn) {
      const list = turn.closest("ol"); // scrollIntoView would also move the page
      const { top } = turn.getBoundingClientRect();
      list.scrollTop += top - list.getBoundingClientRect().top - list.clientHeight / 3;
      this.tools.follow(this.board, this.tools.namesOf(turn));
    }
    const says = this.recap.querySelector("[data-recap-says]");
    if (turn) says.textContent = this.recap.dataset.watching.replace("#", this.at + 1);
  }

  replace(nodes) {
    this.board.replaceChildren(...nodes);
    const { showing } = this.tools.root().dataset;
    for (const pane of panesOf(this.board))
      pane.classList.toggle("showing", pane.dataset.pane === showing);
    this.tools.openWindows(this.board);
  }

  pause(paused = !this.paused) {
    this.paused = paused;
    this.recap.toggleAttribute("data-paused", paused);
    if (!paused) this.schedule();
    else clearTimeout(this.timer);
  }

  step(way) {
    this.pause(true);
    this.go(this.at + way);
  }

  end() {
    clearTimeout(this.timer);
    this.ended = true;
    this.tools.over();
    this.recap.removeAttribute("data-playing");
    this.recap.removeAttribute("data-paused");
    this.recap.classList.remove("htmx-request");
    if (!this.here) return;
    this.replace(this.now);
    this.board.classList.remove("board--watched");
    for (const turn of this.turns) turn.classList.remove("turn--now");
  }
}

document.addEventListener("recap:watch", ({ detail }) => {
  detail.playing = new Playing(detail);
});
