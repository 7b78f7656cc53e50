"""Cleans text that people write, so that it can't disturb the page around it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import groupby
from typing import Final

LINES: Final = 40
MARKS: Final = 3
"""The most accents on a letter. More of them would reach into other lines."""
HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""The categories of characters that are invisible or can reverse a line's direction."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are invisible although their Unicode categories are those of letters and signs."""
JOINERS: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Invisible characters that some emoji and some scripts need."""


def cleaned(text: str) -> str:
    """Return a text for storage: composed (NFC), no invisible characters or stacked accents."""
    plain = "\n".join(text.expandtabs(1).splitlines())
    seen = unicodedata.normalize("NFC", "".join(filter(_is_seen, plain)))
    lines = (_lowered(line).rstrip() for line in seen.split("\n"))
    kept = "\n".join(_without_gaps(lines)).strip()
    return kept if any(map(_shows, kept)) else ""


def _is_seen(letter: str) -> bool:
    """Return whether a character may stay. Characters that Unicode hasn't assigned may not."""
    if letter == "\n" or letter in JOINERS:
        return True
    never = ord(letter) & 0xFFFE == 0xFFFE or letter in BLANK
    return not never and unicodedata.category(letter) not in HIDDEN


def _shows(letter: str) -> bool:
    """Return whether a character alone is visible."""
    return unicodedata.category(letter)[0] in "LNPS"


def _lowered(line: str) -> str:
    """Return a line with at most `MARKS` accents per letter, and with none at its beginning."""
    groups = [(key, "".join(run)) for key, run in groupby(line, key=_stacks)]
    if groups and groups[0][0]:
        groups = groups[1:]
    return "".join(run[:MARKS] if stacks else run for stacks, run in groups)


def _stacks(letter: str) -> bool:
    """Return whether a character combines with the one before it. Joiners count, too."""
    return letter in JOINERS or unicodedata.category(letter) in {"Mn", "Me"}


def _without_gaps(lines: Iterator[str]) -> list[str]:
    """Return at most LINES lines, without two successive empty ones.

    The last line has all the rest.
    """
    kept = [line for line, run in groupby(lines) for line in ([line] if not line else run)]
    return [*kept[: LINES - 1], " ".join(kept[LINES - 1 :])] if len(kept) > LINES else kept
