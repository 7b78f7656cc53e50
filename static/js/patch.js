/* Patching: a part of the page becomes what fresh HTML says, and what is in both stays the same element, with its
 * focus, scroll, listeners and animations. What scripts have changed in it becomes as the server sent it; they set it up
 * again afterwards. Left alone are `style`, open details, the attributes that data-keeps names, elements with data-own,
 * which scripts have added, unsent text (data-keep-value), and parts that are equal (`parts.js`).
 */

import { filled } from "./parts.js";

const ELEMENT = 1;
const KEPT = ["style", "open"];
const VALUED = ["BUTTON", "OPTION"];
const CHECKED = ["checkbox", "radio"];
const FIELD = "input, textarea, option";

/** Return an element's identity among its siblings: its id, a piece's or place's name, a choice's value, or its
 * tag. */
function nameOf(element) {
  const name = element.getAttribute("id") ?? element.getAttribute("data-glide") ?? element.getAttribute("data-target");
  if (name !== null) return name;
  if (VALUED.includes(element.nodeName) || CHECKED.includes(element.type)) return `${element.getAttribute("name")}=${element.getAttribute("value")}`;
  return element.getAttribute("class")?.trim().split(/\s/, 1)[0] ?? "";
}

const labelOf = (node) => (node.nodeType === ELEMENT ? `${node.nodeName} ${nameOf(node)}` : node.nodeName);
const pairs = (one, other) => one.nodeName === other.nodeName && labelOf(one) === labelOf(other);
const isSame = ({ dataset: { hash } }, next) => hash !== undefined && hash === next.dataset.hash;
const isOwn = (node) => node.nodeType === ELEMENT && node.hasAttribute("data-own");
const isChanged = (field) => field.value !== field.defaultValue;

/** Change an element to match a new one; return the added elements, and elements with changed hx- attributes. With
 * `keepsFilled`, fields keep the user's values unless the server's value has changed. */
export function patch(element, fresh, keepsFilled = false) {
  const added = [];
  const unsent = new Set([...element.querySelectorAll("[data-keep-value]")].filter(isChanged));
  const keys = new Set([...unsent].map(({ form }) => form?.elements.once)); // a retry is the same request

  function patchNode(old, next) {
    if (old.nodeType !== ELEMENT) {
      if (old.data !== next.data) old.data = next.data;
      return;
    }
    if (isSame(old, next)) keepSame(old);
    else patchElement(old, next.hasAttribute("data-omitted") ? filled(next) : next);
  }

  function keepSame(old) {
    if (keepsFilled) return;
    for (const field of old.querySelectorAll(FIELD)) if (!unsent.has(field)) reset(field);
  }

  function patchElement(old, next) {
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

  /** Pair children from both ends; pair the others by their identity. */
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

  /** Place the new children before a node, and reuse paired old ones; return the pairs. */
  function placeBetween(parent, here, wanted, before) {
    const left = grouped(here);
    const found = new Map(wanted.map((node) => [node, left.get(labelOf(node))?.shift()]).filter(([, one]) => one));
    const stays = new Set(found.values());
    for (const node of here) if (!stays.has(node)) node.remove();
    let at = here.find((node) => stays.has(node)) ?? before;
    for (const node of wanted) {
      const one = found.get(node) ?? filled(node);
      if (one === at) at = following(at, before);
      else parent.insertBefore(one, at);
      if (!found.has(node) && one.nodeType === ELEMENT) added.push(one);
    }
    return [...found].map(([node, one]) => [one, node]);
  }

  patchNode(element, fresh);
  return added;
}

/** Return the next sibling that no script has added. */
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

/** Return the server's value of a field. */
const defaultOf = (field) => (CHECKED.includes(field.type) ? field.defaultChecked : field.defaultSelected ?? field.defaultValue);

/** Reset a field without unsent text to the server's value. */
function reset(element) {
  if (element.nodeName === "INPUT" && CHECKED.includes(element.type)) element.checked = element.defaultChecked;
  else if (element.nodeName === "INPUT" || element.nodeName === "TEXTAREA") {
    if (isChanged(element) && element.type !== "file") element.value = element.defaultValue;
  } else if (element.nodeName === "OPTION") element.selected = element.defaultSelected;
}
