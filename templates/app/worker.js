{% load static %}/* The service worker: shows pushes, and opens what they tell of; below, what it does offline. */

const ICON = "{% static 'icons/icon-192.png' %}";

/** Close what is shown of turns that don't wait any more, and say on the app's icon how many do. */
async function withdraw(waiting, except) {
  for (const shown of await self.registration.getNotifications()) {
    const { turn, tables } = shown.data ?? {};
    if (turn && shown.tag !== except && !tables.some((table) => waiting.includes(table))) shown.close();
  }
  await navigator.setAppBadge?.(waiting.length).catch(() => {});
}

/** Show a push. Browsers want to see one for each, so none is sent to take another back: see `withdraw`. */
async function show(push) {
  const [before] = await self.registration.getNotifications({ tag: push.tag });
  await self.registration.showNotification(push.title, {
    body: push.body,
    tag: push.tag,
    icon: ICON,
    badge: ICON,
    lang: push.lang,
    data: { id: push.id, url: push.url, turn: push.turn, tables: push.tables },
    // A second copy of the same push replaces the first one without a sound.
    renotify: Boolean(before) && before.data?.id !== push.id,
  });
  await withdraw(push.waiting, push.tag);
}

async function open(path) {
  const url = new URL(path, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url === url) ?? pages.find((one) => "navigate" in one);
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  // A page of before this worker can't be led anywhere.
  return page.url === url ? page : page.navigate(url).catch(() => self.clients.openWindow(url));
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});
self.addEventListener("message", (event) => {
  if (event.data?.waiting) event.waitUntil(withdraw(event.data.waiting));
});

{% include "app/offline.js" %}
