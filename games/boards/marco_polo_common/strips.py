"""A seat's part of the strip of players, for both Marco Polo games."""

from __future__ import annotations

from typing import Final

import msgspec

from games.boards.marco_polo_common.dice import WaitingDie
from games.boards.marco_polo_common.pieces import Character, Ware
from games.rules.kernel import PurseSign, SeatFace
from games.rules.kernel.drawing import ICONS
from games.rules.kernel.text import Text

PURSE: Final = {
    "points": PurseSign("mp-points", inside=True, look="points"),
    "camels": PurseSign("mp-camel"),
    "coins": PurseSign("mp-coin", inside=True, look="coin"),
    "jade": PurseSign("mp-jade", inside=True, look="jade"),
    "pepper": PurseSign("mp-pepper"),
    "silk": PurseSign("mp-silk"),
    "gold": PurseSign("mp-gold"),
    "dice": PurseSign("die-5", ICONS, "own"),
    "black-dice": PurseSign("mp-black-die"),
    "white-dice": PurseSign("die-5", ICONS, "pale"),
    "posts": PurseSign("mp-post", look="own"),
    "contracts": PurseSign("mp-contract"),
    "fulfilled": PurseSign("circle-check", ICONS),
    "seals": PurseSign("mp-seal"),
    "improved": PurseSign("scale-up", ICONS),
    "kept": PurseSign("mp-tent"),
}
"""The signs of the purse's names that both games have."""

DICE: Final = frozenset({"dice", "black-dice", "white-dice"})
SPACES: Final = (
    *("bag", "books", "cards", "coins", "contracts"),
    *("khan", "market", "seals", "special", "travel"),
)
LAYS: Final = dict.fromkeys((*SPACES, "add"), DICE)
"""The groups of choices that lay a die on a space."""


class Strip(msgspec.Struct, frozen=True):
    """A seat's part of the strip.

    ``character`` is its name; ``None`` before the draft. ``dice`` are the unplaced dice; ``None``
    after the end. ``wares`` have labels.
    """

    character: Text | None
    dice: tuple[WaitingDie, ...] | None
    wares: tuple[Ware, ...]


def seat_face(
    seat: int,
    points: int,
    character: Character | None,
    dice: tuple[WaitingDie, ...] | None,
    wares: tuple[Ware, ...],
) -> SeatFace[Strip]:
    """Return a seat's part of the strip."""
    counters = {"points": points, **{ware.ware: ware.count for ware in wares}}
    return SeatFace(seat, counters, Strip(character.name if character else None, dice, wares))
