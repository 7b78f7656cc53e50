"""The rounds of a cup: how many there are, the sizes of their tables, and the pairing.

A *pod* is the people of one table: three or four. Titles for two people have pods of two, as in a
Swiss tournament.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Final

FEWEST: Final = 8
"""The minimum number of people of a cup."""
MOST: Final = 64
PAIR: Final = 2
SEATS: Final = (4, 3, PAIR)
"""The usual sizes of pods that a cup can have."""

Pod = tuple[int, ...]
"""The ids of the people at a table."""
Met = Mapping[frozenset[int], int]
"""The number of meetings so far, by pair of people."""
Points = Mapping[int, Fraction]
MEETING: Final = 1000
"""The cost of one repeated meeting. A difference of one score group costs 1."""
Two = tuple[Pod, Pod]


def most_of(seats: int) -> int:
    """Return the greatest number of people in a cup.

    It is limited so that, after three rounds, at most as many people can have won all their tables
    as have a seat in the final.
    """
    return min(MOST, seats**4)


def rounds_of(people: int, seats: int) -> int:
    """Return the number of rounds before the final: two, or three for many people.

    With this number, usually at most as many people can have won all their tables as have a seat in
    the final.
    """
    return 2 if people <= seats**3 else 3


def sizes_of(people: int, seats: int) -> tuple[int, ...]:
    """Return the sizes of a round's pods, the larger first.

    As many pods as possible have the usual number of ``seats``; the others have three or four
    people. If the sizes add up to less than ``people``, one person has a bye: if five people are
    left, or if an odd number plays in pairs.
    """
    other = PAIR if seats == PAIR else 7 - seats
    for usual in range(people // seats, -1, -1):
        others, over = divmod(people - usual * seats, other)
        if not over:
            return tuple(sorted((seats,) * usual + (other,) * others, reverse=True))
    return sizes_of(people - 1, seats)


def paired(order: Sequence[int], points: Points, met: Met, seats: int) -> list[Pod]:
    """Return the pods of a round, for people ordered by their standing, the best first.

    The search avoids above all that people meet again, and then pods of different score groups. The
    order must not contain a person with a bye.
    """
    pods: list[Pod] = []
    for size in sizes_of(len(order), seats):
        start = sum(map(len, pods))
        pods.append(tuple(order[start : start + size]))
    groups = sorted({points[person] for person in order})
    group = {person: groups.index(points[person]) for person in order}

    @cache
    def cost(pod: Pod) -> int:
        """Return the cost of a pod's repeated meetings and its differences of score groups."""
        own = [group[person] for person in pod]
        return MEETING * repeats(pod, met) + max(own) - min(own)

    while _improve(pods, cost):
        pass
    return pods


def paired_early(
    free: Collection[int], order: Sequence[int], points: Points, met: Met, seats: int
) -> list[Pod]:
    """Return pods that can begin while other people of the ``order`` still play.

    The people of such a pod are free, have equal points and haven't met. In addition, all others
    can still be paired without a repeated meeting. If repeated meetings are unavoidable, there are
    no such pods.
    """
    pods: list[Pod] = []
    rest = list(order)
    for level in sorted({points[person] for person in free}, reverse=True):
        equal = [person for person in order if person in free and points[person] == level]
        while (pod := _fresh(equal, met, seats)) and _can_wait(rest, pod, met, seats):
            pods.append(pod)
            equal, rest = _without(equal, pod), _without(rest, pod)
    return pods


def repeats(pod: Pod, met: Met) -> int:
    """Return the number of earlier meetings of a pod's people."""
    return sum(met.get(frozenset(two), 0) for two in combinations(pod, 2))


def meetings(pods: Sequence[Pod]) -> Counter[frozenset[int]]:
    """Return the number of meetings in these pods, by pair of people."""
    return Counter(frozenset(two) for pod in pods for two in combinations(pod, 2))


def _fresh(people: Sequence[int], met: Met, seats: int) -> Pod | None:
    """Return the first pod of people who haven't met, or ``None``."""
    return next((pod for pod in combinations(people, seats) if not repeats(pod, met)), None)


def _can_wait(people: Sequence[int], pod: Pod, met: Met, seats: int) -> bool:
    """Return whether the people outside a pod can fill the other pods without repeated meetings."""
    others, sizes = _without(people, pod), sizes_of(len(people), seats)
    if sorted((seats, *sizes_of(len(others), seats))) != sorted(sizes):
        return False
    # the choice of the person with the bye may matter
    if sum(sizes) < len(people) and len(others) <= 2 * seats:
        return False
    even = dict.fromkeys(others, Fraction(0))
    found = paired(others[: sum(sizes) - seats], even, met, seats)
    return not any(repeats(one, met) for one in found)


def _without(people: Sequence[int], pod: Pod) -> list[int]:
    return [person for person in people if person not in pod]


def _improve(pods: list[Pod], cost: Callable[[Pod], int]) -> bool:
    """Swap people between two pods where this lowers the cost; return whether any were swapped."""
    found = False
    for a, b in combinations(range(len(pods)), 2):
        now = pods[a], pods[b]
        if not (before := cost(now[0]) + cost(now[1])):
            continue
        best = min(_swaps(now), key=lambda two: cost(two[0]) + cost(two[1]))
        if cost(best[0]) + cost(best[1]) < before:
            pods[a], pods[b] = best
            found = True
    return found


def _swaps(two: Two) -> Iterator[Two]:
    """Yield the two pods after each possible swap of two people."""
    for i, j in product(range(len(two[0])), range(len(two[1]))):
        one, other = list(two[0]), list(two[1])
        one[i], other[j] = other[j], one[i]
        yield tuple(one), tuple(other)
