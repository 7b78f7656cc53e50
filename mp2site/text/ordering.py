"""Lists for readers: names in the order of an alphabet, and words joined to one phrase."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeVar

from mp2site.text.rendering import msg

Row = TypeVar("Row")
LIKE: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l", "ı": "i"})
"""Letters without a decomposition, and the letters with which dictionaries sort them."""


def sort_key(name: str) -> tuple[str, str]:
    """Return a name's key, by which dictionaries sort: “Ärger” between “Apfel” and “Bär”.

    Capitals and accents count only between names that are otherwise equal. English, German and
    French sort so, and other European languages do nearly; letters of other scripts follow.
    """
    letters = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return plain.translate(LIKE), name


def by_name(rows: Iterable[Row], name: Callable[[Row], str]) -> list[Row]:
    """Return rows sorted by their names."""
    return sorted(rows, key=lambda row: sort_key(name(row)))


def joined(words: Sequence[str]) -> str:
    """Return words as one phrase in the reader's language: “a, b and c”, “a, b et c”."""
    if len(words) < 2:
        return "".join(words)
    before = words[0]
    for word in words[1:-1]:
        before = msg("base-list-more", before=before, next=word)
    return msg("base-list-last", before=before, last=words[-1])
