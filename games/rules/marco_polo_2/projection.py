"""From degrees to pixels: the map shows Asia from the Levant to Japan on 1004 by 700 pixels.

Plate carrée, gently stretched: each axis is a monotone cubic through knots, so that coasts stay
smooth and known, Central Asia and India get room, and the empty south little.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WIDTH, HEIGHT = 1004, 700
X_KNOTS: Final = ((33, 0), (48, 118), (62, 240), (82, 510), (104, 705), (121, 897), (132, 1010))
"""Degrees east and the pixels from the left."""
Y_KNOTS: Final = ((-12, 700), (8, 562), (20, 424), (44, 74), (50.5, 0))
"""Degrees north and the pixels from the top."""
NUDGES: Final = {
    "kashgar": (14, -6),
    "kabul": (6, 10),
    "balkh": (-14, -14),
    "hormuz": (18, 10),
    "oasis-yazd": (16, -8),
    "oasis-khotan": (14, 4),
    "karakorum": (-16, 8),
    "oasis-gobi": (6, 6),
    "oasis-yunnan": (-14, -6),
    "oasis-dongting": (6, 6),
    "zanzibar": (8, -26),
    "yangzhou": (-6, 8),
    "fuzhou": (-6, 10),
}
"""How far a place stands from where it is, in pixels to the right and down, so that signs have room."""

Point = tuple[float, float]


class Curve:
    """A monotone cubic through knots (Fritsch and Carlson); straight on beyond the ends."""

    def __init__(self, knots: Sequence[tuple[float, float]]) -> None:
        self.at = [float(at) for at, _ in knots]
        self.value = [float(value) for _, value in knots]
        self.slope = self._slopes()

    def _slopes(self) -> list[float]:
        """Return the slope at each knot: the harmonic mean of its two sides, weighted by length."""
        steps = [b - a for a, b in zip(self.at, self.at[1:], strict=False)]
        rise = [b - a for a, b in zip(self.value, self.value[1:], strict=False)]
        sides = [up / step for up, step in zip(rise, steps, strict=True)]
        inner = [
            _mean(sides[i], sides[i + 1], steps[i], steps[i + 1]) for i in range(len(sides) - 1)
        ]
        return [sides[0], *inner, sides[-1]]

    def __call__(self, at: float) -> float:
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


_X, _Y = Curve(X_KNOTS), Curve(Y_KNOTS)


def project(lat: float, lon: float) -> Point:
    """Return where a point of the earth lies on the map, in pixels right and down."""
    return _X(lon), _Y(lat)


def place_at(id: str, lat: float, lon: float, draw: Sequence[float] = ()) -> Point:
    """Return where a place's sign stands: `draw` in the stead of where it is, and nudged if known."""
    x, y = project(*(draw or (lat, lon)))
    right, down = NUDGES.get(id, (0, 0))
    return round(x + right, 1), round(y + down, 1)
