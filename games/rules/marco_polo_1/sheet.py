"""What hands have set of the map: where names, pieces and what cities offer lie.

All of it is in pixels of the map; what isn't set here finds a free spot by itself.
"""

from __future__ import annotations

from typing import Final

from games.rules.marco_polo_1.projection import PROJECTION
from games.rules.marco_polo_common.sheet import Box, Name, Sheet, Spot

SUPPLY: Final = Box(880, 632, 996, 692)
BEIJING: Final = Box(878, 276, 998, 322)
NAMES: Final[dict[str, Name]] = {}
"""Where a place's name stands, from its sign: baseline and anchor."""
POSTS: Final[dict[str, tuple[float, float, float]]] = {}
"""Where a city's first post stands, from its sign, and how far the next."""
FIGURES: Final[dict[str, tuple[float, float]]] = {}
"""Where a figure stands, from the sign of its place, where the side without posts won't do."""
SPOTS: Final[dict[str, Spot]] = {}
"""Where what a city offers lies."""
VIAS: Final[dict[tuple[str, str], list[tuple[float, float]]]] = {}
"""Ways of lines (latitude, longitude) in the stead of the edition's."""

SHEET: Final = Sheet(
    projection=PROJECTION,
    corners={"supply": SUPPLY, "beijing": BEIJING},
    names=NAMES,
    posts=POSTS,
    figures=FIGURES,
    spots=SPOTS,
    vias=VIAS,
)
