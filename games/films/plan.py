"""The moments of a film, their lengths, and the players' initials. This module is pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

FRAMES: Final = 56
"""The maximum number of moments in a film."""
SECONDS: Final = 45.0
"""The length that a film should have, without its last moment."""
SHORTEST: Final = 0.6
LONGEST: Final = 3.0
"""The bounds of a moment's length in seconds."""
LAST: Final = 5.0
"""The length of the last moment in seconds."""


class Ply(NamedTuple):
    """A move's number, its seat, and the number of the seat's turn."""

    ply: int
    place: int
    turn: int


def moments_of(moves: Sequence[Ply]) -> list[int]:
    """Return the plies that a film shows: the set-up, ends of turns spread evenly, and the end."""
    ends = {(move.place, move.turn): move.ply for move in moves}
    plies = sorted(ends.values())
    if not plies:
        return [0]
    number = min(len(plies), FRAMES - 1)
    chosen = {plies[round((at + 1) * len(plies) / number) - 1] for at in range(number)}
    return [0, *sorted(chosen)]


def durations_of(moments: int) -> list[int]:
    """Return how long each moment is shown, in milliseconds."""
    each = min(LONGEST, max(SHORTEST, SECONDS / max(1, moments - 1)))
    return [round(each * 1000)] * (moments - 1) + [round(LAST * 1000)]


def initials_of(names: Iterable[str]) -> list[str]:
    """Return the players' initials; a number follows the initial of a later player with the same."""
    found: list[str] = []
    for name in names:
        first = name[:1].upper() or "?"
        same = sum(one.rstrip("0123456789") == first for one in found)
        found.append(f"{first}{same + 1}" if same else first)
    return found
