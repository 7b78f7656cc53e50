"""The signs of what a seat has."""

from __future__ import annotations

from typing import Final

from games.boards.common.purses import PurseIcon

PURSE_ICONS: Final = {
    "points": PurseIcon("trophy", tint="saffron"),
    "camels": PurseIcon("camel", tint="camel"),
    "gold": PurseIcon("gold", tint="gold"),
    "cards": PurseIcon("hand", tint="cards"),
    "buildings": PurseIcon("home"),
    "shops": PurseIcon("cube"),
    "caravan": PurseIcon("camel-load", tint="camel"),
}
