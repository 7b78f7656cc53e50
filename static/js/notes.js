/* Notes for oneself (`_notes.html`): kept while one writes, whatever happens to the page meanwhile. */

const field = () => document.getElementById("notes-text");
const said = () => document.getElementById("notes-said");

document.addEventListener("input", ({ target }) => {
  if (target === field()) said().replaceChildren(); // what was kept isn't this any more
});

/** A refusal is told where "kept" would be; a page in its place is none of ours. */
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.target !== said() || /^\s*</.test(detail.xhr.responseText)) return;
  detail.shouldSwap = true;
  detail.isError = false;
});

/** What is kept needn't be kept again: another device may have gone on with it. */
document.addEventListener("htmx:afterRequest", ({ detail }) => {
  const { elt, successful, requestConfig } = detail;
  if (successful && elt.matches("#notes form")) field().defaultValue = requestConfig.parameters.notes;
});
