"""Games of greedy players: they have the right length, and no seat wins far too often.

Few games are played here; ``python -m tests.rules.rajas_cards_karma.greedy`` plays thousands.
"""

from __future__ import annotations

from statistics import fmean

import pytest

from tests.rules.rajas_cards_karma.greedy import TITLE, Game, balanced, play, table

GAMES = 40


@pytest.mark.parametrize("seats", TITLE.seats)
def test_they_have_the_right_length(seats: int) -> None:
    games = [play(seats, number) for number in range(GAMES)]
    assert 6.5 < fmean(game.rounds for game in games) < 9
    assert max(game.rounds for game in games) <= 12
    assert {seat for game in games for seat in game.winners} == set(range(seats))


def test_the_table_counts_shared_wins_by_their_parts() -> None:
    alone = Game(rounds=8, passes=15, winners=(0,), finishers=1, by_fame=3, by_coins=5)
    shared = Game(rounds=6, passes=12, winners=(0, 1), finishers=2, by_fame=5, by_coins=7)
    lines = table(2, [alone, shared])
    assert lines[0] == "2 seats, 2 games"
    assert "7.00 in the mean" in lines[1]
    assert "75.0 %, 25.0 %" in lines[3]
    assert "50.0 %" in lines[4]
    assert "2.00 by fame, 3.00 by coins" in lines[5]


@pytest.mark.parametrize(
    ("seats", "rounds", "first", "fair"),
    [(2, 8, 58, True), (2, 8, 59, False), (3, 8, 59, True), (4, 6, 25, False), (4, 10, 25, False)],
)
def test_an_unbalanced_game_is_noticed(seats: int, rounds: int, first: int, *, fair: bool) -> None:
    games = [
        Game(rounds, 15, winners=(int(number >= first),), finishers=1, by_fame=3, by_coins=5)
        for number in range(100)
    ]
    assert balanced(seats, games) is fair
