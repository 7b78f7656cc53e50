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
    """The board's symbol for a kind of piece in the title's purse.

    ``symbol`` is the id of a symbol in the board itself or in ``sheet``, a static SVG file.
    ``look`` is the CSS class that colours it. If ``inside``, the number is drawn inside the symbol.
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

    ``headline`` is a sentence on the state of the game. ``pieces`` is data for the title's own
    templates. ``score`` is the counter that decides who leads, or empty. ``purse`` has the symbols
    of counters by name; pages write the other names as words. ``lays`` has the groups whose choices
    only lay a piece, such as a coin of a payment or a die on a space, with the names of the pieces;
    pages send such a choice without confirmation if it costs nothing else. ``lists_players``: the
    board shows the players itself, so pages leave out the strip of players. ``shows_answers``: the
    board shows the form of the conditional answers.
    """

    headline: Text
    seats: tuple[SeatFace[Strip], ...]
    pieces: Pieces
    panes: tuple[Pane, ...] = ()
    score: str = "points"
    purse: Mapping[str, PurseSign] = {}
    lays: Mapping[str, frozenset[str]] = {}
    lists_players: bool = False
    shows_answers: bool = False
