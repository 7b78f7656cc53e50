{% load static %}/* Offline: the last seen pages of whoever is signed in, with their files (docs/face.md, "Offline").
 *
 * The site says with each page whose it is (READER: another value for each session) and whether it may be kept. As soon
 * as somebody else reads, or nobody, all pages of the one before are dropped. Sent forms and REST are left alone.
 */

const READER = "{{ reader }}", KEEP = "{{ keep }}", NOBODY = "{{ nobody }}", SEEN = "Seen-At";
const PAGES = "pages-", FILES = "files", SHELL = "shell"; // the name of a reader's cache ends with their value
const MOST_PAGES = 20, MOST_FILES = 150;
const LONGEST = {{ age }} * 1000; // a session lasts no longer
const PATIENCE = 10_000; // so long the network may take where a page is kept
const STATIC = "{% get_static_prefix %}", REST = "{{ rest }}", SIGN_OUT = "{% url 'account_logout' %}";
const KEEPABLE = /^\/((games|tables\/[^/]+)\/)?$/; // what may be: the site says with each page whether it is
const VERSIONED = /\.[0-9a-f]{12}\.\w+$/;
/** The offline pages, by language. Only those of languages that are read here are fetched. */
const AWAY = { {% for language in languages %}"{{ language }}": "{% url 'offline' language %}", {% endfor %}};
const SHEET = "{% static 'css/offline.css' %}", SCRIPT = "{% static 'js/offline.js' %}";
const ITS_FILES = [SHEET, SCRIPT, "{% static 'css/site.css' %}", "{% static 'icons/sprite.svg' %}"];
const SILENT = "connect-src 'none'; form-action 'none'"; // a kept page sends nothing, whatever is pressed

let reader = null; // who reads, as far as this worker has heard
let since = 0; // answers to what was asked before say nothing of who reads now

/* Who reads. */

/** Whoever it is that reads now: nothing of anybody else is left. Tell whether this answer is theirs. */
async function meet(who, asked) {
  if (who !== reader) {
    if (asked < since) return false;
    [reader, since] = [who, asked];
  }
  await dropPages(PAGES + who);
  return who !== NOBODY;
}

async function dropPages(except) {
  for (const name of await caches.keys()) if (name.startsWith(PAGES) && name !== except) await caches.delete(name);
}

/** Somebody signs out: the pages go at once, whatever becomes of it. */
async function signOut() {
  [reader, since] = [NOBODY, performance.now()];
  await dropPages("");
}

/* Keeping. */

/** Put something last in a cache, of which the first go when it is too much. */
async function put(cache, key, answer, most) {
  await cache.delete(key);
  await cache.put(key, answer);
  for (const old of (await cache.keys()).slice(0, -most)) await cache.delete(old);
}

/** An answer of the site has come: it says who reads, and may be a page to keep. */
async function heard(address, answer, asked) {
  const who = answer.headers.get(READER);
  const page = answer.headers.has(KEEP) && answer.ok && !address.search ? answer.clone() : null;
  if (!who || !(await meet(who, asked)) || !page) return;
  await keep(address.pathname, await page.text(), page.headers, who);
}

async function keep(path, html, told, who) {
  if (who !== reader) return; // signed out meanwhile
  const headers = new Headers(told);
  headers.delete("Vary");
  headers.set(SEEN, new Date().toISOString());
  await put(await caches.open(PAGES + who), path, new Response(html, { headers }), MOST_PAGES);
  await speak(langOf(html));
  await keepFiles(html.match(new RegExp(`${STATIC}[^"'#?\\s]+`, "g")) ?? []);
}

/** A part of a page has come, after a choice or another's move: it takes its place in the kept page. */
async function storePart(path, part, who) {
  if (!who || !(await meet(who, performance.now()))) return;
  const page = await keptAt(path);
  const html = (await page?.text()) ?? "";
  const [start, end] = [html.indexOf("<!--table-->"), html.indexOf("<!--/table-->")];
  if (start < 0 || end < start) return;
  await keep(path, `${html.slice(0, start)}<!--table-->${part}${html.slice(end)}`, page.headers, who);
}

/** What was open before this worker was there hasn't come past it. */
async function lookAround() {
  for (const { url } of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) {
    const [address, asked] = [new URL(url), performance.now()];
    if (KEEPABLE.test(address.pathname)) await heard(address, await fetch(url), asked);
  }
}

async function keepFiles(paths) {
  const files = await caches.open(FILES);
  for (const path of new Set(paths)) {
    const answer = (await files.match(path)) ? null : await fetch(path).catch(() => null);
    if (answer?.status === 200) await put(files, path, answer, MOST_FILES);
  }
}

async function keepFile(path, answer) {
  await (await caches.open(FILES)).put(path, answer);
}

/** The offline page in the browser's language, and its files. */
async function prepare() {
  const shell = await caches.open(SHELL);
  const paths = [...ITS_FILES, pathIn(navigator.language.slice(0, 2))];
  for (const path of paths) await put(shell, path, await fetch(path), paths.length);
}

