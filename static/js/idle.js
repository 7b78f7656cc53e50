/* Tasks for an idle browser after the page has loaded. */

import { ask } from "./ask.js";

/* A new account takes the browser's time zone from a cookie. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone) document.cookie = `zone=${zone}; path=/; max-age=31536000; samesite=lax`;

/** Withdraw outdated notifications of turns, as soon as a page of the site is open on the device. */
async function withdraw() {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.active || !(await worker.getNotifications()).length) return;
  const answer = await ask("/api/me/turns/");
  if (!answer.ok) return;
  const { results } = await answer.json();
  worker.active.postMessage({ waiting: results.map(({ table }) => table.id) });
}
withdraw().catch(() => {});
