/* Patching: a part of the page becomes what fresh HTML says, and what is in both stays the same element, with its
 * focus, scroll, listeners and animations. What scripts have changed in it becomes as the server sent it; they set it up
 * again afterwards. Left alone are `style`, open details, the attributes that data-keeps names, elements with data-own,
 * which scripts have added, and unsent text (data-keep-value).
 */

const ELEMENT = 1;
const KEPT = ["style", "open"];
const VALUED = ["BUTTON", "OPTION"];
const CHECKED = ["checkbox", "radio"];
const FIELD = "input, textarea, option";

/** What tells an element from its neighbours: its id, a piece's or a place's name, a choice's value; else its kind. */
function nameOf(element) {
  const name = element.getAttribute("id") ?? element.getAttribute("data-glide") ?? element.getAttribute("data-target");
  if (name !== null) return name;
  if (VALUED.includes(element.nodeName) || CHECKED.includes(element.type)) return `${element.getAttribute("name")}=${element.getAttribute("value")}`;
  return element.getAttribute("class")?.trim().split(/\s/, 1)[0] ?? "";
}

const labelOf = (node) => (node.nodeType === ELEMENT ? `${node.nodeName} ${nameOf(node)}` : node.nodeName);
const pairs = (one, other) => one.nodeName === other.nodeName && labelOf(one) === labelOf(other);
const isOwn = (node) => node.nodeType === ELEMENT && node.hasAttribute("data-own");
const isChanged = (field) => field.value !== field.defaultValue;

/** Make an element what a fresh one is; return the elements that came with it, or whose hx- attributes changed.
 *  With `keepsFilled`, fields stay as they were filled in, unless the server's value has changed. */
export function patch(element, fresh, keepsFilled = false) {
  const added = [];
  const unsent = new Set([...element.querySelectorAll("[data-keep-value]")].filter(isChanged));
  const keys = new Set([...unsent].map(({ form }) => form?.elements.once)); // sent again, it is the same request

  function patchNode(old, next) {
    if (old.nodeType !== ELEMENT) {
      if (old.data !== next.data) old.data = next.data;
      return;
    }
    if (next.hasAttribute("data-later")) return; // it hasn't been sent
    if (old.isEqualNode(next) && !old.matches(FIELD) && !old.querySelector(FIELD)) return;
    const before = defaultOf(old);
    if (!keys.has(old)) patchAttributes(old, next);
    patchChildren(old, next);
    if (!unsent.has(old) && !(keepsFilled && before === defaultOf(old))) reset(old);
  }

  function patchAttributes(old, next) {
    const keeps = old.hasAttribute("data-keeps") ? [...KEPT, ...old.dataset.keeps.split(" ")] : KEPT;
    for (const name of old.getAttributeNames())
      if (!next.hasAttribute(name) && !keeps.includes(name)) old.removeAttribute(name);
    for (const { name, value } of next.attributes) {
      if (old.getAttribute(name) === value || keeps.includes(name)) continue;
      old.setAttribute(name, value);
      if (name.startsWith("hx-")) added.push(old);
    }
  }

  /** Pair children from both ends, and between them by what they are called. */
  function patchChildren(old, next) {
    const [here, wanted] = [[...old.childNodes].filter((node) => !isOwn(node)), [...next.childNodes]];
    let start = 0;
    while (start < here.length && start < wanted.length && pairs(here[start], wanted[start])) start += 1;
    let [end, last] = [here.length, wanted.length];
    while (end > start && last > start && pairs(here[end - 1], wanted[last - 1])) [end, last] = [end - 1, last - 1];
    const found = placeBetween(old, here.slice(start, end), wanted.slice(start, last), here[end] ?? null);
    for (let at = 0; at < start; at += 1) patchNode(here[at], wanted[at]);
    for (const [one, other] of found) patchNode(one, other);
    for (let at = end; at < here.length; at += 1) patchNode(here[at], wanted[at - end + last]);
  }

  /** Put what is wanted before a node, with what is here as far as it pairs; return the pairs. */
  function placeBetween(parent, here, wanted, before) {
    const left = grouped(here);
    const found = new Map(wanted.map((node) => [node, left.get(labelOf(node))?.shift()]).filter(([, one]) => one));
    const stays = new Set(found.values());
    for (const node of here) if (!stays.has(node)) node.remove();
    let at = here.find((node) => stays.has(node)) ?? before;
    for (const node of wanted) {
      const one = found.get(node) ?? node;
      if (one === at) at = following(at, before);
      else parent.insertBefore(one, at);
      if (one === node && node.nodeType === ELEMENT) added.push(node);
    }
    return [...found].map(([node, one]) => [one, node]);
  }

  patchNode(element, fresh);
  return added;
}

/** The next sibling that isn't a script's. */
function following(node, before) {
  let next = node.nextSibling;
  while (next && next !== before && isOwn(next)) next = next.nextSibling;
  return next;
}

function grouped(nodes) {
  const groups = new Map();
  for (const node of nodes) groups.set(labelOf(node), [...(groups.get(labelOf(node)) ?? []), node]);
  return groups;
}

/** What the server says that a field holds. */
const defaultOf = (field) => (CHECKED.includes(field.type) ? field.defaultChecked : field.defaultSelected ?? field.defaultValue);

/** A field that nobody has to send says what the server says, whatever was typed or pressed before. */
function reset(element) {
  if (element.nodeName === "INPUT" && CHECKED.includes(element.type)) element.checked = element.defaultChecked;
  else if (element.nodeName === "INPUT" || element.nodeName === "TEXTAREA") {
    if (isChanged(element) && element.type !== "file") element.value = element.defaultValue;
  } else if (element.nodeName === "OPTION") element.selected = element.defaultSelected;
}
