/* The table's page: narrowing on the board, panes on the phone, and others' moves by polling. */

import { keep, replace } from "./swap.js";
import { Narrowing } from "./targets.js";

const PROMPT = "#prompt";
const ACTIVE = 3_000, CALM = 12_000, HIDDEN = 60_000; // milliseconds between two looks
const ACTIVE_FOR = 120_000; // how long a table counts as lively after a change
const narrow = matchMedia("(max-width: 599px)");
const root = () => document.getElementById("table");

let narrowing = null;
let pane = "";
let changedAt = Date.now();
let timer = 0;
let failures = 0;

/* Setting up, at first and after each swap. */

function arm(before = null) {
  const table = root();
  if (!table) return;
  narrowing = new Narrowing(table, { send: submit, asks: () => narrow.matches, explain });
  if (before && before.decision === table.dataset.decision) narrowing.resume(before.chosen);
  if (table.dataset.heading) document.title = table.dataset.heading;
  showPane(pane || firstLitPane());
  showDots();
}

const snapshot = () => ({ decision: root()?.dataset.decision, chosen: narrowing?.chosen ?? [] });

function submit(button) {
  button.form.requestSubmit(button);
}

/** Say why a place can't be chosen, if the rules have a word about it. */
function explain(target) {
  const reasons = [...root().querySelectorAll("[data-closes]")];
  const reason = reasons.find((one) => one.dataset.closes.split(" ").includes(target));
  const output = root().querySelector("[data-says]");
  if (output) output.replaceChildren(...(reason ? [...reason.cloneNode(true).childNodes] : []));
}

/* Panes: tabs on the phone, all at once elsewhere. */

const panes = () => [...root().querySelectorAll("[data-pane]")];
const tabs = () => [...root().querySelectorAll("[data-tab]")];
const isLit = (part) => part.matches(".lit") || part.querySelector(".lit") !== null;

function firstLitPane() {
  return panes().find(isLit)?.dataset.pane ?? tabs()[0]?.dataset.tab ?? "";
}

function showPane(id) {
  const known = tabs().map((tab) => tab.dataset.tab);
  pane = known.includes(id) ? id : (known[0] ?? "");
  root().dataset.showing = pane;
  for (const part of panes()) part.classList.toggle("showing", part.dataset.pane === pane);
  for (const tab of tabs()) tab.setAttribute("aria-selected", String(tab.dataset.tab === pane));
}

function showDots() {
  const lit = new Set(panes().filter(isLit).map((part) => part.dataset.pane));
  for (const tab of tabs()) tab.querySelector(".dot").hidden = !lit.has(tab.dataset.tab);
}

/** After one's own choice the next targets may lie on another pane: go there with the eye. */
function followTargets() {
  const here = panes().filter((part) => part.dataset.pane === pane);
  if (narrow.matches && !here.some(isLit)) showPane(firstLitPane());
}

let touch = null;
addEventListener("touchstart", (event) => {
  const swipes = event.touches.length === 1 && event.target.closest?.("[data-pane]");
  touch = swipes ? [event.touches[0].clientX, event.touches[0].clientY] : null;
}, { passive: true });
addEventListener("touchend", (event) => {
  if (!touch || !narrow.matches) return;
  const { clientX, clientY } = event.changedTouches[0];
  const [across, down] = [clientX - touch[0], clientY - touch[1]];
  if (Math.abs(across) < 70 || Math.abs(across) < 2 * Math.abs(down)) return;
  const ids = tabs().map((tab) => tab.dataset.tab);
  showPane(ids[ids.indexOf(pane) + (across < 0 ? 1 : -1)] ?? pane);
}, { passive: true });

/* Clicks and keys. */

function activate(element) {
  narrowing.take(element.dataset.target);
  showDots();
}

document.addEventListener("click", (event) => {
  const table = root();
  if (!table?.contains(event.target)) return;
  const tab = event.target.closest("[data-tab]");
  if (tab) return showPane(tab.dataset.tab);
  const sheet = event.target.closest("[data-sheet]");
  if (sheet) return openSheet(sheet, sheet.getAttribute("aria-expanded") !== "true");
  const target = event.target.closest("[data-target]");
  if (target && !event.target.closest("a, select, input")) activate(target);
});

document.addEventListener("keydown", (event) => {
  if (!root() || event.defaultPrevented) return;
  if (event.key === "Escape") {
    if (narrowing?.widen()) showDots();
    else openSheet(root().querySelector("[data-sheet]"), false);
  }
  const target = event.target.closest?.('[data-target][role="button"]');
  if (target && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    activate(target);
  }
});

for (const kind of ["mouseover", "focusin"])
  document.addEventListener(kind, (event) => {
    if (!narrowing || !root()?.contains(event.target)) return;
    const lit = event.target.closest(".lit[data-target]");
    narrowing.hint(lit?.dataset.target, event.target.closest("button[data-targets]"));
  });

function openSheet(button, open) {
  button?.closest(".prompt").toggleAttribute("data-open", open);
  button?.setAttribute("aria-expanded", String(open));
}

document.addEventListener("change", (event) => {
  if (event.target.matches?.("#table select[data-submit]")) event.target.form.requestSubmit();
});

/* Our own choices go by htmx; a refusal brings the table as it is now, with the reason. */

let restore = null;
document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id !== "table") return;
  if ([400, 409, 422, 503].includes(event.detail.xhr.status)) {
    event.detail.shouldSwap = true;
    event.detail.isError = false;
  }
  restore = keep(event.detail.target, PROMPT);
});
document.addEventListener("htmx:afterSwap", () => {
  if (!restore || !root()) return;
  arm();
  followTargets();
  restore(root());
  restore = null;
  changedAt = Date.now();
  schedule();
});

/* Others' moves: asked for with the entity tag of what is shown, so that "nothing new" is cheap. */

function schedule() {
  clearTimeout(timer);
  if (root()?.dataset.poll === undefined) return;
  const lively = Date.now() - changedAt < ACTIVE_FOR;
  const rest = document.hidden ? HIDDEN : lively ? ACTIVE : CALM;
  timer = setTimeout(look, rest * 2 ** Math.min(failures, 5));
}

async function look() {
  const table = root();
  const { poll, etag } = table.dataset;
  const address = document.hidden ? `${poll}&hidden=1` : poll;
  try {
    const answer = await fetch(address, { headers: { "If-None-Match": etag }, cache: "no-store" });
    failures = answer.ok || answer.status === 304 ? 0 : failures + 1;
    if (answer.ok) show(table, await answer.text(), etag);
  } catch {
    failures += 1; // offline: look again later
  }
  schedule();
}

/** Show what came, unless the person's own choice has drawn the table anew meanwhile. */
function show(table, html, etag) {
  if (root() !== table || table.dataset.etag !== etag || table.querySelector(".htmx-request")) return;
  const before = snapshot();
  replace(table, html, PROMPT);
  arm(before);
  changedAt = Date.now();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && root()) {
    clearTimeout(timer);
    look();
  }
});

arm();
schedule();
