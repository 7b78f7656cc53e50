"""Drawings of a board: the data that pages, mails and templates use for every title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

import msgspec

from games.rules.kernel.text import Text

COLOURS: Final = ("blue", "yellow", "green", "red")
"""The colour of each seat."""
SIGNS: Final = ("disc", "diamond", "square", "triangle")
"""The sign of each seat, for people who can't distinguish the colours."""

Pieces = TypeVar("Pieces")
Strip = TypeVar("Strip")


class PurseSign(msgspec.Struct, frozen=True):
    """The board's sign for a piece that the title's purse counts.

    ``symbol`` is a symbol of the board itself, or of a ``sheet`` of pictures (a static file);
    ``look`` is the CSS class that colours it; ``inside``: the number is drawn in the sign.
    """

    symbol: str
    sheet: str = ""
    look: str = ""
    inside: bool = False


ICONS: Final = "icons/sprite.svg"
"""The static file with the site's own icons."""


class Pane(msgspec.Struct, frozen=True):
    """A part of the board that a phone shows under its own tab."""

    id: str
    label: Text


class SeatFace(msgspec.Struct, Generic[Strip], frozen=True):
    """A seat's summary in the strip of players.

    ``counters`` are the seat's public amounts by the purse's names. ``strip`` is further data for
    the title's own template ``strip.html``.
    """

    seat: int
    counters: dict[str, int]
    strip: Strip

    @property
    def colour(self) -> str:
        """The name of the seat's colour, which is part of CSS classes."""
        return COLOURS[self.seat]

    @property
    def sign(self) -> str:
        """The name of the seat's sign."""
        return SIGNS[self.seat]


class Drawing(msgspec.Struct, Generic[Pieces, Strip], frozen=True, kw_only=True):
    """The data that a title's templates draw.

    ``headline`` describes the state of the game. ``pieces`` is read only by the title's own
    templates. ``score`` is the name of the counter that shows the leader, or empty. ``purse`` maps
    the purse's names to their signs; pages use words for a name without a sign. ``lays`` are groups
    of choices that each add one part of a whole, such as a coin of a payment; pages send such a
    choice without confirmation. If ``lists_players``, the board shows the players, so pages leave
    out the strip. If ``shows_answers``, the board shows the form of the conditional answers.
    """

    headline: Text
    seats: tuple[SeatFace[Strip], ...]
    pieces: Pieces
    panes: tuple[Pane, ...] = ()
    score: str = "points"
    purse: Mapping[str, PurseSign] = {}
    lays: frozenset[str] = frozenset()
    lists_players: bool = False
    shows_answers: bool = False
