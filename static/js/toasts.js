/* Success messages disappear by themselves, but not under the mouse or with the focus. Errors stay until
 * dismissed. */
const LINGERS = 8000;
const leaving = new WeakSet();
function letToastsGo() {
  for (const toast of document.querySelectorAll(".toast--success, .toast--info")) {
    if (leaving.has(toast)) continue;
    leaving.add(toast);
    const leave = () => (toast.matches(":hover, :focus-within") ? setTimeout(leave, LINGERS) : toast.remove());
    setTimeout(leave, LINGERS);
  }
}
for (const drawn of ["htmx:afterSwap", "page:renewed"]) document.addEventListener(drawn, letToastsGo);
letToastsGo();
