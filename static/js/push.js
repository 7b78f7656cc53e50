/* This device on the devices' page: `[data-push]` with our key; what doesn't hold is hidden.
 *
 *   [data-state]   shown in that state: none, denied, off, on        [data-failed]  says what went wrong
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

/** Subscribe anew: an old subscription may be for another key, or another person. */
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
// Who allows or refuses notifications in the browser's settings sees it here without coming back.
navigator.permissions
  ?.query({ name: "notifications" })
  .then((permission) => permission.addEventListener("change", show))
  .catch(() => {}); // a browser that doesn't know the question
