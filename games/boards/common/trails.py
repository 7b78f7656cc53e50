"""Trails of past moves on a board: a line, a ghost of the piece, and the seat's numbered sign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from games.boards.common.seats import PATHS
from games.rules.kernel import Event, Text, Who
from games.rules.kernel.drawing import COLOURS, SIGNS


@dataclass(frozen=True, slots=True)
class Numeral:
    """The number of a turn or of a part of a turn. It is drawn on the sign of the acting seat."""

    number: int
    seat: int

    @property
    def colour(self) -> str:
        """The name of the seat's colour."""
        return COLOURS[self.seat]

    @property
    def sign(self) -> str:
        """The name of the seat's sign."""
        return SIGNS[self.seat]

    @property
    def who(self) -> Who | Text:
        """The acting seat, for its name; or the meaning of the mark."""
        return Who(self.seat)

    @property
    def path(self) -> str:
        """The SVG path data of the seat's sign, centred on 0,0."""
        return PATHS[self.seat]

    def __str__(self) -> str:
        return str(self.number)


class Told(msgspec.Struct, frozen=True):
    """The events of a turn or of a part of a turn, with the number that the board shows for it."""

    numeral: Numeral
    events: tuple[Event, ...]


class Trail(msgspec.Struct, frozen=True, kw_only=True):
    """The trail of a moved piece: a line from its earlier place, and a pale copy (ghost) there.

    ``path`` is the line's SVG path data; it is empty if no line is drawn. ``ghost`` is the earlier
    place as ``x,y``; it is empty if no ghost is drawn. ``colour`` is the piece's colour.
    """

    numeral: Numeral
    piece: str
    colour: str
    path: str = ""
    ghost: str = ""


Trails = tuple[Trail, ...]


def no_trails(now: dict[str, object], told: Sequence[Told]) -> Trails:
    """Return no trails, for boards on which no piece moves."""
    del now, told
    return ()
