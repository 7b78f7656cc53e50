/* This device on the page of devices: `[data-push]` has our key.
 *
 *   [data-state]   shown in one state: none, denied, off, on        [data-failed]  the error message
 */

import { ask } from "./ask.js";

const root = document.querySelector("[data-push]");

function bytes(base64url) {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}

async function state() {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "none";
  if (Notification.permission === "denied") return "denied";
  const worker = await navigator.serviceWorker.register("/worker.js");
  return root.dataset.here && (await worker.pushManager.getSubscription()) ? "on" : "off";
}

async function show() {
  const now = await state().catch(() => "none");
  for (const part of root.querySelectorAll("[data-state]")) part.hidden = part.dataset.state !== now;
}

/** Subscribe again, since an old subscription may have another key or another person. */
async function switchOn() {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const key = bytes(root.dataset.push);
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const body = new FormData(root.querySelector("form"));
  for (const [name, value] of Object.entries({ endpoint, ...keys })) body.set(name, value);
  const answer = await ask(location.pathname, { method: "POST", body });
  if (answer.ok) return location.reload();
  await made.unsubscribe();
  const said = await answer.json().catch(() => ({}));
  throw new Error(said.said ?? "");
}

async function switchOff() {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
}

root.addEventListener("click", async (event) => {
  if (!event.target.closest("[data-on]")) return;
  const failed = root.querySelector("[data-failed]");
  failed.hidden = true;
  try {
    await switchOn();
  } catch (error) {
    await show();
    failed.hidden = Notification.permission === "denied";
    failed.querySelector("p").textContent = error.message && error.name === "Error" ? error.message : failed.dataset.failed;
  }
});

root.addEventListener("submit", async (event) => {
  event.preventDefault();
  await switchOff().catch(() => {});
  event.target.submit();
});

show();
// A change of the permission in the browser's settings updates the page.
navigator.permissions
  ?.query({ name: "notifications" })
  .then((permission) => permission.addEventListener("change", show))
  .catch(() => {}); // for browsers without this query
