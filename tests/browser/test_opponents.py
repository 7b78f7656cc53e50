"""One person plays against the site's opponents by clicks, to the final score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from games.models import STRENGTHS
from mp2site.text.rendering import msg
from tests.browser.test_whole_games import Player
from tests.browser.visitor import Visitor, see, tame
from tests.support.waiting import PATIENCE_MS

Visit = Callable[..., Visitor]
ANSWERED: Final = """() => {
  const table = document.querySelector("#table");
  return table.dataset.decision || table.querySelector(".score-sheet");
}"""
WIDTHS: Final = """() => Array.from(document.querySelectorAll(".pairs--slim > dd"), (said) =>
  said.clientWidth / said.parentElement.clientWidth)"""
"""Return the share of a phone's width that each fact about an opponent has."""


MARKS: Final = """() => [...document.querySelectorAll("#table .computer")].map((mark) => {
  const { x, y, width, height } = mark.getBoundingClientRect();
  const seen = width && document.elementFromPoint(x + width / 2, y + height / 2);
  return Boolean(seen && (mark.contains(seen) || seen.contains(mark)) && whole(mark, x, x + width));
  function whole(inner, left, right) {
    for (let box = inner.parentElement; box; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowX !== "visible" && (left < edge.left || right > edge.right)) return false;
    }
    return true;
  }
})"""


def marks(visitor: Visitor) -> list[bool]:
    """Return the visibility of each computer sign at the table; the heading's sign is the first."""
    return list(visitor.page.evaluate(MARKS))


def begun(visitor: Visitor, name: str, title: str, opponents: int, strength: str) -> None:
    """Open a table against opponents by the form; the game begins at once."""
    page = visitor.page
    page.goto(f"/tables/new/?title={title}")
    page.locator(f"label:has(> input[name=seats][value='{opponents + 1}'])").click()
    page.locator("input[name=seating][value=opponents]").check()
    page.locator(f"label:has(> input[name=strength][value={strength}])").click()
    visitor.name_table(name)
    page.locator("#create button.btn--primary").click()
    expect(page.locator(".table-page")).to_be_visible()


def play(visitor: Visitor, wish: Callable[[list[str]], str], turns: int = 10_000) -> None:
    """Choose by clicks on each turn; wait for the opponents' choices."""
    page = visitor.page
    for _ in range(turns):
        if page.locator(".score-sheet").count():
            return
        page.wait_for_function(ANSWERED, timeout=PATIENCE_MS)
        while visitor.decision:
            visitor.choose(wish(visitor.keys))
        page.wait_for_function(ANSWERED, timeout=PATIENCE_MS)


@pytest.mark.long
def test_two_answer_on_the_open_page(visit: Visit) -> None:
    """The page shows the opponents' moves without a reload or a click."""
    mara = visit("mara")
    begun(mara, "The lone traveller", "yspahan", 2, "merchant")
    mara.page.evaluate("window.sameDocument = true")
    play(mara, tame, turns=8)
    assert mara.page.evaluate("window.sameDocument") is True
    expect(mara.page.locator("#table [aria-label='with a computer']").first).to_be_visible()


def test_a_strength_says_what_it_is_when_it_is_chosen(visit: Visit) -> None:
    mara = visit("mara", wide=390, high=844)
    mara.page.goto("/tables/new/?seating=opponents")
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
    assert marks(mara)[0]
    mara.page.goto("/people/Apprentice/")
    see(mara, "It began with only the rules.")
    see(mara, "How strong it is")
    assert min(mara.page.evaluate(WIDTHS)) > 0.95


@pytest.mark.parametrize(("wide", "high", "beside"), [(390, 844, 1), (1440, 900, 1)])
def test_a_table_says_that_a_computer_plays(
    wide: int, high: int, beside: int, visit: Visit
) -> None:
    """The signs are in the heading, which shows its sign whole, and beside the opponent's name."""
    mara = visit("mara", wide=wide, high=high)
    begun(mara, f"Marked at {wide}", "yspahan", 1, "merchant")
    head, *names = marks(mara)
    assert head
    assert sum(names) == beside


def test_nothing_jumps_while_they_think(visit: Visit) -> None:
    """On a phone the prompt keeps the height that it had during the choice."""
    mara = visit("mara", wide=390, high=844)
    page = mara.page
    begun(mara, "No lurch", "yspahan", 2, "merchant")
    page.wait_for_function(ANSWERED, timeout=PATIENCE_MS)
    page.route("**/*partial=1*", lambda route: route.abort())  # the opponents don't choose
    mara.excused = "Failed to load resource"
    while mara.decision:
        high = page.locator(".prompt").bounding_box()
        mara.choose(tame(mara.keys))
    expect(page.locator(".prompt--brief")).to_contain_text("Merchant")
    assert page.locator(".prompt").bounding_box() == high


@pytest.mark.long
@pytest.mark.parametrize("title", ["yspahan", "rajas-cards-karma", "marco-polo-1", "marco-polo-2"])
def test_a_whole_game_against_two(title: str, visit: Visit) -> None:
    mara = visit("mara")
    begun(mara, f"Against two, {title}", title, 2, "merchant")
    play(mara, tame if title == "yspahan" else Player(title, seed=4).wish)
    expect(mara.page.locator(".score-sheet").first).to_be_visible()
