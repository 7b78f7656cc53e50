/* Pages that the service worker stores for offline reading (templates/app/offline.js), for signed-in people. */

export const READER = "Caravanserai-Reader";
const workers = navigator.serviceWorker; // undefined without TLS

/** Send the worker a received part and its person, so that the stored page equals the visible one. */
export function storeOffline(part, who) {
  workers?.controller?.postMessage({ part, path: location.pathname, who });
}

if ("own" in document.body.dataset) workers?.register("/worker.js").catch(() => {});
