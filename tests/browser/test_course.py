"""The course of a game by clicks and keys: since you left, looking back, the end, and once more."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

TABLE, OVER = "At the Khan's behest", "Forty-one days"
PEOPLE = ("mara", "jonas", "aylin", "piotr")
Visit = Callable[..., Visitor]


def address_of(page: Page, name: str, listed: str = "/games/") -> str:
    page.goto(listed)
    href = page.get_by_role("link", name=name).first.get_attribute("href") or ""
    return re.sub(r"history/.*", "", href)


def with_recap(visit: Visit, **size: int) -> Page:
    """Return the table of the first who has something to be told of."""
    for name in PEOPLE:
        page = visit(name, **size).page
        page.goto(address_of(page, TABLE, "/"))
        if page.locator("[data-recap]").count():
            return page
    pytest.fail("nobody has anything to be told of")


def test_since_you_left_is_watched_and_put_away(visit: Visit) -> None:
    page = with_recap(visit, wide=390, high=844)
    recap, says = page.locator("[data-recap]"), page.locator("[data-recap-says]")
    turns = recap.locator("[data-turn]").count()
    assert turns >= 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = page.locator(".board [data-target]").evaluate_all(
        "all => all.map(one => one.outerHTML)"
    )
    recap.get_by_role("button", name="Watch").click()
    expect(says).to_have_text(f"Turn 1 of {turns}")
    page.keyboard.press("Space")
    expect(recap).to_have_attribute("data-paused", "")
    page.keyboard.press("ArrowRight")
    expect(says).to_have_text(f"Turn {min(2, turns)} of {turns}")
    page.keyboard.press("Escape")
    expect(recap).not_to_have_attribute("data-playing", "")
    after = page.locator(".board [data-target]").evaluate_all(
        "all => all.map(one => one.outerHTML)"
    )
    assert after == board, "the present is back"
    recap.get_by_role("button", name="Done").click()
    expect(recap).to_have_count(0)
    expect(page.locator("#table")).not_to_have_attribute("data-poll", re.compile("recap"))
    page.reload()
    expect(page.locator("[data-recap]")).to_have_count(0)


def test_a_line_opens_to_the_words(visit: Visit) -> None:
    page = visit("mara", wide=390, high=844).page
    page.goto(address_of(page, TABLE, "/"))
    page.locator("[data-log]").click()
    turn = page.locator("#log .turn").first
    expect(turn.locator(".turn__words")).to_be_hidden()
    turn.locator("summary").click()
    expect(turn.locator(".turn__words")).to_be_visible()
    assert "ended the turn" not in page.locator("#log").inner_text()


def test_looking_back_by_keys_and_the_eye_follows(visit: Visit) -> None:
    page = visit("mara", wide=390, high=844).page
    page.goto(f"{address_of(page, TABLE, '/')}history/")
    moment = page.locator("#moment")
    last = moment.inner_text()
    page.keyboard.press("Home")
    expect(moment).to_have_text("The set-up")
    page.keyboard.press("Shift+ArrowRight")
    expect(moment).to_have_text(re.compile(r"Step \d+ of"))
    own = moment.inner_text()
    page.keyboard.press("Shift+ArrowLeft")
    expect(moment).to_have_text(own)  # there is none before
    page.locator("[data-speed]").click()
    page.locator("[data-play]").click()
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "true")
    expect(moment).not_to_have_text(own)
    page.keyboard.press("Space")
    expect(page.locator("[data-play]")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("End")
    expect(moment).to_have_text(last)
    walked_to_a_move(page)
    page.wait_for_function("""() => {
      const box = document.querySelector("[data-window]").getBoundingClientRect();
      const name = document.querySelector("#history").dataset.spots.split(" ").find((one) => one.startsWith("figure:"));
      const { left, right, top, bottom } = document.querySelector(`[data-target="${name}"]`).getBoundingClientRect();
      return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    }""")


def walked_to_a_move(page: Page) -> None:
    """Go back to where a figure moved."""
    for _ in range(40):
        if "figure:" in (page.locator("#history").get_attribute("data-spots") or ""):
            return
        before = page.url
        page.keyboard.press("ArrowLeft")
        expect(page).not_to_have_url(before)
    pytest.fail("nobody has moved")


def test_the_end_and_once_more(visit: Visit) -> None:
    first = visit("mara", wide=1440, high=900).page
    address = address_of(first, OVER)
    first.goto(address)
    expect(first.locator("#prompt")).to_have_text(re.compile("won by [0-9]+"))
    expect(first.locator(".podium > li")).to_have_count(3)
    first.get_by_role("link", name="Watch it again").click()
    expect(first.locator("#moment")).to_have_text(re.compile("Step [1-9]"))
    first.goto(address)
    first.get_by_role("button", name="Play again").click()
    expect(first).not_to_have_url(re.compile(address))
    again = first.url
    for name in ("jonas", "aylin"):
        page = visit(name, wide=390, high=844).page
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator(".ending__again button").click()
        expect(page).to_have_url(again)
    first.goto(again)
    expect(first.locator(".table-page--live .board")).to_be_visible()
