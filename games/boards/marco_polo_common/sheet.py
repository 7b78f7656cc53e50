"""A title's sheet: the data of its map that were set by hand, in pixels (projection, positions).

The module ``layout`` finds positions for everything that a sheet doesn't list.
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
    """Return the box of this size whose middle is x, y."""
    return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def overlap(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    across = min(one.right, other.right) - max(one.left, other.left)
    down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(0.0, across) * max(0.0, down)


class Spot(NamedTuple):
    """A point, and the shares of an object's width and height to its left and above it."""

    x: float
    y: float
    across: float = 0
    down: float = 0

    def box(self, width: float, height: float) -> Box:
        """Return the box of an object of this size at the spot."""
        left, top = self.x - self.across * width, self.y - self.down * height
        return Box(left, top, left + width, top + height)


Name = tuple[float, float, str]
"""The vector from a sign to its name's baseline, and the name's text anchor."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Sheet:
    """Positions on a map that were set by hand, by the ids of places and objects.

    - ``corners``: rectangles in which the layout may not put anything.
    - ``names``: the vectors from signs to names.
    - ``posts``: the vectors from signs to the middle of the first post, and the distances to the
      next post on the right.
    - ``figures``: the vectors from signs to figures, if the default position doesn't fit.
    - ``spots``: the positions of offers.
    - ``vias``: points of routes (latitude, longitude) that replace the edition's.
    """

    projection: Projection
    corners: Mapping[str, Box]
    names: Mapping[str, Name]
    posts: Mapping[str, tuple[float, float, float]]
    figures: Mapping[str, Point]
    spots: Mapping[str, Spot]
    vias: Mapping[tuple[str, str], Sequence[Point]]
