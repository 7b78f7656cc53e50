"""The text of a message: plain, in lines, with the links that stand in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

LONGEST: Final = 1_000
"""Characters of a message."""
LINES: Final = 40
MARKS: Final = 3
"""So many accents may stand on one letter; more of them reach into the lines around."""
EXCERPT: Final = 120
LINK: Final = re.compile(
    r"https?://(?![^\s/?#]*@)\w[^\s<>\"'\\^`{|}]{0,299}",
    re.IGNORECASE,
)
"""An address of the web; one with a name before its host shows another host than it leads to."""
TAIL: Final = ".,:;!?)]}…"
"""What ends a sentence rather than an address."""
HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Kinds of characters that show nothing and may turn a line around."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing, though their kind doesn't say so."""
JOINERS: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Without these some emoji and some scripts fall apart."""


@dataclass(frozen=True, slots=True)
class Bit:
    """A piece of a message: words, or an address that leads out of the house."""

    text: str
    link: bool = False


def cleaned(text: str) -> str:
    """Return a message as it is kept: composed, without what isn't seen, without towers of accents."""
    plain = "\n".join(text.expandtabs(1).splitlines())
    seen = unicodedata.normalize("NFC", "".join(filter(_is_seen, plain)))
    lines = (_lowered(line).rstrip() for line in seen.split("\n"))
    kept = "\n".join(_without_gaps(lines)).strip()
    return kept if any(map(_shows, kept)) else ""


def bits(text: str) -> Iterator[Bit]:
    """Yield a message's words and links in their order; together they are the text."""
    at = 0
    for found in LINK.finditer(text):
        address = found[0].rstrip(TAIL)
        if found.start() > at:
            yield Bit(text[at : found.start()])
        yield Bit(address, link=True)
        at = found.start() + len(address)
    if at < len(text):
        yield Bit(text[at:])


def excerpt(text: str, most: int = EXCERPT) -> str:
    """Return the beginning of a message in one line."""
    line = " ".join(text.split())
    return line if len(line) <= most else f"{line[: most - 1].rstrip()}…"


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
