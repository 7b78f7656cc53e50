"""A game's course by clicks and keys: the recap, the history, the end, and a rematch."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor
from tests.support.waiting import until

pytestmark = pytest.mark.browser

TABLE, OVER = "At the Khan's behest", "Forty-one days"
PEOPLE = ("mara", "jonas", "aylin", "piotr")
Visit = Callable[..., Visitor]


def address_of(page: Page, name: str, listed: str = "/games/") -> str:
    page.goto(listed)
    href = page.get_by_role("link", name=name).first.get_attribute("href") or ""
    return re.sub(r"history/.*", "", href)


def with_recap(visit: Visit, **size: int) -> Page:
    """Return the table of the first visitor with a recap."""
    for name in PEOPLE:
        page = visit(name, **size).page
        page.goto("/games/")
        if page.get_by_role("link", name=TABLE).count():
            page.goto(f"{address_of(page, TABLE)}?since=0")
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
    page.goto(page.url.partition("?")[0])
    expect(page.locator("[data-recap]")).to_have_count(0)


SHOWN = """() => {
  const words = (one) => [one.textContent.trim(), [...one.classList].find((name) => name.startsWith("seat--"))].join(" ");
  const recap = document.querySelector(".recap").getBoundingClientRect();
  const inTheWay = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < recap.right && right > recap.left && bottom > recap.top && top < recap.bottom;
  };
  const board = document.querySelector("#table .board");
  const trails = [...board.querySelectorAll("[data-trail]")];
  const pieceOf = (trail) => board.querySelector(`[data-glide="${CSS.escape(trail.dataset.trail)}"]`) ?? trail;
  return {
    told: [...document.querySelectorAll(".recap .turn-number")].map(words),
    marked: [...board.querySelectorAll(".step-mark")].filter((one) => one.checkVisibility()).map(words),
    trails: trails.length,
    covered: trails.map(pieceOf).every(inTheWay),
  };
}"""
"""Return the numbers in the recap and on the board, the number of trails, and whether the recap
covers all moved pieces.
"""


def looking_back(visit: Visit, table: str) -> tuple[Page, str]:
    """Return the page of a player with a recap, and its address."""
    for name in PEOPLE:
        page = visit(name, wide=1280, high=800).page
        page.goto("/games/")
        if page.get_by_role("link", name=table).count():
            address = address_of(page, table)
            page.goto(f"{address}?since=0")
            if page.locator("[data-recap]").count():
                return page, address
    pytest.fail("nobody has anything to be told of")


@pytest.mark.parametrize(
    "table", [TABLE, "From Venice, slowly", "Two at the well", "The slow ferry"]
)
def test_the_board_bears_the_numbers_and_signs_of_the_lines(table: str, visit: Visit) -> None:
    page, address = looking_back(visit, table)
    for wide, high in ((1280, 800), (844, 390), (390, 844)):
        page.set_viewport_size({"width": wide, "height": high})
        page.goto(f"{address}?since=0")
        shown = page.evaluate(SHOWN)
        assert shown["told"]
        assert set(shown["marked"]) <= set(shown["told"])
        assert shown["marked"] or wide < 1100, "on a phone the turn may have touched another pane"
        assert not (shown["trails"] and shown["covered"]), (wide, high)
    page.locator("[data-recap-done]").click()
    expect(page.locator("[data-recap]")).to_have_count(0)
    expect(page.locator("#table .board .step-mark, #table .board [data-trail]")).to_have_count(0)


RUN_OUT: Final = """() => {
  const list = document.querySelector(".recap__turns");
  const turns = [...list.querySelectorAll("li:has([data-turn])")];
  while (list.querySelectorAll("[data-turn]").length < 12) list.append(...turns.map((one) => one.cloneNode(true)));
  const box = (one) => one.getBoundingClientRect();
  const [card, board] = [".recap", ".mp-window"].map((one) => box(document.querySelector(one)));
  const scrolls = getComputedStyle(list).overflowY === "auto" && box(list).bottom <= card.bottom + 1;
  const lines = [...list.querySelectorAll(".turn > summary")];
  return {
    scrolls: scrolls && list.scrollHeight > list.clientHeight && list.scrollWidth <= list.clientWidth,
    apart: card.top >= board.bottom && card.bottom <= innerHeight && card.height <= board.height / 3,
    high: Math.max(...lines.map((one) => one.offsetHeight)),
    wide: lines.filter((one) => [...one.querySelectorAll(".line__deal *")].some((part) =>
      box(part).right > box(one).right)).length,
  };
}"""
"""Return the layout of a recap of twelve turns, which lies below the map."""


def test_many_turns_stay_within_the_recap_and_below_the_map(visit: Visit) -> None:
    page, address = looking_back(visit, TABLE)
    for wide, high in ((1280, 800), (1440, 900)):
        page.set_viewport_size({"width": wide, "height": high})
        page.goto(f"{address}?since=0")
        shown = page.evaluate(RUN_OUT)
        assert shown["scrolls"]
        assert shown["apart"]
        assert shown["high"] <= 36
        assert shown["wide"] == 0


LAST_MARK: Final = """() => {
  const marks = [...document.querySelectorAll("[data-window] .step-mark")].filter((one) => one.checkVisibility());
  const numbers = marks.map((one) => Number(one.textContent));
  const last = marks.filter((_, at) => numbers[at] === Math.max(...numbers));
  const recap = document.querySelector(".recap").getBoundingClientRect();
  const box = document.querySelector("[data-window]").getBoundingClientRect();
  return last.map((one) => one.getBoundingClientRect()).map(({ left, top, right, bottom }) =>
    left >= box.left && right <= box.right && top >= box.top && bottom <= Math.min(recap.top, box.bottom));
}"""
"""Return whether the map's marks of the last turn are visible above the recap."""


