"""What may stand in a field of a data file of these games: degrees, points of a map, amounts.

What fields of any title's files may hold, and what a fit is, the kernel says.
"""

from __future__ import annotations

from typing import Any

from games.rules.kernel.fits import (
    MOST,
    Fields,
    Fit,
    either,
    exactly,
    fields,
    flag,
    many,
    name,
    one_of,
    same,
    shown,
    slug,
    table,
    whole,
    words,
)

__all__ = [
    "GOODS_AT_ONCE",
    "Fields",
    "amounts",
    "degrees",
    "either",
    "exactly",
    "fields",
    "flag",
    "many",
    "name",
    "one_of",
    "point",
    "same",
    "shown",
    "slug",
    "table",
    "whole",
    "words",
]

KINDS_AT_ONCE = 8
"""So many different amounts can be said in one sentence."""
GOODS_AT_ONCE = 20
"""21 goods of choice would be more than 250 ways to choose them."""
GOODS = 10
"""In one amount: some amounts come twice at once."""


def degrees(limit: int) -> Fit:
    """Take degrees north or east."""

    def fit(value: Any) -> str:
        fine = type(value) in {int, float} and -limit <= value <= limit
        return "" if fine else f"is {shown(value)}, expected degrees from -{limit} to {limit}"

    return fit


def point(value: Any) -> str:
    """Take [lat, lon]."""
    if not isinstance(value, list) or len(value) != 2:
        return f"is {shown(value)}, expected [lat, lon]"
    return degrees(90)(value[0]) or degrees(180)(value[1])


def amounts(*kinds: str, empty: bool = False) -> Fit:
    """Take amounts of some kinds: `{ camels = 2, silk = 1 }`."""

    def fit(value: Any) -> str:
        if not isinstance(value, dict):
            return f"is {shown(value)}, expected amounts such as {{ {kinds[0]} = 2 }}"
        if not value and not empty:
            return f"is empty, expected at least one of: {', '.join(kinds)}"
        flaws = (_amount(kind, number, kinds) for kind, number in value.items())
        return next((flaw for flaw in flaws if flaw), "") or _together(value)

    return fit


def _amount(kind: str, number: Any, kinds: tuple[str, ...]) -> str:
    if kind not in kinds:
        return f"has {shown(kind)}, expected only: {', '.join(kinds)}"
    most = {"goods_different": 3, "goods_any": GOODS}.get(kind, MOST)
    flaw = whole(1, most)(number)
    return flaw and f"has {kind}, which {flaw}"


def _together(value: dict[str, int]) -> str:
    if "goods_any" in value and "goods_different" in value:
        return "has goods_any and goods_different, expected one of the two"
    if len(value) > KINDS_AT_ONCE:
        return f"has {len(value)} different amounts, expected at most {KINDS_AT_ONCE}"
    return ""
