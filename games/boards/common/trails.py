"""What a board shows of the course of a game: numbers in the seats' signs, trails, and what pieces left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from games.boards.common.seats import PATHS
from games.rules.kernel import Event, Who
from games.rules.kernel.drawing import COLOURS, SIGNS


@dataclass(frozen=True, slots=True)
class Numeral:
    """The number of a turn, or of one of its steps, on the sign of the seat whose it is."""

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
        """Whose it is, by name."""
        return Who(self.seat)

    @property
    def path(self) -> str:
        """The sign around the origin."""
        return PATHS[self.seat]

    def __str__(self) -> str:
        return str(self.number)


class Told(msgspec.Struct, frozen=True):
    """What happened in a turn, or in one of its steps, and the number that it bears on the board."""

    numeral: Numeral
    events: tuple[Event, ...]


class Trail(msgspec.Struct, frozen=True, kw_only=True):
    """The way of a piece: the line from where it left, and its shade there.

    ``path`` is empty where the way itself isn't drawn. ``ghost`` is the point where the piece left; it is
    empty where no shade is drawn. ``colour`` is the piece's own.
    """

    numeral: Numeral
    piece: str
    colour: str
    path: str = ""
    ghost: str = ""


Trails = tuple[Trail, ...]


def no_trails(now: dict[str, object], told: Sequence[Told]) -> Trails:
    """Return none: nothing moves on this board."""
    del now, told
    return ()
