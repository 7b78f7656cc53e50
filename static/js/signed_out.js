/* The message on a page whose person isn't signed in any more: the page stays, and a link leads to the sign-in and
 * back. The message disappears after the next successful request, for example after a sign-in in another tab.
 */

import { stash } from "./unsent.js";

const notice = () => document.getElementById("person-changed");

document.addEventListener("person:answer", ({ detail: { refused, status } }) => {
  const box = notice();
  if (!box || (!refused && status >= 400)) return;
  box.hidden = !refused;
  if (!refused) return;
  const words = document.importNode(box.querySelector("template").content, true);
  for (const part of words.querySelectorAll("[data-refused]"))
    if (!part.dataset.refused.split(" ").includes(refused)) part.remove();
  const link = words.querySelector("[data-back]");
  const here = location.pathname + location.search + location.hash;
  if (link) link.href = `${box.dataset.signIn}?next=${encodeURIComponent(here)}`;
  if (box.dataset.says === refused) return;
  box.dataset.says = refused;
  box.replaceChildren(box.querySelector("template"), words);
});

document.addEventListener("click", ({ target }) => {
  if (target.closest?.("#person-changed [data-back]")) stash(true);
  if (!target.closest?.("[data-reload]")) return;
  stash(true);
  location.reload();
});
