/* Open the system's share sheet for a link: `<button data-share="…" data-share-title="…" hidden>`. The button
 * appears only if the system has a share sheet; otherwise people use the button that copies. */

const offer = () => {
  if (!navigator.share) return;
  for (const button of document.querySelectorAll("[data-share][hidden]")) button.hidden = false;
};

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-share]");
  if (!button) return;
  const shared = { title: button.dataset.shareTitle, url: button.dataset.share };
  await navigator.share(shared).catch(() => null); // the user has cancelled
});

for (const drawn of ["htmx:afterSettle", "table:drawn", "page:renewed"]) document.addEventListener(drawn, offer);
offer();
