"""One screen: what a player needs at a table lies within the window, whatever its shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

WIDE: Final = ((1280, 800), (1440, 900), (1440, 1000))
UPRIGHT: Final = (390, 844)
LOW: Final = ((844, 390), (640, 400))

TABLES: Final = {
    "At the Khan's behest": (".mp-chart", ".mp2-band", ".mp2-tray", ".own-box"),
    "From Venice, slowly": (".mp-chart", ".mp2-band", ".mp2-tray", ".own-box"),
    "Two at the well": (".ysp-map", ".ysp-tower", ".ysp-caravan", ".ysp-ledger", ".own-box"),
    "The slow ferry": (".rj-grid", ".rj-piles", ".rj-mine", ".rj-hand", ".rj-rivals"),
}
"""A table of each title where it is Mara's turn, and what belongs to its first screen."""
COMMAND: Final = (".prompt__title", ".prompt__choices")

BOXES: Final = """(wanted) => wanted.map((selector) => {
  const part = document.querySelector(selector);
  if (!part) return [selector, "missing"];
  const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
  const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return inside && width > 0 && height > 0 ? null : [selector, left, top, right, bottom];
}).filter(Boolean)"""

EDGE: Final = 4
"""Pixels that the mark of what is new may stand out of its station."""

CUT: Final = """([wanted, edge]) => wanted.filter((selector) => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector(selector);
  return clientWidth && (scrollWidth > clientWidth + edge || scrollHeight > clientHeight + edge);
})"""
"""What shows less than it holds."""

SCROLLERS: Final = """() => [...document.querySelectorAll("#table *")].filter((one) => {
  const { overflowY } = getComputedStyle(one);
  const scrolls = one.checkVisibility() && ["auto", "scroll"].includes(overflowY);
  return scrolls && one.scrollHeight > one.clientHeight + 1 && !one.matches(".choices, .log");
}).map((one) => one.className)"""
"""What scrolls within the page, besides the list of choices and the log."""

SHARE: Final = """() => {
  const seen = [...document.querySelectorAll(".board")].filter((one) => one.checkVisibility());
  const { width, height } = seen[0].getBoundingClientRect();
  return (width * Math.min(height, innerHeight)) / (innerWidth * innerHeight);
}"""

OVER_THE_BOARD: Final = """() => {
  const board = document.querySelector(".board:has(.showing)");
  const { left, top, width, height } = board.getBoundingClientRect();
  const found = new Set();
  for (let x = 0.02; x < 1; x += 0.06)
    for (let y = 0.02; y < 1; y += 0.06) {
      const hit = document.elementFromPoint(left + x * width, top + y * height);
      if (hit && !board.contains(hit)) found.add(hit.className);
    }
  return [...found];
}"""


@pytest.fixture(scope="module")
def mara(chromium: Browser, site: str) -> Iterator[Visitor]:
    """One person who has signed in once; each test gives the window its size."""
    visitor = Visitor(chromium.new_context(base_url=site, reduced_motion="reduce"))
    visitor.sign_in("mara")
    yield visitor
    visitor.context.close()
    assert visitor.complaints == []


@pytest.fixture(scope="module")
def addresses(mara: Visitor) -> dict[str, str]:
    mara.page.goto("/")
    found = {name: mara.page.get_by_role("link", name=name).first for name in TABLES}
    return {name: link.get_attribute("href") or "" for name, link in found.items()}


@pytest.fixture(params=TABLES)
def look(
    request: pytest.FixtureRequest, mara: Visitor, addresses: dict[str, str]
) -> Callable[[int, int], tuple[str, ...]]:
    """Return a way to look at a title's table in a window; it returns what belongs to its first screen."""

    def at(wide: int, high: int) -> tuple[str, ...]:
        mara.page.set_viewport_size({"width": wide, "height": high})
        mara.page.goto(addresses[request.param])
        return TABLES[request.param]

    return at


def told(mara: Visitor, script: str, *wanted: Any) -> Any:
    return mara.page.evaluate(script, *wanted)


def fits_across(mara: Visitor) -> bool:
    return bool(told(mara, "document.documentElement.scrollWidth <= innerWidth"))


def test_wide_all_is_in_the_window(look: Callable[[int, int], Any], mara: Visitor) -> None:
    parts = look(*WIDE[0])
    for wide, high in WIDE:
        mara.page.set_viewport_size({"width": wide, "height": high})
        assert told(mara, BOXES, [*parts, *COMMAND]) == [], (wide, high)
        assert told(mara, CUT, [parts, EDGE]) == [], (wide, high)
        assert told(mara, SCROLLERS) == [], (wide, high)
        assert fits_across(mara)
        choice = mara.page.locator(".prompt__choices button:visible").first.bounding_box()
        assert choice is not None
        assert choice["y"] + choice["height"] <= high, (wide, high)


def test_low_the_board_has_most_of_the_window(
    look: Callable[[int, int], Any], mara: Visitor
) -> None:
    look(*LOW[0])
    for wide, high in LOW:
        mara.page.set_viewport_size({"width": wide, "height": high})
        assert told(mara, SHARE) >= 0.6, (wide, high)
        assert told(mara, OVER_THE_BOARD) == [], (wide, high)
        assert told(mara, BOXES, [".prompt__title", ".pane-tabs"]) == [], (wide, high)
        assert fits_across(mara)


def test_upright_the_prompt_is_in_the_window(
    look: Callable[[int, int], Any], mara: Visitor
) -> None:
    look(*UPRIGHT)
    assert told(mara, BOXES, [".prompt__title", ".pane-tabs"]) == []
    assert fits_across(mara)


def test_the_page_comes_with_its_first_pane(look: Callable[[int, int], Any], mara: Visitor) -> None:
    """Nothing shifts when the script takes over: the pane it shows is the one that the page came with."""
    look(*UPRIGHT)
    html = mara.page.request.get(mara.page.url).text()
    shown = html.split('data-showing="')[1].split('"')[0]
    assert told(mara, "document.getElementById('table').dataset.showing") == shown
    assert f'showing" data-pane="{shown}"' in html
    lit = "[...document.querySelectorAll('[data-pane].showing')].some((one) => one.querySelector('.lit'))"
    anywhere = "document.querySelector('[data-pane] .lit') !== null"
    assert told(mara, lit) == told(mara, anywhere)


def test_the_map_is_fitted_and_zoomed_in_its_window_alone(
    mara: Visitor, addresses: dict[str, str]
) -> None:
    page = mara.page
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    page.goto(addresses["At the Khan's behest"])
    page.locator('[data-tab="map"]').click()
    window, fit = page.locator("[data-window]"), page.locator("[data-fit]")
    box = fit.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    fit.click()
    assert window.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    assert fit.get_attribute("aria-pressed") == "true"
    fit.click()
    assert window.evaluate("one => one.scrollWidth") == 1004
    assert told(mara, "visualViewport.scale") == 1


def test_names_do_not_lead_away_in_mid_turn(look: Callable[[int, int], Any], mara: Visitor) -> None:
    look(*UPRIGHT)
    assert mara.page.locator(".strip a").count() == 0
