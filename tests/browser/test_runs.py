"""Runs: like choices are picked one after the other, by mouse, finger and keys, and confirmed once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_choosing import confirm_all
from tests.browser.visitor import Visitor, tame

pytestmark = pytest.mark.browser

Visit = Callable[..., Visitor]
PATIENCE: Final = 80
"""The number of decisions in which a test looks for a position."""
MORE: Final = ".choice[data-more]"
SHOWN: Final = """selector => [...document.querySelectorAll(selector)]
  .filter((one) => !one.hidden && !one.matches(".chosen")).map((one) => one.value)"""
"""Return the keys of the choices that match and aren't picked."""
REDRAWN: Final = """() => {
  document.addEventListener("table:drawn", () => { document.body.dataset.drawn = ""; }, { once: true });
  document.querySelector("#table").dataset.etag = "";
  document.dispatchEvent(new Event("table:look"));
}"""
"""Draw the table again."""
FOLLOWING: Final = ".choice-group[data-run] .choice"


def at(visit: Visit, title: str, selector: str, least: int = 1, **how: Any) -> Visitor:
    """Return a player whose decision has a choice that matches, of at least so many choices."""
    players = [visit(name, **how) for name in ("mara", "jonas")]
    for player in players:  # a device in the hand sends such choices one by one
        player.context.add_cookies([{"name": "one-tap", "value": "0", "url": player.page.url}])
    path = players[0].open_table("One after the other", seats=2, title=title)
    players[1].join(path)
    for made in range(PATIENCE):
        player = players[made % 2]
        player.page.goto(path)
        while keys := player.keys:
            if len(keys) >= least and player.page.locator(selector).count():
                expect(player.page.locator("body[data-complete]")).to_have_count(1)
                return player
            usual = tame(keys) if title == "yspahan" else keys[0]
            player.choose(next((key for key in keys if key == "act:deliver"), usual))
    raise AssertionError("nobody is ever asked for it")


def key_of(page: Page, selector: str) -> str:
    return page.locator(selector).first.get_attribute("value") or ""


def followed(page: Page, picks: int) -> list[str]:
    """Wait until the page knows what may follow this many picks; return the keys."""
    expect(page.locator(f'.prompt[data-followed="{picks}"]')).to_have_count(1)
    return [str(key) for key in page.evaluate(SHOWN, FOLLOWING)]


def place_of(key: str) -> str:
    """Return the shop of a delivery's key."""
    return f"shop:{key.removeprefix('place:').upper()}"


def test_deliveries_are_confirmed_once_and_undone_one_by_one(visit: Visit) -> None:
    player = at(visit, "yspahan", MORE)
    page, before, confirm = player.page, player.decision, player.page.locator("[data-confirm]")
    first = key_of(page, MORE)
    targets = player.asked.choices[first]
    player.click_lit(targets[0])
    then = followed(page, 1)
    after = player.asked
    assert after.lit == {target for key in then for target in after.choices[key]}
    player.click_lit(after.choices[then[0]][0])
    expect(confirm).to_contain_text("· 2")
    player.click_board(after.choices[then[0]][0])
    expect(confirm).not_to_contain_text("·")
    assert player.picked == first
    player.click_lit(after.choices[then[0]][0])
    expect(confirm).to_contain_text("· 2")
    assert player.decision == before
    page.locator("[data-with-end]").evaluate("field => { field.disabled = true; }")
    player.confirm()
    player.press("undo")
    assert then[0] in player.keys
    assert first not in player.keys
    player.press("undo")
    assert player.decision == before


def test_a_run_is_picked_by_keys(visit: Visit) -> None:
    player = at(visit, "yspahan", MORE)
    page, before, confirm = player.page, player.decision, player.page.locator("[data-confirm]")
    places = page.evaluate(SHOWN, ".prompt__choices button[data-targets]")
    page.keyboard.press(str(places.index(key_of(page, MORE)) + 1))
    followed(page, 1)
    for _ in range(2):
        page.keyboard.press("2")
        expect(confirm).to_contain_text("· 2")
        page.keyboard.press("Escape")
        expect(confirm).not_to_contain_text("·")
    page.keyboard.press("Escape")
    expect(confirm).to_be_disabled()
    page.keyboard.press(str(places.index(key_of(page, MORE)) + 1))
    followed(page, 1)
    page.keyboard.press("2")
    expect(confirm).to_contain_text("· 2")
    page.keyboard.press("Enter")
    expect(page.locator("#table")).not_to_have_attribute("data-decision", before)
    expect(page.locator("#prompt")).to_be_focused()


def test_clicks_before_the_site_has_answered_are_not_lost(visit: Visit) -> None:
    player = at(visit, "yspahan", MORE)
    page, confirm = player.page, player.page.locator("[data-confirm]")
    first = key_of(page, MORE)
    then = player.page.evaluate(
        """async ([where, decision, key]) => {
          const answer = await fetch(`${where}?${new URLSearchParams({ decision, key })}`);
          return /value="([^"]+)"/.exec(await answer.text())[1];
        }""",
        [page.locator("[data-onward]").get_attribute("data-onward"), player.decision, first],
    )
    places = [player.asked.choices[key][0] for key in (first, then)]
    page.evaluate(
        """places => places.forEach((place) => document.querySelector(`[data-target="${place}"]`)
          .dispatchEvent(new MouseEvent("click", { bubbles: true })))""",
        places,
    )
    expect(confirm).to_contain_text("· 2")