@pytest.mark.parametrize("table", [TABLE, "From Venice, slowly"])
def test_on_a_phone_the_map_opens_at_what_is_told(table: str, visit: Visit) -> None:
    page, address = looking_back(visit, table)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{address}?since=0")
    page.locator('[data-tab="map"]').click()

    def in_sight() -> bool:
        marks = page.evaluate(LAST_MARK)
        return any(marks) or not marks

    until(in_sight, "a mark of the last turn is in sight")


def test_the_recap_lies_on_nothing_of_yspahans_board(visit: Visit) -> None:
    page = visit("mara", wide=1280, high=800).page
    page.goto(f"{address_of(page, 'Two at the well', '/')}?since=0")
    recap = page.locator(".recap").bounding_box()
    board = page.locator("#table .board").first.bounding_box()
    prompt = page.locator(".prompt").bounding_box()
    assert recap
    assert board
    assert prompt
    assert recap["x"] >= board["x"] + board["width"]
    assert recap["y"] >= prompt["y"] + prompt["height"] - 1


def test_how_it_went_is_drawn_and_told(visit: Visit) -> None:
    page = visit("mara", wide=390, high=844).page
    page.goto(address_of(page, OVER))
    chart = page.locator(".growth")
    expect(chart.locator(".growth__line")).to_have_count(3)
    expect(chart.locator("svg").first).to_have_accessible_name(re.compile(r"How it went.*\d+"))
    chart.locator("summary").click()
    totals = chart.locator("tbody tr").last.locator("td").all_inner_texts()
    assert totals == chart.locator(".growth__total").all_text_contents()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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
    expect(moment).to_have_text(own)  # the first ply has no predecessor
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
    """Step back to a move of a figure; return the page."""
    for _ in range(40):
        if "figure:" in (page.locator("#history").get_attribute("data-spots") or ""):
            return
        before = page.url
        page.keyboard.press("ArrowLeft")
        expect(page).not_to_have_url(before)
    pytest.fail("nobody has moved")


ON_ONE_SCREEN: Final = """() => [...document.querySelectorAll(
  ".podium, .ending__again button, .ending__ways > .btn:not(.ending__next), .ending-sheet tbody tr")].every((one) => {
  const { top, bottom, width } = one.getBoundingClientRect();
  return width && top >= 0 && bottom <= innerHeight;
})"""


def test_the_end_in_windows_of_every_shape(visit: Visit) -> None:
    page = visit("mara", wide=1440, high=900).page
    address = address_of(page, OVER)
    page.goto(address)
    assert page.evaluate(ON_ONE_SCREEN)
    page.set_viewport_size({"width": 844, "height": 390})
    ways = page.locator(".ending__again button, .ending__ways > .btn")
    assert ways.count() == 4
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 390, "height": 844})
    quiet = [way.bounding_box() for way in page.locator(".ending__ways > .btn").all()]
    assert len({(box["y"], round(box["width"]), box["height"]) for box in quiet if box}) == 1
    board, tabs = (page.locator(part).bounding_box() for part in (".board >> nth=0", ".pane-tabs"))
    assert board
    assert tabs
    assert 0 <= board["y"] - tabs["y"] - tabs["height"] <= 2


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
