"""Choosing by mouse, finger and keyboard: select, read cost and gain, confirm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor, tame

Visit = Callable[..., Visitor]
TITLES: Final = ("marco-polo-2", "yspahan", "rajas-cards-karma")
MANY: Final = 8
PATIENCE: Final = 60
"""The number of turns in which a test looks for a decision with many choices."""
PHONE: Final = {"wide": 390, "high": 844}
HEIGHT: Final = "() => document.querySelector('.prompt').getBoundingClientRect().height"
SHEET: Final = (
    "() => document.querySelector('.choices').getBoundingClientRect().height / innerHeight"
)
DRAWN: Final = "old => document.querySelector('#table').dataset.decision !== old"
FINGER: Final = 32
"""The minimum size of a touch target, in pixels."""


def much_asked(visit: Visit, title: str, **screen: int) -> Visitor:
    """Return a player at a new table whose decision has many choices."""
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
    """Return the first player of a new table of Yspahan, who rolls with or without yellow dice."""
    mara, jonas = visit("mara", **screen), visit("jonas", **screen)
    path = mara.open_table("Choosing", seats=2)
    jonas.join(path)
    for player in (mara, jonas):
        player.page.goto(path)
    return mara if mara.decision else jonas


def undoable(visitor: Visitor) -> str:
    """Return the key of a choice that undo can revert."""
    free = visitor.page.locator(".choice:not([data-lasts])").first
    return free.get_attribute("value") or ""


def confirm_all(visitor: Visitor) -> None:
    """Let the page ask for a confirmation of placements, too."""
    visitor.page.evaluate(
        "document.querySelectorAll('[data-lays]').forEach((one) => one.removeAttribute('data-lays'))"
    )


def amounts(page: Page, part: str) -> str:
    return page.locator(f"[data-deal] [data-part={part}]").inner_text()


def test_a_choice_card_is_selected_shown_and_confirmed(visit: Visit) -> None:
    player = fresh(visit)
    page, before = player.page, player.decision
    player.press_choice("roll:2")
    assert (player.picked, player.decision) == ("roll:2", before)
    assert amounts(page, "cost").split() == ["pay", "2"]
    expect(page.locator("[data-deal] [data-part=left]")).to_contain_text("then")
    expect(page.locator("[data-deal] .amount--chance")).to_have_count(
        0
    )  # the roll changes no amounts
    expect(page.locator("[data-confirm-note]")).to_contain_text("no undo")
    expect(page.locator("#announcements")).to_contain_text("Pay 2 gold.")
    assert "yellow:2" not in player.asked.lit
    expect(page.locator(".board-card .choice-card__cost")).to_have_text("2")
    player.press_choice("roll:2")
    assert (player.picked, player.decision) == ("", before)
    expect(page.locator("[data-confirm]")).to_be_disabled()
    expect(page.locator(".board-card")).to_have_count(0)
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


@pytest.mark.long
def test_the_city_marks_whose_cubes_a_step_would_reach(visit: Visit) -> None:
    player = at_the_supervisor(visit)
    page = player.page
    moves = [key for key in player.keys if key.startswith("move:")]
    reaches = (page.locator("[data-reaches]").get_attribute("data-reaches") or "").partition("#")[0]
    doors = page.locator("[data-reached-from]").evaluate_all(
        "all => all.map(one => [one.dataset.target, one.dataset.reachedFrom.trim().toLowerCase()])"
    )
    for key in moves:
        player.press_choice(key)
        reached = {shop for shop, from_ in doors if key.replace("move:", "field:") in from_.split()}
        marked = page.locator(".reached").evaluate_all("all => all.map(one => one.dataset.target)")
        assert set(marked) == reached
        names = page.locator(".reached").evaluate_all("all => all.map(one => one.ariaLabel)")
        page.wait_for_function(
            "() => document.getElementById('announcements').textContent"
        )  # with the next frame
        for said in (page.locator("#announcements"), page.locator(f'.choice[value="{key}"]')):
            words = said.text_content() or ""
            assert (reaches in words) == bool(reached)
            assert all(name in words for name in names)
        told = page.locator("[data-deal-reach]")
        assert told.is_visible() == bool(reached)
        assert all(name in told.inner_text() for name in names)
    assert any(
        key.replace("move:", "field:") in from_.split() for key in moves for _, from_ in doors
    )
    page.keyboard.press("Escape")
    expect(page.locator(".reached")).to_have_count(0)


def at_the_supervisor(visit: Visit) -> Visitor:
    """Return a player who may send the supervisor to a cube."""
    players = [visit(name) for name in ("mara", "jonas")]
    path = players[0].open_table("To the caravan", seats=2)
    players[1].join(path)
    for made in range(PATIENCE):
        player = players[made % 2]
        player.page.goto(path)
        while keys := player.keys:
            fields = {
                f"field:{key.removeprefix('move:')}" for key in keys if key.startswith("move:")
            }
            near = player.page.locator("[data-reached-from]").evaluate_all(
                "all => all.flatMap(one => one.dataset.reachedFrom.trim().toLowerCase().split(/ +/))"
            )
            if fields & set(near):
                return player
            supervisor = "act:supervisor" in keys and player.page.locator(".shop.taken").count()
            player.choose("act:supervisor" if supervisor else tame(keys))
    raise AssertionError("the supervisor never comes near a cube")


def test_one_tap_sends_only_what_undo_can_take_back(visit: Visit) -> None:
    player = fresh(visit)
    page, before = player.page, player.decision
    page.locator("#more > summary").click()
    page.locator("#more [data-one-tap]").check()
    player.press_choice("roll:0")
    assert (player.picked, player.decision) == ("roll:0", before)  # the roll needs a confirmation
    player.confirm()
    before = player.decision
    player.press_choice(undoable(player))
    page.wait_for_function(
        "old => document.querySelector('#table').dataset.decision !== old", arg=before
    )
    expect(page.locator("#more [data-one-tap]")).to_be_checked()
    player.press("undo")
    assert player.decision == before


@pytest.mark.parametrize("by", ["button", "key"])
def test_redo_makes_an_undone_choice_again(visit: Visit, by: str) -> None:
    player = fresh(visit)
    page = player.page
    player.choose("roll:0")
    player.choose(undoable(player))
    after = player.decision
    player.press("undo")
    if by == "button":
        player.press("redo")
    else:
        before = player.decision
        page.keyboard.press("y")
        page.wait_for_function(DRAWN, arg=before)
    assert player.decision == after
    expect(page.locator("button[form=redo]")).to_have_count(0)


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
    page.keyboard.press("Enter")  # the link to the choices
    page.keyboard.press("Tab")  # the sentence that explains the decision, in a first game
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


def test_where_the_prompt_is_low_its_sheet_is_reached_by_key(visit: Visit) -> None:
    page = much_asked(visit, "marco-polo-2", wide=1280, high=800).page
    expect(page.locator(".choices")).to_be_hidden()
    page.locator("[data-sheet]").focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-tile][aria-checked="true"]')).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".choice:visible").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".choices")).to_be_hidden()


NEAR: Final = """() => {
  const card = document.querySelector(".board-card").getBoundingClientRect();
  const places = [...document.querySelectorAll(".board .chosen[data-target]")].filter((one) => one.checkVisibility());
  return Math.min(...places.map((one) => one.getBoundingClientRect()).map((place) =>
    Math.max(place.left - card.right, card.left - place.right, place.top - card.bottom, card.top - place.bottom)));
}"""
"""Return the pixels between the choice card on the board and the nearest chosen place."""


def test_what_is_picked_in_the_sheet_is_shown_at_its_place(visit: Visit) -> None:
    player = much_asked(visit, "marco-polo-1", wide=1280, high=800)
    confirm_all(player)
    page = player.page
    key = next(key for key, targets in player.asked.choices.items() if targets)
    player.press_choice(key)
    assert player.picked == key
    expect(page.locator(".board-card")).to_have_count(1)
    assert page.evaluate(NEAR) <= 16


ON_ITS_STATION: Final = """() => {
  const card = document.querySelector(".board-card")?.getBoundingClientRect();
  const stations = [...document.querySelectorAll(".board [data-station]")];
  const own = stations.filter((one) => one.matches(".chosen") || one.querySelector(".chosen"));
  if (!card || !own.length) return null;
  return own.map((one) => one.getBoundingClientRect()).some(({ left, top, right, bottom }) =>
    card.left < right && card.right > left && card.top < bottom && card.bottom > top);
}"""
"""Return whether the choice card on the board covers its own station; null without a station."""


@pytest.mark.parametrize("title", ["marco-polo-2", "yspahan"])
def test_the_card_on_the_board_lies_beside_its_station(title: str, visit: Visit) -> None:
    player = at_the_stations(visit, title)
    confirm_all(player)
    found = []
    for key in player.keys:
        player.press_choice(key)
        found.append(player.page.evaluate(ON_ITS_STATION))
        player.page.keyboard.press("Escape")
    assert False in found
    assert True not in found


def at_the_stations(visit: Visit, title: str) -> Visitor:
    """Return a player who may choose among stations of a board."""
    players = [visit(name, wide=1280, high=800) for name in ("mara", "jonas")]
    path = players[0].open_table("Beside the station", seats=2, title=title)
    players[1].join(path)
    for made in range(PATIENCE):
        player = players[made % 2]
        player.page.goto(path)
        while keys := player.keys:
            if player.page.locator("[data-station].lit, [data-station] .lit").count():
                return player
            player.choose(keys[0])
    raise AssertionError("no station is ever lit")


UNDER_A_CARD: Final = """() => {
  const prompt = document.querySelector(".prompt");
  const cards = [...prompt.querySelectorAll(".choice")].filter((one) => one.checkVisibility());
  const spots = cards.map((one) => one.getBoundingClientRect()).flatMap(({ left, top, width, height }) =>
    [0.2, 0.4, 0.6, 0.8].map((part) => ({ x: left + part * width, y: top + height / 2 })));
  prompt.removeAttribute("data-open");
  const found = spots.find(({ x, y }) => document.elementFromPoint(x, y).closest("[data-tip]")
    && document.elementFromPoint(x + 8, y).closest("[data-tip]"));
  prompt.setAttribute("data-open", "");
  return found ?? null;
}"""
"""Return the places where a choice card in the sheet covers another card."""


@pytest.mark.long
def test_a_sheet_that_closes_opens_no_card_below_the_mouse(visit: Visit) -> None:
    player = much_asked(visit, "marco-polo-2", wide=1280, high=800)
    page = player.page
    page.goto(page.url)
    confirm_all(player)
    page.locator("[data-sheet]").click()
    for tile in page.locator("[data-tile]").all():
        tile.click()
        spot = page.evaluate(UNDER_A_CARD)
        if spot:
            break
    assert spot
    page.mouse.click(spot["x"], spot["y"])
    expect(page.locator(".choices")).to_be_hidden()
    page.wait_for_timeout(600)
    expect(page.locator(".tip--float:visible")).to_have_count(0)
    page.mouse.move(spot["x"] + 8, spot["y"])
    expect(page.locator(".tip--float:visible")).to_have_count(1)


@pytest.mark.parametrize("title", TITLES)
def test_on_a_phone_the_sheet_is_low_and_the_bar_keeps_its_height(title: str, visit: Visit) -> None:
    player = much_asked(visit, title, **PHONE)
    confirm_all(player)
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
    expect(other.page.locator("#announcements")).to_have_text("")
    mover.choose("roll:0")
    other.look()
    expect(other.page.locator("#announcements")).to_contain_text("rolled")
    expect(other.page.locator("#announcements")).to_contain_text("Not your turn")


def test_the_next_page_of_a_book_opens_by_key(visit: Visit) -> None:
    page = visit("mara", wide=1280, high=800).page
    page.goto("/")
    page.get_by_role("link", name="At the Khan's behest").first.click()
    book = page.locator(".mp2-book:has(> .mp2-next)").first
    expect(book.locator(".mp2-next")).to_be_hidden()
    book.locator(".mp2-peek").focus()
    expect(book.locator(".mp2-next")).to_be_visible()
    box = book.locator(".mp2-peek").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24
    book.locator(".mp2-peek").blur()
    expect(book.locator(".mp2-next")).to_be_hidden()


def test_a_long_name_stands_whole_in_the_deal(visit: Visit) -> None:
    """The button Confirm shows the name only if its text breaks into two lines."""
    player = much_asked(visit, "rajas-cards-karma", **PHONE)
    page = player.page
    label = 2 * "a name for which no button has the room, only a deal "
    for wide, high in ((390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": wide, "height": high})
        page.goto(page.url)
        confirm = page.locator("[data-confirm-name]").inner_text()
        page.locator(".choice").first.evaluate(
            "(one, name) => { one.querySelector('.choice__label').textContent = name; one.click(); }",
            label,
        )
        expect(page.locator("[data-confirm-name]")).to_have_text(confirm)
        name = page.locator("[data-deal-name]")
        expect(name).to_have_text(label)
        expect(name).to_be_in_viewport(ratio=1)
