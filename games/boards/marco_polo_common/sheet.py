"""A title's sheet: hand-made data of its map, its size, its stretch and positions.

Everything is in pixels of the map. Things that a sheet doesn't place are placed by ``layout``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.boards.marco_polo_common.projection import Point, Projection


class Box(NamedTuple):
    """A rectangle by its corners."""

    left: float
    top: float
    right: float
    bottom: float


def around(x: float, y: float, width: float, height: float) -> Box:
    """Return a box around its middle."""
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def overlap(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0.0, across) * max(0.0, down)


class Spot(NamedTuple):
    """A point, and the share of a thing's width and height that lies left of it and above it."""

    x: float
    y: float
    across: float = 0
    down: float = 0

    def box(self, width: float, height: float) -> Box:
        """Return the box of a thing that lies here."""
        left, top = self.x - self.across * width, self.y - self.down * height
        return Box(left, top, left + width, top + height)


Name = tuple[float, float, str]
"""The vector from a sign to its name's baseline, and the name's anchor."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Sheet:
    """Hand-made positions of a map; places and things by their ids.

    ``corners`` are occupied from the beginning. ``names``: the vector from the sign. ``posts``: the
    vector from the sign to the first one's middle, and the distance to the next on the right.
    ``figures``: the vector from the sign, where the side without posts doesn't work. ``spots``: the
    positions of offers. ``vias``: points of routes (latitude, longitude) that replace the
    edition's.
    """

    projection: Projection
    corners: Mapping[str, Box]
    names: Mapping[str, Name]
    posts: Mapping[str, tuple[float, float, float]]
    figures: Mapping[str, Point]
    spots: Mapping[str, Spot]
    vias: Mapping[tuple[str, str], Sequence[Point]]
