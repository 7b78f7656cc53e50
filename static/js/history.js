/* The history page: going from ply to ply without leaving it. Every moment has an address. */

import { Panes } from "./panes.js";
import { replace } from "./swap.js";

const root = () => document.getElementById("history");
const KEYS = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
const panes = new Panes(root);
const MOMENTS = 40; // as many as are kept, for stepping to and fro
const moments = new Map(); // address -> its entity tag and HTML; the browser itself keeps nothing of a person's
let wanted = 0;

async function moment(address) {
  const known = moments.get(address);
  const headers = known ? { "If-None-Match": known.etag } : {};
  const answer = await fetch(`${address}?partial=1`, { headers, cache: "no-store" });
  if (known && answer.status === 304) return known.html;
  if (!answer.ok) return null;
  const html = await answer.text();
  if (moments.size >= MOMENTS) moments.delete(moments.keys().next().value);
  moments.set(address, { etag: answer.headers.get("ETag"), html });
  return html;
}

async function go(address, push = true) {
  const mine = ++wanted;
  const html = await moment(address).catch(() => null);
  if (mine !== wanted) return; // a later step has overtaken this one
  if (html === null) return location.assign(address);
  replace(root(), html, "#moment", () => panes.show());
  if (push) history.pushState({}, "", address);
}

const addressOf = (ply) => root().dataset.address.replace(/\d+\/$/, `${ply}/`);

document.addEventListener("click", (event) => {
  const link = event.target.closest("#history a[data-ply]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.href);
});

document.addEventListener("keydown", (event) => {
  if (!root() || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest("input, select, textarea, [role=tab]")) return;
  const link = root().querySelector(`a[data-step="${KEYS[event.key]}"]`);
  if (!link) return;
  event.preventDefault();
  go(link.href);
});

let sliding = 0;
document.addEventListener("input", (event) => {
  if (!event.target.matches("#history input[name=ply]")) return;
  clearTimeout(sliding);
  sliding = setTimeout(() => go(addressOf(event.target.value)), 60);
});

document.addEventListener("submit", (event) => {
  const form = event.target.closest("#history form[data-scrubber]");
  if (!form) return;
  event.preventDefault();
  go(addressOf(new FormData(form).get("ply")));
});

addEventListener("popstate", () => root() && go(location.pathname, false));

panes.show();
