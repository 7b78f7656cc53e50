"""What happened at a table, as far as a person may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

import msgspec

from accounts.models import User
from games.errors import NotFound
from games.models import Move, Seat, Table
from games.rules.kernel import Event, Text, log_text, seen
from games.selectors.tables import can_read

_events = msgspec.json.Decoder(list[Event])


class Chosen(NamedTuple):
    """The columns of a move that are told."""

    ply: int
    place: int
    turn: int
    by: str
    at: datetime
    key: str
    events: str
    change: dict[str, int] | None


@dataclass(frozen=True, slots=True)
class HistoryMove:
    """A committed choice with the events that the person may know."""

    ply: int
    place: int
    turn: int
    by: str
    at: datetime
    key: str
    """The choice's key; empty for other people's choices until the game is over."""
    events: tuple[Event, ...]
    lines: tuple[Text, ...]
    """The log's lines of these events."""
    targets: tuple[str, ...]
    """The board's elements that these events speak of."""
    change: Mapping[str, int] | None = None
    """What it changed in its seat's purse, which all may count; of old moves nothing is known."""


def history_for(
    table: Table,
    person: User | None,
    after: int = 0,
    until: int | None = None,
    token: str = "",
) -> list[HistoryMove]:
    """Return the committed choices after a ply (and up to one), oldest first. Raises NotFound."""
    return moves_told(table, _place_of(table, person, token), after, until)


def moves_told(
    table: Table, place: int | None, after: int = 0, until: int | None = None
) -> list[HistoryMove]:
    """Return the same as a seat (``None``: a spectator) may know it. Does not authorise."""
    moves = Move.objects.filter(table_id=table.pk, ply__gt=after).order_by("ply")
    if until is not None:
        moves = moves.filter(ply__lte=until)
    return [told(Chosen(*row), table, place) for row in moves.values_list(*Chosen._fields)]


def turns_around(table: Table, place: int, ply: int) -> tuple[int | None, int | None]:
    """Return the last plies of a seat's turn before a ply, and of its next one. Does not authorise."""
    rows = Move.objects.filter(table_id=table.pk, place=place).order_by("ply")
    ends = dict(rows.values_list("turn", "ply"))  # of each turn the last ply stays
    before = [end for end in ends.values() if end < ply]
    after = [end for end in ends.values() if end > ply]
    return max(before, default=None), min(after, default=None)


def _place_of(table: Table, person: User | None, token: str = "") -> int | None:
    """Return the person's place, ``None`` for a spectator. Raises NotFound."""
    seat = None
    if person is not None:
        seat = Seat.objects.only("place").filter(table_id=table.pk, person_id=person.pk).first()
    if seat is None and not can_read(table, None, token):
        raise NotFound
    return seat.place if seat else None


def told(move: Chosen, table: Table, place: int | None) -> HistoryMove:
    """Return a move as a seat may know it. Does not authorise."""
    events = seen(_events.decode(move.events), place)
    return HistoryMove(
        ply=move.ply,
        place=move.place,
        turn=move.turn,
        by=move.by,
        at=move.at,
        # A key may name what only its seat knows; events say what others may.
        key=move.key if table.over or move.place == place else "",
        events=tuple(events),
        lines=tuple(log_text(table.title, event) for event in events),
        targets=tuple(dict.fromkeys(name for event in events for name in event.targets)),
        change=move.change,
    )
