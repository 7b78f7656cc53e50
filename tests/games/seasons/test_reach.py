"""The reachable places of people, compared with a slow enumeration of all results."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from games.seasons.reach import reach
from games.seasons.seatings import Seating, seatings
from games.standings import Result, points_of, standings

SEED = bytes(range(32))
SAFE = 5


def orders(people: int) -> list[tuple[int, ...]]:
    ranks = product(range(1, people + 1), repeat=people)
    return [r for r in ranks if all(a == 1 + sum(b < a for b in r) for a in r)]


def middle(
    seats: int, running: int, seed: int, gone: frozenset[int] = frozenset()
) -> tuple[list[Result], list[Seating]]:
    """Return the results of a division of seven while the last tables still play."""
    chance = Random(seed)
    tables = seatings(7, seats)
    done = [
        Result(
            table,
            tuple(chance.choice(orders(seats))),
            tuple(chance.randrange(20, 90) for _ in table),
        )
        for table in tables[: len(tables) - running]
    ]
    return done, list(tables[len(tables) - running :])


def one_by_one(
    done: list[Result], running: list[Seating], gone: frozenset[int], seats: int
) -> dict[int, tuple[int, int]]:
    """Return the best and the worst place of each person, by a second implementation of the rules."""
    people = [n for n in range(7) if n not in gone]
    seen: dict[int, list[int]] = {n: [] for n in people}
    before = {line.person: line for line in standings(range(7), done, gone=gone, seed=SEED)}
    tables = [[n for n in table if n not in gone] for table in running]
    for ends in product(*(orders(len(table)) for table in tables)):
        merit = {n: list(before[n].merit) for n in people}
        for table, ranks in zip(tables, ends, strict=True):
            places = dict(zip(table, ranks, strict=True))
            for n, points in points_of(places, seats).items():
                merit[n][0] += points
                merit[n][1] += places[n] == 1
                merit[n][2] += places[n] == 2
        for n in people:
            seen[n] += [
                1 + sum(merit[o] > merit[n] for o in people),
                sum(merit[o] >= merit[n] for o in people),
            ]
    return {n: (min(at), max(at)) for n, at in seen.items()}


@pytest.mark.parametrize(
    ("seats", "running", "gone"),
    [(4, 1, ()), (4, 2, ()), (4, 2, (6,)), (3, 2, ()), (3, 3, (4, 5)), (2, 4, ()), (2, 0, ())],
)
def test_the_reach_is_that_of_all_ends(seats: int, running: int, gone: tuple[int, ...]) -> None:
    for seed in range(3):
        left = frozenset(gone)
        done, tables = middle(seats, running, seed)
        lines = standings(range(7), done, gone=left, seed=SEED)
        found = reach(lines, tables, seats=seats, safe=SAFE)
        assert found is not None
        expected = one_by_one(done, tables, left, seats)
        assert {n: (one.best, one.worst) for n, one in found.items()} == expected


def test_what_is_said_to_suffice_does_and_less_does_not() -> None:
    told = 0
    for seed in range(12):
        done, tables = middle(4, 2, seed)
        lines = standings(range(7), done, gone=(), seed=SEED)
        found = reach(lines, tables, seats=4, safe=SAFE)
        assert found is not None
        for person, one in found.items():
            for goal, ways in ((1, one.goes_up), (SAFE, one.stays)):
                for needs in ways:
                    told += 1
                    assert worst(done, tables, person, needs) <= goal
                    for table in needs:
                        weaker = {**needs, table: needs[table] + 1}
                        assert worst(done, tables, person, weaker) > goal
    assert told > 20


def worst(done: list[Result], tables: list[Seating], person: int, needs: dict[int, int]) -> int:
    """Return a person's worst place over all results with at least these places."""
    before = {line.person: line for line in standings(range(7), done, gone=(), seed=SEED)}
    seen = 0
    for ends in product(*(orders(4) for _ in tables)):
        at = [
            dict(zip(table, ranks, strict=True)) for table, ranks in zip(tables, ends, strict=True)
        ]
        if any(at[table][person] > place for table, place in needs.items()):
            continue
        merit = {n: list(line.merit) for n, line in before.items()}
        for places in at:
            for n, points in points_of(places, 4).items():
                merit[n][0] += points
                merit[n][1] += places[n] == 1
                merit[n][2] += places[n] == 2
        seen = max(seen, sum(m >= merit[person] for m in merit.values()))
    return seen


def test_with_many_tables_all_is_open() -> None:
    lines = standings(range(7), [], gone=(), seed=SEED)
    assert reach(lines, seatings(7, 4), seats=4, safe=SAFE) is None


def test_after_the_last_table_nothing_is_open() -> None:
    done, _ = middle(4, 0, 1)
    lines = standings(range(7), done, gone=(), seed=SEED)
    found = reach(lines, [], seats=4, safe=SAFE)
    assert found is not None
    assert all(one.worst - one.best <= 1 for one in found.values())
