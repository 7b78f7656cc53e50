/* An eye on what a plan rests on: at each place of the board that it names, in saffron where others have touched it.
 *
 * Which places stands with the plan (data-planned, data-touched), on the page of its own person alone. There it
 * is said in words, too; the eyes are for those who look at the board.
 */

const SVG = "http://www.w3.org/2000/svg";
const SHARE = 0.5; // of a place's shorter side

const names = (list) => new Set(list.split(" ").filter(Boolean));

function part(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** An eye on a disc; `sprite`: where the house's icons are. */
function eye(sprite, touched) {
  const made = part("svg", { class: "planned-eye", viewBox: "-14 -14 28 28", "aria-hidden": "true" });
  made.classList.toggle("planned-eye--touched", touched);
  made.append(part("circle", { r: 13 }), part("use", { href: `${sprite}#eye`, x: -9, y: -9, width: 18, height: 18 }));
  return made;
}

/** Put an eye at a corner: of what a place of a picture is pressed by, else by the style sheet. */
function put(made, place) {
  if (place instanceof SVGElement) {
    const { x, y, width, height } = (place.querySelector(":scope > .hit") ?? place).getBBox();
    const size = SHARE * Math.min(width, height);
    const corner = { x: x + width - 0.7 * size, y: y - 0.3 * size, width: size, height: size };
    for (const [key, value] of Object.entries(corner)) made.setAttribute(key, value);
  } else {
    place.classList.add("planned");
  }
  place.append(made);
}

/** Put the eyes on a table that was drawn anew. */
export function markPlanned(table) {
  const plan = table.querySelector("[data-planned]");
  if (!plan) return;
  const sprite = plan.querySelector("use").getAttribute("href").split("#")[0];
  const planned = names(plan.dataset.planned), touched = names(plan.dataset.touched);
  for (const place of table.querySelectorAll(".board [data-target]"))
    if (planned.has(place.dataset.target)) put(eye(sprite, touched.has(place.dataset.target)), place);
}
