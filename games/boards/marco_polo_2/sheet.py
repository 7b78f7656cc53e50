"""Positions on the map that were set by hand, in pixels: of names, pieces and cities' offers.

`Layout` finds positions for everything that isn't listed here.
"""

from __future__ import annotations

from typing import Final

from games.boards.marco_polo_2.projection import PROJECTION
from games.boards.marco_polo_common.sheet import Box, Sheet, Spot

TRACK: Final = Box(8, 8, 382, 70)
SUPPLY: Final = Box(880, 632, 996, 692)
NAMES: Final = {
    "beijing": (22, 5, "start"),
    "xanadu": (0, -28, "middle"),
    "karakorum": (0, -28, "middle"),
    "xian": (-6, -28, "middle"),
    "yangzhou": (-9, -28, "middle"),
    "fuzhou": (24, -2, "start"),
    "pagan": (-22, 0, "end"),
    "sumatra": (0, 34, "middle"),
    "jaipur": (26, 0, "start"),
    "quilon": (-22, 5, "end"),
    "kashgar": (27, 6, "start"),
    "kabul": (2, -28, "middle"),
    "balkh": (0, -28, "middle"),
    "baghdad": (0, -28, "middle"),
    "hormuz": (-22, 14, "end"),
    "zanzibar": (0, -28, "middle"),
    "oasis-gobi": (-15, 8, "end"),
    "oasis-turfan": (2, 25, "middle"),
    "oasis-dunhuang": (2, 27, "middle"),
    "oasis-khotan": (6, 23, "middle"),
    "oasis-lhasa": (0, 26, "middle"),
    "oasis-dongting": (4, -17, "middle"),
    "oasis-yunnan": (-14, -3, "end"),
    "oasis-angkor": (15, 8, "start"),
    "oasis-deccan": (15, 4, "start"),
    "oasis-yazd": (14, 2, "start"),
    "oasis-najd": (-14, 4, "end"),
    "oasis-abyssinia": (15, 6, "start"),
}
"""By place: the vector from its sign to its name's baseline, and the name's text anchor."""
POSTS: Final = {
    "xanadu": (-27, -13, -16),
    "karakorum": (-24, 25, 16),
    "xian": (25, 4, 14),
    "yangzhou": (-27, 10, -16),
    "fuzhou": (29, 15, 16),
    "pagan": (-30, 12, -16),
    "sumatra": (30, 5, 16),
    "jaipur": (22, 24, 16),
    "quilon": (-27, -17, -16),
    "kashgar": (-28, -14, -16),
    "kabul": (32, -21, 16),
    "balkh": (27, 16, 16),
    "baghdad": (27, -15, 16),
    "hormuz": (-25, 29, -16),
    "zanzibar": (-24, 27, 16),
}
"""By city: the vector from its sign to its first post, and the distance to the next post."""
FIGURES: Final = {
    "beijing": (-25.0, 0.0),
    "karakorum": (25.0, 2.0),
    "kabul": (26.0, 2.0),
    "kashgar": (-26.0, 9.0),
}
"""By place: the vector from its sign to its figure, if the default position doesn't fit."""
SPOTS: Final = {
    "bonus:kashgar": Spot(498, 14),
    "outpost:kashgar": Spot(498, 42),
    "card-kashgar-1": Spot(492, 3, 1),
    "bonus:karakorum": Spot(655, 26, 1),
    "card-xanadu-1": Spot(998, 6, 1),
    "outpost:xanadu": Spot(720, 20),
    "bonus:baghdad": Spot(4, 254),
    "bonus:balkh": Spot(232, 134, 1),
    "bonus:hormuz": Spot(184, 378, 1),
    "outpost:kabul": Spot(318, 198, 1),
    "slips:kabul": Spot(327, 225, 1),
    "card-jaipur-1": Spot(392, 362, 1),
    "outpost:jaipur": Spot(392, 335, 1),
    "slips:quilon": Spot(446, 454),
    "outpost:quilon": Spot(478, 538),
    "card-sumatra-1": Spot(656, 536, 1, 1),
    "outpost:sumatra": Spot(606, 592, 1),
    "slips:pagan": Spot(686, 362),
    "outpost:pagan": Spot(686, 442),
    "slips:xian": Spot(764, 259, 1),
    "outpost:xian": Spot(722, 194, 1),
    "slips:yangzhou": Spot(999, 190, 1),
    "outpost:yangzhou": Spot(998, 164, 1),
    "bonus:fuzhou": Spot(998, 380, 1),
    "card-zanzibar-1": Spot(100, 694, 0, 1),
    "card-zanzibar-2": Spot(214, 694, 0, 1),
    "outpost:zanzibar": Spot(8, 672),
}
"""The positions of offers by id."""
VIAS: Final = {
    ("fuzhou", "quilon"): [
        (20.0, 118.0), (8.5, 111.6), (0.6, 107.6), (-5.6, 105.6), (-7.2, 101.0), (-3.0, 92.0), (3.6, 80.0),
    ],
    ("fuzhou", "oasis-angkor"): [(21.6, 111.4), (18.4, 107.2)],
}  # fmt: skip
"""Points of routes (latitude, longitude) that replace the edition's."""

SHEET: Final = Sheet(
    projection=PROJECTION,
    corners={"track": TRACK, "supply": SUPPLY},
    names=NAMES,
    posts=POSTS,
    figures=FIGURES,
    spots=SPOTS,
    vias=VIAS,
)
