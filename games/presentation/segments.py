"""A log entry's sentence in segments: words, people's names, and dice.

A page shows names in bold and draws dice. A mail leaves out a name that it has just written. To
find names and dice, the sentence is rendered with marks in their places, and the marks are
converted to segments.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from games.rules.kernel import Text
from mp2site.text.rendering import render

FACES: Final = range(1, 7)
# The marks are private-use characters, which no message and no name contains.
_DICE: Final = "\ue002"
_MARK: Final = re.compile("\ue000([0-9]+)\ue001|\ue002")


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of a sentence."""

    kind: Literal["plain", "name", "dice"]
    text: str
    """The segment as plain text, for example for mails."""
    seat: int | None = None
    """The seat of the person, if the segment is a name."""
    dice: tuple[tuple[int, str], ...] = ()
    """The faces and colours of the dice, if the segment is dice."""


def segments(text: Text, names: Sequence[str]) -> list[Segment]:
    """Return the segments of a text's sentence. ``names`` has the people's names by seat."""
    faces = _faces(text, "dice")
    marked = Text(text.id, {**text.params, "dice": _DICE}) if faces else text
    said, found, at = render(marked, people=_marks(names)), list[Segment](), 0
    for mark in _MARK.finditer(said):
        found.append(Segment("plain", said[at : mark.start()]))
        found.append(_name(int(mark[1]), names) if mark[1] else _dice(text, faces))
        at = mark.end()
    found.append(Segment("plain", said[at:]))
    return [segment for segment in found if segment.text]


def leading(parts: Sequence[Segment]) -> int | None:
    """Return the seat of the name at the sentence's beginning; ``None`` if there is no name."""
    if len(parts) > 1 and parts[1].text.startswith(" "):
        return parts[0].seat
    return None


def plain_text(parts: Sequence[Segment]) -> str:
    """Return the segments as one text."""
    return "".join(part.text for part in parts)


def _marks(names: Sequence[str]) -> Mapping[int, str]:
    return {seat: f"\ue000{seat}\ue001" for seat in range(len(names))}


def _name(seat: int, names: Sequence[str]) -> Segment:
    return Segment("name", names[seat], seat=seat)


def _dice(text: Text, faces: Sequence[int]) -> Segment:
    """Return the dice in a text's parameter `dice` as a segment.

    Dice that are also in its parameter `yellow` are yellow.
    """
    yellow = Counter(_faces(text, "yellow"))
    dice = []
    for face in faces:
        dice.append((face, "yellow" if yellow[face] else "white"))
        yellow[face] -= yellow[face] > 0
    return Segment("dice", ", ".join(map(str, faces)), dice=tuple(dice))


def _faces(text: Text, name: str) -> list[int]:
    """Return a parameter's value if it is a list of dice faces; otherwise an empty list."""
    value = text.params.get(name)
    found = [face for face in value if isinstance(face, int)] if isinstance(value, list) else []
    return found if all(face in FACES for face in found) else []
