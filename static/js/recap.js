/* The recap: other players' turns since the person's last visit, at the foot of the board. Playing it shows the
 * game's history on the board, turn by turn; dismissing it leaves small marks on the board. */

import { later } from "./ask.js";
import { follow } from "./follow.js";
import { openWindows } from "./window.js";

const root = () => document.getElementById("table");
const recapOf = () => root()?.querySelector("[data-recap]") ?? null;
const namesOf = (turn) => turn.closest("[data-spots]").dataset.spots.split(" ");

let playing = null; // of `playing.js`

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

/** Play the recap, or pause it. */
function watch(recap) {
  if (playing?.here) return playing.pause();
  const wanted = { recap, root, namesOf, follow, openWindows, over: () => (playing = null) };
  const begin = () => {
    if (playing?.here || !recap.isConnected) return;
    document.dispatchEvent(new CustomEvent("recap:watch", { detail: wanted }));
    playing = wanted.playing;
  };
  return void later().then(begin, () => {});
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
