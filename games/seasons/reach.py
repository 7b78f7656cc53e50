"""The places that people can still reach in a division, from all possible ends of its tables.

If people would be equal in points, wins and second places, their scores or the lot decide, which
nobody can know. Then the better place counts as possible, but not as certain.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from games.seasons.seatings import Seating
from games.standings import Line, points_of

ENDS_MOST: Final = 600_000
"""The most combined ends of the running tables. With more of them, nothing is computed."""
SAID_MOST: Final = 2
"""The most alternatives that a sentence names."""
PARTS: Final = 60
"""The number of parts of a point. With it, points shared in ties are whole numbers of parts."""
WORTH: Final = (1_000_000, 1_000, 1)
"""The weights of points (in parts), wins and second places. Their sum is the number by which people
are ordered.
"""

Needs = Mapping[int, int]
"""The worst sufficient place at each of some running tables, by table number."""
Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Reach:
    """A person's best and worst possible place, and sufficient results for two goals."""

    best: int
    worst: int
    goes_up: Sequence[Needs] = ()
    """Alternatives, each of which makes the first place certain. An empty one means that it is
    certain already.
    """
    stays: Sequence[Needs] = ()
    """Alternatives, each of which makes it certain that the person doesn't go down."""


def reach(
    lines: Sequence[Line], running: Sequence[Seating], *, seats: int, safe: int
) -> dict[int, Reach] | None:
    """Return the reach of each person who hasn't left, by slot.

    ``None`` if too many ends are possible. ``running`` has the people of each unfinished table.
    ``safe`` is the last place that doesn't go down.
    """
    here = [line for line in lines if not line.has_left]
    number = {line.person: n for n, line in enumerate(here)}
    tables = [[number[person] for person in table if person in number] for table in running]
    if prod(len(_orders(len(table))) for table in tables) > ENDS_MOST:
        return None
    merits, places = _all_ends(here, tables, seats)
    return {
        line.person: _reach(n, merits, {t: places[t][n] for t in places if n in tables[t]}, safe)
        for n, line in enumerate(here)
    }


def _reach(own: int, merits: Sequence[Numbers], places: Mapping[int, Numbers], safe: int) -> Reach:
    """Return a person's reach. ``places`` has the person's place in each end, by table."""
    best, worst = np.ones_like(merits[own]), np.zeros_like(merits[own])
    for other in merits:
        best += other > merits[own]
        worst += other >= merits[own]
    return Reach(
        best=int(best.min()),
        worst=int(worst.max()),
        goes_up=_sufficient(worst <= 1, places),
        stays=_sufficient(worst <= safe, places),
    )


def _all_ends(
    lines: Sequence[Line], tables: Sequence[Sequence[int]], seats: int
) -> tuple[list[Numbers], dict[int, dict[int, Numbers]]]:
    """Return, for all ends, each person's merit and their place at each of their tables.

    A merit is the number by which people are ordered. The arrays have one axis per table; the index
    is the number of that table's end. A value that depends on only one table is broadcast along the
    other axes.
    """
    shape = [len(_orders(len(table))) for table in tables]
    merits = [np.full(shape, _merit_of(line.merit), dtype=np.int64) for line in lines]
    places: dict[int, dict[int, Numbers]] = {}
    for axis, table in enumerate(tables):
        along = [1] * len(shape)
        along[axis] = -1
        orders = _orders(len(table))
        for n, person in enumerate(table):
            gained = [_merit_of(_gain(order, n, seats)) for order in orders]
            merits[person] += np.array(gained, dtype=np.int64).reshape(along)
            at = np.array([order[n] for order in orders], dtype=np.int64).reshape(along)
            places.setdefault(axis, {})[person] = at
    return merits, places


@cache
def _orders(people: int) -> tuple[tuple[int, ...], ...]:
    """Return all possible places of a table's people, including shared places."""
    return tuple(
        places
        for places in product(range(1, people + 1), repeat=people)
        if all(place == 1 + sum(other < place for other in places) for place in places)
    )


def _gain(places: Sequence[int], own: int, seats: int) -> tuple[Fraction, int, int]:
    """Return a person's points, wins and second places at a table."""
    points = points_of(dict(enumerate(places)), seats)
    return points[own], int(places[own] == 1), int(places[own] == 2)


def _merit_of(merit: tuple[Fraction, int, int]) -> int:
    points, wins, seconds = merit
    return sum(a * b for a, b in zip(WORTH, (int(points * PARTS), wins, seconds), strict=True))


def _sufficient(sure: NDArray[np.bool_], places: Mapping[int, Numbers]) -> list[Needs]:
    """Return the weakest sufficient places for a goal; none if there are more than `SAID_MOST`."""
    needs = [one for one in _all_needs(places) if _suffices(one, sure, places)]
    weakest = [one for one in needs if not any(_weaker(other, one) for other in needs)]
    return weakest if len(weakest) <= SAID_MOST else []


def _all_needs(places: Mapping[int, Numbers]) -> Iterator[Needs]:
    """Yield all combinations of required places. The last place at a table is no requirement."""
    lasts = {table: int(at.max()) for table, at in places.items()}
    for chosen in product(*(range(1, last + 1) for last in lasts.values())):
        pairs = zip(lasts.items(), chosen, strict=True)
        yield {table: place for (table, last), place in pairs if place < last}


def _suffices(needs: Needs, sure: NDArray[np.bool_], places: Mapping[int, Numbers]) -> bool:
    met: NDArray[np.bool_] | bool = True
    for table, need in needs.items():
        met = met & (places[table] <= need)
    return bool(np.all(sure | ~np.asarray(met)))


def _weaker(one: Needs, other: Needs) -> bool:
    """Return whether ``one`` requires less than ``other`` at some table, and nowhere more."""
    return one != other and all(table in other and other[table] <= one[table] for table in one)
