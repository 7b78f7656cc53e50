"""Text as people write it, made fit to be shown beside the house's own."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import groupby
from typing import Final

LINES: Final = 40
MARKS: Final = 3
"""So many accents may stand on one letter; more of them reach into the lines around."""
HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Kinds of characters that show nothing and may turn a line around."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing, though their kind doesn't say so."""
JOINERS: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Without these some emoji and some scripts fall apart."""


def cleaned(text: str) -> str:
    """Return a text as it is kept: composed, without what isn't seen, without towers of accents."""
    plain = "\n".join(text.expandtabs(1).splitlines())
    seen = unicodedata.normalize("NFC", "".join(filter(_is_seen, plain)))
    lines = (_lowered(line).rstrip() for line in seen.split("\n"))
    kept = "\n".join(_without_gaps(lines)).strip()
    return kept if any(map(_shows, kept)) else ""


def _is_seen(letter: str) -> bool:
    """Tell whether a letter may stay; what Unicode will never give a meaning may not."""
    if letter == "\n" or letter in JOINERS:
        return True
    never = ord(letter) & 0xFFFE == 0xFFFE or letter in BLANK
    return not never and unicodedata.category(letter) not in HIDDEN


def _shows(letter: str) -> bool:
    """Tell whether a letter shows something by itself."""
    return unicodedata.category(letter)[0] in "LNPS"


def _lowered(line: str) -> str:
    """Keep the first accents of each letter, and none where there is no letter to bear them."""
    groups = [(key, "".join(run)) for key, run in groupby(line, key=_stacks)]
    if groups and groups[0][0]:
        groups = groups[1:]
    return "".join(run[:MARKS] if stacks else run for stacks, run in groups)


def _stacks(letter: str) -> bool:
    """Tell whether a letter goes onto the one before it; joiners would part one tower into many."""
    return letter in JOINERS or unicodedata.category(letter) in {"Mn", "Me"}


def _without_gaps(lines: Iterator[str]) -> list[str]:
    """Keep so many lines, and never two empty ones after one another."""
    kept = [line for line, run in groupby(lines) for line in ([line] if not line else run)]
    return [*kept[: LINES - 1], " ".join(kept[LINES - 1 :])] if len(kept) > LINES else kept
