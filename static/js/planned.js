/* An eye on what a plan rests on: at each place of the board that it names, in saffron where others have touched it.
 *
 * Which places stands with the plan (data-planned, data-touched), on the page of its own person alone. There it
 * is said in words, too; the eyes are for those who look at the board.
 */

const SHARE = 0.5; // of a place's shorter side

const names = (list) => new Set(list.split(" "));

/** An eye on a disc; `sprite`: where the house's icons are. */
function eye(sprite, touched) {
  const box = document.createElement("template");
  const kind = touched ? " planned-eye--touched" : "";
  box.innerHTML = `<svg class="planned-eye${kind}" viewBox="-14 -14 28 28" aria-hidden="true"><circle r="13"/><use href="${sprite}#eye" x="-9" y="-9" width="18" height="18"/></svg>`;
  return box.content.firstChild;
}

/** Put an eye at the upper right corner of what a place of a picture is pressed by; some have nothing but their shape. */
function settle(made) {
  const place = made.parentNode, pressed = place.querySelector(":scope > .hit") ?? place.firstElementChild;
  const { x, y, width, height } = pressed.getBBox();
  const size = SHARE * Math.min(width, height);
  const corner = { x: x + width - 0.7 * size, y: y - 0.3 * size, width: size, height: size };
  for (const key in corner) made.setAttribute(key, corner[key]);
}

/** A picture in a pane that isn't shown has no size: it has one as soon as it is. */
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
