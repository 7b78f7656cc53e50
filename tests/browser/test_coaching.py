"""A first game explains each decision in two lines. A tap shows the whole text, a click hides it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from games.rules import titles
from tests.browser.test_guests import sit_down
from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PHONE: Final = {"wide": 390, "high": 844}
DESK: Final = {"wide": 1280, "high": 800}
LINE: Final = 20  # pixels
TOP: Final = "part => part.getBoundingClientRect().bottom <= innerHeight"


@pytest.mark.parametrize("title", titles.slugs)
@pytest.mark.parametrize("screen", [PHONE, DESK], ids=["phone", "desk"])
def test_it_takes_two_lines_and_all_of_it_by_a_tap(
    visit: Visit, title: str, screen: dict[str, int]
) -> None:
    guest = visit(**screen)
    sit_down(guest, title)
    page = guest.page
    words = page.locator(".aim__words")
    folded = words.bounding_box()
    assert folded is not None
    assert folded["height"] <= 2 * LINE + 2
    assert page.locator("[data-confirm]").evaluate(TOP)
    expect(page.locator(".aim__ways")).to_be_hidden()
    words.click()
    expect(page.locator(".aim__ways")).to_be_visible()
    assert page.locator("[data-confirm]").evaluate(TOP)
    assert wrong_with(guest, title) == []


def test_by_keyboard_it_is_put_away_and_stays_away(visit: Visit) -> None:
    guest = visit(**DESK)
    sit_down(guest)
    page = guest.page
    page.locator(".aim__text").focus()
    page.keyboard.press("Enter")
    page.locator(".aim__ways button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".aim")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".prompt--mine")
    expect(page.locator(".aim")).to_have_count(0)
    page.locator("#more > summary").click()
    page.get_by_role("button", name="Explain my decisions").click()
    expect(page.locator(".aim")).to_be_visible()


def test_the_lesson_beside_it_asks_the_same(visit: Visit) -> None:
    guest = visit(**DESK)
    sit_down(guest)
    page = guest.page
    page.locator(".aim__text").click()
    page.locator(".aim__lesson").click()
    expect(page.locator(".coach__do")).to_be_visible()
    assert page.locator(".prompt__choices button[data-targets]").count()
