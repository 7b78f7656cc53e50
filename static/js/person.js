/* The headers of `ask.js` on requests of htmx. */

import { heed, sign } from "./ask.js";

document.addEventListener("htmx:configRequest", ({ detail }) => sign(detail.headers, detail.parameters));

/* Before other scripts read the response, which isn't the part that they expect. */
document.addEventListener("htmx:beforeOnLoad", (event) => {
  const { xhr } = event.detail;
  if (heed(xhr.getResponseHeader("Caravanserai-Refused"), xhr.status)) event.preventDefault();
});
