"""A few turns of Rajas of the Ganges by clicks: a card's uses one at a time, payment piece by
piece.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor, play_on

Visit = Callable[..., Visitor]
TITLE = "rajas-cards-karma"
ACTIONS = ("build:", "ship:", "goods:", "palace:")
PIECES = ("die:", "karma:", "joker:")
PATIENCE = 60
HIGHEST = 6
"""The maximum price of a building that one die pays."""
SHADES = """() => {
  window.shades = 0;
  const count = () => { window.shades = Math.max(window.shades, document.querySelectorAll(".shade").length); };
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""
"""Count the pieces that glide to a pile."""


def table_of_two(visit: Visit, name: str, **screen: int) -> tuple[Visitor, Visitor, str]:
    """Open a table for Mara, with this screen, and Jonas."""
    mara, jonas = visit("mara", **screen), visit("jonas")
    path = mara.open_table(name, seats=2, title=TITLE)
    jonas.join(path)
    return mara, jonas, path


def saving(keys: list[str]) -> str:
    """Take dice and end turns; pay at once where the game requires it."""
    order = ["end", "pay", "drop:", "take:"]
    return next((key for start in order for key in keys if key.startswith(start)), keys[0])


def lively(keys: list[str]) -> str:
    """Use cards for their effects wherever possible, and pay piece by piece."""
    order = [
        *PIECES,
        *ACTIONS,
        "reward:",
        "trio:",
        "mixed:",
        "mixed-goods:",
        "lay:",
        "drop:",
        "take:",
        "end",
    ]
    return next((key for start in order for key in keys if key.startswith(start)), keys[0])


def until_sums(mara: Visitor, jonas: Visitor, path: str) -> str:
    """Collect dice until Mara can pay for a building that needs several dice; choose the building."""
    for _ in range(PATIENCE):
        play_on([mara, jonas], path, saving, lambda: "take:" in " ".join(mara.keys))
        for key in (key for key in mara.keys if key.startswith("build:")):
            mara.choose(key)
            if int(mara.page.locator(".rj-sum-die").inner_text()) > HIGHEST:
                return key
            mara.press("undo")
        mara.choose(saving(mara.keys))
    raise AssertionError("Mara could never pay for a dear building")


def lit(visitor: Visitor, kind: str) -> set[str]:
    found = visitor.page.locator(f'.lit[data-target^="{kind}:"]')
    names: list[str] = found.evaluate_all("all => all.map(one => one.dataset.target)")
    return set(names)


def test_a_game_goes_on_by_clicks_on_the_board(visit: Visit) -> None:
    mara, jonas, path = table_of_two(visit, "Both banks")
    turns = 0

    def enough() -> bool:
        nonlocal turns
        turns += 1
        return turns > PATIENCE

    assert play_on([mara, jonas], path, lively, enough) > PATIENCE // 2
    assert mara.by_board > mara.by_button / 2
    assert jonas.by_board > jonas.by_button / 2
    assert mara.page.locator(".rj-chip, .rj-own, .rj-back").count() > 0


def test_a_game_goes_on_on_a_phone(visit: Visit) -> None:
    mara, jonas, path = table_of_two(visit, "By ferry", wide=390, high=844)
    made = 0

    def enough() -> bool:
        nonlocal made
        made += 1
        return made > PATIENCE // 2

    assert play_on([mara, jonas], path, lively, enough) > PATIENCE // 4
    mara.page.goto(path)
    assert mara.page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    for pane in ("grid", "mine", "rivals"):
        mara.page.locator(f'[data-tab="{pane}"]').click()
        expect(mara.page.locator(f'[data-pane="{pane}"]').first).to_be_visible()


def test_the_switch_lights_the_cards_for_one_use(visit: Visit) -> None:
    mara, jonas, path = table_of_two(visit, "Two sides")
    play_on([mara, jonas], path, saving, lambda: "mode:die" in lit_modes(mara))
    every = lit(mara, "card")
    mara.click_board("mode:action")
    acting = {f"card:{key.partition(':')[2]}" for key in mara.keys if key.startswith(ACTIONS)}
    assert lit(mara, "card") == acting
    assert mara.page.locator('button.choice[value^="take:"]:visible').count() == 0
    mara.page.keyboard.press("Escape")
    assert lit(mara, "card") == every
    mara.click_board("mode:die")
    card = min(every)
    mara.click_board(card)
    mara.confirm()
    assert card not in lit(mara, "card")
    expect(mara.on_board(card.replace("card:", "hand:"))).to_be_visible()


def lit_modes(visitor: Visitor) -> set[str]:
    """Return the uses of a card that can be chosen."""
    return lit(visitor, "mode")


@pytest.mark.long
def test_a_price_is_paid_by_clicking_dice(visit: Visit) -> None:
    mara, jonas, path = table_of_two(visit, "Dear forts")
    key = until_sums(mara, jonas, path)
    card = key.partition(":")[2]
    start = mara.decision
    expect(mara.page.locator(".rj-total > b")).to_have_text("0")
    die = next(one for one in mara.keys if one.startswith("die:")).partition(":")[2]
    mara.click_board(f"hand:{die}")  # no confirmation, since no die is selected yet
    expect(mara.page.locator(".rj-total > b")).not_to_have_text("0")
    expect(mara.page.locator(f'[id="hand:{die}"]')).to_have_class(re.compile(r"\blaid\b"))
    total = int(mara.page.locator(".rj-total > b").inner_text())
    assert mara.page.locator(".rj-segments > :not(.open)").count() == total
    # The draft spends no dice, is hidden from others, and can be undone.
    jonas.page.goto(path)
    assert jonas.page.locator(f'[id="card:{card}"]').count() == 1
    assert jonas.page.locator(".rj-pay").count() == 0
    mara.press("undo")
    assert mara.decision == start
    assert mara.page.locator('.choice[value="pay"][data-lays]').count() == 0
    mara.press_choice("pay")
    assert mara.picked == "pay"  # the decision about the payment
    mara.confirm()
    assert mara.page.locator(f'[id="card:{card}"]').count() == 0
    assert mara.page.locator(f'[id="own:{card}"]').count() == 1


UNSEEN = """() => [...document.querySelectorAll(".rj-holds")].filter((die) => {
  const { left, top, width, height } = die.getBoundingClientRect();
  return !die.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((die) => die.id)"""
"""Return the player's dice that another element covers or that are outside the window."""


@pytest.mark.parametrize("pane", ["grid", "mine"])
@pytest.mark.parametrize(("wide", "high"), [(390, 844), (844, 390), (640, 400)])
def test_on_a_phone_own_dice_are_in_sight_while_one_chooses(
    visit: Visit, pane: str, wide: int, high: int
) -> None:
    """The test scrolls to every position, with and without the sheet. Opening the sheet moves no
    dice.
    """
    page = visit("mara", wide=wide, high=high).page
    page.goto("/")
    page.get_by_role("link", name="The slow ferry").first.click()
    page.locator(f'[data-tab="{pane}"]').click()
    assert page.locator(".rj-holds").count()
    sheet = page.locator("[data-sheet]:visible")
    for far in (0, 300):
        page.evaluate("far => scrollTo(0, far)", far)
        assert page.evaluate(UNSEEN) == []
        if sheet.count():
            before = page.evaluate("scrollY")
            sheet.click()
            expect(page.locator(".prompt[data-open]")).to_have_count(1)
            assert page.evaluate("scrollY") == before
            assert page.evaluate(UNSEEN) == []
            sheet.click()


def test_on_a_phone_all_rows_of_the_grid_are_in_sight(visit: Visit) -> None:
    players = [visit(name, wide=390, high=844) for name in ("mara", "jonas", "aylin")]
    path = players[0].open_table("All rows", seats=3, title=TITLE)
    for player in players[1:]:
        player.join(path)
    for player in players:
        player.page.goto(path)
    page = next(player.page for player in players if "mode:action" in lit_modes(player))
    places = [place.bounding_box() for place in page.locator(".rj-grid > *").all()]
    dock = page.locator(".dock").bounding_box()
    assert len(places) == 16
    assert dock
    assert all(place and place["y"] + place["height"] <= dock["y"] for place in places)
    assert all(place and place["width"] >= 74 for place in places)
    page.locator("[data-sheet]").click()
    assert page.evaluate(UNSEEN) == []


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_paid_dice_glide_to_their_pile(
    visit: Visit, motion: Literal["no-preference", "reduce"]
) -> None:
    mara, jonas, path = table_of_two(visit, "To the pile")
    until_sums(mara, jonas, path)
    mara.page.emulate_media(reduced_motion=motion)
    mara.page.evaluate(SHADES)
    mara.choose("pay")
    assert (mara.page.evaluate("window.shades") > 0) is (motion == "no-preference")
    expect(mara.page.locator(".shade")).to_have_count(0)


def test_what_cannot_be_bought_says_why(visit: Visit) -> None:
    mara, jonas, path = table_of_two(visit, "Too dear")
    closed = mara.page.locator("[data-closes^='card:']").first

    def something_is_too_dear() -> bool:
        return "mode:action" in lit_modes(mara) and closed.count() > 0

    play_on([mara, jonas], path, saving, something_is_too_dear)
    mara.click_board("mode:action")
    target = (closed.get_attribute("data-closes") or "").split()[0]
    mara.click_board(target)
    said = closed.inner_text() if closed.is_visible() else closed.text_content() or ""
    expect(mara.page.locator("[data-says]")).to_contain_text(said.strip()[:20])
