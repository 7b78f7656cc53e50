"""What may stand in a field of a data file: fits for words, numbers, lists, names and amounts.

A `Fit` looks at one value and returns what is wrong with it, in words that follow the field's name;
nothing if it fits. Nothing here asks which title it serves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any

Fit = Callable[[Any], str]
Fields = dict[str, Fit]

MOST = 99
"""More than that of anything in one amount is a slip of the keyboard."""
KINDS_AT_ONCE = 8
"""So many different amounts can be said in one sentence."""
GOODS_AT_ONCE = 20
"""21 goods of choice would be more than 250 ways to choose them."""
GOODS = 10
"""In one amount: some amounts come twice at once."""
SLUG = re.compile(r"[a-z0-9-]{1,40}")
# -- what a value may be ------------------------------------------------------------------------


def whole(least: int, most: int = MOST) -> Fit:
    """Take a whole number within bounds."""

    def fit(value: Any) -> str:
        fine = type(value) is int and least <= value <= most
        return "" if fine else f"is {shown(value)}, expected a whole number from {least} to {most}"

    return fit


def degrees(limit: int) -> Fit:
    """Take degrees north or east."""

    def fit(value: Any) -> str:
        fine = type(value) in {int, float} and -limit <= value <= limit
        return "" if fine else f"is {shown(value)}, expected degrees from -{limit} to {limit}"

    return fit


def words(value: Any) -> str:
    """Take a text for people."""
    fine = isinstance(value, str) and value.strip() and len(value) <= 200
    return "" if fine else f"is {shown(value)}, expected a text"


def slug(value: Any) -> str:
    """Take an id: running tables and addresses hold it."""
    fine = isinstance(value, str) and SLUG.fullmatch(value)
    return "" if fine else f"is {shown(value)}, expected up to 40 of a-z, 0-9 and -"


def flag(value: Any) -> str:
    """Take yes or no."""
    return "" if isinstance(value, bool) else f"is {shown(value)}, expected true or false"


def exactly(expected: Any) -> Fit:
    """Take one value only: one that is known."""
    return lambda value: "" if same(value, expected) else _instead(value, expected)


def one_of(*values: str) -> Fit:
    """Take one of a few words."""
    listed = ", ".join(values)
    return lambda value: "" if value in values else f"is {shown(value)}, expected one of: {listed}"


def either(fit: Fit, word: str) -> Fit:
    """Take a word, or what another fit takes."""
    return lambda value: "" if value == word else fit(value) and f"{fit(value)}, or {word!r}"


def many(fit: Fit, least: int, most: int = 1_000) -> Fit:
    """Take a list."""
    number = f"{least} entries" if least == most else f"at least {least} entries"

    def fits(value: Any) -> str:
        if not isinstance(value, list) or not least <= len(value) <= most:
            return f"is {shown(value)}, expected a list of {number}"
        flaws = (f"entry {place} {fit(one)}" for place, one in enumerate(value, 1) if fit(one))
        return next((f"is wrong: {flaw}" for flaw in flaws), "")

    return fits


def point(value: Any) -> str:
    """Take [lat, lon]."""
    if not isinstance(value, list) or len(value) != 2:
        return f"is {shown(value)}, expected [lat, lon]"
    return degrees(90)(value[0]) or degrees(180)(value[1])


def name(value: Any) -> str:
    """Take a name in both languages."""
    if not isinstance(value, dict) or set(value) != {"en", "de"}:
        return f'is {shown(value)}, expected {{ en = "…", de = "…" }}'
    return next((f"in {lang} {words(one)}" for lang, one in value.items() if words(one)), "")


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


def table(fit: Fit) -> Fit:
    """Take a table of whole numbers or the like, under names that are ids."""

    def fits(value: Any) -> str:
        if not isinstance(value, dict):
            return f"is {shown(value)}, expected a table"
        return next((f"has {key}, which {fit(one)}" for key, one in value.items() if fit(one)), "")

    return fits


def shown(value: Any) -> str:
    """Return a value as one would write it, not too long."""
    text = {True: "true", False: "false"}[value] if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"


def same(value: Any, expected: Any) -> bool:
    """Tell whether a value is the expected one; true is not 1."""
    return value == expected and shown(value) == shown(expected)


def _instead(value: Any, expected: Any) -> str:
    return f"is {shown(value)}, expected {shown(expected)}"


def fields(entry: dict[str, Any], need: Fields, may: Fields) -> Iterator[str]:
    """Return what is wrong with an entry's fields: missing, unknown, or with a wrong value."""
    known = {**need, **may, **need}  # said first and heeded most: what an entry needs
    yield from (f"{key} is missing" for key in need if key not in entry)
    for key, value in entry.items():
        if key not in known:
            yield f"{key} is unknown, {_guess(key, known)}"
        elif flaw := known[key](value):
            yield f"{key} {flaw}"


def _guess(key: str, known: Fields) -> str:
    meant = get_close_matches(str(key), known, 1)
    return f"perhaps {meant[0]} is meant" if meant else f"expected only: {', '.join(known)}"
