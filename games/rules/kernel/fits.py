"""What may stand in a field of an edition's file: fits for words, numbers, lists and names.

A `Fit` looks at one value and returns what is wrong with it, in words that follow the field's name;
nothing if it fits. A title adds fits for what only its own files hold.
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
SLUG = re.compile(r"[a-z0-9-]{1,40}")


def whole(least: int, most: int = MOST) -> Fit:
    """Take a whole number within bounds."""

    def fit(value: Any) -> str:
        fine = type(value) is int and least <= value <= most
        return "" if fine else f"is {shown(value)}, expected a whole number from {least} to {most}"

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


def name(value: Any) -> str:
    """Take a name in both languages."""
    if not isinstance(value, dict) or set(value) != {"en", "de"}:
        return f'is {shown(value)}, expected {{ en = "…", de = "…" }}'
    return next((f"in {lang} {words(one)}" for lang, one in value.items() if words(one)), "")


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
