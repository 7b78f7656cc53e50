"""Four people in four browsers play a whole game by clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor, play_on, tame

PEOPLE = ["mara", "jonas", "aylin", "piotr"]
SCREENS = [(1440, 1000, False), (390, 844, True), (820, 1100, False), (390, 844, False)]


@pytest.mark.long
def test_four_people_play_to_the_final_score(visit: Callable[..., Visitor]) -> None:
    players = [
        visit(name, wide=wide, high=high, dark=dark)
        for name, (wide, high, dark) in zip(PEOPLE, SCREENS, strict=True)
    ]
    host, *guests = players
    path = host.open_table("Four at the gate", seats=4)
    for guest in guests:
        guest.join(path)

    made = play_on(players, path, tame, lambda: any(is_over(player) for player in players))

    assert made > 200
    for player in players:
        player.page.goto(path)
        expect(player.page.locator(".score-sheet").first).to_be_visible()
        assert player.decision == ""
    host.page.goto(f"{path}history/")
    expect(host.page.locator("#history")).to_be_visible()


def is_over(player: Visitor) -> bool:
    return player.page.locator(".score-sheet").count() > 0
