"""Cups of all sizes without the database: rounds, sizes of pods, and meetings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from games.cups.pairing import (
    FEWEST,
    MOST,
    SEATS,
    Met,
    Pod,
    meetings,
    paired,
    paired_early,
    repeats,
    rounds_of,
    sizes_of,
)
from games.cups.results import PAIRS, PODS
from games.standings import Result, standings

SEED = bytes(range(32))


class Simulated:
    """A cup with random results."""

    def __init__(self, people: int, seats: int, rng: Random) -> None:
        self.people, self.seats, self.rng = people, seats, rng
        self.scale = PAIRS if seats == 2 else PODS
        self.results: list[Result] = []
        self.met: Counter[frozenset[int]] = Counter()
        self.byes: list[int] = []

    @property
    def order(self) -> list[int]:
        people = range(self.people)
        lines = standings(people, self.results, gone=(), seed=SEED, scale=self.scale)
        self.points = {line.person: line.points for line in lines}
        return [line.person for line in lines]

    def playing(self) -> list[int]:
        """Return the people of the next round by the standings, without a person with a bye."""
        order = self.order
        for _ in range(len(order) - sum(sizes_of(len(order), self.seats))):
            last = [person for person in order if person not in self.byes][-1]
            self.byes.append(last)
            self.results.append(Result((last,), (1,), (1,)))
            order.remove(last)
        return order

    def end(self, pod: Pod) -> None:
        places = self.rng.sample(range(1, len(pod) + 1), len(pod))
        self.results.append(Result(pod, tuple(places), tuple(90 - 10 * one for one in places)))


def unavoidable(before: Sequence[Pod], pods: Sequence[Pod]) -> int:
    """Return the minimum number of repeated meetings in a second round after a round of few tables."""
    return sum(
        sum(
            len(list(combinations(range(-(-(len(pod) - n) // len(before))), 2)))
            for n in range(len(before))
        )
        for pod in pods
    )


@pytest.mark.parametrize("seats", SEATS)
def test_all_sizes(seats: int) -> None:
    """No person has two seats in a round. People meet again only if there are too few tables."""
    for people in range(FEWEST, MOST + 1):
        cup = Simulated(people, seats, Random(people))
        before: list[Pod] = []
        for number in range(1, rounds_of(people, seats) + 1):
            playing = cup.playing()
            pods = paired(playing, cup.points, cup.met, seats)
            assert sorted(person for pod in pods for person in pod) == sorted(playing)
            again = sum(repeats(pod, cup.met) for pod in pods)
            assert again == (unavoidable(before, pods) if number == 2 else 0), (people, number)
            cup.met += meetings(pods)
            for pod in pods:
                cup.end(pod)
            before = pods
        assert len(set(cup.byes)) == len(cup.byes)


def test_nobody_meets_twice_where_there_are_enough_tables() -> None:
    assert unavoidable([(0,)] * 4, [(0, 1, 2, 3)]) == 0
    assert unavoidable([(0,)] * 3, [(0, 1, 2, 3)]) == 1
    assert unavoidable([(0,)] * 2, [(0, 1, 2, 3)] * 2) == 4


@pytest.mark.parametrize(
    ("people", "seats", "sizes"),
    [
        (8, 4, (4, 4)),
        (9, 4, (3, 3, 3)),
        (10, 4, (4, 3, 3)),
        (11, 4, (4, 4, 3)),
        (8, 3, (4, 4)),
        (10, 3, (4, 3, 3)),
        (64, 4, (4,) * 16),
        (9, 2, (2, 2, 2, 2)),
        (5, 4, (4,)),
        (2, 4, ()),
        (0, 2, ()),
    ],
)
def test_sizes_of_pods(people: int, seats: int, sizes: tuple[int, ...]) -> None:
    assert sizes_of(people, seats) == sizes


def test_at_most_three_rounds() -> None:
    rounds = {(people, seats): rounds_of(people, seats)
              for people in range(FEWEST, MOST + 1) for seats in SEATS}  # fmt: skip
    assert set(rounds.values()) == {2, 3}
    assert (rounds[8, 2], rounds[9, 2], rounds[64, 4], rounds[28, 3]) == (2, 3, 2, 3)


def test_pods_are_even_in_points() -> None:
    """After a round without ties, the winners of sixteen people meet, and so on."""
    cup = Simulated(16, 4, Random(3))
    first = paired(cup.playing(), cup.points, cup.met, 4)
    for pod in first:
        cup.end(pod)
    for pod in paired(cup.playing(), cup.points, meetings(first), 4):
        assert len({cup.points[person] for person in pod}) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_pods_begin_early(seats: int) -> None:
    """Free people with equal points meet while others play; the whole round must still fit."""
    early = 0
    for people in range(FEWEST, MOST + 1):
        cup = Simulated(people, seats, Random(people))
        first = paired(cup.playing(), cup.points, cup.met, seats)
        met, waiting = meetings(first), set(range(people))
        free, made = set(cup.byes), list[Pod]()
        for pod in cup.rng.sample(first, len(first)):
            cup.end(pod)
            free.update(pod)
            order = [person for person in cup.order if person in waiting]
            if free == waiting:
                break
            for one in paired_early(free, order, cup.points, met, seats):
                assert set(one) <= free
                assert len({cup.points[person] for person in one}) == 1
                made.append(one)
                free -= set(one)
                waiting -= set(one)
        early += len(made)
        _check_whole(cup, made, waiting, first, met)
    assert early > 100


def _check_whole(
    cup: Simulated, made: list[Pod], waiting: set[int], first: list[Pod], met: Met
) -> None:
    """Check that the people without a pod still fit into pods, without needless repeated meetings."""
    order = [person for person in cup.order if person in waiting]
    late = paired(order[: sum(sizes_of(len(order), cup.seats))], cup.points, met, cup.seats)
    pods = made + late
    assert sorted(map(len, pods), reverse=True) == list(sizes_of(cup.people, cup.seats))
    assert sum(repeats(pod, met) for pod in pods) == unavoidable(first, pods)
