/* Requests of htmx, signed as those of `ask.js`. */

import { heed, sign } from "./ask.js";

document.addEventListener("htmx:configRequest", ({ detail }) => sign(detail.headers, detail.parameters));

/* Before any other script looks at what came: it isn't the part that they expect. */
document.addEventListener("htmx:beforeOnLoad", (event) => {
  const { xhr } = event.detail;
  if (heed(xhr.getResponseHeader("Caravanserai-Refused"), xhr.status)) event.preventDefault();
});
