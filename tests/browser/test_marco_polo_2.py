"""Four people, four browsers, a whole game of Marco Polo II by clicks, without a page reload."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

PEOPLE: Final = ["mara", "jonas", "aylin", "piotr"]
SCREENS: Final = [(1440, 1000, False), (390, 844, True), (820, 1100, False), (390, 844, False)]
FIRST: Final = ("fulfil:", "upgrade:", "kept:", "take:", "keep:", "post:", "first:")
DULL: Final = ("bag:", "reroll:", "turn-", "buy", "decline", "stay", "no-post", "enough", "pay:")
PATIENCE: Final = 100
"""So often somebody looks whether it is his turn before we say that the game stands still."""


class Traveller:
    """Chooses by chance, but rather acts than waits, and rather stops than walks for ever."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def wish(self, keys: list[str]) -> str:
        """Return the choice that this player makes."""
        if "end" in keys and self.rng.random() < 0.8:
            return "end"
        if "stop" in keys and self.rng.random() < 0.4:
            return "stop"
        good = [key for key in keys if key.startswith(FIRST)]
        lively = [key for key in keys if not key.startswith(DULL)]
        return self.rng.choice(good or lively or keys)


def test_four_people_travel_to_the_final_score(visit: Callable[..., Visitor]) -> None:
    players = [
        visit(name, wide=wide, high=high, dark=dark)
        for name, (wide, high, dark) in zip(PEOPLE, SCREENS, strict=True)
    ]
    host, *guests = players
    path = host.open_table("Four to Kashgar", seats=4, title="marco-polo-2")
    for guest in guests:
        guest.join(path)
    for player in players:
        player.page.goto(path)
        player.page.evaluate("window.sameDocument = true")

    made = travel_on(players, Traveller(4))

    assert made > 150
    # Without a phone's asking, all but what has no place (ends, ways to pay) goes by the board.
    assert host.by_board > host.by_button
    for player in players:
        player.look()
        expect(player.page.locator(".score-sheet").first).to_be_visible()
        assert player.page.evaluate("window.sameDocument") is True
    assert host.page.locator(".score-sheet").first.inner_text()


def travel_on(players: list[Visitor], traveller: Traveller) -> int:
    """Let whoever is asked choose by clicks until the game is over; return the choices made."""
    made = idle = 0
    while not any(player.page.locator(".score-sheet").count() for player in players):
        asked = [player for player in players if player.decision]
        for player in asked:
            player.choose(traveller.wish(player.keys))
            made += 1
        idle = 0 if asked else idle + 1
        assert idle < PATIENCE, "nobody is asked, and the game isn't over"
        for player in players:
            if not player.decision:
                player.look()
    return made
