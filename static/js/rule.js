/* Rules at the table: links to rules open a sheet, also within the sheet. Without this file, or without a
 * response, a link leads to the rule's page. */

const sheet = document.getElementById("rule-sheet");

let wanted = null;

async function read(link) {
  wanted = link;
  const answer = await fetch(link.href, { headers: { "HX-Request": "true" } }).catch(() => null);
  const html = answer?.ok ? await answer.text() : null;
  if (wanted !== link) return undefined; // a later link has replaced this one
  if (html === null) return location.assign(link.href);
  sheet.querySelector("[data-rule-here]").innerHTML = html;
  if (!sheet.open) sheet.showModal();
  sheet.scrollTop = 0;
  return sheet.querySelector("[tabindex='-1']").focus({ preventScroll: true });
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-rule]");
  const elsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (!sheet || !link || elsewhere) return;
  event.preventDefault();
  read(link);
});

/* A redraw of the table may have removed the link. */
sheet?.addEventListener("close", () => {
  if (document.activeElement === document.body) document.getElementById("prompt")?.focus({ preventScroll: true });
});
