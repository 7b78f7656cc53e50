/* Copying: `<button data-copy="…" data-copied="Copied" data-copy-yourself="Select and copy">`.
 *
 * Browsers offer the clipboard only over https and on localhost. Elsewhere the older command copies the selected
 * text. If the browser refuses that, too, the text stays selected in a field beside the button.
 */

/** Copy a button's text, and show the result on the button. */
async function copy(button) {
  const { copy: text, copied, copyYourself } = button.dataset;
  const done = (await byClipboard(text)) || bySelection(text, button);
  const label = button.querySelector("[data-label]") ?? button;
  label.textContent = done ? copied : copyYourself;
}

async function byClipboard(text) {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(() => true, () => false);
}

/** Select the text and copy it; the field stays beside the button only if the person must copy by hand. */
function bySelection(text, button) {
  const shown = [...button.parentElement.querySelectorAll("input[readonly]")].find(({ value }) => value === text);
  const field = shown ?? Object.assign(document.createElement("input"), { className: "input", readOnly: true });
  field.value = text;
  if (!shown) button.after(field);
  field.focus({ preventScroll: true });
  field.select();
  const done = document.execCommand("copy");
  if (done && !shown) field.remove();
  if (done) button.focus({ preventScroll: true });
  return done;
}

document.addEventListener("copy:wanted", ({ target }) => copy(target));
