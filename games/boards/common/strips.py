"""What the strip of players shows of a seat, in both titles of Marco Polo."""

from __future__ import annotations

import msgspec

from games.boards.common.pieces import Ware
from games.rules.kernel import SeatFace


class Strip(msgspec.Struct, frozen=True):
    """How many dice a seat has left, and its wares with their labels."""

    dice: int
    wares: tuple[Ware, ...]


def seat_face(seat: int, points: int, dice: int, wares: tuple[Ware, ...]) -> SeatFace[Strip]:
    """Return a seat at a glance."""
    counters = {"points": points, **{ware.ware: ware.count for ware in wares}}
    return SeatFace(seat, counters, Strip(dice, wares))
