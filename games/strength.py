"""A person's strength in a title: an estimate with its uncertainty, and its form on pages.

This module is pure: it uses no database.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

PROVISIONAL: Final = 10
"""The number of games below which a rating is provisional. Ladders list no provisional ratings."""
MIDDLE: Final = 1500
SCALE: Final = 40
"""The number of points that pages show for one unit of openskill's estimate."""


class Strength(NamedTuple):
    """A person's strength in a title: openskill's estimate and its standard deviation."""

    mu: float
    sigma: float


BEGIN: Final = Strength(25.0, 25.0 / 3)


def shown(strength: Strength) -> tuple[int, int]:
    """Return a strength as pages show it: points, and the uncertainty in points."""
    points = MIDDLE + (strength.mu - BEGIN.mu) * SCALE
    return round(points), round(2 * strength.sigma * SCALE)


NEWCOMER: Final = shown(BEGIN)[0]
"""The points of a person who has no rating."""


PERFORMANCE: Final = 25.0 / 6
"""The standard deviation of a player's performance from game to game, in units of ``mu``."""


def expected_wins(strengths: Sequence[Strength]) -> list[float]:
    """Return each seat's chance to win by Plackett and Luce; the chances add up to 1."""
    spread = sqrt(sum(one.sigma**2 + PERFORMANCE**2 for one in strengths))
    best = max(one.mu for one in strengths)
    weights = [exp((one.mu - best) / spread) for one in strengths]
    return [weight / sum(weights) for weight in weights]
