"""Before a first game's first choice: one page of three cards, on every screen, and the way back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from games.rules import titles
from tests.browser.test_guests import sit_down
from tests.browser.test_pages import wrong_with
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SCREENS: Final = {"390": (390, 844), "360": (360, 640), "844": (844, 390), "1280": (1280, 800)}
LAYOUT: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const primer = document.querySelector("#primer");
  const inside = (one) => box(one).top >= 0 && box(one).bottom <= innerHeight && box(one).right <= innerWidth;
  const parts = [...primer.querySelectorAll(".primer__picture, .primer__text, .primer__foot > *")];
  const whole = (text) => text.scrollHeight <= text.clientHeight + 1;
  return {
    outside: parts.filter((one) => !inside(one)).map((one) => one.className),
    cut: [...primer.querySelectorAll(".primer__text")].filter((one) => !whole(one)).length,
    pictures: [...primer.querySelectorAll(".primer__picture")].map((one) => box(one).height),
    buttons: [...primer.querySelectorAll(".primer__foot > *")].map((one) => box(one).height),
    modal: primer.matches(":modal"),
  };
}"""
"""Return what of the primer is outside the window or cut, and the heights of pictures and buttons."""
CUT: Final = """() => [...document.querySelectorAll(".aim:not([open])")].filter((aim) => {
  const words = aim.querySelector(".aim__words");
  const { right, bottom } = aim.querySelector(".aim__more").getBoundingClientRect();
  const around = aim.getBoundingClientRect();
  const more = right <= around.right + 1 && bottom <= around.bottom + 1;
  return !more || words.scrollHeight > words.clientHeight + 1;
}).map((aim) => aim.textContent)"""
"""Return the coaching texts that are cut, or don't say that there is more."""


def first_game(visit: Visit, title: str, size: tuple[int, int] = (390, 844)) -> Visitor:
    """Sit a new guest down, who has seen neither primers nor hints."""
    guest = visit(new=True, wide=size[0], high=size[1])
    sit_down(guest, title)
    return guest


def closed(page: Page) -> None:
    expect(page.locator("#primer[open]")).to_have_count(0)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("title", titles.slugs)
def test_all_of_it_is_in_sight(visit: Visit, title: str, screen: str) -> None:
    guest = first_game(visit, title, SCREENS[screen])
    guest.page.wait_for_function("() => document.querySelector('#primer').matches(':modal')")
    shown = guest.page.evaluate(LAYOUT)
    assert shown["outside"] == []
    assert shown["cut"] == 0
    assert min(shown["pictures"]) >= 64
    assert min(shown["buttons"]) >= 44
    assert wrong_with(guest, title) == []


def test_play_closes_it_for_good(visit: Visit) -> None:
    guest = first_game(visit, "yspahan")
    page = guest.page
    page.locator("#primer").get_by_role("button", name="Play").click()
    closed(page)
    expect(page.locator("#prompt")).to_be_focused()
    page.reload()
    expect(page.locator(".prompt--mine")).to_be_visible()
    expect(page.locator("#primer")).to_have_count(0)
    page.locator("#more > summary").click()
    page.get_by_role("link", name="Aim of the game").click()
    expect(page.locator(".primer__card")).to_have_count(3)
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".prompt--mine")).to_be_visible()


def test_the_lesson_is_one_tap_away(visit: Visit) -> None:
    page = first_game(visit, "rajas-cards-karma").page
    page.locator("#primer").get_by_role("link", name="lesson").click()
    expect(page.locator(".coach")).to_be_visible()


def test_without_scripts_it_can_be_closed(visit: Visit) -> None:
    guest = visit(new=True, wide=390, high=844, scripts=False)
    page = guest.page
    page.goto("/try/")
    page.locator("[data-try=yspahan]").first.click()
    page.locator("#primer").get_by_role("button", name="Play").click()
    expect(page.locator("#primer")).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("title", titles.slugs)
def test_coaching_shows_whole_sentences(visit: Visit, title: str, lang: str) -> None:
    guest = visit(wide=390, high=844, lang=lang)
    sit_down(guest, title)
    seen: list[str] = []
    for _ in range(6):
        if not guest.keys:
            break
        assert guest.page.evaluate(CUT) == []
        seen += guest.page.locator(".aim__words").all_text_contents()
        guest.choose(guest.keys[0])
    assert seen
