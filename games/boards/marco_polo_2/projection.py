"""The projection of the map: Asia from the Levant to Japan on 1004 by 700 pixels.

Central Asia and India are enlarged. The empty south is reduced.
"""

from __future__ import annotations

from typing import Final

from games.boards.marco_polo_common.projection import Projection

WIDTH, HEIGHT = 1004, 700
X_KNOTS: Final = ((33, 0), (48, 118), (62, 240), (82, 510), (104, 705), (121, 897), (132, 1010))
"""Pairs of degrees east and pixels from the left."""
Y_KNOTS: Final = ((-12, 700), (8, 562), (20, 424), (44, 74), (50.5, 0))
"""Pairs of degrees north and pixels from the top."""
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
"""Offsets that move signs of places apart, in pixels right and down."""

PROJECTION: Final = Projection((WIDTH, HEIGHT), X_KNOTS, Y_KNOTS, NUDGES)
