/* Announcements for screen readers: one live region, which redraws don't replace. */

/** Announce a text politely; a repeated text is announced again. */
export function announce(words) {
  const region = document.getElementById("announcements");
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = words.replace(/\s+/g, " ").trim();
  });
}

/** Return the last move that a drawn table announces. */
export const lastAnnounced = (table) => Number(table.querySelector("[data-announcements]")?.dataset.announcements ?? 0);

/** Announce others' moves after a given move, and the current prompt. */
export function announceMoves(table, ply) {
  const moves = [...table.querySelectorAll("[data-announcements] [data-ply]")].filter((one) => Number(one.dataset.ply) > ply);
  const asked = table.querySelector(".prompt__title")?.textContent ?? "";
  if (moves.length) announce([...moves.map((one) => one.textContent), asked].join(" "));
}
