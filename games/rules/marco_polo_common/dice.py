"""Dice on spaces: whose they are, what a second user pays, which dice may still go there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

BLACK, NEUTRAL, WHITE = -1, -2, -3
"""Whose a die is that is no seat's: black and white ones go anywhere, neutral ones never move."""
UNDECLARED = 0
"""The pips of a die whose owner says what it shows when placing it."""


DieKind = tuple[str, int]
"""The letter of a kind of die, and its pips."""


class Hand(msgspec.Struct, frozen=True, eq=False):
    """Dice that a seat has left: the different ones, its own first; those that show something; all pips.

    There is one object for the same dice, so that what follows from them is soon found.
    """

    kinds: tuple[DieKind, ...]
    rolled: tuple[DieKind, ...]
    pips: tuple[int, ...]


class Die(msgspec.Struct, frozen=True):
    """A die on a space: its colour (a seat, BLACK or NEUTRAL), its pips, and who put it there."""

    colour: int
    pips: int
    by: int


def has_colour(dice: Sequence[Die], colour: int) -> bool:
    """Tell whether a seat's own colour lies there already."""
    return bool(dice) and any(die.colour == colour for die in dice)


def surcharge(dice: Sequence[Die], lowest: int) -> int:
    """Return the coins for joining dice that lie there: the pips of one's own lowest die."""
    return lowest if dice else 0


def lowest_of(placed: tuple[int, ...], rest: tuple[int, ...], need: int) -> tuple[int, ...]:
    """Return the lowest pips that dice can have once so many of the rest are added to those placed.

    All are pips, an undeclared die may show any; ``need`` is the number of dice that the space takes, at
    least those placed. The highest comes first; empty where there aren't enough dice.
    """
    least, missing = min(placed), need - len(placed)
    if not missing:
        return (least,)
    lows = (
        set(range(1, least + 1)) if UNDECLARED in rest else {least, *(x for x in rest if x < least)}
    )
    return tuple(
        low
        for low in sorted(lows, reverse=True)
        if sum(pips >= low or pips == UNDECLARED for pips in rest) >= missing
    )
