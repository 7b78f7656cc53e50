/* The table's page: narrowing on the board, panes on a phone, and redraws after choices and others' moves. */

import "./base.js";
import { Prompt } from "./choose.js";
import { sayReach } from "./flag.js";
import { announceMoves, lastAnnounced } from "./announcements.js";
import { storeOffline, READER } from "./kept.js";
import { listenToKeys, typing } from "./keys.js";
import { Panes } from "./panes.js";
import { rememberParts, known, PARTS, whole } from "./parts.js";
import { Polls } from "./polls.js";
import "./recap.js";
import { draw } from "./swap.js";
import { Narrowing } from "./targets.js";
import { arm as armTalk } from "./talk.js";
import { drawInsets, openWindows } from "./window.js";

const PROMPT = "#prompt";
const BUSY = 429; // too many requests: all is as it was
const root = () => document.getElementById("table");

const panes = new Panes(root);
let narrowing = null;
let prompt = null;
let height = 0; // the prompt's height before the redraw

/* Set-up, at first and after each redraw. */

function arm(before = null, own = false) {
  const table = root();
  if (!table) return;
  const same = before !== null && before.decision === table.dataset.decision;
  for (const one of table.querySelectorAll(".prompt__choices [data-run]")) one.remove();
  prompt = new Prompt(table, before?.prompt, same);
  narrowing = new Narrowing(table, { changed, explain });
  sayReach(table, narrowing.choices);
  if (same) narrowing.resume(before.narrowing);
  if (table.dataset.heading) document.title = table.dataset.heading;
  hold(table);
  panes.show();
  if (own) panes.follow();
  openWindows(table);
  openLog(document.body.hasAttribute("data-log-open"));
  armTalk();
  prompt.show(narrowing, false); // at the end, since it measures
  if (own) prompt.rise(narrowing);
  lookOn(same ? before.narrowing.then : []);
}

/** Announce a pick to `runs.js`; `wanted`: the keys of picks to make again after it. */
function lookOn(wanted = []) {
  document.dispatchEvent(new CustomEvent("table:picked", { detail: { narrowing, wanted } }));
}

const snapshot = () => ({
  decision: root()?.dataset.decision,
  narrowing: narrowing?.memory ?? { chosen: [] },
  prompt: prompt?.memory,
});

/** Store the prompt's height, without an open sheet. */
function measure(table) {
  const box = table.querySelector(".prompt:not([data-open])");
  if (box) height = box.offsetHeight;
}

/** Keep the prompt's height during opponents' short pauses, so that the page doesn't jump. */
function hold(table) {
  const box = table.querySelector(".prompt");
  if (box) box.style.minHeight = box.matches(".prompt--brief") && height ? `${height}px` : "";
}

/** Update the page after a selection or deselection; `again`: the keys of picks that follow a redraw. */
function changed(taken, again) {
  say();
  const sent = prompt.show(narrowing, taken);
  if (taken ? !sent : again) lookOn(again);
  if (!taken && narrowing.last && !narrowing.picked) prompt.say(narrowing.last, narrowing.remaining, { more: true });
  panes.showDots();
  if (root()) drawInsets(root());
}

const isTable = (html) => /^\s*<div [^>]*id="table"/.test(html);

function say(...parts) {
  root()?.querySelector("[data-says]")?.replaceChildren(...parts);
}

/** Show why a place is unavailable, if the rules give a reason; return whether they do. */
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
    event.preventDefault(); // without this file, the link leads to the history
    return openLog(true);
  }
  if (event.target.closest("[data-log-close]") || !event.target.closest(".log-box")) openLog(false);
  if (prompt.press(event.target, narrowing)) return undefined;
  const choice = event.target.closest("button[data-targets]");
  if (choice) {
    event.preventDefault(); // without this file, the browser sends the form at once
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
document.addEventListener("runs:ready", () => narrowing && lookOn());
document.addEventListener("sheet:close", () => prompt?.open(false));

for (const kind of ["mouseover", "focusin"])
  document.addEventListener(kind, (event) => {
    if (!narrowing || !root()?.contains(event.target)) return;
    const lit = event.target.closest(".lit[data-target]");
    narrowing.hint(lit?.dataset.target, event.target.closest("button[data-targets]"));
  });

/** Open or close the log's sheet on a phone; return whether that changed anything. */
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

/* Redraws: htmx's responses to the person's choices, and polls with others' moves. */

/** Draw a received table; `own`: it is the response to the person's action, and `chose`: to a choice. */
function show(html, who, own, chose = false) {
  const table = root();
  if (!table.matches(".table-page") && html.includes('class="table-page')) {
    location.reload(); // the game has begun, which has another page
    return;
  }
  const full = whole(html, who);
  if (full === null) return void polls.look(); // what was left out is lost: this brings all of it
  storeOffline(full, who);
  const [before, ply] = [snapshot(), lastAnnounced(table)];
  measure(table);
  draw(table, html, PROMPT, { own, prepare: () => arm(before, own) });
  if (!own) announceMoves(table, ply);
  if (chose && !typing(document.activeElement)) table.querySelector(PROMPT).focus({ preventScroll: true });
  const same = before.decision === table.dataset.decision;
  document.dispatchEvent(new CustomEvent("table:drawn", { detail: { own, same } }));
  polls.changed();
}

// htmx would briefly give new elements their old attributes, and so turn lit targets off.
window.htmx.config.attributesToSettle = [];

let answer = null; // the site's response to a choice, before htmx handles it
let step = root()?.dataset.step; // the lesson's step
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.target.id !== "table") return;
  const { xhr } = detail;
  if (!isTable(xhr.responseText)) {
    detail.shouldSwap = false;
    if (xhr.status < 500 && xhr.status !== BUSY) location.reload(); // signed out, or the table is gone
    return;
  }
  answer = [xhr.responseText, xhr.getResponseHeader(READER)];
  Object.assign(detail, { shouldSwap: true, isError: false, swapOverride: "none", serverResponse: "" });
});
/* A sent choice is marked until the response has come, or was an error or lost (targets.css). */
function mark(sent, { detail }) {
  if (detail.target?.id === "table" && root()) root().ariaBusy = sent ? "true" : null;
}
document.addEventListener("htmx:beforeRequest", (event) => mark(true, event));
document.addEventListener("htmx:configRequest", ({ detail }) => {
  if (detail.target?.id === "table") detail.headers[PARTS] = known();
});
document.addEventListener("htmx:afterRequest", (event) => mark(false, event));
for (const trouble of ["htmx:sendError", "htmx:responseError", "htmx:timeout"])
  document.addEventListener(trouble, () => say(root().dataset.trouble));
document.addEventListener("htmx:afterSwap", ({ detail }) => {
  if (detail.target.id !== "table" || !answer) return;
  show(...answer, true, detail.requestConfig.elt.matches(".prompt__choices"));
  answer = null;
  if (root().dataset.step !== step) root().querySelector(PROMPT).focus({ preventScroll: true }); // another card
  step = root().dataset.step;
});

const polls = new Polls(root, (html, who) => isTable(html) && show(html, who, false));

document.addEventListener("table:look", () => {
  panes.follow(); // from the changes to the lit targets
  polls.look();
});

/* The selection stays during a sign-in (`unsent.js`). */
document.addEventListener("person:leave", ({ detail }) => Object.assign(detail, { table: snapshot() }));
document.addEventListener("person:back", ({ detail: { table } }) => {
  if (!table || table.decision !== root()?.dataset.decision) return;
  narrowing.resume(table.narrowing);
  prompt.show(narrowing, false);
  lookOn(table.narrowing.then);
});

rememberParts(document);
arm();
polls.schedule();