/** The path of the offline page in a language, or in the first one. */
function pathIn(lang) {
  return AWAY[lang] ?? Object.values(AWAY)[0];
}

/** A page is kept: its language is read here. */
async function speak(lang) {
  const shell = await caches.open(SHELL);
  if (await shell.match(pathIn(lang))) return;
  const answer = await fetch(pathIn(lang)).catch(() => null);
  if (answer?.ok) await shell.put(pathIn(lang), answer);
}

/* Answering. */

/** A file: one whose name has its version is the same for ever. */
async function file(event, path) {
  const kept = await caches.match(path);
  if (kept && VERSIONED.test(path)) return kept;
  try {
    const answer = await fetch(event.request);
    if (answer.status === 200) event.waitUntil(keepFile(path, answer.clone()));
    return answer;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** A page: from the network; as it was last seen where that doesn't answer; else the offline page. */
async function page(event, address) {
  const asked = performance.now();
  const fresh = fetch(event.request);
  event.waitUntil(fresh.then((answer) => heard(address, answer, asked)).catch(() => {}));
  const kept = address.search ? undefined : await keptAt(address.pathname);
  const late = new Promise((_, fail) => kept && setTimeout(fail, PATIENCE));
  return Promise.race([fresh, late]).catch(() => (kept ? asSeen(kept) : offlinePage()));
}

async function keptPages() {
  const name = (await caches.keys()).find((one) => one.startsWith(PAGES));
  return name ? caches.open(name) : null;
}

async function keptAt(path) {
  const found = await (await keptPages())?.match(path);
  return found && Date.now() - Date.parse(found.headers.get(SEEN)) < LONGEST ? found : undefined;
}

/** A kept page: it says of when it is, and its policy lets it send nothing. Its script comes first, its sheet last. */
async function asSeen(kept) {
  const html = await kept.text();
  const [, banner] = (await (await away(langOf(html))).text()).match(/<template>(.*)<\/template>/s);
  const marked = html
    .replace("<html", `<html data-offline="${kept.headers.get(SEEN)}" data-zone="${kept.headers.get(KEEP)}"`)
    .replace("<head>", `<head><script src="${SCRIPT}" type="module"></script>`)
    .replace("</head>", `<link rel="stylesheet" href="${SHEET}"></head>`)
    .replace("<main", `${banner}<main`);
  const headers = new Headers(kept.headers);
  headers.append("Content-Security-Policy", SILENT);
  return new Response(marked, { headers });
}

const langOf = (html) => html.match(/<html[^>]* lang="([\w-]+)/)[1];

/** The offline page in a language, or in one that is there. */
async function away(lang) {
  for (const path of [pathIn(lang), ...Object.values(AWAY)]) {
    const page = await caches.match(path);
    if (page) return page;
  }
}

/** The offline page in the language and the colours of the page that was seen last, with links to all that are kept. */
async function offlinePage() {
  const keys = (await (await keptPages())?.keys()) ?? [];
  const pages = await Promise.all(keys.map(({ url }) => told(new URL(url).pathname)));
  const seen = pages.filter(Boolean).reverse();
  const { lang, theme } = seen[0] ?? { lang: navigator.language.slice(0, 2), theme: "" };
  const links = seen.map(({ link }) => link).join("");
  const page = await away(lang);
  const html = (await page.text()).replace("<html", `<html${theme}`).replace("<!--kept-->", () => links);
  return new Response(html, { headers: page.headers });
}

/** What the offline page has to know of a kept page: its words are HTML already. */
async function told(path) {
  const kept = await keptAt(path);
  if (!kept) return null;
  const html = await kept.text();
  const title = html.match(/<title>(.*?)( · [^·<]*)?<\/title>/)?.[1] ?? path;
  const [, theme = ""] = html.match(/<html[^>]*( data-theme="\w+")/) ?? [];
  const time = `<time data-seen datetime="${kept.headers.get(SEEN)}" data-zone="${kept.headers.get(KEEP)}"></time>`;
  return { lang: langOf(html), theme, link: `<li><a href="${path}">${title}</a> ${time}</li>` };
}

/** Tell a page that is shown offline as soon as the site answers. */
async function callBack(asking) {
  const answer = await fetch("{% url 'healthz' %}", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) asking.postMessage({ back: true });
}

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(lookAround().catch(() => {})));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (request.method === "POST" && address.pathname === SIGN_OUT) event.waitUntil(signOut());
  if (request.method !== "GET") return;
  if (address.pathname.startsWith(STATIC)) event.respondWith(file(event, address.pathname));
  else if (request.mode === "navigate" && !address.pathname.startsWith(REST)) event.respondWith(page(event, address));
});
self.addEventListener("message", (event) => {
  const { part, path, who, back } = event.data ?? {};
  if (part) event.waitUntil(storePart(path, part, who));
  if (back) event.waitUntil(callBack(event.source));
});
