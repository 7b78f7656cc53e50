"""A table's keyboard shortcuts: choosing, undoing, watching; and the list of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_course import TABLE, address_of, with_recap
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
IN_SIGHT: Final = """() => [...document.querySelectorAll("#table button[data-targets]")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.value, "lasts" in one.dataset || "lays" in one.dataset])"""
"""Return the keys of the visible choices, and whether each is final or needs no Confirm."""


def at_the_table(visit: Visit, **size: int) -> tuple[Visitor, Page]:
    mara = visit("mara", **size)
    mara.page.goto(address_of(mara.page, TABLE, "/"))
    return mara, mara.page


def what_can_be_taken_back(mara: Visitor) -> tuple[int, str]:
    """Go to a table where undo can revert a visible choice; return the choice's position and key."""
    page = mara.page
    for table in (TABLE, "The slow ferry", "From Venice, slowly", "Two at the well"):
        page.goto(address_of(page, table, "/"))
        if not page.evaluate(IN_SIGHT):
            page.keyboard.press("1")  # opens the sheet
        for place, (key, lasts) in enumerate(page.evaluate(IN_SIGHT)[:9], start=1):
            if not lasts:
                return place, key
    pytest.fail("everything lasts")


def test_digits_choose_enter_confirms_and_z_takes_back(visit: Visit) -> None:
    mara = visit("mara")
    place, key = what_can_be_taken_back(mara)
    page, before = mara.page, mara.decision
    page.keyboard.press(str(place))
    assert mara.picked == key
    page.keyboard.press("Enter")
    expect(page.locator("#table")).not_to_have_attribute("data-decision", before)
    page.keyboard.press("z")
    expect(page.locator("#table")).to_have_attribute("data-decision", before)


def test_f_shows_the_whole_map_and_l_the_log(visit: Visit) -> None:
    _, page = at_the_table(visit, wide=390, high=844)
    page.locator('[data-tab="map"]').click()
    fit = page.locator("[data-fit]")
    for pressed in ("true", "false"):
        page.keyboard.press("f")
        expect(fit).to_have_attribute("aria-pressed", pressed)
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#log")).not_to_be_in_viewport()


def test_r_watches_what_the_others_did(visit: Visit) -> None:
    page = with_recap(visit, wide=1280, high=800)
    page.keyboard.press("r")
    expect(page.locator("[data-recap]")).to_have_attribute("data-playing", "")
    page.keyboard.press("r")
    expect(page.locator("[data-recap]")).to_have_attribute("data-paused", "")


def test_all_keys_are_listed(visit: Visit) -> None:
    _, page = at_the_table(visit)
    page.keyboard.press("?")
    listed = page.locator("#keys kbd").all_inner_texts()
    for key in ("1", "9", "Enter", "Esc", "u", "z", "r", "l", "f", "n", "?"):
        assert key in listed
