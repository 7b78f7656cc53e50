/* Every page: the theme without a reload, closing menus, dismissing messages. All of these work without this
 * file, too, by plain forms and <details>. */

import { ask, isRefused, later } from "./ask.js";
import "./clock.js";
import "./kept.js";
import "./person.js";

const NEXT = { auto: "day", day: "night", night: "auto" };

/** Switch the theme in place and save it on the server; after a failure, submit the form. */
async function switchTheme(event) {
  const form = event.target;
  const button = event.submitter;
  if (!button) return;
  event.preventDefault();
  const theme = button.value;
  const body = new FormData(form);
  body.set("theme", theme);
  const answer = await ask(form.action, { method: "POST", body, headers: { Accept: "application/json" } }).catch(
    () => null,
  );
  if (isRefused(answer)) return;
  if (!answer?.ok) {
    const wish = Object.assign(document.createElement("input"), { type: "hidden", name: "theme", value: theme });
    form.append(wish);
    form.submit();
    return;
  }
  showTheme(theme, form, button);
}

/** Apply a theme, and show it on the button; data attributes have icons and words. */
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

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (button && (await later().catch(() => null))) button.dispatchEvent(new Event("copy:wanted", { bubbles: true }));
});

const whenIdle = window.requestIdleCallback ?? setTimeout;
whenIdle(() => later().catch(() => {}));

/* On a narrow screen the tabs overflow: scroll the current tab into view. */
for (const tab of document.querySelectorAll(".tabs [aria-current]")) {
  const tabs = tab.closest(".tabs");
  tabs.scrollLeft = tab.offsetLeft - tabs.offsetLeft - (tabs.clientWidth - tab.clientWidth) / 2;
}
