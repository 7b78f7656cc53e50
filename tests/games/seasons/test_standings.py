"""Points, places and moves between divisions."""

from __future__ import annotations

from fractions import Fraction
from math import exp
from random import Random

import pytest

from games.seasons.moves import DOWN, STAYS, UP, Entrant, drawn, move_of
from games.seasons.seatings import seatings
from games.standings import Result, places_without, points_of, standings

SEED = bytes(range(32))


def result(people: tuple[int, ...], ranks: tuple[int, ...], scores: tuple[int, ...] = ()) -> Result:
    return Result(people, ranks, scores or tuple(100 - 10 * rank for rank in ranks))


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2, 3, 4], [10, 6, 3, 1]),
        ([1, 1, 3, 4], [8, 8, 3, 1]),
        ([1, 2, 2, 2], [10, Fraction(10, 3), Fraction(10, 3), Fraction(10, 3)]),
        ([1, 1, 1, 1], [5, 5, 5, 5]),
    ],
)
def test_equal_places_share(places: list[int], points: list[Fraction]) -> None:
    given = points_of(dict(enumerate(places)), 4)
    assert [given[n] for n in range(4)] == points


def test_people_who_left_are_last_and_the_others_count_among_themselves() -> None:
    table = result((0, 1, 2, 3), (1, 2, 3, 4))
    assert places_without(table, {0}) == {1: 1, 2: 2, 3: 3}
    lines = standings([0, 1, 2, 3, 4], [table], gone={0}, seed=SEED)
    points = {line.person: line.points for line in lines}
    assert points == {0: 0, 1: 10, 2: 6, 3: 3, 4: 0}
    assert lines[-1].person == 0


def test_ties_fall_to_wins_then_seconds_then_the_share() -> None:
    seven = list(range(7))
    # 10 + 1 + 1 and 6 + 6: equal points, one win.
    wins = [
        result((0, 4, 5, 1), (1, 2, 3, 4)), result((4, 1, 5, 0), (1, 2, 3, 4)),
        result((5, 6, 4, 0), (1, 2, 3, 4)), result((2, 3, 6, 1), (1, 3, 4, 2)),
    ]  # fmt: skip
    lines = {line.person: line for line in standings(seven, wins, gone=(), seed=SEED)}
    assert (lines[0].points, lines[1].points) == (12, 13)
    shares = [
        result((0, 2, 3, 4), (1, 2, 3, 4), (50, 40, 30, 10)),
        result((1, 2, 3, 4), (1, 2, 3, 4), (50, 10, 5, 1)),
    ]
    order = [line.person for line in standings(seven, shares, gone=(), seed=SEED)]
    assert order[0] == 2  # two second places: 12 points
    assert set(order[1:3]) == {0, 1}


def test_the_lot_decides_last_and_is_the_seasons() -> None:
    people = list(range(7))
    first = [line.person for line in standings(people, [], gone=(), seed=SEED)]
    assert sorted(first) == people
    assert first == [line.person for line in standings(people, [], gone=(), seed=SEED)]
    others = {
        tuple(line.person for line in standings(people, [], gone=(), seed=bytes([n]) * 32))
        for n in range(20)
    }
    assert len(others) > 10


def test_a_winner_without_points_makes_no_share() -> None:
    lines = standings([0, 1], [result((0, 1), (1, 2), (0, -3))], gone=(), seed=SEED)
    assert [line.share for line in lines] == [0, 0]


@pytest.mark.parametrize(
    ("place", "level", "leads"),
    [
        (1, 2, UP),
        (1, 1, STAYS),
        (2, 2, STAYS),
        (6, 2, DOWN),
        (7, 2, DOWN),
        (7, 3, STAYS),
        (5, 1, STAYS),
        (6, 1, DOWN),
    ],
)
def test_one_goes_up_and_two_go_down(place: int, level: int, leads: int) -> None:
    assert move_of(place, size=7, level=level, last_level=3) == leads


class TestDraw:
    def test_newcomers_come_by_rating_then_by_lot(self) -> None:
        people = [Entrant(n, rating=1500 + n if n < 4 else None) for n in range(14)]
        (top,), (second,) = drawn(people, SEED)
        assert top[:4] == [3, 2, 1, 0]
        assert len(top) == len(second) == 7
        again = drawn(list(reversed(people)), SEED)
        assert again == [[top], [second]]

    def test_who_went_up_or_down_plays_there(self) -> None:
        top = [Entrant(n, 1, n + 1, DOWN if n > 4 else STAYS) for n in range(7)]
        second = [
            Entrant(7 + 7 * g + n, 2, n + 1, UP if n == 0 else STAYS)
            for g in range(2)
            for n in range(7)
        ]
        levels = drawn([*top, *second], SEED)
        assert [len(level) for level in levels] == [1, 2]
        assert set(levels[0][0]) == {0, 1, 2, 3, 4, 7, 14}
        assert {5, 6} <= {person for group in levels[1] for person in group}

    def test_a_level_is_filled_by_the_best_of_those_below(self) -> None:
        top = [Entrant(n, 1, n + 1) for n in range(4)]
        second = [Entrant(10 + n, 2, n + 1) for n in range(10)]
        levels = drawn([*top, *second], SEED)
        assert set(levels[0][0]) == {0, 1, 2, 3, 10, 11, 12}

    def test_a_strong_newcomer_begins_at_the_second_level_at_best(self) -> None:
        old = [
            Entrant(n, 1 + (n >= 7) + (n >= 21), 1 + n % 7, rating=1900 - 20 * n) for n in range(49)
        ]
        strong, weak = Entrant(100, rating=2500), Entrant(101)
        levels = drawn([*old, strong, weak], SEED)
        assert 100 in {person for group in levels[1] for person in group}
        assert 101 in {person for group in levels[-1] for person in group}

    def test_the_divisions_of_a_level_are_equal_in_strength(self) -> None:
        old = [Entrant(n, 1 if n < 7 else 2, n + 1 if n < 7 else n - 6) for n in range(21)]
        _, (one, other) = drawn(old, SEED)
        assert abs(sum(one) - sum(other)) == 1


def test_the_best_of_seven_comes_among_the_first_two() -> None:
    """6,000 seasons of four tables of four; the standard deviation of strengths is 0.8.

    Tie-breaks don't depend on strength, so a person with the second's points also counts.
    """
    chance = Random(6)
    tables = seatings(7, 4)
    good = 0
    for _ in range(6000):
        strength = [chance.gauss(0, 0.8) for _ in range(7)]
        results = [_played(table, strength, chance) for table in tables]
        points = [line.points for line in standings(range(7), results, gone=(), seed=SEED)]
        best = max(range(7), key=lambda n: strength[n])
        own = _points_of(best, results)
        good += sum(one > own for one in points) < 2
    assert good >= 0.75 * 6000


def _points_of(person: int, results: list[Result]) -> Fraction:
    own = [result for result in results if person in result.people]
    at = [dict(zip(result.people, result.ranks, strict=True)) for result in own]
    return sum((points_of(places, 4)[person] for places in at), Fraction(0))


def _played(table: tuple[int, ...], strength: list[float], chance: Random) -> Result:
    """Return a random result in the Plackett-Luce model: the seat with the shortest random time is
    first.
    """
    times = [chance.expovariate(exp(strength[person])) for person in table]
    ranks = tuple(1 + sum(other < own for other in times) for own in times)
    return Result(table, ranks, tuple(100 - 10 * rank for rank in ranks))
