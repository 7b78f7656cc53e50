"""The longest and oddest that people may write, on every page it is shown on: nothing overflows, nothing is lost."""

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
  const contained = (box) => {
    for (let at = box.parentElement; at && at !== document.body; at = at.parentElement)
      if (style(at).overflowX !== "visible" || style(at).position === "fixed") return true;
    return false;
  };
  for (const box of document.querySelectorAll("body *")) {
    if (!box.checkVisibility() || box.closest("svg, .visually-hidden, .skip")) continue;
    const { left, right, width, height } = box.getBoundingClientRect();
    if (width > 1 && height > 1 && (right > edge + 1 || left < -1) && !contained(box))
      found.push(`beyond the edge: ${trail(box)}`);
    const cuts = ["hidden", "clip"].includes(style(box).overflowX) && box.scrollWidth > box.clientWidth + 1;
    const says = [...box.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (cuts && says && width > 1 && style(box).textOverflow !== "ellipsis") found.push(`cut off: ${trail(box)}`);
    if (says && style(box).overflowX === "visible" && style(box).display !== "inline" && width > 1 && box.scrollWidth > box.clientWidth + 1)
      found.push(`out of its box: ${trail(box)}`);
  }
  return [...new Set(found)];
}"""


@pytest.fixture(scope="session")
def hostile(house: dict[str, str], site: str) -> dict[str, Any]:
    """Fill the house with what people may write at its longest and oddest; return where it is shown."""
    assert site
    command = [sys.executable, "-m", "tests.browser.hostile_house"]
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
        if wrong := reader.page.evaluate(OVERFLOWS):
            found[path] = wrong
    assert found == {}


def test_nothing_is_lost(visit: Visit, hostile: dict[str, Any]) -> None:
    """What was written is there as it was written, markup as text."""
    reader = visit(hostile["who"])
    for path, texts in hostile["texts"].items():
        reader.page.goto(path)
        shown = " ".join(reader.page.locator("body").inner_text().split())
        assert [text for text in texts if " ".join(text.split()) not in shown] == [], path
