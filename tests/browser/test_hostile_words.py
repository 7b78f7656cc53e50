"""The longest and oddest texts: no page overflows or loses a text."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.conftest import ROOT
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
WIDTHS: Final = (320, 390, 1440)

OVERFLOWS: Final = """() => {
  const name = (box) => `${box.tagName.toLowerCase()}.${[...box.classList].join(".")}`;
  const trail = (box) => [box.parentElement?.parentElement, box.parentElement, box].filter(Boolean).map(name).join(" > ");
  const edge = document.documentElement.clientWidth;
  const found = [];
  if (document.documentElement.scrollWidth > edge) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  const styles = new Map();
  const style = (box) => styles.get(box) ?? (styles.set(box, getComputedStyle(box)), styles.get(box));
  const is = (box, key, ...values) => values.includes(style(box)[key]);
  const shortens = (box) => style(box).textOverflow === "ellipsis" || style(box).webkitLineClamp !== "none";
  const upwards = function* (box) {
    for (let at = box; at && at !== document.body; at = at.parentElement) yield at;
  };
  const reached = (box) => [...upwards(box)].some((at) => shortens(at) || is(at, "overflowX", "auto", "scroll"));
  // Who cuts a text off, without a sign that there is more, and where nobody can scroll to it.
  const cutter = (box, { left, right, top, bottom }) => {
    for (const at of upwards(box)) {
      if (shortens(at) || is(at, "overflowX", "auto", "scroll") || is(at, "overflowY", "auto", "scroll")) return null;
      const edges = at.getBoundingClientRect();
      if (edges.width <= 1) return null; // hidden from those who see
      if (is(at, "overflowX", "hidden", "clip") && (right > edges.right + 1 || left < edges.left - 1)) return at;
      if (is(at, "overflowY", "hidden", "clip") && (bottom > edges.bottom + 3 || top < edges.top - 3)) return at;
    }
    return null;
  };
  for (const box of document.querySelectorAll("body *")) {
    if (!box.checkVisibility() || box.closest("svg, .visually-hidden, .skip, .skip-link")) continue;
    const { left, right, width, height } = box.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    if ((right > edge + 1 || left < -1) && !reached(box)) found.push(`beyond the edge: ${trail(box)}`);
    if (is(box, "overflowX", "auto", "scroll") && !box.matches(".tabs, .chips--scroll") && box.scrollWidth > box.clientWidth + 1) found.push(`scrolls sideways: ${trail(box)}`);
    const texts = [...box.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const by = cutter(box, range.getBoundingClientRect());
      if (by) found.push(`cut off: ${trail(box)} by ${name(by)}`);
    }
    if (texts.length && is(box, "overflowX", "visible") && !is(box, "display", "inline") && box.scrollWidth > box.clientWidth + 1)
      found.push(`out of its box: ${trail(box)}`);
  }
  return [...new Set(found)];
}"""


@pytest.fixture(scope="session")
def hostile(house: dict[str, str], site: str) -> dict[str, Any]:
    """Fill the site with the longest and oddest texts; return the pages that show them."""
    assert site
    command = [sys.executable, "-m", "tests.browser.hostile_site"]
    made = subprocess.run(command, cwd=ROOT, env=house, check=True, capture_output=True, text=True)
    return dict(json.loads(made.stdout.splitlines()[-1]))


@pytest.mark.parametrize("wide", WIDTHS)
def test_nothing_overflows(visit: Visit, hostile: dict[str, Any], wide: int) -> None:
    reader = visit(hostile["who"], wide=wide, high=900)
    found = {}
    for path in hostile["pages"]:
        answer = reader.page.goto(path)
        assert answer is not None
        assert answer.status == 200, path
        wrong = [one for frame in reader.page.frames for one in frame.evaluate(OVERFLOWS)]
        if wrong:
            found[path] = wrong
    assert found == {}


def test_nothing_is_lost(visit: Visit, hostile: dict[str, Any]) -> None:
    """Pages show each text as its author wrote it, markup as text."""
    reader = visit(hostile["who"])
    for path, texts in hostile["texts"].items():
        reader.page.goto(path)
        shown = " ".join(reader.page.locator("body").inner_text().split())
        assert [text for text in texts if " ".join(text.split()) not in shown] == [], path
