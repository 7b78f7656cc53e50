/* An eye on each place of the board that a plan names; it is saffron if other players have touched the place.
 *
 * The plan has the places in data-planned and data-touched, only on its owner's page. The plan's text names them,
 * too.
 */

const SHARE = 0.5; // of the shorter side of a place

const names = (list) => new Set(list.split(" "));

/** Return an eye on a disc; `sprite` is the address of the site's icons. */
function eye(sprite, touched) {
  const box = document.createElement("template");
  const kind = touched ? " planned-eye--touched" : "";
  box.innerHTML = `<svg class="planned-eye${kind}" viewBox="-14 -14 28 28" aria-hidden="true"><circle r="13"/><use href="${sprite}#eye" x="-9" y="-9" width="18" height="18"/></svg>`;
  return box.content.firstChild;
}

/** Put an eye at the upper right corner of a place's clickable shape; some places have only their own shape. */
function settle(made) {
  const place = made.parentNode, pressed = place.querySelector(":scope > .hit") ?? place.firstElementChild;
  const { x, y, width, height } = pressed.getBBox();
  const size = SHARE * Math.min(width, height);
  const corner = { x: x + width - 0.7 * size, y: y - 0.3 * size, width: size, height: size };
  for (const key in corner) made.setAttribute(key, corner[key]);
}

/** A picture in a hidden pane has no size yet; place the eyes when it has one. */
const pictures = new ResizeObserver((seen) => {
  for (const { target } of seen) target.querySelectorAll("g > .planned-eye").forEach(settle);
});

function mark() {
  document.querySelectorAll(".planned-eye").forEach((one) => one.remove());
  document.querySelectorAll(".planned").forEach((one) => one.classList.remove("planned"));
  const plan = document.querySelector("[data-planned]");
  if (!plan) return;
  const [sprite] = plan.querySelector("use").getAttribute("href").split("#");
  const planned = names(plan.dataset.planned), touched = names(plan.dataset.touched);
  for (const place of document.querySelectorAll(".board [data-target]")) {
    if (!planned.has(place.dataset.target)) continue;
    place.append(eye(sprite, touched.has(place.dataset.target)));
    if (place.ownerSVGElement) pictures.observe(place.ownerSVGElement);
    else place.classList.add("planned");
  }
}

document.addEventListener("table:drawn", mark);
mark();
