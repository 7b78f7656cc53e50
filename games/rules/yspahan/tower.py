"""The dice tower: the allocation of dice to its levels, and the use of yellow dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.yspahan.facts import GOLD, LEVELS
from games.rules.yspahan.state import Group

if TYPE_CHECKING:
    from games.rules.yspahan.state import Public


def allocate(white: list[int], yellow: list[int]) -> list[Group | None]:
    """Put the dice on the tower, the lowest value at the bottom, the highest always on gold.

    Rules {#allocation} {#highest-group-gold} {#all-equal}: dice of a single value all lie on
    camels.
    """
    tower: list[Group | None] = [None] * len(LEVELS)
    values = sorted({*white, *yellow})
    for place, pips in enumerate(values):
        highest = place and place == len(values) - 1
        tower[GOLD if highest else place] = Group(pips, white.count(pips), yellow.count(pips))
    return tower


def counted(public: Public, seat: int, group: Group) -> int:
    """Return a group's number of dice for a seat {#yellow-only-starter} {#two-players-yellow}."""
    return group.white + (group.yellow if seat == public.starter else 0)
