/* Every page: the theme without a reload, menus that close, messages that go. All of it works
 * without this file too, by plain forms and <details>. */

import "./clock.js";
import "./kept.js";

const NEXT = { auto: "day", day: "night", night: "auto" };

/** Switch the theme in place and remember it on the server; on failure the form goes the plain way. */
async function switchTheme(event) {
  const form = event.target;
  const button = event.submitter;
  if (!button) return;
  event.preventDefault();
  const theme = button.value;
  const body = new FormData(form);
  body.set("theme", theme);
  const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } }).catch(
    () => null,
  );
  if (!answer?.ok) {
    const wish = Object.assign(document.createElement("input"), { type: "hidden", name: "theme", value: theme });
    form.append(wish);
    form.submit();
    return;
  }
  showTheme(theme, form, button);
}

/** Show a theme, and on the button what it is now; icons and words are at hand in data attributes. */
function showTheme(theme, form, button) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const use = button.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, `#${form.dataset[`${theme}Icon`]}`));
  button.title = form.dataset[`${theme}Title`];
  button.querySelector(".visually-hidden").textContent = button.title;
  button.value = NEXT[theme];
}

function closeMenus(except) {
  for (const menu of document.querySelectorAll("details[data-menu][open]")) {
    if (!menu.contains(except)) menu.open = false;
  }
}

document.addEventListener("submit", (event) => {
  if (event.target.matches("[data-theme-form]")) switchTheme(event);
});

document.addEventListener("click", (event) => {
  closeMenus(event.target);
  event.target.closest("[data-dismiss]")?.closest("[data-toast]")?.remove();
  const opener = event.target.closest("[data-opens]");
  if (opener) document.getElementById(opener.dataset.opens)?.showModal();
  if (event.target.closest("[data-close-sheet]")) event.target.closest("dialog")?.close();
  if (event.target.matches("dialog.sheet")) event.target.close();
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const menu = document.querySelector("details[data-menu][open]");
  closeMenus(null);
  menu?.querySelector("summary").focus();
});

/** Copy an address: `<button data-copy="…" data-copied="Copied">`. */
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  const label = button.querySelector("[data-label]") ?? button;
  label.textContent = button.dataset.copied;
});

/* Whoever signs up keeps the time zone of the browser; a cookie carries it there. To ask for it takes the
 * browser a while, which the page doesn't wait for. */
const whenIdle = window.requestIdleCallback ?? setTimeout;
whenIdle(() => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone) document.cookie = `zone=${zone}; path=/; max-age=31536000; samesite=lax`;
});

/** Where a device shows pushes: those of turns that don't wait any more go as soon as a page of ours is open. */
async function withdraw() {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.active || !(await worker.getNotifications()).length) return;
  const answer = await fetch("/api/me/turns/");
  if (!answer.ok) return;
  const { results } = await answer.json();
  worker.active.postMessage({ waiting: results.map(({ table }) => table.id) });
}
whenIdle(() => withdraw().catch(() => {}));

/* Good news goes by itself, unless one is just reading it; what went wrong stays until it is sent away. */
const LINGERS = 8000;
for (const toast of document.querySelectorAll(".toast--success, .toast--info")) {
  const leave = () => (toast.matches(":hover, :focus-within") ? setTimeout(leave, LINGERS) : toast.remove());
  setTimeout(leave, LINGERS);
}

/* On a narrow screen the tabs are longer than it is: the one where one is comes into sight. */
for (const tab of document.querySelectorAll(".tabs [aria-current]")) {
  const tabs = tab.closest(".tabs");
  tabs.scrollLeft = tab.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - tab.clientWidth) / 2;
}
