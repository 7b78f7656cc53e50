"""Somebody alone at home plays against opponents of the house: by clicks alone, to the final score."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Final

import pytest
from playwright.sync_api import expect

from games.models import STRENGTHS
from mp2site.text import msg
from tests.browser.test_whole_games import Player
from tests.browser.visitor import Visitor, see, tame

Visit = Callable[..., Visitor]
SECONDS: Final = 3.0
"""Within this, at the median, everybody else has answered a turn."""
PATIENCE: Final = 60_000
"""Milliseconds until the person must be asked again, on a busy machine."""
ANSWERED: Final = """() => {
  const table = document.querySelector("#table");
  return table.dataset.decision || table.querySelector(".score-sheet");
}"""
WIDTHS: Final = """() => Array.from(document.querySelectorAll(".pairs--slim > dd"), (said) =>
  said.clientWidth / said.parentElement.clientWidth)"""
"""How much of a phone's width each of the facts about an opponent has."""


def begun(visitor: Visitor, name: str, title: str, opponents: int, strength: str) -> None:
    """Open a table against opponents by the form; it begins at once."""
    page = visitor.page
    page.goto(f"/tables/new/?title={title}")
    page.locator(f"label:has(> input[name=seats][value='{opponents + 1}'])").click()
    page.locator("input[name=company][value=opponents]").check()
    page.locator(f"label:has(> input[name=strength][value={strength}])").click()
    visitor.name_table(name)
    page.locator("#create button.btn--primary").click()
    expect(page.locator(".table-page")).to_be_visible()


def play(visitor: Visitor, wish: Callable[[list[str]], str], turns: int = 10_000) -> list[float]:
    """Choose by clicks whenever asked; return how long the others took to answer each turn."""
    page, waits = visitor.page, list[float]()
    while len(waits) < turns and not page.locator(".score-sheet").count():
        page.wait_for_function(ANSWERED, timeout=PATIENCE)
        while visitor.decision:
            visitor.choose(wish(visitor.keys))
        left_at = time.monotonic()
        page.wait_for_function(ANSWERED, timeout=PATIENCE)
        waits.append(time.monotonic() - left_at)
    return waits


@pytest.mark.long
def test_two_answer_within_seconds(visit: Visit) -> None:
    """The page shows what they do without being reloaded or touched."""
    mara = visit("mara")
    begun(mara, "The lone traveller", "yspahan", 2, "merchant")
    mara.page.evaluate("window.sameDocument = true")
    waits = play(mara, tame, turns=8)
    print(f"answered after {median(waits):.2f} s at the median, {max(waits):.2f} s at most")
    assert median(waits) < SECONDS
    assert mara.page.evaluate("window.sameDocument") is True
    expect(mara.page.locator("#table [aria-label='with a computer']").first).to_be_visible()


def test_a_strength_says_what_it_is_when_it_is_chosen(visit: Visit) -> None:
    mara = visit("mara", wide=390, high=844)
    mara.page.goto("/tables/new/?company=opponents")
    for strength in STRENGTHS:
        mara.page.locator(f"label:has(> input[name=strength][value={strength}])").click()
        shown = mara.page.locator(".create__strength:visible")
        expect(shown).to_have_count(1)
        expect(shown).to_contain_text(msg(f"opponents-strength-{strength}-text"))
        expect(shown.locator("a")).to_have_attribute("href", f"/people/{strength.capitalize()}/")


def test_the_host_fills_the_seats_in_the_waiting_room(visit: Visit) -> None:
    mara = visit("mara", wide=390, high=844, dark=True)
    mara.open_table("Nobody came", seats=3)
    for strength in ("apprentice", "master"):
        mara.page.locator(f"button[name=strength][value={strength}]").click()
        mara.page.wait_for_load_state()
    expect(mara.page.locator(".table-page")).to_be_visible()
    mara.page.goto("/people/Apprentice/")
    see(mara, "It began with nothing but the rules.")
    see(mara, "How strong it is")
    assert min(mara.page.evaluate(WIDTHS)) > 0.95


@pytest.mark.long
@pytest.mark.parametrize("title", ["yspahan", "rajas-cards-karma", "marco-polo-1", "marco-polo-2"])
def test_a_whole_game_against_two(title: str, visit: Visit) -> None:
    mara = visit("mara")
    begun(mara, f"Against two, {title}", title, 2, "merchant")
    waits = play(mara, tame if title == "yspahan" else Player(title, seed=4).wish)
    expect(mara.page.locator(".score-sheet").first).to_be_visible()
    print(f"{title}: {len(waits)} turns, answered after {median(waits):.2f} s at the median")
    assert median(waits) < SECONDS
