"""Trails of past turns on a board: numbers in the seats' signs, lines, and ghosts of pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from games.boards.common.seats import PATHS
from games.rules.kernel import Event, Who
from games.rules.kernel.drawing import COLOURS, SIGNS


@dataclass(frozen=True, slots=True)
class Numeral:
    """The number of a turn, or of one of its steps, on the sign of the acting seat."""

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
    def who(self) -> Who:
        """The acting seat, for its name."""
        return Who(self.seat)

    @property
    def path(self) -> str:
        """The sign's path around the origin."""
        return PATHS[self.seat]

    def __str__(self) -> str:
        return str(self.number)


class Told(msgspec.Struct, frozen=True):
    """The events of a turn, or of one of its steps, with its number on the board."""

    numeral: Numeral
    events: tuple[Event, ...]


class Trail(msgspec.Struct, frozen=True, kw_only=True):
    """The trail of a moved piece: a line from its earlier place, and a ghost there.

    ``path`` is empty if no line is drawn. ``ghost`` is the point that the piece left; it is empty
    if no ghost is drawn. ``colour`` is the piece's own.
    """

    numeral: Numeral
    piece: str
    colour: str
    path: str = ""
    ghost: str = ""


Trails = tuple[Trail, ...]


def no_trails(now: dict[str, object], told: Sequence[Told]) -> Trails:
    """Return no trails: nothing moves on this board."""
    del now, told
    return ()
