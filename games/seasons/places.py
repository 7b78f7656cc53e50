"""Names of a season's tables: towns on the roads of the caravans, the same in all languages."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    *("Samarkand", "Kashgar", "Palmyra", "Aleppo", "Merv", "Herat", "Turfan"),
    *("Khotan", "Balkh", "Bukhara", "Petra", "Tabriz", "Isfahan", "Yarkand"),
)