def test_another_place_replaces_the_only_pick(visit: Visit) -> None:
    player = at(visit, "marco-polo-1", '.choice[data-more][value^="bag:"]')
    page = player.page
    first = key_of(page, '.choice[data-more][value^="bag:"]')
    player.select(first)
    then = followed(page, 1)
    assert all(key.startswith("bag:") for key in then)
    page.locator(FOLLOWING).first.evaluate("button => button.click()")
    assert len(followed(page, 2)) == len(then) - 1
    page.keyboard.press("Escape")
    other = next(
        target
        for key, targets in player.asked.choices.items()
        for target in targets
        if target.startswith("act:") and not key.startswith("bag:")
    )
    player.click_board(other)
    assert other not in player.asked.lit
    expect(page.locator(FOLLOWING)).to_have_count(0)


def test_a_redraw_keeps_the_run(visit: Visit) -> None:
    player = at(visit, "yspahan", MORE)
    page, confirm = player.page, player.page.locator("[data-confirm]")
    player.press_choice(key_of(page, MORE))
    followed(page, 1)
    page.locator(FOLLOWING).first.click()
    expect(confirm).to_contain_text("· 2")
    page.evaluate(REDRAWN)
    expect(page.locator("body[data-drawn]")).to_have_count(1)
    expect(confirm).to_contain_text("· 2")


def test_without_scripts_the_choices_are_made_one_by_one(visit: Visit) -> None:
    mara = visit("mara", scripts=False)
    mara.page.goto("/")
    mara.page.get_by_role("link", name="Two at the well").first.click()
    button = mara.page.locator(".prompt__choices button.choice").first
    before = mara.page.locator("#table").get_attribute("data-decision") or ""
    button.click()
    expect(mara.page.locator("#table")).not_to_have_attribute("data-decision", before)


def test_the_last_confirmation_ends_the_turn_where_nothing_else_is_left(visit: Visit) -> None:
    player = at(visit, "yspahan", ".choice[data-ends]")
    page, note = player.page, player.page.locator("[data-confirm-note]")
    words = page.locator("[data-confirm]").get_attribute("data-ends") or ""
    player.select(key_of(page, ".choice[data-ends]"))
    expect(note).to_have_text(words)
    player.confirm()
    expect(page.locator(".prompt--mine")).to_have_count(0)
    expect(page.locator("#prompt")).to_be_focused()


def test_a_die_is_placed_without_confirm_and_taken_back(visit: Visit) -> None:
    for title in ("marco-polo-2", "marco-polo-1"):
        player = at(visit, title, ".choice[data-lays]")
        before, key = player.decision, key_of(player.page, ".choice[data-lays]")
        player.lay(player.asked, key)
        assert player.decision != before
        player.press("undo")
        assert player.decision == before


def test_a_placement_that_pays_is_confirmed(visit: Visit) -> None:
    gains = '.choice[value^="bag:"]:not([data-lays])'
    player = at(visit, "marco-polo-1", gains)
    before = player.decision
    player.select(key_of(player.page, gains))
    assert player.decision == before
    player.confirm()


NUMBERED: Final = """() => [...document.querySelectorAll("#table button[data-targets]")]
  .filter((one) => !one.hidden).map((one) => one.value)"""
"""Return the choices' keys in their order on the page."""


def test_digits_reach_the_choices_after_the_tenth(visit: Visit) -> None:
    player = at(visit, "marco-polo-2", "[data-tile]", least=22)
    confirm_all(player)
    page = player.page
    if not page.locator(".choice:visible").count():
        page.locator("[data-sheet]").click()
    order = page.evaluate(NUMBERED)
    assert len(order) > 20
    for number, press in (
        (11, "Shift+Digit1"),
        (21, "Shift+Digit1"),
        (12, "Shift+Digit2"),
    ):
        page.keyboard.press(press)
        assert player.picked == order[number - 1]


CLOCK: Final = """() => {
  let now = 1e6;
  performance.now = () => now;
  window.pass = (time) => { now += time; };
}"""
"""Stop the page's clock; `pass` moves it on."""


def test_a_tap_just_after_a_change_does_nothing_but_a_click_does(visit: Visit) -> None:
    player = at(visit, "yspahan", MORE, touch=True, wide=390, high=844)
    page = player.page
    page.evaluate(CLOCK)
    target = player.asked.choices[key_of(page, MORE)][0]
    page.evaluate("document.dispatchEvent(new CustomEvent('table:drawn', { detail: {} }))")
    assert player.can_click(target)
    box = player.on_board(target).bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.touchscreen.tap(*middle)
    assert player.picked == ""
    page.evaluate("pass(399)")
    page.touchscreen.tap(*middle)
    assert player.picked == ""
    page.mouse.click(*middle)
    assert player.picked
    page.evaluate("pass(1)")
    page.locator("[data-let-go]").tap()
    assert player.picked == ""


def test_a_run_is_tapped(visit: Visit) -> None:
    player = at(visit, "yspahan", MORE, touch=True, wide=390, high=844)
    page = player.page
    first = player.asked.choices[key_of(page, MORE)][0]
    page.evaluate(CLOCK)  # the table changed long ago
    assert player.can_click(first)
    player.on_board(first).tap()
    then = followed(page, 1)
    player.on_board(player.asked.choices[then[0]][0]).tap()
    expect(page.locator("[data-confirm]")).to_contain_text("· 2")
