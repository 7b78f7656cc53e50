/* A page that is shown offline: the service worker adds this script and offline.css to stored pages
 * (templates/app/offline.js). Their policy forbids requests. This script disables their controls before other
 * scripts run, and reloads them when the site responds. The offline page has the script, too.
 *
 *   [data-seen]   a time in data-zone; data-today and data-earlier are sentences with "#" for it
 */

const ASK_EVERY = 15_000, ONCE_MORE = 2_000; // milliseconds; a restored network needs a moment
const workers = navigator.serviceWorker;
const page = document.documentElement;

/** Disable all controls, since the decision may be over. */
function close() {
  for (const choices of document.querySelectorAll(".prompt__choices")) choices.remove();
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  for (const control of document.querySelectorAll("form :is(button, input, select, textarea), button[form]"))
    control.disabled = true;
  document.querySelector("[data-poll]")?.setAttribute("data-poll", ""); // absent: game over
}

/** Stop the clocks, which are out of date. */
function setClocks() {
  const seconds = (Date.now() - Date.parse(page.dataset.offline)) / 1000;
  for (const clock of document.querySelectorAll("[data-ticks]")) clock.dataset.ticks -= seconds;
}

function showTimes() {
  for (const time of document.querySelectorAll("[data-seen]")) {
    const at = new Date(time.dateTime || page.dataset.offline);
    const today = at.toDateString() === new Date().toDateString();
    const sentence = today ? time.dataset.today : time.dataset.earlier;
    const words = said(at, today, time.closest("[data-zone]").dataset.zone);
    time.textContent = sentence?.replace("#", words) ?? words;
  }
}

/** Return a time in the page's language: "14:05", with the day unless it is today. */
function said(at, today, timeZone) {
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone };
  const day = today ? {} : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(page.lang, { ...day, ...clock }).format(at);
}

/** Ask the worker to try the site, since the page's own policy forbids requests. */
function ask() {
  if (!document.hidden) workers.controller?.postMessage({ back: true });
}

function askTwice() {
  ask();
  setTimeout(ask, ONCE_MORE);
}

close();
setClocks();
workers.addEventListener("message", ({ data }) => data.back && location.reload());
for (const moment of ["online", "pageshow"]) addEventListener(moment, askTwice);
document.addEventListener("visibilitychange", ask);
setInterval(ask, ASK_EVERY);
showTimes();
