"""The projection of the map: from Venice to Beijing on 1004 by 700 pixels.

China, which has most places, and the Levant are enlarged. The empty north and south are reduced.
"""

from __future__ import annotations

from typing import Final

from games.boards.marco_polo_common.projection import Projection

WIDTH, HEIGHT = 1004, 700
X_KNOTS: Final = (
    (1, 0),
    (30, 222),
    (48, 362),
    (66, 485),
    (78, 565),
    (94, 648),
    (106, 790),
    (116.5, 912),
    (131, 1004),
)
"""Pairs of degrees east and pixels from the left."""
Y_KNOTS: Final = ((-9, 700), (10, 580), (24, 440), (36, 302), (48, 142), (56, 50), (60, 0))
"""Pairs of degrees north and pixels from the top."""
NUDGES: Final[dict[str, tuple[float, float]]] = {
    "oasis-f": (0, -10),
    "kashgar": (17, 0),
    "anxi": (10, -4),
    "karakorum": (-14, 0),
    "lan-zhou": (-4, 6),
    "xian": (0, 10),
    "ormuz": (-12, -4),
    "karachi": (12, 4),
}
"""Offsets that move signs of places apart, in pixels right and down."""

PROJECTION: Final = Projection((WIDTH, HEIGHT), X_KNOTS, Y_KNOTS, NUDGES)
