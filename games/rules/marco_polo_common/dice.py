"""Dice on spaces: whose they are, what a second user pays, which dice may still go there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

BLACK, NEUTRAL, WHITE = -1, -2, -3
"""Whose a die is that is no seat's: black and white ones go anywhere, neutral ones never move."""
UNDECLARED = 0
"""The pips of a die whose owner says what it shows when placing it."""


class Die(msgspec.Struct, frozen=True):
    """A die on a space: its colour (a seat, BLACK or NEUTRAL), its pips, and who put it there."""

    colour: int
    pips: int
    by: int


def has_colour(dice: Iterable[Die], colour: int) -> bool:
    """Tell whether a seat's own colour lies there already."""
    return any(die.colour == colour for die in dice)


def surcharge(dice: Sequence[Die], lowest: int) -> int:
    """Return the coins for joining dice that lie there: the pips of one's own lowest die."""
    return lowest if dice else 0


def can_complete(
    placed: Sequence[int], rest: Sequence[int], need: int, suits: Callable[[int], bool]
) -> bool:
    """Tell whether dice of the rest can be added to those placed, so that the lowest of all suits.

    All are pips, an undeclared die may show any; ``need`` is the number of dice that the space takes, at
    least those placed.
    """
    least, missing = min(placed), need - len(placed)
    if not missing:
        return suits(least)
    lows = (
        set(range(1, least + 1)) if UNDECLARED in rest else {least, *(x for x in rest if x < least)}
    )
    return any(
        sum(pips >= low or pips == UNDECLARED for pips in rest) >= missing and suits(low)
        for low in sorted(lows, reverse=True)
    )
