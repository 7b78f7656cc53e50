/* What is said aloud to who listens to the page: one live region that no swap replaces. */

/** Say something politely; the same words are said again. */
export function announce(words) {
  const region = document.getElementById("heard");
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = words.replace(/\s+/g, " ").trim();
  });
}

/** Say what others did since the table was drawn, and what may be done now. */
export function tell(table, before) {
  const ply = Number(before.querySelector("[data-told]")?.dataset.told ?? 0);
  const told = [...table.querySelectorAll("[data-told] [data-ply]")].filter((one) => Number(one.dataset.ply) > ply);
  const asked = table.querySelector(".prompt__title")?.textContent ?? "";
  if (told.length) announce([...told.map((one) => one.textContent), asked].join(" "));
}
