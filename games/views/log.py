"""The log beside the board, and what in it is new to a person."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Any

from django.utils import timezone

from games.models import Move
from mp2site.infra import clock

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from games.selectors import HistoryMove, Line, Position
    from games.views.present import Player


def seen_until(position: Position) -> int:
    """Return how far the person had seen before; to a spectator only what comes now is new."""
    return position.ply if position.seat is None else position.seen_ply


def last_own_ply(moves: Sequence[HistoryMove], seat: int | None) -> int:
    """Return when the person last chose: whatever came before, they had seen."""
    own = (move.ply for move in moves if move.place == seat and move.by == Move.By.PERSON)
    return max(own, default=0)


def new_marks(moves: Sequence[HistoryMove], since: int) -> dict[str, int | str]:
    """Mark what others did on the board since the person's last look."""
    return {target: "new" for move in moves if move.ply > since for target in move.targets}


def log_entries(
    moves: Sequence[HistoryMove], lines: Sequence[Line], people: Sequence[Player], since: int
) -> list[dict[str, Any]]:
    """Return the log, a turn at a time, newest first, with a line between new and seen."""
    told = [move for move in moves if move.lines]
    turns = groupby(told, key=lambda move: (move.place, move.turn, move.by, move.ply > since))
    entries = [_entry(list(turn), people) for _, turn in turns]
    entries += [line_entry(line, people) for line in lines]
    entries.sort(key=lambda entry: (entry["ply"], entry["house"]))
    new = False
    for entry in entries:  # once something is new, so is all that follows
        new = entry["new"] = new or entry["ply"] > since
    entries.reverse()
    for newer, older in pairwise(entries):
        older["seen_before"] = newer["new"] and not older["new"]
    return entries


def _entry(turn: list[HistoryMove], people: Sequence[Player]) -> dict[str, Any]:
    last = turn[-1]
    return {
        "ply": last.ply,
        "at": last.at,
        "by": last.by,
        "house": False,
        "player": people[last.place],
        "lines": [line for move in turn for line in move.lines],
        "today": is_today(last.at),
    }


def line_entry(line: Line, people: Sequence[Player]) -> dict[str, Any]:
    """Return a line that is not a choice as an entry of the log."""
    return {
        "ply": line.ply,
        "at": line.at,
        "by": "",
        "house": True,
        "player": None if line.place is None else people[line.place],
        "lines": [line.text],
        "today": is_today(line.at),
    }


def is_today(at: datetime) -> bool:
    """Tell whether an instant is of this day on the reader's wall."""
    return timezone.localtime(at).date() == timezone.localtime(clock.now()).date()
