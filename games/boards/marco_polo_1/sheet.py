"""Hand-made positions on the map, in pixels: of names, pieces and offers of cities.

`Layout` finds positions for everything that isn't listed here.
"""

from __future__ import annotations

from typing import Final

from games.boards.marco_polo_1.projection import PROJECTION
from games.boards.marco_polo_common.sheet import Box, Name, Sheet, Spot

SUPPLY: Final = Box(880, 632, 996, 692)
BEIJING: Final = Box(934, 272, 998, 360)
NAMES: Final[dict[str, Name]] = {
    "beijing": (24, 14, "start"),
    "karakorum": (0, 34, "middle"),
    "ormuz": (-8, 31, "middle"),
    "sumatra": (-12, 33, "start"),
    "anxi": (0, 32, "middle"),
    "oasis-a": (2, 28, "middle"),
    "oasis-b": (-17, 15, "end"),
    "oasis-c": (0, 28, "middle"),
    "oasis-d": (8, 28, "middle"),
    "oasis-e": (0, 28, "middle"),
    "oasis-f": (0, -21, "middle"),
    "oasis-g": (0, 28, "middle"),
    "oasis-h": (-17, -11, "end"),
    "oasis-i": (-19, 4, "end"),
    "oasis-j": (-19, 7, "end"),
}
"""By place: the vector from its sign to its name's baseline, and the name's text anchor."""
POSTS: Final[dict[str, tuple[float, float, float]]] = {
    "moscow": (41, 26, 16),
    "alexandria": (-26, 46, -16),
    "adana": (30, 28, 16),
    "beijing": (-12, 26, 0),
    "ormuz": (-30, 8, -16),
    "karachi": (-24, -28, 16),
    "kochi": (29, -14, 16),
    "sumatra": (-27, 20, -16),
    "lan-zhou": (-28, 9, -16),
    "xian": (-25, -27, 14),
    "karakorum": (-28, 6, -16),
    "anxi": (28, 26, 16),
    "kashgar": (28, 12, 14),
    "samarcanda": (26, 8, 13),
}
"""By city: the vector from its sign to its first post, and the distance to the next post."""
FIGURES: Final[dict[str, tuple[float, float]]] = {
    "beijing": (26.0, -17.0),
    "kashgar": (26.0, -12.0),
}
"""By place: the vector from its sign to its figure, if the default position doesn't fit."""
SPOTS: Final[dict[str, Spot]] = {
    "card-moscow-1": Spot(244, 4, 1),
    "outpost:moscow": Spot(306, 12),
    "card-alexandria-1": Spot(172, 338, 1),
    "outpost:alexandria": Spot(196, 306),
    "bonus:adana": Spot(302, 550, 1),
    "bonus:ormuz": Spot(398, 344),
    "card-karachi-1": Spot(470, 452, 1),
    "outpost:karachi": Spot(524, 470),
    "bonus:kochi": Spot(536, 540, 1),
    "card-sumatra-1": Spot(876, 540, 1),
    "card-sumatra-2": Spot(876, 592, 1),
    "card-sumatra-3": Spot(876, 644, 1),
    "outpost:sumatra": Spot(660, 658, 1),
    "card-lan-zhou-1": Spot(642, 390),
    "outpost:lan-zhou": Spot(664, 308, 1),
    "bonus:xian": Spot(852, 372, 1),
    "card-karakorum-1": Spot(744, 60, 0.5),
    "outpost:karakorum": Spot(764, 118),
    "bonus:anxi": Spot(692, 232),
    "bonus:kashgar": Spot(602, 298, 1),
    "card-samarcanda-1": Spot(462, 190, 1),
    "outpost:samarcanda": Spot(446, 246, 1),
}
"""The positions of offers by id."""
VIAS: Final[dict[tuple[str, str], list[tuple[float, float]]]] = {
    ("kashgar", "lan-zhou"): [(38.0, 82.0), (37.2, 92.0)],
}
"""Points of routes (latitude, longitude) that replace the edition's."""

SHEET: Final = Sheet(
    projection=PROJECTION,
    corners={"supply": SUPPLY, "beijing": BEIJING},
    names=NAMES,
    posts=POSTS,
    figures=FIGURES,
    spots=SPOTS,
    vias=VIAS,
)
