"""The log beside the board, with marks on entries that are new to a person."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from django.utils import timezone

from games.boards.common.trails import Numeral, Told
from games.models import Move
from mp2site.infra import clock

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from games.presentation.courses import Round, TurnEntry
    from games.selectors.history import HistoryMove
    from games.selectors.log import LogEntry
    from games.selectors.positions import Position
    from games.views.present import Sitter

ORDER: Final = ("turn", "round", "event")
"""The order of entries with the same ply."""


def seen_until(position: Position) -> int:
    """Return the last ply that the person saw before; for a spectator, the current ply."""
    return position.ply if position.seat is None else position.seen_ply


def last_own_ply(moves: Sequence[HistoryMove], seat: int | None) -> int:
    """Return the ply of the person's last choice. The person has seen all moves up to it."""
    own = (move.ply for move in moves if move.place == seat and move.by == Move.By.PERSON)
    return max(own, default=0)


def new_marks(moves: Sequence[HistoryMove], since: int) -> dict[str, Numeral | str]:
    """Return the marks on board elements that others have changed since the person's last view."""
    return {target: "new" for move in moves if move.ply > since for target in move.targets}


def recap_entries(
    turns: Sequence[TurnEntry], sitters: Sequence[Sitter], since: int
) -> list[dict[str, Any]]:
    """Return the turns after a ply, oldest first and numbered, with the beginnings of rounds."""
    entries: list[dict[str, Any]] = []
    number = 0
    for turn in turns:
        if turn.ply <= since:
            continue
        if turn.telling or turn.sentences:
            number += 1
            entries.append({**_turn_entry(turn, sitters), "number": number})
        entries += [_round_entry(begun) for begun in turn.rounds]
    return entries if number else []


def recap_told(entries: Sequence[dict[str, Any]]) -> list[Told]:
    """Return the texts of the turns in a recap, each with the turn's number."""
    return [
        Told(Numeral(entry["number"], entry["turn"].place), entry["turn"].events)
        for entry in entries
        if entry["kind"] == "turn"
    ]


def told_marks(told: Sequence[Told]) -> dict[str, Numeral | str]:
    """Return, by board element, the number of the turn or step that has changed it."""
    return {target: one.numeral for one in told for event in one.events for target in event.targets}


def log_entries(
    turns: Sequence[TurnEntry], others: Sequence[LogEntry], sitters: Sequence[Sitter], since: int
) -> list[dict[str, Any]]:
    """Return the log by turns, newest first, with a divider between new and seen entries."""
    entries = [_turn_entry(turn, sitters) for turn in turns if turn.telling or turn.sentences]
    entries += [_round_entry(begun) for turn in turns for begun in turn.rounds]
    entries += [_other_entry(entry, sitters) for entry in others]
    entries.sort(key=lambda entry: (entry["ply"], ORDER.index(entry["kind"])))
    new = False
    for entry in entries:  # after the first new entry, all are new
        new = entry["new"] = new or entry["ply"] > since
    entries.reverse()
    for newer, older in pairwise(entries):
        older["seen_before"] = newer["new"] and not older["new"]
    return entries


def _turn_entry(turn: TurnEntry, sitters: Sequence[Sitter]) -> dict[str, Any]:
    return {
        "kind": "turn",
        "ply": turn.ply,
        "at": turn.at,
        "by": turn.by,
        "player": sitters[turn.place],
        "turn": turn,
        "sentences": turn.sentences,
        "today": is_today(turn.at),
    }


def _round_entry(begun: Round) -> dict[str, Any]:
    return {
        "kind": "round",
        "ply": begun.ply,
        "text": begun.text,
        "sentences": begun.sentences,
    }


def _other_entry(entry: LogEntry, sitters: Sequence[Sitter]) -> dict[str, Any]:
    """Return the context of a log entry that isn't a choice."""
    return {
        "kind": "event",
        "ply": entry.ply,
        "at": entry.at,
        "by": "",
        "player": None if entry.place is None else sitters[entry.place],
        "sentences": [entry.text],
        "today": is_today(entry.at),
    }


def is_today(at: datetime) -> bool:
    """Return whether an instant is today in the reader's time zone."""
    return timezone.localtime(at).date() == timezone.localtime(clock.now()).date()
