"""Sizes of divisions, and the tables of a division with their seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final

FEWEST: Final = 5
"""The minimum number of people of a division, and of a season."""
USUAL: Final = 7
LARGEST: Final = 8
"""The most people of a division. Nine people, who can't be split, are an exception."""

Seating = tuple[int, ...]
"""The people of a table in the order of seats, as numbers in the division."""


def division_sizes(people: int) -> list[int]:
    """Return the sizes of the divisions, the largest first.

    Most divisions have seven people; the others have five to eight. Nine people form one division.
    Raises ValueError for fewer than five.
    """
    if people < FEWEST:
        raise ValueError(f"{people} people are too few for a season")
    number = max(round(people / USUAL), -(-people // LARGEST))
    number = min(number, people // FEWEST)
    small, larger = divmod(people, number)
    return [small + 1] * larger + [small] * (number - larger)


def level_widths(divisions: int) -> list[int]:
    """Return the number of divisions of each level, the top first: 1, 2, 4 …, and the rest."""
    widths: list[int] = []
    while (left := divisions - sum(widths)) > 0:
        widths.append(min(2 ** len(widths), left))
    return widths


@cache
def seatings(people: int, seats: int) -> tuple[Seating, ...]:
    """Return the tables of a division.

    The tables are shifts of one base block: at table ``i``, person ``i + b`` has the seat of ``b``.
    So everybody has each seat equally often. Two people meet about as often as any two others: the
    numbers differ by at most one, and are equal for a perfect difference set. With two seats,
    everybody meets everybody once. Raises ValueError if there are too few people for a table.
    """
    if not 2 <= seats <= people:
        raise ValueError(f"{people} people can't fill tables of {seats}")
    if seats == 2:
        return tuple(_everybody_once(people))
    block = min(_blocks(people, seats), key=lambda one: (_spread(one, people), one))
    return tuple(tuple((i + b) % people for b in block) for i in range(people))


def meetings(tables: Sequence[Seating]) -> Counter[frozenset[int]]:
    """Return the number of meetings, by pair of people."""
    return Counter(frozenset(two) for table in tables for two in combinations(table, 2))


def _everybody_once(people: int) -> Iterator[Seating]:
    """Yield each pair once. Each person is first in half of their pairs, or in one more."""
    for step in range(1, people // 2 + 1):
        number = people // 2 if 2 * step == people else people
        for i in range(number):
            yield i, (i + step) % people


def _blocks(people: int, seats: int) -> Iterator[Seating]:
    return ((0, *rest) for rest in combinations(range(1, people), seats - 1))


def _spread(block: Seating, people: int) -> int:
    """Return the difference between the most and the fewest meetings of any two people."""
    differences = Counter((b - a) % people for a in block for b in block if a != b)
    counts = [differences[step] for step in range(1, people)]
    return max(counts) - min(counts)
