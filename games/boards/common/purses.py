"""What a board says of the amounts of its title's purse: the sign of each."""

from __future__ import annotations

from typing import Final

import msgspec

SPRITE: Final = "icons/sprite.svg"
"""The pages' own signs."""


class PurseIcon(msgspec.Struct, frozen=True):
    """The sign of an amount: a symbol of a sheet, or without one of those that the board defines.

    A number stands ``inside`` it, or before it. ``tint`` is a class that colours it.
    """

    symbol: str
    sheet: str = SPRITE
    inside: bool = False
    tint: str = ""


def own(symbol: str, *, inside: bool = False) -> PurseIcon:
    """Return a sign that the board itself defines, once per page."""
    return PurseIcon(symbol, sheet="", inside=inside)
