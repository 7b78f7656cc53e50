"""Dice of players, on spaces and in the supply, for both Marco Polo games."""

from __future__ import annotations

from typing import Final

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.marco_polo_common.looks import Data, board_text, die_colour
from games.rules.kernel.text import Text, Who
from games.rules.marco_polo_common.dice import UNDECLARED
from games.rules.marco_polo_common.words import Slugged

LIGHT: Final = {"d": "", "b": "black", "w": "white"}
"""The colours of a seat's dice by the letter in their targets; "" means the seat's colour."""
WORDS: Final = {"d": "own-die", "b": "black-die", "w": "white-die"}


class WaitingDie(msgspec.Struct, frozen=True, kw_only=True):
    """An unplaced die of a player.

    If several dice have the same target, only the first has an ``id``.
    """

    id: str
    target: str
    colour: str
    pips: int
    undeclared: bool
    label: Text

    @property
    def icon(self) -> str:
        """The name of the die's icon; an undeclared die has none."""
        return f"die-{self.pips}"


class LyingDie(msgspec.Struct, frozen=True, kw_only=True):
    """A die on a space."""

    colour: str
    pips: int
    undeclared: bool
    label: Text


class SupplyDice(msgspec.Struct, frozen=True, kw_only=True):
    """The supply's black dice of one value, drawn as one die with their number."""

    id: str
    pips: int
    count: int
    label: Text


def waiting_dice(where: Slugged, trader: Data, seat: int) -> tuple[WaitingDie, ...]:
    """Return a seat's unplaced dice: first of its colour, then white, then black."""
    kinds = {"d": trader["dice"], "w": trader.get("white", []), "b": trader["black"]}
    own, seen, dice = seat_colour(seat), set[str](), []
    for kind, pips in ((kind, pips) for kind, all_pips in kinds.items() for pips in all_pips):
        target = f"die:{kind}{pips}"
        dice.append(
            WaitingDie(
                id="" if target in seen else target,
                target=target,
                colour=LIGHT[kind] or own,
                pips=pips,
                undeclared=pips == UNDECLARED,
                label=board_text(where, WORDS[kind], pips=pips),
            )
        )
        seen.add(target)
    return tuple(dice)


def lying_dice(where: Slugged, public: Data, space: str) -> tuple[LyingDie, ...]:
    """Return the dice on a space in the order of placing."""
    return tuple(_lying(where, die) for die in public["spaces"].get(space, ()))


def _lying(where: Slugged, die: Data) -> LyingDie:
    who = Who(die["by"]) if die["by"] >= 0 else board_text(where, "nobody")
    return LyingDie(
        colour=die_colour(die["colour"]),
        pips=die["pips"],
        undeclared=die["pips"] == UNDECLARED,
        label=board_text(where, "die-of", pips=die["pips"], seat=who),
    )
