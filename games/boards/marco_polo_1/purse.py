"""The signs of what a seat has."""

from __future__ import annotations

from typing import Final

from games.boards.common.wares import WARES

PURSE_ICONS: Final = {name: icon for name, icon in WARES.items() if name != "jade"}
