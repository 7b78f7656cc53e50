"""The signs of what a seat has."""

from __future__ import annotations

from typing import Final

from games.boards.common.purses import PurseIcon

ART: Final = "cards/rajas-cards-karma.svg"

PURSE_ICONS: Final = {
    "turned": PurseIcon("circle-check", tint="saffron"),
    "fame": PurseIcon("fame", ART),
    "coins": PurseIcon("coin", ART),
    "karma": PurseIcon("karma", ART),
    "stewards": PurseIcon("steward", ART),
    "dice": PurseIcon("dice"),
    "buildings": PurseIcon("home"),
    "ships": PurseIcon("sailboat"),
    "goods": PurseIcon("wares", ART),
}
