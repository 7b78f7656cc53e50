/* A page that is shown offline: the service worker puts this, and offline.css, into pages that it has kept
 * (templates/app/offline.js). Their policy lets them send nothing; here they also look like that, before any other
 * script sees them, and come anew as soon as the site answers. The offline page has it, too.
 *
 *   [data-seen]   a time to show, in data-zone; data-today and data-earlier are sentences with "#" for it
 */

const ASK_EVERY = 15_000, ONCE_MORE = 2_000; // a network that is back takes a moment until it carries something
const workers = navigator.serviceWorker;
const page = document.documentElement;

/** Nothing can be chosen or sent: what was asked may be answered or over by now. */
function close() {
  for (const choices of document.querySelectorAll(".prompt__choices")) choices.remove();
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  for (const control of document.querySelectorAll("form :is(button, input, select, textarea), button[form]"))
    control.disabled = true;
  document.querySelector("[data-poll]")?.setAttribute("data-poll", ""); // without it a game is over
}

/** Clocks have gone on since. */
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

/** A moment in the page's language: "14:05", with its day if that is another. */
function said(at, today, timeZone) {
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone };
  const day = today ? {} : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(page.lang, { ...day, ...clock }).format(at);
}

/** The worker asks for us: the page's own policy lets it ask nothing. */
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
