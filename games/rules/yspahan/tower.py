"""The dice tower: the allocation of rolled dice to its levels, and the dice that count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.yspahan.facts import GOLD, LEVELS
from games.rules.yspahan.state import Group

if TYPE_CHECKING:
    from games.rules.yspahan.state import Public


def allocate(white: list[int], yellow: list[int]) -> list[Group | None]:
    """Return the tower's levels with the rolled dice, grouped by value, the lowest value first.

    The highest value goes to the gold level. If all dice are equal, they go to the camel level.
    Rules {#allocation} {#highest-group-gold} {#all-equal}.
    """
    tower: list[Group | None] = [None] * len(LEVELS)
    values = sorted({*white, *yellow})
    for place, pips in enumerate(values):
        highest = place and place == len(values) - 1
        tower[GOLD if highest else place] = Group(pips, white.count(pips), yellow.count(pips))
    return tower


def counted(public: Public, seat: int, group: Group) -> int:
    """Return the number of a group's dice that count for a seat.

    {#yellow-only-starter} {#two-players-yellow}
    """
    return group.white + (group.yellow if seat == public.starter else 0)
