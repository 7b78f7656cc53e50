"""What a title's hands set of its map: its size and stretch, and where things lie on it.

Everything is in pixels of the map. What a sheet doesn't set finds its place by itself: see ``layout``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.boards.common.projection import Point, Projection


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
    """A point, and which share of a thing's width and height lies left of it and above it."""

    x: float
    y: float
    across: float = 0
    down: float = 0

    def box(self, width: float, height: float) -> Box:
        """Return the box of a thing that lies here."""
        left, top = self.x - self.across * width, self.y - self.down * height
        return Box(left, top, left + width, top + height)


Name = tuple[float, float, str]
"""A name's baseline from its sign, and its anchor."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Sheet:
    """What hands have set of a map; places and things by their ids.

    ``corners`` is taken from the beginning. ``names``: from the sign. ``posts``: the first one's middle
    from the sign, and how far to the right the next. ``figures``: from the sign, where the side without
    posts won't do. ``spots``: where what a city offers lies. ``vias``: ways of lines (latitude,
    longitude) in the stead of the edition's.
    """

    projection: Projection
    corners: Mapping[str, Box]
    names: Mapping[str, Name]
    posts: Mapping[str, tuple[float, float, float]]
    figures: Mapping[str, Point]
    spots: Mapping[str, Spot]
    vias: Mapping[tuple[str, str], Sequence[Point]]
