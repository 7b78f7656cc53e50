"""A phone shows a large board in a window, with a small overview in the corner."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

MAP = "[data-window]"
INSET = "[data-inset]"
TABLE = "At the Khan's behest"


def at_the_map(visitor: Visitor) -> Visitor:
    page = visitor.page
    page.goto("/")
    page.goto(page.get_by_role("link", name=TABLE).first.get_attribute("href") or "")
    page.locator('[data-tab="map"]').click()
    expect(page.locator(MAP)).to_be_visible()
    return visitor


def test_the_map_keeps_its_size_and_the_inset_leads_elsewhere(
    visit: Callable[..., Visitor],
) -> None:
    page = at_the_map(visit("mara", wide=390, high=844)).page
    window, inset = page.locator(MAP), page.locator(INSET)
    size = window.evaluate("box => [box.scrollWidth, box.scrollHeight]")
    assert size == [1004, 700]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(inset).to_be_visible()
    box = inset.bounding_box()
    assert box is not None
    for share in (0.05, 0.95):
        inset.click(position={"x": share * box["width"], "y": box["height"] / 2})
        end = 0 if share < 0.5 else 1004 - window.evaluate("box => box.clientWidth")
        page.wait_for_function(
            "end => Math.abs(document.querySelector('[data-window]').scrollLeft - end) < 2", arg=end
        )


def test_on_a_wide_screen_there_is_no_window(visit: Callable[..., Visitor]) -> None:
    visitor = visit("mara", wide=1440, high=1000)
    visitor.page.goto("/")
    address = visitor.page.get_by_role("link", name=TABLE).first.get_attribute("href")
    visitor.page.goto(address or "")
    assert visitor.page.locator(MAP).evaluate("box => box.scrollWidth <= box.clientWidth + 1")
    expect(visitor.page.locator(INSET)).to_be_hidden()
