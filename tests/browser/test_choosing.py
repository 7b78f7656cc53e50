"""One grammar everywhere: select, see what it takes and gives, confirm. By mouse, by finger and by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
TITLES: Final = ("marco-polo-2", "yspahan", "rajas-cards-karma")
MANY: Final = 8
PATIENCE: Final = 60
"""So many turns are looked at for a question with many answers."""
PHONE: Final = {"wide": 390, "high": 844}
HEIGHT: Final = "() => document.querySelector('.prompt').getBoundingClientRect().height"
SHEET: Final = (
    "() => document.querySelector('.choices').getBoundingClientRect().height / innerHeight"
)
FINGER: Final = 32
"""Pixels that a finger needs."""


def much_asked(visit: Visit, title: str, **screen: int) -> Visitor:
    """Return somebody at a new table who is asked something with many answers."""
    players = [visit(name, **screen) for name in ("mara", "jonas")]
    path = players[0].open_table("Much to choose", seats=2, title=title)
    players[1].join(path)
    for made in range(PATIENCE):
        player = players[made % 2]
        player.page.goto(path)
        while keys := player.keys:
            if len(keys) >= MANY:
                return player
            player.choose(keys[0])
    raise AssertionError("nobody is ever asked much")


def fresh(visit: Visit, **screen: int) -> Visitor:
    """Return who is first at a new table of Yspahan: roll, with yellow dice or without."""
    mara, jonas = visit("mara", **screen), visit("jonas", **screen)
    path = mara.open_table("Choosing", seats=2)
    jonas.join(path)
    for player in (mara, jonas):
        player.page.goto(path)
    return mara if mara.decision else jonas


def undoable(visitor: Visitor) -> str:
    """The key of a choice that undo can take back."""
    free = visitor.page.locator(".choice:not([data-lasts])").first
    return free.get_attribute("value") or ""


def amounts(page: Page, part: str) -> str:
    return page.locator(f"[data-deal] [data-part={part}]").inner_text()


def test_a_slip_is_selected_shown_and_confirmed(visit: Visit) -> None:
    player = fresh(visit)
    page, before = player.page, player.decision
    player.press_choice("roll:2")
    assert (player.picked, player.decision) == ("roll:2", before)
    assert amounts(page, "takes").split() == ["takes", "2"]
    assert amounts(page, "leaves").split() == ["leaves", "2→", "0"]
    expect(page.locator("[data-confirm-note]")).to_contain_text("no undo")
    expect(page.locator("#heard")).to_contain_text("Takes 2 gold. Leaves 0 gold.")
    assert "yellow:2" not in player.asked.lit
    expect(page.locator(".board-slip .slip__takes")).to_have_text("2")
    player.press_choice("roll:2")
    assert (player.picked, player.decision) == ("", before)
    expect(page.locator("[data-confirm]")).to_be_disabled()
    expect(page.locator(".board-slip")).to_have_count(0)
    player.press_choice("roll:1")
    player.confirm()
    assert player.decision != before


def test_the_board_selects_and_lets_go(visit: Visit) -> None:
    player = fresh(visit)
    for target, picked in (("yellow:1", "roll:1"), ("yellow:1", ""), ("yellow:2", "roll:2")):
        player.click_board(target)
        assert player.picked == picked
    player.click_board("yellow:1")
    assert player.picked == "roll:1"
    player.page.keyboard.press("Escape")
    assert player.picked == ""


def test_one_tap_sends_only_what_undo_can_take_back(visit: Visit) -> None:
    player = fresh(visit)
    page, before = player.page, player.decision
    page.locator("#more > summary").click()
    page.locator("[data-one-tap]").check()
    player.press_choice("roll:0")
    assert (player.picked, player.decision) == ("roll:0", before)  # dice are rolled: it asks
    player.confirm()
    before = player.decision
    player.press_choice(undoable(player))
    page.wait_for_function(
        "old => document.querySelector('#table').dataset.decision !== old", arg=before
    )
    expect(page.locator("[data-one-tap]")).to_be_checked()
    player.press("undo")
    assert player.decision == before


def test_keys(visit: Visit) -> None:
    player = fresh(visit)
    page, before = player.page, player.decision
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()

    page.reload()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # skip to choices
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.value") == "roll:0"
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.value") == "roll:1"
    page.keyboard.press("Enter")
    assert (player.picked, player.decision) == ("roll:1", before)
    page.keyboard.press("Escape")
    assert player.picked == ""
    player.on_board("yellow:1").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.target") == "yellow:2"
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "old => document.querySelector('#table').dataset.decision !== old", arg=before
    )
    rolled = player.decision
    player.choose(undoable(player))
    page.keyboard.press("u")
    page.wait_for_function(
        "old => document.querySelector('#table').dataset.decision === old", arg=rolled
    )


@pytest.mark.parametrize("title", TITLES)
def test_on_a_phone_the_sheet_is_low_and_the_bar_keeps_its_height(title: str, visit: Visit) -> None:
    player = much_asked(visit, title, **PHONE)
    page = player.page
    heights = {page.evaluate(HEIGHT)}
    page.locator("[data-sheet]").click()
    assert 0.1 < page.evaluate(SHEET) <= 0.5
    assert page.locator("[data-tile]").count() <= 10
    heights.add(page.evaluate(HEIGHT))
    small = [
        box
        for one in page.locator(".tile, .choice").all()
        if one.is_visible() and (box := one.bounding_box()) and box["height"] < FINGER
    ]
    assert small == []
    for tile in page.locator("[data-tile]").all():
        tile.click()
        assert 0.1 < page.evaluate(SHEET) <= 0.5
    page.locator(".choice:visible").last.click()
    assert player.picked
    heights.add(page.evaluate(HEIGHT))
    expect(page.locator(".choices")).to_be_hidden()
    page.locator("[data-let-go]").click()
    assert player.picked == ""
    heights.add(page.evaluate(HEIGHT))
    assert len(heights) == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-sheet]").click()
    page.keyboard.press("Escape")
    expect(page.locator(".choices")).to_be_hidden()


def test_on_a_phone_what_is_chosen_can_be_taken_back_singly(visit: Visit) -> None:
    player = much_asked(visit, "marco-polo-2", **PHONE)
    page = player.page
    shared = next(
        target
        for target in sorted(player.asked.lit)
        if sum(target in targets for targets in player.asked.choices.values()) > 1
        and player.can_click(target)
    )
    player.click_board(shared)
    expect(page.locator("[data-release]")).to_have_count(1)
    page.locator("[data-release]").click()
    expect(page.locator("[data-release]")).to_have_count(0)
    assert shared in player.asked.lit


def test_what_others_did_is_said_and_what_may_be_done_now(visit: Visit) -> None:
    mara, jonas = visit("mara"), visit("jonas")
    path = mara.open_table("Listening", seats=2)
    jonas.join(path)
    for player in (mara, jonas):
        player.rest()
        player.page.goto(path)
    mover, other = (mara, jonas) if mara.decision else (jonas, mara)
    expect(other.page.locator("#heard")).to_have_text("")
    mover.choose("roll:0")
    other.look()
    expect(other.page.locator("#heard")).to_contain_text("rolled")
    expect(other.page.locator("#heard")).to_contain_text("It isn't your turn")
