"""The text of a message: plain lines with links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

LONGEST: Final = 1_000
"""The maximum length of a message."""
EXCERPT: Final = 120
LINK: Final = re.compile(
    r"https?://(?![^\s/?#]*@)\w[^\s<>\"'\\^`{|}]{0,299}",
    re.IGNORECASE,
)
"""A web address without a user name. A user name could look like another host."""
TAIL: Final = ".,:;!?)]}…"
"""Characters that belong to the sentence if they are at the end of an address."""


@dataclass(frozen=True, slots=True)
class Bit:
    """A piece of a message: words, or a link to another site."""

    text: str
    link: bool = False


def bits(text: str) -> Iterator[Bit]:
    """Yield a message's words and links in order. Joined, they are the message's text."""
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
