/* Notes (`_notes.html`): saved while the person writes, and kept through redraws. */

const field = () => document.getElementById("notes-text");
const said = () => document.getElementById("notes-said");

document.addEventListener("input", ({ target }) => {
  if (target === field()) said().replaceChildren(); // the text now differs from the saved one
});

/** Show an error in place of "saved"; a whole page as the response isn't ours. */
document.addEventListener("htmx:beforeSwap", ({ detail }) => {
  if (detail.target !== said() || /^\s*</.test(detail.xhr.responseText)) return;
  detail.shouldSwap = true;
  detail.isError = false;
});

/** Forget saved text, since another device may change the notes. */
document.addEventListener("htmx:afterRequest", ({ detail }) => {
  const { elt, successful, requestConfig } = detail;
  if (successful && elt.matches("#notes form")) field().defaultValue = requestConfig.parameters.notes;
});
