/* The table's page: narrowing on the board, panes on the phone, and others' moves by polling. */

import { ask } from "./ask.js";
import "./base.js";
import { Prompt } from "./choose.js";
import { sayReach } from "./flag.js";
import { announceMoves } from "./announcements.js";
import { keepPart, READER } from "./kept.js";
import { listenToDrags, listenToKeys } from "./keys.js";
import { lead } from "./lesson.js";
import "./notes.js";
import { Panes } from "./panes.js";
import "./recap.js";
import "./rule.js";
import { keep, replace } from "./swap.js";
import { Narrowing } from "./targets.js";
import { arm as armTalk, heard } from "./talk.js";
import "./tips.js";
import { drawInsets, openWindows } from "./window.js";

const PROMPT = "#prompt";
const SOON = 1_000, ACTIVE = 3_000, CALM = 12_000, HIDDEN = 60_000; // milliseconds between two looks
// SOON: an opponent of the house is to choose, and takes no longer.
const ACTIVE_FOR = 120_000; // how long a table counts as lively after a change
const root = () => document.getElementById("table");

const panes = new Panes(root);
let narrowing = null;
let prompt = null;
let changedAt = Date.now();
let timer = 0;
let failures = 0;
let height = 0; // of the prompt, before the table was drawn anew

/* Setting up, at first and after each swap. */

function arm(before = null) {
  const table = root();
  if (!table) return;
  const same = before !== null && before.decision === table.dataset.decision;
  prompt = new Prompt(table, before?.prompt, same);
  narrowing = new Narrowing(table, { changed, explain });
  sayReach(table, narrowing.choices);
  if (same) narrowing.resume(before.narrowing);
  prompt.show(narrowing, false);
  if (table.dataset.heading) document.title = table.dataset.heading;
  hold(table);
  panes.show();
  openWindows(table);
  openLog(document.body.hasAttribute("data-log-open"));
  armTalk();
}

const snapshot = () => ({
  decision: root()?.dataset.decision,
  narrowing: narrowing?.memory ?? { chosen: [] },
  prompt: prompt?.memory,
});

/** Note how high the prompt is; a sheet that has risen doesn't count. */
function measure(table) {
  const box = table.querySelector(".prompt:not([data-open])");
  if (box) height = box.offsetHeight;
}

/** While opponents of the house think, for a moment, the prompt stays as high as it was: nothing jumps. */
function hold(table) {
  const box = table.querySelector(".prompt--brief");
  if (box && height) box.style.minHeight = `${height}px`;
}

/** Something was chosen or let go. */
function changed(taken) {
  say();
  prompt.show(narrowing, taken);
  panes.showDots();
  if (root()) drawInsets(root());
}

const isTable = (html) => /^\s*<div [^>]*id="table"/.test(html);

function say(...parts) {
  root()?.querySelector("[data-says]")?.replaceChildren(...parts);
}

/** Say why a place can't be chosen, if the rules have a word about it; tell whether they have. */
function explain(target) {
  const reasons = [...root().querySelectorAll("[data-closes]")];
  const reason = reasons.find((one) => one.dataset.closes.split(" ").includes(target));
  say(...(reason ? reason.cloneNode(true).childNodes : []));
  return reason !== undefined;
}

/* Clicks and keys. */

document.addEventListener("click", (event) => {
  const table = root();
  if (!table?.contains(event.target)) return;
  const log = event.target.closest("[data-log]");
  if (log) {
    event.preventDefault(); // without this file it leads to the history
    return openLog(true);
  }
  if (event.target.closest("[data-log-close]") || !event.target.closest(".log-box")) openLog(false);
  if (prompt.press(event.target, narrowing)) return undefined;
  const choice = event.target.closest("button[data-targets]");
  if (choice) {
    event.preventDefault(); // without this file it is sent at once
    return narrowing.pick(choice);
  }
  const target = event.target.closest("[data-target]");
  if (target && !event.target.closest("a, select, input")) narrowing.take(target.dataset.target);
});

document.addEventListener("keydown", (event) => {
  if (!root() || event.defaultPrevented) return;
  if (event.key === "Escape" && !document.querySelector("dialog[open]")) {
    if (openLog(false)) return;
    if (prompt?.open(false) || narrowing?.letGo()) return;
  }
  const target = event.target.closest?.('[data-target][role="button"]');
  if (target && (event.key === " " || (event.key === "Enter" && !target.matches(".chosen")))) {
    event.preventDefault();
    narrowing.take(target.dataset.target);
  }
});

listenToKeys({ confirm: () => prompt?.confirm(), root });
listenToDrags(() => prompt?.open(false));

