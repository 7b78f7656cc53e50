/* The keys of forms (`{% once %}`) on a page that *Back* restores. If the site has responded since, as another
 * page in this tab shows, a form is a new request and gets a new key. If the response was lost, the form is the
 * same request with the old key.
 */

import { stored } from "./unsent.js";

const KEY = "answered"; // when this tab last received a page of the site

const newKey = () => [...crypto.getRandomValues(new Uint32Array(3))].map((number) => number.toString(36)).join("");

addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  const answered = Number(stored((tab) => tab.getItem(KEY))) > drawnAt;
  if (answered) for (const field of document.querySelectorAll("input[name=once]")) field.value = newKey();
  drawnAt = Date.now();
});

stored((tab) => tab.setItem(KEY, Date.now()));
let drawnAt = Date.now();
