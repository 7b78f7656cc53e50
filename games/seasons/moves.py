"""The changes of level between two seasons, and the draw of the next season's divisions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from games.rules.kernel import Chance
from games.seasons.seatings import division_sizes, level_widths

UP: Final = -1
STAYS: Final = 0
DOWN: Final = 1
GOING_DOWN: Final = 2
"""The number of people of a division who go down a level. One person goes up."""
KEPT: Final = 2
"""The number of successive seasons that a person may miss without losing their level."""
SECOND_LEVEL: Final = 2
"""The highest level at which newcomers can begin, except in the first season."""


def move_of(place: int, *, size: int, level: int, last_level: int) -> int:
    """Return the change of level for a place in a division: ``UP``, ``STAYS`` or ``DOWN``.

    The first goes up and the last two go down. From the top nobody goes up, from the last level
    nobody goes down.
    """
    if place == 1 and level > 1:
        return UP
    if place > size - GOING_DOWN and level < last_level:
        return DOWN
    return STAYS


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who takes part in the next season."""

    person: int
    level: int | None = None
    """The level of their division in the last season; ``None`` for a newcomer."""
    place: int = 0
    """Their place in that season's division."""
    moved: int = STAYS
    rating: float | None = None
    """Their rating in the title; ``None`` if they have played too few rated games."""


def drawn(entrants: Sequence[Entrant], seed: bytes) -> list[list[list[int]]]:
    """Return the people of each division of each level, the top level first.

    1. Everybody gets a level: the earned one, or a newcomer's. A newcomer with a rating begins at
    the first level below the top whose median rating isn't higher than theirs, or else at the last
    level. A newcomer without a rating comes after the last level.
    2. People are ordered by level. Within a level come first people who stayed, by place; then
    people who came down; then people who came up; then newcomers. A lot from the season's seed
    decides ties.
    3. This order is cut into levels of the right sizes, so some people come to a neighbouring
    level.
    4. The people of a level are dealt to its divisions from left to right and back, so that the
    divisions are equally strong.
    """
    lot = {
        person: n
        for n, person in enumerate(Chance(seed).shuffle("draw", sorted(e.person for e in entrants)))
    }
    targets = _targets(entrants)
    order = sorted(entrants, key=lambda one: (targets[one.person], *_rank(one), lot[one.person]))
    return list(_cut([one.person for one in order]))


def _rank(one: Entrant) -> tuple[float, ...]:
    if one.level is None:
        return (3, 0, -(one.rating or 0))
    return ({STAYS: 0, DOWN: 1, UP: 2}[one.moved], one.place, -(one.rating or 0))


def _targets(entrants: Sequence[Entrant]) -> Mapping[int, int]:
    """Return each person's level: the earned one, or a newcomer's by rating."""
    targets = {one.person: one.level + one.moved for one in entrants if one.level is not None}
    ratings: dict[int, list[float]] = {}
    for one in entrants:
        if one.person in targets and one.rating is not None:
            ratings.setdefault(targets[one.person], []).append(one.rating)
    last = max(targets.values(), default=0)
    new = [one for one in entrants if one.level is None]
    return targets | {one.person: _begins(one.rating, ratings, last) for one in new}


def _begins(rating: float | None, ratings: Mapping[int, Sequence[float]], last: int) -> int:
    """Return a newcomer's level; without a rating, the one after the last."""
    if rating is None:
        return last + 1
    fits = (level for level in sorted(ratings) if level >= SECOND_LEVEL)
    return next((level for level in fits if rating >= median(ratings[level])), last)


def _cut(order: Sequence[int]) -> Iterator[list[list[int]]]:
    """Cut an order of people into levels, and deal each level into its divisions."""
    sizes = division_sizes(len(order))
    for width in level_widths(len(sizes)):
        level, sizes = sizes[:width], sizes[width:]
        people, order = order[: sum(level)], order[sum(level) :]
        yield _dealt(people, level)


def _dealt(people: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Deal people into divisions of these sizes, from left to right and back."""
    divisions: list[list[int]] = [[] for _ in sizes]
    rows = [people[n : n + len(sizes)] for n in range(0, len(people), len(sizes))]
    for number, row in enumerate(rows):
        turn = range(len(sizes)) if number % 2 == 0 else range(len(sizes) - 1, -1, -1)
        free = [n for n in turn if len(divisions[n]) < sizes[n]]
        for n, person in zip(free, row, strict=False):
            divisions[n].append(person)
    return divisions