for (const kind of ["mouseover", "focusin"])
  document.addEventListener(kind, (event) => {
    if (!narrowing || !root()?.contains(event.target)) return;
    const lit = event.target.closest(".lit[data-target]");
    narrowing.hint(lit?.dataset.target, event.target.closest("button[data-targets]"));
  });

/** Open or close the log's sheet, on a phone; say whether that changed anything. */
function openLog(open) {
  const button = root()?.querySelector("[data-log]");
  const was = document.body.hasAttribute("data-log-open");
  if (!button) return false;
  document.body.toggleAttribute("data-log-open", open);
  button.setAttribute("aria-expanded", String(open));
  if (open !== was) (open ? root().querySelector("[data-log-close]") : button).focus({ preventScroll: true });
  return was && !open;
}

document.addEventListener("change", (event) => {
  if (event.target.matches?.("#table select[data-submit]")) event.target.form.requestSubmit();
});

/* Our own choices go by htmx; a refusal brings the table as it is now, with the reason. */

// htmx would give new elements their old attributes for a moment, and so put out what is lit.
window.htmx.config.attributesToSettle = [];

let restore = null;
let step = root()?.dataset.step; // of a lesson
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.target.id !== "table") return;
  if (!isTable(detail.xhr.responseText)) {
    detail.shouldSwap = false;
    if (detail.xhr.status < 500) location.reload(); // signed out, or the table is gone
    return;
  }
  detail.shouldSwap = true;
  detail.isError = false;
  keepPart(detail.xhr.responseText, detail.xhr.getResponseHeader(READER));
  measure(detail.target);
  restore = keep(detail.target, PROMPT);
});
for (const trouble of ["htmx:sendError", "htmx:responseError", "htmx:timeout"])
  document.addEventListener(trouble, () => say(root().dataset.trouble));
document.addEventListener("htmx:afterSwap", () => {
  if (!restore || !root()) return;
  arm({ prompt: prompt?.memory });
  panes.follow();
  prompt.rise(narrowing);
  restore(root());
  restore = null;
  if (root().dataset.step !== step) root().querySelector(PROMPT).focus({ preventScroll: true }); // another card
  step = root().dataset.step;
  if (step) lead(root());
  changedAt = Date.now();
  schedule();
});

/* Others' moves: asked for with the entity tag of what is shown, so that "nothing new" is cheap. */

function schedule() {
  clearTimeout(timer);
  if (!root()?.dataset.poll) return; // over, or shown offline
  const lively = Date.now() - changedAt < ACTIVE_FOR;
  const awake = root().dataset.soon === undefined ? (lively ? ACTIVE : CALM) : SOON;
  const rest = document.hidden ? HIDDEN : awake;
  timer = setTimeout(look, rest * 2 ** Math.min(failures, 5));
}

async function look() {
  const table = root();
  const { poll, etag } = table.dataset;
  const address = (document.hidden ? `${poll}&hidden=1` : poll) + heard();
  try {
    const answer = await ask(address, { headers: { "If-None-Match": etag }, cache: "no-store" });
    failures = answer.ok || answer.status === 304 ? 0 : failures + 1;
    if (answer.ok) show(table, await answer.text(), etag, answer.headers.get(READER));
  } catch {
    failures += 1; // offline: look again later
  }
  schedule();
}

/** Show what came, unless the person's own choice has drawn the table anew meanwhile. */
function show(table, html, etag, who) {
  const overtaken = root() !== table || table.dataset.etag !== etag || table.querySelector(".htmx-request");
  if (overtaken || !isTable(html)) return;
  if (!table.matches(".table-page") && html.includes('class="table-page')) {
    location.reload(); // people have come and the game has begun: another page altogether
    return;
  }
  keepPart(html, who);
  const before = snapshot();
  measure(table);
  replace(table, html, PROMPT, () => arm(before));
  announceMoves(root(), table);
  changedAt = Date.now();
}

function lookNow() {
  if (document.hidden || !root()?.dataset.poll) return;
  clearTimeout(timer);
  look();
}
document.addEventListener("visibilitychange", lookNow);
addEventListener("online", lookNow); // rather than after the long wait that failures lead to

document.addEventListener("table:look", () => {
  panes.follow(); // from what has moved to what may be chosen
  if (root().dataset.poll) look();
});

/* What is chosen stays while one signs in again (`unsent.js`). */
document.addEventListener("person:leave", ({ detail }) => Object.assign(detail, { table: snapshot() }));
document.addEventListener("person:back", ({ detail: { table } }) => {
  if (!table || table.decision !== root()?.dataset.decision) return;
  narrowing.resume(table.narrowing);
  prompt.show(narrowing, false);
});

arm();
schedule();
if (step) lead(root());
