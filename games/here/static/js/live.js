/* Who is here, at the seats. And going on live: while it lasts, this window asks for others' moves every two seconds.
 * No clock changes. */

const LASTS = 30 * 60_000; // milliseconds
const KEY = `live:${location.pathname}`;
const page = document.documentElement;

const left = () => Number(sessionStorage.getItem(KEY)) - Date.now();

/** Show the button that fits, and tell the polls of the table. */
function show() {
  const live = left() > 0;
  page.toggleAttribute("data-live", live);
  for (const button of document.querySelectorAll("[data-go-live]")) button.hidden = (button.dataset.goLive === "on") === live;
  mark();
}

/** Copy each person's state to their seat. Without an offer the box is for screen readers alone. */
function mark() {
  const box = document.getElementById("here");
  const lines = [...(box?.querySelectorAll("[data-seat]") ?? [])];
  const marked = lines.filter((line) => markSeat(line.dataset, line.querySelector(".here")));
  const quiet = lines.length > 0 && marked.length === lines.length && !box.querySelector("[data-go-live]");
  box?.classList.toggle("visually-hidden", quiet);
}

function markSeat({ seat, name }, state) {
  for (const old of document.querySelectorAll(`[data-here="${seat}"]`)) old.remove();
  const copy = state.cloneNode(true);
  const own = { "data-here": seat, "data-own": "", "aria-hidden": "true", title: copy.textContent }; // redraws leave it alone
  for (const [key, value] of Object.entries(own)) copy.setAttribute(key, value);
  const place = placeOf(seat, name);
  place?.append(copy);
  return Boolean(place);
}

/** Where a seat's name is in sight: in the strip, or where a board shows the players instead. */
function placeOf(seat, name) {
  const who = document.querySelector(`.strip__seat.seat--${seat} .strip__who`);
  if (who?.checkVisibility()) return who;
  const player = [...document.querySelectorAll('.board [role="group"]')].find((one) => one.ariaLabel === name);
  return player?.querySelector("b")?.parentElement ?? null;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-go-live]");
  if (!button) return;
  sessionStorage.setItem(KEY, button.dataset.goLive === "on" ? Date.now() + LASTS : 0);
  show();
  document.dispatchEvent(new Event("visibilitychange")); // the polls ask at once
});
document.addEventListener("htmx:afterSwap", show);
document.addEventListener("table:drawn", show);
show();
