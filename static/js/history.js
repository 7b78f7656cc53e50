/* The history page: from ply to ply without a page load. Every position has an address. */

import { ask, isRefused } from "./ask.js";
import "./base.js";
import { follow } from "./follow.js";
import { Panes } from "./panes.js";
import { Playback } from "./playback.js";
import { draw } from "./swap.js";
import { openWindows } from "./window.js";

const root = () => document.getElementById("history");
const KEYS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
const panes = new Panes(root);
const MOMENTS = 40; // the maximum number of stored positions
const moments = new Map(); // address -> entity tag and HTML; the browser itself caches no personal data
let wanted = 0;

async function moment(address) {
  const known = moments.get(address);
  const headers = known ? { "If-None-Match": known.etag } : {};
  const answer = await ask(`${address}?partial=1`, { headers, cache: "no-store" });
  if (known && answer.status === 304) return known.html;
  if (isRefused(answer)) return undefined;
  if (!answer.ok) return null;
  const html = await answer.text();
  if (moments.size >= MOMENTS) moments.delete(moments.keys().next().value);
  moments.set(address, { etag: answer.headers.get("ETag"), html });
  return html;
}

/** Return a link's final address after the server's redirect: links to own turns have one. */
async function resolved(address) {
  if (!new URL(address, location).searchParams.has("own")) return address;
  return (await ask(address, { method: "HEAD" })).url;
}

async function go(link, push = true) {
  const mine = ++wanted;
  const address = await resolved(link).catch(() => link);
  const html = await moment(address).catch(() => null);
  if (mine !== wanted || html === undefined) return; // a later step has replaced this one, or the site refused it
  if (html === null) return location.assign(address);
  draw(root(), html, "#moment", { prepare: arm });
  if (push) history.pushState({}, "", address);
  look();
}

/** Set up a new position: panes, windows, and buttons that need this file. */
function arm() {
  panes.show();
  openWindows(root());
  playback.arm(root());
}

/** Scroll to the changes of the step. */
function look() {
  follow(root(), root().dataset.spots.split(" ").filter(Boolean));
}

const stepTo = (way) => root().querySelector(`a[data-step="${way}"]`);
const playback = new Playback(async () => {
  const next = stepTo("next");
  if (next) await go(next.href);
  return stepTo("next") !== null;
});

const addressOf = (ply) => root().dataset.address.replace(/\d+\/$/, `${ply}/`);

document.addEventListener("click", (event) => {
  const link = event.target.closest("#history a[data-ply]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  playback.stop();
  go(link.href);
});

document.addEventListener("keydown", (event) => {
  if (!root() || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input:not([type=range]), select, textarea, [role=tab]")) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.key === "?" || event.key === "/") {
    event.preventDefault();
    return document.getElementById("keys").showModal();
  }
  if (event.key === " " && !event.target.closest("a, button, summary, [data-target][role=button]")) {
    event.preventDefault();
    return playback.toggle();
  }
  if (event.target.closest("input")) return;
  const way = KEYS[event.key];
  const link = stepTo(event.shiftKey ? `own-${way}` : way);
  if (!link) return;
  event.preventDefault();
  playback.stop();
  go(link.href);
});

let sliding = 0;
document.addEventListener("input", (event) => {
  if (!event.target.matches("#history input[name=ply]")) return;
  clearTimeout(sliding);
  playback.stop();
  sliding = setTimeout(() => go(addressOf(event.target.value)), 60);
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("#history form[data-scrubber]");
  if (!form) return;
  event.preventDefault();
  go(addressOf(new FormData(form).get("ply")));
});

addEventListener("popstate", () => root() && go(location.pathname, false));

arm();
look();
if (new URLSearchParams(location.search).has("play")) playback.start();
