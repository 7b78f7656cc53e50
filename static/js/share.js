/* Hand a link to the system's share sheet: `<button data-share="…" data-share-title="…" hidden>`, which
 * shows only where there is one. Elsewhere the button that copies is all one needs. */

const offer = () => {
  if (!navigator.share) return;
  for (const button of document.querySelectorAll("[data-share][hidden]")) button.hidden = false;
};

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-share]");
  if (!button) return;
  const shared = { title: button.dataset.shareTitle, url: button.dataset.share };
  await navigator.share(shared).catch(() => null); // sent away by its user
});

for (const drawn of ["htmx:afterSettle", "table:drawn", "page:renewed"]) document.addEventListener(drawn, offer);
offer();
