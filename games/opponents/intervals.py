"""Confidence intervals for a share of wins in few games."""

from __future__ import annotations

from math import sqrt

SURE = 1.96
"""The number of standard errors on each side of a 95 % interval."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval (Wilson's) of a share of wins, from 0 to 1."""
    if not games:
        return 0.0, 1.0
    share, pull = wins / games, SURE**2 / games
    middle = (share + pull / 2) / (1 + pull)
    reach = SURE * sqrt(share * (1 - share) / games + pull / (4 * games)) / (1 + pull)
    return max(0.0, middle - reach), min(1.0, middle + reach)
