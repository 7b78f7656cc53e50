/* Parts of the table's page ([data-hash]: a hash of what the site has sent). The page names those that it has, and an
 * answer leaves out their contents ([data-omitted]; mp2site/web/known_parts.py). They are kept as they were sent, while
 * the site says that they are in the page. */

export const PARTS = "Caravanserai-Parts";
const OMITTED = "[data-omitted]";
const AS_TEXT = /<[^<]*? data-hash="([\w-]+)" data-omitted><\/[\w-]+>/g;

let kept = new Map(); // parts as HTML, by their hashes
let reader = null;

/** What the page has, for a request's header. */
export const known = () => [...kept.keys()].join(" ");

/** Keep the parts of what came, before scripts change them; those that were left out are kept already. */
export function rememberParts(fresh) {
  const parts = [...fresh.querySelectorAll("[data-hash]")];
  kept = new Map(parts.map((one) => [one.dataset.hash, one.matches(OMITTED) ? kept.get(one.dataset.hash) : one.outerHTML]));
}

/** An answer for a reader with what was left out of it; null if that isn't here. */
export function whole(html, who) {
  if (reader !== null && who !== reader) kept.clear();
  reader = who;
  let lost = false;
  const full = html.replace(AS_TEXT, (_, name) => {
    lost ||= !kept.has(name);
    return kept.get(name);
  });
  if (lost) kept.clear();
  return lost ? null : full;
}

/** A fresh node with what was left out in it. */
export function filled(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node;
  const made = node.matches(OMITTED) ? parse(node) : node;
  for (const one of made.querySelectorAll(OMITTED)) one.replaceWith(parse(one));
  return made;
}

function parse({ dataset, namespaceURI, localName }) {
  const box = document.createElement("template");
  const inPicture = namespaceURI.endsWith("svg") && localName !== "svg";
  box.innerHTML = inPicture ? `<svg>${kept.get(dataset.hash)}</svg>` : kept.get(dataset.hash);
  return inPicture ? box.content.firstChild.firstChild : box.content.firstChild;
}
