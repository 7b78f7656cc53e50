/* The keys of forms (`{% once %}`) on a page that *Back* restores: they are those of what was sent from it. If the site has
 * answered since, as another page of it in this tab shows, what is sent now is another request and gets another key.
 * If the answer was lost, it is the same request.
 */

import { stored } from "./unsent.js";

const KEY = "answered"; // when this tab last got a page of the site

const newKey = () => [...crypto.getRandomValues(new Uint32Array(3))].map((number) => number.toString(36)).join("");

addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  const answered = Number(stored((tab) => tab.getItem(KEY))) > drawnAt;
  if (answered) for (const field of document.querySelectorAll("input[name=once]")) field.value = newKey();
  drawnAt = Date.now();
});

stored((tab) => tab.setItem(KEY, Date.now()));
let drawnAt = Date.now();
