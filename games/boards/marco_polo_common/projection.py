"""A map projection from degrees to pixels that enlarges regions with many places.

It is a plate carrée in which each axis is a monotone cubic function through given points (knots).
So coasts stay smooth and recognisable. Each title has its own knots.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Point = tuple[float, float]
Knots = Sequence[tuple[float, float]]


class Curve:
    """A monotone cubic function through knots (Fritsch–Carlson), linear beyond the ends."""

    def __init__(self, knots: Sequence[tuple[float, float]]) -> None:
        self.at = [float(at) for at, _ in knots]
        self.value = [float(value) for _, value in knots]
        self.slope = self._slopes()

    def _slopes(self) -> list[float]:
        """Return the slope at each knot: the weighted harmonic mean of the slopes on both sides."""
        steps = [b - a for a, b in zip(self.at, self.at[1:], strict=False)]
        rise = [b - a for a, b in zip(self.value, self.value[1:], strict=False)]
        sides = [up / step for up, step in zip(rise, steps, strict=True)]
        inner = [
            _mean(sides[i], sides[i + 1], steps[i], steps[i + 1]) for i in range(len(sides) - 1)
        ]
        return [sides[0], *inner, sides[-1]]

    def __call__(self, at: float) -> float:
        """Return the function's value, a number of pixels, for a number of degrees."""
        if at <= self.at[0]:
            return self.value[0] + (at - self.at[0]) * self.slope[0]
        if at >= self.at[-1]:
            return self.value[-1] + (at - self.at[-1]) * self.slope[-1]
        left = max(i for i, knot in enumerate(self.at[:-1]) if knot <= at)
        return self._between(left, at)

    def _between(self, left: int, at: float) -> float:
        wide = self.at[left + 1] - self.at[left]
        t = (at - self.at[left]) / wide
        return (
            (2 * t**3 - 3 * t**2 + 1) * self.value[left]
            + (t**3 - 2 * t**2 + t) * wide * self.slope[left]
            + (3 * t**2 - 2 * t**3) * self.value[left + 1]
            + (t**3 - t**2) * wide * self.slope[left + 1]
        )


def _mean(one: float, other: float, one_step: float, other_step: float) -> float:
    if one * other <= 0:
        return 0
    heavy, light = 2 * other_step + one_step, other_step + 2 * one_step
    return (heavy + light) / (heavy / one + light / other)


class Projection:
    """A map's projection: its size in pixels, its knots, and the offsets of signs.

    ``x_knots`` are pairs of degrees east and pixels from the left, ``y_knots`` pairs of degrees
    north and pixels from the top. ``nudges`` has, by place, an offset of its sign in pixels right
    and down.
    """

    def __init__(
        self, size: tuple[int, int], x_knots: Knots, y_knots: Knots, nudges: Mapping[str, Point]
    ) -> None:
        self.width, self.height = size
        self.nudges = nudges
        self._x, self._y = Curve(x_knots), Curve(y_knots)

    def project(self, lat: float, lon: float) -> Point:
        """Return a geographical point's position on the map, in pixels right and down."""
        return self._x(lon), self._y(lat)

    def place_at(self, id: str, lat: float, lon: float, draw: Sequence[float] = ()) -> Point:
        """Return the position of a sign: its place's or the ``draw`` one, plus its nudge."""
        x, y = self.project(*(draw or (lat, lon)))
        right, down = self.nudges.get(id, (0, 0))
        return round(x + right, 1), round(y + down, 1)
