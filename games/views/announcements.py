"""Announcements for screen readers: other players' last choices, in one or two sentences each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.presentation.courses import goes_without_saying
from mp2site.text.rendering import render

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.selectors.history import HistoryMove
    from games.views.present import Player

LAST: Final = 6
"""The most choices that are announced at once. The log has all of them."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """A choice's effects in words."""

    ply: int
    words: str


def announcements(
    moves: Sequence[HistoryMove], people: Sequence[Player], own: int | None
) -> list[Announcement]:
    """Return announcements of others' last choices, oldest first."""
    names = [player.name for player in people]
    others = [move for move in moves if move.place != own]
    found = [Announcement(move.ply, _words(move, names)) for move in others[-2 * LAST :]]
    return [one for one in found if one.words][-LAST:]


def _words(move: HistoryMove, names: Sequence[str]) -> str:
    return " ".join(
        render(one, people=names) for one in move.sentences if not goes_without_saying(one)
    )
