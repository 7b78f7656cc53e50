"""The rounds of a cup: how many there are, the sizes of their tables, and which people meet.

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
"""The people of a table, by their ids."""
Met = Mapping[frozenset[int], int]
"""The number of times that two people have met."""
Points = Mapping[int, Fraction]
MEETING: Final = 1000
"""The cost of a repeated meeting of two people; a difference of one score group costs 1."""
Two = tuple[Pod, Pod]


def most_of(seats: int) -> int:
    """Return the greatest number of people of a cup.

    After three rounds, no more of them can have won all their tables than play the final.
    """
    return min(MOST, seats**4)


def rounds_of(people: int, seats: int) -> int:
    """Return the number of rounds before the final: two, or three for many people.

    As a rule, no more people can have won all their tables than play the final.
    """
    return 2 if people <= seats**3 else 3


def sizes_of(people: int, seats: int) -> tuple[int, ...]:
    """Return the sizes of a round's pods, the larger first; people who are left over have a bye.

    As many pods as possible have the usual number of ``seats``; the others have three or four
    people. One person has a bye if five people are left, or if an odd number of people plays in
    pairs.
    """
    other = PAIR if seats == PAIR else 7 - seats
    for usual in range(people // seats, -1, -1):
        others, over = divmod(people - usual * seats, other)
        if not over:
            return tuple(sorted((seats,) * usual + (other,) * others, reverse=True))
    return sizes_of(people - 1, seats)


def paired(order: Sequence[int], points: Points, met: Met, seats: int) -> list[Pod]:
    """Return the pods of people who are ordered by their standing, the best first.

    The search avoids pods of people who have met, and then pods of different score groups. The
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
        """Return a pod's cost: for pairs who meet again, and for the score groups between people."""
        own = [group[person] for person in pod]
        return MEETING * repeats(pod, met) + max(own) - min(own)

    while _improve(pods, cost):
        pass
    return pods


def paired_early(
    free: Collection[int], order: Sequence[int], points: Points, met: Met, seats: int
) -> list[Pod]:
    """Return pods that can begin while other people of the ``order`` still play.

    The people of such a pod are free, have equal points and haven't met, and all others can still
    be paired without meeting twice. If some people must meet twice in any case, there are no such
    pods.
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
    """Return the number of meetings of each two people in these pods."""
    return Counter(frozenset(two) for pod in pods for two in combinations(pod, 2))


def _fresh(people: Sequence[int], met: Met, seats: int) -> Pod | None:
    """Return the first pod of people who haven't met."""
    return next((pod for pod in combinations(people, seats) if not repeats(pod, met)), None)


def _can_wait(people: Sequence[int], pod: Pod, met: Met, seats: int) -> bool:
    """Return whether the people outside a pod fill the round's other pods without meeting twice."""
    others, sizes = _without(people, pod), sizes_of(len(people), seats)
    if sorted((seats, *sizes_of(len(others), seats))) != sorted(sizes):
        return False
    if sum(sizes) < len(people) and len(others) <= 2 * seats:  # the person with the bye may matter
        return False
    even = dict.fromkeys(others, Fraction(0))
    found = paired(others[: sum(sizes) - seats], even, met, seats)
    return not any(repeats(one, met) for one in found)


def _without(people: Sequence[int], pod: Pod) -> list[int]:
    return [person for person in people if person not in pod]


def _improve(pods: list[Pod], cost: Callable[[Pod], int]) -> bool:
    """Swap people of two pods where that lowers the cost; return whether any were swapped."""
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
    """Yield two pods after each swap of two people."""
    for i, j in product(range(len(two[0])), range(len(two[1]))):
        one, other = list(two[0]), list(two[1])
        one[i], other[j] = other[j], one[i]
        yield tuple(one), tuple(other)
