"""A search for parts of a page that don't fit into the window, and for words that are cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

UNFIT: Final = """() => {
  const found = [];
  const root = document.documentElement;
  const named = (one) => one.tagName.toLowerCase() + [...one.classList].map((name) => "." + name).join("");
  const apart = ".visually-hidden, .skip, .skip-link, [hidden], svg, [aria-hidden=true], noscript, option, datalist";
  const beyond = (one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width && (right > innerWidth + 0.5 || left < -0.5) && one.checkVisibility({ visibilityProperty: true });
  };
  if (root.scrollWidth > innerWidth) {
    const wide = [...document.body.querySelectorAll("*")].filter((one) => beyond(one) && !one.closest("svg *, .skip-link, .visually-hidden"));
    const deepest = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
    const chain = (one) => [one.parentElement?.parentElement, one.parentElement, one].filter(Boolean).map(named).join(" > ");
    found.push(`the page scrolls sideways by ${root.scrollWidth - innerWidth} px: ${[...new Set(deepest.map(chain))].slice(0, 4).join(", ")}`);
  }
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest(apart) || !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (!width) continue;
    for (let box = holder, own = true; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath === "inset(50%)") break;
      if (style.display === "contents" || style.display === "inline") continue;
      const edge = box.getBoundingClientRect();
      if (!edge.width && !edge.height) break;
      const dots = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      if (dots) break;
      const across = left < edge.left - SLACK || right > edge.right + SLACK;
      const down = top < edge.top - SLACK || bottom > edge.bottom + SLACK;
      const hides = (way) => ["hidden", "clip"].includes(way);
      const scrolls = (way) => ["auto", "scroll"].includes(way);
      if (across && (own || hides(style.overflowX)) && !scrolls(style.overflowX))
        found.push(`${named(box)}: "${text.data.trim().slice(0, 40)}" ${hides(style.overflowX) ? "is cut" : "sticks out"} by ${Math.round(Math.max(edge.left - left, right - edge.right))} px`);
      else if (down && hides(style.overflowY) && !scrolls(style.overflowY))
        found.push(`${named(box)}: "${text.data.trim().slice(0, 40)}" is cut below by ${Math.round(Math.max(edge.top - top, bottom - edge.bottom))} px`);
      else if (!(across && scrolls(style.overflowX)) && !(down && scrolls(style.overflowY))) { own = false; continue; }
      break;
    }
  }
  return [...new Set(found)];
}""".replace("SLACK", "3")
"""Return what sticks out of its box, is cut off without an ellipsis, or widens the page."""


def unfit(page: Page) -> list[str]:
    """Return what doesn't fit on an open page."""
    page.evaluate("document.fonts.ready")
    return list(page.evaluate(UNFIT))
