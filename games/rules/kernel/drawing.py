"""What a board shows, as far as pages, mails and templates rely on it without knowing the title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

import msgspec

from games.rules.kernel.text import Text

COLOURS: Final = ("blue", "yellow", "green", "red")
"""The colour of each seat."""
SIGNS: Final = ("disc", "diamond", "square", "triangle")
"""The sign of each seat, so that its colour is never the only difference."""

Pieces = TypeVar("Pieces")
Strip = TypeVar("Strip")


class PurseSign(msgspec.Struct, frozen=True):
    """How a board draws one of what the title's purse counts.

    ``symbol`` stands on the board itself, or in a ``sheet`` of pictures (a static file); ``look`` is the class
    that colours it; ``inside``: the number stands in the sign, as on a coin.
    """

    symbol: str
    sheet: str = ""
    look: str = ""
    inside: bool = False


ICONS: Final = "icons/sprite.svg"
"""The sheet of the house's own icons."""


class Pane(msgspec.Struct, frozen=True):
    """A part of the board that a phone shows under its own tab."""

    id: str
    label: Text


class SeatFace(msgspec.Struct, Generic[Strip], frozen=True):
    """A seat at a glance.

    ``counters`` are what everybody may count, by the names of the title's purse; ``strip`` is what
    the title's own ``strip.html`` shows beside them.
    """

    seat: int
    counters: dict[str, int]
    strip: Strip

    @property
    def colour(self) -> str:
        """The name of the seat's colour."""
        return COLOURS[self.seat]

    @property
    def sign(self) -> str:
        """The name of the seat's sign."""
        return SIGNS[self.seat]


class Drawing(msgspec.Struct, Generic[Pieces, Strip], frozen=True, kw_only=True):
    """All that a title's templates draw.

    ``headline`` says where the game stands. ``pieces`` is the title's own: no other code reads it.
    ``score`` names the counter that tells who is ahead, if the title has one. ``purse`` draws what the
    title's purse counts, by its names; what has no sign there is said in words.
    ``lays`` are groups of choices that lay a piece of something, as of a payment: selecting one is enough.
    A board that ``lists_players`` leaves no need of the strip beside it; one that ``takes_orders``
    shows the form of the standing orders.
    """

    headline: Text
    seats: tuple[SeatFace[Strip], ...]
    pieces: Pieces
    panes: tuple[Pane, ...] = ()
    score: str = "points"
    purse: Mapping[str, PurseSign] = {}
    lays: frozenset[str] = frozenset()
    lists_players: bool = False
    takes_orders: bool = False
