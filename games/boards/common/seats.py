"""The colours and signs of seats, as boards draw them."""

from __future__ import annotations

from typing import Final

import msgspec

from games.rules.kernel.drawing import COLOURS

PATHS: Final = (
    "M-6.6,0A6.6,6.6 0 1 1 6.6,0A6.6,6.6 0 1 1 -6.6,0z",
    "M0,-8L8,0L0,8L-8,0z",
    "M-5.9,-5.9H5.9V5.9H-5.9z",
    "M0,-7.6L7.8,5.9H-7.8z",
)
"""The SVG path data of each seat's sign, centred on 0,0: disc, diamond, square, triangle."""


class Shape(msgspec.Struct, frozen=True):
    """The sign of a seat's colour. A board defines it once as an SVG symbol."""

    colour: str
    path: str


SIGN_SHAPES: Final = tuple(Shape(colour, path) for colour, path in zip(COLOURS, PATHS, strict=True))


def seat_colour(seat: int | None) -> str:
    """Return a seat's colour; "" for no seat (``None``) and for neutral pieces (below 0)."""
    return "" if seat is None or seat < 0 else COLOURS[seat]


def viewer_colour(seat: int | None) -> str:
    """Return the colour of the viewer's seat, or of the first seat for a spectator."""
    return COLOURS[seat or 0]
