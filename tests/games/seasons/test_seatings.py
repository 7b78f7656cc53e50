"""Sizes of divisions, and the opponents at their tables."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from games.seasons.seatings import division_sizes, level_widths, meetings, seatings

SIZES = range(5, 14)


@pytest.mark.parametrize("people", SIZES)
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_has_each_seat_once(people: int, seats: int) -> None:
    tables = seatings(people, seats)
    assert len(tables) == people
    for seat in range(seats):
        assert Counter(table[seat] for table in tables) == Counter(range(people))
    assert all(len(set(table)) == seats for table in tables)


@pytest.mark.parametrize("people", SIZES)
@pytest.mark.parametrize("seats", [3, 4])
def test_meetings_differ_by_one_at_most(people: int, seats: int) -> None:
    met = meetings(seatings(people, seats))
    counts = [met[frozenset(two)] for two in combinations(range(people), 2)]
    assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize(
    ("people", "seats", "base", "often"),
    [
        (7, 4, (0, 1, 2, 4), 2),
        (7, 3, (0, 1, 3), 1),
        (5, 4, (0, 1, 2, 3), 3),
        (13, 4, (0, 1, 3, 9), 1),
    ],
)
def test_difference_sets_make_meetings_equal(
    people: int, seats: int, base: tuple[int, ...], often: int
) -> None:
    tables = seatings(people, seats)
    assert tables[0] == base
    met = meetings(tables)
    assert {met[frozenset(two)] for two in combinations(range(people), 2)} == {often}


@pytest.mark.parametrize("people", SIZES)
def test_two_meet_once_and_begin_equally_often(people: int) -> None:
    tables = seatings(people, 2)
    assert Counter(map(frozenset, tables)) == {
        frozenset(two): 1 for two in combinations(range(people), 2)
    }
    begun = Counter(first for first, _ in tables)
    assert max(begun.values()) - min(begun[n] for n in range(people)) <= (people % 2 == 0)


@pytest.mark.parametrize(
    ("people", "sizes"),
    [
        (5, [5]), (8, [8]), (9, [9]), (10, [5, 5]), (13, [7, 6]), (14, [7, 7]), (17, [6, 6, 5]),
        (63, [7] * 9),
    ],
)  # fmt: skip
def test_sevens_with_a_rest(people: int, sizes: list[int]) -> None:
    assert division_sizes(people) == sizes


def test_no_division_is_too_small_or_too_large() -> None:
    for people in range(5, 400):
        sizes = division_sizes(people)
        assert sum(sizes) == people
        assert all(5 <= size <= 8 for size in sizes) or people == 9


def test_four_are_too_few() -> None:
    with pytest.raises(ValueError, match="too few"):
        division_sizes(4)
    with pytest.raises(ValueError, match="can't fill"):
        seatings(3, 4)


@pytest.mark.parametrize(
    ("divisions", "widths"), [(1, [1]), (3, [1, 2]), (4, [1, 2, 1]), (9, [1, 2, 4, 2])]
)
def test_levels_double(divisions: int, widths: list[int]) -> None:
    assert level_widths(divisions) == widths
