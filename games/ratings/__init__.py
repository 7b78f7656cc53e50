"""Ratings per person and title, from finished games."""

from games.ratings.maths import (
    BEGIN,
    FEW,
    FULLY,
    PROVISIONAL,
    STOOD_IN_MOST,
    Strength,
    after,
    repeats,
    shown,
    weight_of,
)

__all__ = [
    "BEGIN",
    "FEW",
    "FULLY",
    "PROVISIONAL",
    "STOOD_IN_MOST",
    "Strength",
    "after",
    "repeats",
    "shown",
    "weight_of",
]
