/* Announcements for screen readers: one live region that no swap replaces. */

/** Announce something politely; the same words twice are announced twice. */
export function announce(words) {
  const region = document.getElementById("announcements");
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => {
    region.textContent = words.replace(/\s+/g, " ").trim();
  });
}

/** The last move that a drawn table announces. */
export const lastAnnounced = (table) => Number(table.querySelector("[data-announcements]")?.dataset.announcements ?? 0);

/** Announce what others did since a move, and the current prompt. */
export function announceMoves(table, ply) {
  const moves = [...table.querySelectorAll("[data-announcements] [data-ply]")].filter((one) => Number(one.dataset.ply) > ply);
  const asked = table.querySelector(".prompt__title")?.textContent ?? "";
  if (moves.length) announce([...moves.map((one) => one.textContent), asked].join(" "));
}
