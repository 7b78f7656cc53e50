/* What Confirm sends: the picked choices of a run, and the end of the turn if nothing else can be done afterwards. And
 * the choices that need no Confirm. */

const ONE_TAP = "one-tap";

/** Return whether choices need no confirmation: the person's setting, by default true on touch screens. */
export function oneTap() {
  const wish = document.cookie.split("; ").find((one) => one.startsWith(`${ONE_TAP}=`));
  return wish ? wish === `${ONE_TAP}=1` : matchMedia("(pointer: coarse)").matches;
}

document.addEventListener("change", ({ target }) => {
  if (!target.matches?.("[data-one-tap]")) return;
  document.cookie = `${ONE_TAP}=${Number(target.checked)}; max-age=31536000; path=/; samesite=lax`;
  for (const setting of document.querySelectorAll("[data-one-tap]")) setting.checked = target.checked;
});

/** Return whether the picked choice is sent at once: one that only lays a piece whose price is paid later, and with the
 * one-tap setting one that can be undone and whose cost was visible. Cards show the cost, places don't. */
export function sendsItself({ picked, byButton }) {
  if (!picked) return false;
  const { lays, lasts } = picked.button.dataset;
  const pays = picked.button.querySelector(".choice-card__cost .amount") !== null;
  return lays !== undefined || (oneTap() && lasts === undefined && (byButton || !pays));
}

/** Set what Confirm sends: the first pick by itself, the others and the turn's end by hidden fields. Return the words
 * about what can't be undone. */
export function fill(form, button, run, itself) {
  const [last, end] = [run.at(-1)?.button, form.querySelector("[data-with-end]")];
  const joins = !itself && end !== null && last?.dataset.ends !== undefined;
  if (end) end.disabled = !joins;
  button.disabled = !last;
  button.value = run[0]?.button.value ?? "";
  for (const field of form.querySelectorAll("input[data-run]")) field.remove();
  for (const { button: { value } } of run.slice(1)) form.append(field(value));
  return joins ? button.dataset.ends : last?.dataset.lasts ?? "";
}

/** Return a field with a further pick; it isn't the server's (`patch.js`). */
function field(value) {
  const made = Object.assign(document.createElement("input"), { type: "hidden", name: "then", value });
  made.dataset.run = made.dataset.own = "";
  return made;
}
