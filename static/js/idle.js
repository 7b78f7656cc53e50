/* What a browser does for a page that stands, when it has nothing else to do. */

import { ask } from "./ask.js";

/* Who signs up keeps the time zone of the browser; a cookie carries it there. */
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (zone) document.cookie = `zone=${zone}; path=/; max-age=31536000; samesite=lax`;

/** Withdraw notifications of turns that don't wait any more, as soon as a page of ours is open on the device. */
async function withdraw() {
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!worker?.active || !(await worker.getNotifications()).length) return;
  const answer = await ask("/api/me/turns/");
  if (!answer.ok) return;
  const { results } = await answer.json();
  worker.active.postMessage({ waiting: results.map(({ table }) => table.id) });
}
withdraw().catch(() => {});
