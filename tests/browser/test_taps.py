"""The taps of a turn on a phone by the shortest path: lit places on the board, or the sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain, combinations
from random import Random
from statistics import median_high
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visitor import Visitor

TITLES: Final = ("marco-polo-2", "marco-polo-1", "yspahan", "rajas-cards-karma")
PHONE: Final = {"wide": 390, "high": 844}
TURNS: Final = 4
MOST: Final = {"marco-polo-2": 4, "marco-polo-1": 4, "yspahan": 7, "rajas-cards-karma": 4}
"""The maximum taps of a turn in mid-game with the one-tap setting; see `docs/face.md`."""
SEEN: Final = """() => [...document.querySelectorAll(".lit[data-target]")]
  .filter((one) => one.checkVisibility()).map((one) => one.dataset.target)"""
"""Return the lit targets on the visible pane."""
ASKS: Final = """key => {
  const button = document.querySelector(`.prompt__choices button[data-targets][value="${key}"]`);
  const pays = button.querySelector(".choice-card__cost .amount") !== null;
  return [button.matches("[data-lasts]"), pays, button.matches("[data-lays]")];
}"""
"""Return whether a choice is final, whether it has a cost, and whether it needs no Confirm."""
SEVERAL: Final = 3
"""The maximum number of places that the thumb taps for one choice."""
DRAWN: Final = "old => document.querySelector('#table').dataset.decision !== old"
DULL: Final = ("bag:", "reroll:", "turn", "buy", "decline", "stay", "no-post", "enough", "pay:")


@dataclass
class Taps:
    """The taps of a turn: with a confirmation of each choice, and with the one-tap setting."""

    two: int = 0
    one: int = 0


class Thumb:
    """A visitor who uses the fewest taps, and counts them."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.page, self.turn = visitor, visitor.page, Taps()

    def choose(self, key: str) -> None:
        """Make a choice by the shortest path."""
        before, ways = self.visitor.decision, self._ways(key)
        fewest = min((len(way) for way, _ in ways), default=1)
        self.turn.two += fewest + (1 if ways else 0)
        way, asks = min(ways, key=lambda one: len(one[0]) + one[1], default=([], 1))
        for tap in way:
            self._tap(tap)
        if asks:
            self._tap(self.page.locator("[data-confirm]").click)
        self.page.wait_for_function(DRAWN, arg=before)

    def _tap(self, tap: Callable[[], object]) -> None:
        tap()
        self.turn.one += 1
        self.page.wait_for_timeout(60)

    def _ways(self, key: str) -> list[tuple[list[Callable[[], object]], int]]:
        """Return the paths to a choice, each with the taps of its confirmation: 1 or 0."""
        if self.visitor.picked == key:
            return []
        lasts, pays, lays = self.page.evaluate(ASKS, key)
        pays = pays and not lays
        by_board = [
            lambda place=place: self.visitor.click_lit(place) for place in self._places(key)
        ]
        by_sheet = [button.click for button in self.visitor.way_to(key)]
        ways = [(by_board, int(lasts or pays)), (by_sheet, int(lasts))]
        return [way for way in ways if way[0]]

    def _places(self, key: str) -> tuple[str, ...]:
        """Return the smallest set of lit places that only this choice has; empty if the set is too
        large.
        """
        choices = {other: set(targets) for other, targets in self.visitor.asked.choices.items()}
        seen = sorted(choices.pop(key) & set(self.page.evaluate(SEEN)))
        own = [place for place in seen if self.visitor.can_click(place)]
        sets = chain.from_iterable(combinations(own, size) for size in range(1, SEVERAL + 1))
        alone = (
            some for some in sets if not any(set(some) <= others for others in choices.values())
        )
        return next(alone, ())


def turns(visit: Callable[..., Visitor], title: str) -> list[Taps]:
    """Play some turns of a game with the one-tap setting."""
    players = [visit(one, **PHONE) for one in ("mara", "jonas")]
    for player in players:
        player.wish_one_tap()
    path = players[0].open_table("Thumbs", seats=2, title=title)
    players[1].join(path)
    chance, found = Random(title), []
    while len(found) < TURNS:
        for player in players:
            player.page.goto(path)
            thumb = Thumb(player)
            while keys := player.keys:
                thumb.choose(wish(keys, chance))
            if thumb.turn.one:
                found.append(thumb.turn)
    return found


def wish(keys: list[str], chance: Random) -> str:
    """Return a random choice, with actions before waiting and the end before a further walk."""
    if "end" in keys:
        return "end"
    if "stop" in keys and chance.random() < 0.5:
        return "stop"
    return chance.choice([key for key in keys if not key.startswith(DULL)] or keys)


@pytest.mark.parametrize("title", TITLES)
def test_a_turn_takes_few_taps(title: str, visit: Callable[..., Visitor]) -> None:
    found = turns(visit, title)
    two, one = (sorted(getattr(turn, kind) for turn in found) for kind in ("two", "one"))
    assert sum(one) < sum(two), (one, two)
    assert median_high(one) <= MOST[title], (one, two)


@pytest.mark.parametrize(("hand", "checked"), [(True, True), (False, False)])
def test_a_device_in_the_hand_begins_with_one_tap(
    hand: bool, checked: bool, chromium: Browser, site: str
) -> None:
    size = {"width": PHONE["wide"], "height": PHONE["high"]}
    context = chromium.new_context(base_url=site, viewport=size, has_touch=hand, is_mobile=hand)
    mara = Visitor(context)
    mara.sign_in("mara")
    mara.page.get_by_role("link", name="Two at the well").first.click()
    offer = mara.page.locator("[data-one-tap]").last
    mara.page.locator("#more > summary").click()
    expect(offer).to_be_checked(checked=checked)
    offer.set_checked(not checked)
    mara.page.reload()
    mara.page.locator("#more > summary").click()
    expect(offer).to_be_checked(checked=not checked)
    context.close()
