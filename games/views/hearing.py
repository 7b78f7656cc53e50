"""What is read aloud to who listens: what others did last, a sentence or two per choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mp2site.text import render

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.selectors import HistoryMove
    from games.views.present import Player

LAST: Final = 6
"""So many choices are told at once; who wants more reads the log."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a choice did, in words."""

    ply: int
    words: str


def told(moves: Sequence[HistoryMove], people: Sequence[Player], own: int | None) -> list[Told]:
    """Return what others did last, oldest first."""
    names = [player.name for player in people]
    others = [move for move in moves if move.lines and move.place != own]
    return [
        Told(move.ply, " ".join(render(line, people=names) for line in move.lines))
        for move in others[-LAST:]
    ]
