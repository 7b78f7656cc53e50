"""Four people, four browsers, whole games by clicks to the final score, without a page reload."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

PEOPLE: Final = ["mara", "jonas", "aylin", "piotr"]
SCREENS: Final = [(1440, 1000, False), (390, 844, True), (820, 1100, False), (390, 844, False)]
TRAVEL: Final = ("fulfil:", "upgrade:", "kept:", "take:", "keep:", "post:", "first:")
GANGES: Final = ("build:", "ship:", "goods:", "palace:", "pay")
FIRST: Final = {"marco-polo-2": TRAVEL, "marco-polo-1": TRAVEL, "rajas-cards-karma": GANGES}
"""What is chosen before all else, as keys begin, so that games come to an end."""
DULL: Final = ("bag:", "reroll:", "turn", "buy", "decline", "stay", "no-post", "enough", "pay:")
PLAYED: Final = (
    os.environ.get("WHOLE_GAMES", "marco-polo-2").replace("all", " ".join(FIRST)).split()
)
"""The titles of which a game is played: in CI one, the longest; before a release `WHOLE_GAMES=all`."""
PATIENCE: Final = 10
"""So often all look whether it is their turn before we say that the game stands still."""


class Player:
    """Chooses by chance, but rather acts than waits, and rather stops than walks for ever."""

    def __init__(self, title: str, seed: int) -> None:
        self.first, self.rng = FIRST[title], Random(seed)

    def wish(self, keys: list[str]) -> str:
        """Return the choice that this player makes."""
        if "end" in keys and self.rng.random() < 0.8:
            return "end"
        if "stop" in keys and self.rng.random() < 0.4:
            return "stop"
        good = [key for key in keys if key.startswith(self.first)]
        lively = [key for key in keys if not key.startswith(DULL)]
        return self.rng.choice(good or lively or keys)


@pytest.mark.long
@pytest.mark.parametrize("title", PLAYED)
def test_four_people_play_to_the_final_score(title: str, visit: Callable[..., Visitor]) -> None:
    players = [
        visit(name, wide=wide, high=high, dark=dark)
        for name, (wide, high, dark) in zip(PEOPLE, SCREENS, strict=True)
    ]
    host, *guests = players
    path = host.open_table("Four in a row", seats=4, title=title)
    for guest in guests:
        guest.join(path)
    for player in players:
        player.rest()
        player.page.goto(path)
        player.page.evaluate("window.sameDocument = true")

    made = play_on(players, Player(title, seed=4))

    assert made > 120
    # Without a phone's asking, all but what has no place (ends, ways to pay) goes by the board.
    assert host.by_board > host.by_button
    assert all(len(player.clicked) > 15 for player in players)
    for player in players:
        player.look()
        expect(player.page.locator(".score-sheet").first).to_be_visible()
        assert player.page.evaluate("window.sameDocument") is True


def play_on(players: list[Visitor], taste: Player) -> int:
    """Let whoever is asked choose by clicks until the game is over; return the choices made."""
    made = idle = 0
    while not players[0].page.locator(".score-sheet").count():
        busy = 0
        for player in players:
            player.look()
            while keys := player.keys:
                player.choose(taste.wish(keys))
                busy += 1
        made, idle = made + busy, 0 if busy else idle + 1
        assert idle < PATIENCE, "nobody is asked, and the game isn't over"
    return made
