"""Games by clicks on every kind of screen, without a page reload; whole games in the full set."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.support.extent import full

PEOPLE: Final = ["mara", "jonas", "aylin", "piotr"]
NAMES: Final = {2: "Two in a row", 4: "Four in a row"}
SCREENS: Final = [(1440, 1000, False), (390, 844, True), (820, 1100, False), (390, 844, False)]
TRAVEL: Final = ("fulfil:", "upgrade:", "kept:", "take:", "keep:", "post:", "first:")
GANGES: Final = ("build:", "ship:", "goods:", "palace:", "pay")
FIRST: Final = {"marco-polo-2": TRAVEL, "marco-polo-1": TRAVEL, "rajas-cards-karma": GANGES}
"""The prefixes of preferred keys, by which games come to an end."""
DULL: Final = ("bag:", "reroll:", "turn", "buy", "decline", "stay", "no-post", "enough", "pay:")
SEVERAL: Final = 30
"""The number of choices after which a shortened game stops."""
PATIENCE: Final = 10
"""The number of rounds without a turn after which a test fails."""


class Player:
    """A player with random choices, who acts before waiting and stops before walking further."""

    def __init__(self, title: str, seed: int) -> None:
        self.first, self.rng = FIRST[title], Random(seed)

    def wish(self, keys: list[str]) -> str:
        if "end" in keys and self.rng.random() < 0.8:
            return "end"
        if "stop" in keys and self.rng.random() < 0.4:
            return "stop"
        good = [key for key in keys if key.startswith(self.first)]
        lively = [key for key in keys if not key.startswith(DULL)]
        return self.rng.choice(good or lively or keys)


def seated(visit: Callable[..., Visitor], title: str, seats: int) -> list[Visitor]:
    """Seat people at a table of this title; each has a screen."""
    players = [
        visit(name, wide=wide, high=high, dark=dark)
        for name, (wide, high, dark) in zip(PEOPLE[:seats], SCREENS[:seats], strict=True)
    ]
    path = players[0].open_table(NAMES[seats], seats=seats, title=title)
    for guest in players[1:]:
        guest.join(path)
    for player in players:
        player.rest()
        player.page.goto(path)
        player.page.evaluate("window.sameDocument = true")
    return players


@pytest.mark.parametrize("title", [title for title in FIRST if not full(title)])
def test_two_people_play_some_turns(title: str, visit: Callable[..., Visitor]) -> None:
    players = seated(visit, title, 2)
    assert play_on(players, Player(title, seed=4), SEVERAL) >= SEVERAL
    assert sum(player.by_board for player in players) >= SEVERAL // 10
    for player in players:
        player.look()
        assert player.page.evaluate("window.sameDocument") is True


@pytest.mark.parametrize(
    "title", [pytest.param(title, marks=() if full(title) else pytest.mark.long) for title in FIRST]
)
def test_four_people_play_to_the_final_score(title: str, visit: Callable[..., Visitor]) -> None:
    players = seated(visit, title, 4)
    host = players[0]

    made = play_on(players, Player(title, seed=4))

    assert made > 120
    # Outside phones, visitors choose on the board; only choices without a place (ends, payments)
    # need buttons.
    assert host.by_board > host.by_button
    assert all(len(player.clicked) > 15 for player in players)
    for player in players:
        player.look()
        expect(player.page.locator(".score-sheet").first).to_be_visible()
        assert player.page.evaluate("window.sameDocument") is True


def play_on(players: list[Visitor], taste: Player, enough: int = 10_000) -> int:
    """Let the players choose by clicks until the game is over; return the choices made."""
    made = idle = 0
    while made < enough and not players[0].page.locator(".score-sheet").count():
        busy = 0
        for player in players:
            player.look()
            while keys := player.keys:
                player.choose(taste.wish(keys))
                busy += 1
        made, idle = made + busy, 0 if busy else idle + 1
        assert idle < PATIENCE, "nobody is asked, and the game isn't over"
    return made
