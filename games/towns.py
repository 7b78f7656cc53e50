"""Names for the tables of seasons and cups: towns on caravan routes, the same in all languages."""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    *("Samarkand", "Kashgar", "Palmyra", "Aleppo", "Merv", "Herat", "Turfan"),
    *("Khotan", "Balkh", "Bukhara", "Petra", "Tabriz", "Isfahan", "Yarkand"),
)


def town(number: int) -> str:
    """Return the name for the table with this number, from 0."""
    again, at = divmod(number, len(NAMES))
    return f"{NAMES[at]} {again + 1}" if again else NAMES[at]
