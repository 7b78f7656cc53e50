"""The signs of what both titles of Marco Polo count."""

from __future__ import annotations

from typing import Final

from games.boards.common.purses import PurseIcon, own

WARES: Final = {
    "points": own("mp-points", inside=True),
    "camels": own("mp-camel"),
    "coins": own("mp-coin", inside=True),
    "jade": own("mp-jade", inside=True),
    "pepper": own("mp-pepper"),
    "silk": own("mp-silk"),
    "gold": own("mp-gold"),
    "dice": PurseIcon("dice"),
    "black-dice": own("mp-black-die"),
    "white-dice": PurseIcon("dice"),
    "posts": PurseIcon("tent"),
    "contracts": own("mp-contract"),
    "fulfilled": PurseIcon("circle-check"),
}
"""In the order in which amounts are always written."""
