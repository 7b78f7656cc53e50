/* Going on live: while it lasts, this window asks for others' moves every two seconds. No clock changes. */

const LASTS = 30 * 60_000; // milliseconds
const KEY = `live:${location.pathname}`;
const page = document.documentElement;

const left = () => Number(sessionStorage.getItem(KEY)) - Date.now();

/** Show the button that fits, and tell the polls of the table. */
function show() {
  const live = left() > 0;
  page.toggleAttribute("data-live", live);
  for (const button of document.querySelectorAll("[data-go-live]")) button.hidden = (button.dataset.goLive === "on") === live;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-go-live]");
  if (!button) return;
  sessionStorage.setItem(KEY, button.dataset.goLive === "on" ? Date.now() + LASTS : 0);
  show();
  document.dispatchEvent(new Event("visibilitychange")); // the polls ask at once
});
document.addEventListener("htmx:afterSwap", show);
show();
