"""Dice on spaces: their owners, the surcharge for joining them, the dice that may go there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

BLACK, NEUTRAL, WHITE = -1, -2, -3
"""Colours of dice that belong to no seat: black and white go anywhere, neutral ones never move."""
UNDECLARED = 0
"""The pips of a die whose owner chooses its face when placing it."""


DieKind = tuple[str, int]
"""The letter of a kind of die, and its pips."""


class Hand(msgspec.Struct, frozen=True, eq=False):
    """The dice that a seat has left.

    ``kinds`` are the different dice, those of the seat's own colour first. ``rolled`` are the kinds
    with decided pips. ``pips`` are the pips of all dice. Equal hands are one object, so that it is
    a fast key of caches.
    """

    kinds: tuple[DieKind, ...]
    rolled: tuple[DieKind, ...]
    pips: tuple[int, ...]


class Die(msgspec.Struct, frozen=True):
    """A die on a space: its colour (a seat, BLACK or NEUTRAL), its pips, the seat that uses it."""

    colour: int
    pips: int
    by: int


def has_colour(dice: Sequence[Die], colour: int) -> bool:
    """Return whether a die of this colour is among the dice."""
    return bool(dice) and any(die.colour == colour for die in dice)


def surcharge(dice: Sequence[Die], lowest: int) -> int:
    """Return the coins that a seat pays to join these dice: the pips of its own lowest die."""
    return lowest if dice else 0


def lowest_of(placed: tuple[int, ...], rest: tuple[int, ...], need: int) -> tuple[int, ...]:
    """Return the possible values of the lowest die when a space has all its dice, highest first.

    ``placed`` are the pips on the space, ``rest`` the pips of the seat's other dice; an undecided
    die may show any number. ``need`` is the number of dice that the space takes. The result is
    empty if the seat has too few dice.
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
