"""What all parts of the drawing share: colours and signs of seats, and names of things."""

from __future__ import annotations

from typing import Any, Final

from games.rules.kernel.text import Text

Data = dict[str, Any]

SEATS: Final = ("blue", "yellow", "green", "red")
"""Colour by seat."""
SIGNS: Final = (
    "M-6.6,0A6.6,6.6 0 1 1 6.6,0A6.6,6.6 0 1 1 -6.6,0z",
    "M0,-8L8,0L0,8L-8,0z",
    "M-5.9,-5.9H5.9V5.9H-5.9z",
    "M0,-7.6L7.8,5.9H-7.8z",
)
"""Each colour's sign: disc, diamond, square, triangle."""


def seat_colour(seat: int | None) -> str:
    """Return the colour of a seat, nothing for nobody."""
    return "" if seat is None else SEATS[seat]


def named(kind: str, id: str) -> Text:
    """Return the name of a thing of the game."""
    return Text(f"yspahan-{kind}-{id}")


def acting(public: Data) -> int | None:
    """Return whose turn of the day it is; nobody's between two days."""
    order: list[int] = public["order"]
    return order[public["turn"]] if public["turn"] < len(order) else None
