/* The primer before a first game: a modal dialog, shown once per title and browser (`games/views/primer.py`). */

const COOKIE = "primers";
const KEPT = 31_536_000; // seconds

const primer = document.querySelector("dialog[data-primer]");

function remember(slug) {
  const found = document.cookie.split("; ").find((one) => one.startsWith(`${COOKIE}=`));
  const known = new Set(found ? found.slice(COOKIE.length + 1).split(".") : []).add(slug);
  document.cookie = `${COOKIE}=${[...known].join(".")}; path=/; max-age=${KEPT}; samesite=lax`;
}

if (primer) {
  primer.open = false; // without scripts the dialog is open, but not modal
  primer.showModal();
  primer.addEventListener("close", () => {
    remember(primer.dataset.primer);
    document.getElementById("prompt")?.focus({ preventScroll: true });
  });
}
