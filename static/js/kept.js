/* What the service worker keeps to be read offline (templates/app/offline.js), where somebody is signed in. */

export const READER = "Caravanserai-Reader";
const workers = navigator.serviceWorker; // none without TLS

/** Give the worker a part that has come, and whose it is, so that the kept page is as the shown one. */
export function keepPart(part, who) {
  workers?.controller?.postMessage({ part, path: location.pathname, who });
}

if ("own" in document.body.dataset) workers?.register("/worker.js").catch(() => {});
