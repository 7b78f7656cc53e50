/* The recap: other players' turns since the person's last visit, at the foot of the board. Playing it shows the
 * game's history on the board, turn by turn; dismissing it leaves small marks on the board. */

import { ask } from "./ask.js";
import { follow } from "./follow.js";
import { keep } from "./swap.js";
import { openWindows } from "./window.js";

const A_TURN = 1_600; // milliseconds for a turn, enough to see a piece move and to read the entry
const root = () => document.getElementById("table");
const recapOf = () => root()?.querySelector("[data-recap]") ?? null;
const turnsOf = (recap) => [...recap.querySelectorAll("[data-turn]")];
const panesOf = (part) => [...part.querySelectorAll("[data-pane]")];
const namesOf = (turn) => turn.closest("[data-spots]").dataset.spots.split(" ");

let playing = null;

/* Dismissing the recap. */

function putAway(recap) {
  playing?.end();
  recap.remove();
  const table = root();
  table.dataset.poll = table.dataset.poll?.replace("&recap=1", "");
  table.dataset.etag = ""; // a pending response would still contain the recap
  document.dispatchEvent(new Event("table:look")); // the marks become small
  table.querySelector("#prompt")?.focus({ preventScroll: true });
}

/* Playing the recap. */

class Playing {
  constructor(recap) {
    this.recap = recap;
    this.board = root().querySelector(".board");
    this.turns = turnsOf(recap);
    this.now = [...this.board.childNodes]; // the current board
    this.panes = new Set(panesOf(this.board).map((pane) => pane.dataset.pane));
    this.at = -1;
    this.timer = 0;
    this.paused = false;
    this.board.classList.add("board--watched");
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
    if (playing !== this || !this.here) return;
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
      follow(this.board, namesOf(turn));
    }
    const says = this.recap.querySelector("[data-recap-says]");
    if (turn) says.textContent = this.recap.dataset.watching.replace("#", this.at + 1);
  }

  replace(nodes) {
    this.board.replaceChildren(...nodes);
    const { showing } = root().dataset;
    for (const pane of panesOf(this.board))
      pane.classList.toggle("showing", pane.dataset.pane === showing);
    openWindows(this.board);
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
    playing = null;
    this.recap.removeAttribute("data-playing");
    this.recap.removeAttribute("data-paused");
    this.recap.classList.remove("htmx-request");
    if (!this.here) return;
    this.replace(this.now);
    this.board.classList.remove("board--watched");
    for (const turn of this.turns) turn.classList.remove("turn--now");
  }
}

function watch(recap) {
  if (playing?.here) return playing.pause();
  playing = new Playing(recap);
  recap.setAttribute("data-playing", "");
}

/* Clicks and keys. */

document.addEventListener("click", (event) => {
  const recap = recapOf();
  if (!recap) return;
  if (event.target.closest("[data-recap-done]")) return putAway(recap);
  if (event.target.closest("[data-recap-watch]")) return watch(recap);
  const turn = event.target.closest("[data-turn]");
  if (turn && recap.contains(turn)) follow(root(), namesOf(turn));
  if (playing && event.target.closest("[data-target]")) playing.end(); // a past position accepts no choice
}, true);

document.addEventListener("keydown", (event) => {
  const recap = recapOf();
  if (!recap || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input, select, textarea")) return;
  // Other layers (the log, a phone's sheet, a selected choice) handle the key first.
  const free = !document.querySelector("body[data-log-open], .prompt[data-open], .prompt[data-picked]");
  if (!playing && !(event.key === "Escape" && free)) return;
  if (playing ? !steer(event.key) : putAway(recap)) return;
  event.preventDefault();
  event.stopPropagation();
}, true);

/** Pause, step or end the playback; return whether the key does one of these. */
function steer(key) {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (key === " ") playing.pause();
  else if (way) playing.step(way);
  else if (key === "Escape") playing.end();
  else return false;
  return true;
}

/** Fill an opened turn with its text from the log. */
function tellWords(turn) {
  const words = turn.querySelector?.("[data-words]");
  const told = words && document.querySelector(`#${words.dataset.words} .turn__words`);
  if (told && !words.childNodes.length) words.append(...told.cloneNode(true).childNodes);
}

document.addEventListener("toggle", ({ target }) => tellWords(target), true);

/* Set-up, at first and after each redraw. */

function arm() {
  const recap = recapOf();
  if (!recap) return;
  for (const button of recap.querySelectorAll("button[hidden]")) button.hidden = false;
  recap.querySelectorAll("details[open]").forEach(tellWords);
  const dock = root().querySelector(".dock");
  if (dock && /fixed|sticky/.test(getComputedStyle(dock).position))
    recap.style.setProperty("--dock", `${dock.offsetHeight}px`);
  else recap.style.removeProperty("--dock");
}

document.addEventListener("table:drawn", arm);
addEventListener("resize", arm);
arm();
