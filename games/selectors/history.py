"""A table's moves, as far as a person may see them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import NamedTuple

import msgspec

from accounts.models import User
from games.errors import NotFound
from games.models import Move, Seat, Table
from games.rules.kernel import Event, Text, log_text, seen
from games.selectors.moves import moves_of
from games.selectors.tables import can_read

_events = msgspec.json.Decoder(list[Event])


class Chosen(NamedTuple):
    """The columns of a move that the history shows."""

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
    """A committed choice, with those of its events that the reader may know."""

    ply: int
    place: int
    turn: int
    by: Move.By
    at: datetime
    key: str
    """The choice's key. For other people's choices it is empty until the game is over."""
    events: tuple[Event, ...]
    sentences: tuple[Text, ...]
    """The log entries of the choice's events."""
    targets: tuple[str, ...]
    """The ids of the board elements in the choice's events."""
    change: Mapping[str, int] | None = None
    """The change of the seat's public resources by name; empty for moves of old versions."""


def history_for(
    table: Table,
    person: User | None,
    after: int = 0,
    until: int | None = None,
    token: str = "",
) -> list[HistoryMove]:
    """Return the committed choices after a ply, up to ``until``, oldest first. Raises NotFound."""
    return moves_told(table, _place_of(table, person, token), after, until)


def moves_told(
    table: Table, place: int | None, after: int = 0, until: int | None = None
) -> list[HistoryMove]:
    """Return the committed choices with what the seat at ``place`` may know of them.

    ``None`` means a spectator. Doesn't authorise.
    """
    rows = moves_of(table.pk, Chosen._fields, over=table.over, after=after, until=until)
    return [told(Chosen(*row), table, place) for row in rows]


def turns_around(table: Table, place: int, ply: int) -> tuple[int | None, int | None]:
    """Return the last ply of the seat's turn before this ply, and of its turn after it.

    Each is ``None`` if there is no such turn. Doesn't authorise.
    """
    rows = moves_of(table.pk, ("turn", "ply"), over=table.over, place=place)
    ends: dict[int, int] = dict(rows)  # the last ply of each turn overwrites the earlier ones
    before = [end for end in ends.values() if end < ply]
    after = [end for end in ends.values() if end > ply]
    return max(before, default=None), min(after, default=None)


def last_own_ply(table: Table, place: int, until: int) -> int:
    """Return the ply of the person's last own choice, at most ``until``; 0 if there is none.

    Doesn't authorise.
    """
    rows = moves_of(table.pk, ("ply", "by"), over=table.over, until=until, place=place)
    return max((ply for ply, by in rows if by == Move.By.PERSON), default=0)


def _place_of(table: Table, person: User | None, token: str = "") -> int | None:
    """Return the person's place, ``None`` for a spectator. Raises NotFound."""
    seat = None
    if person is not None:
        own = Seat.objects.only("place", "resigned_at")
        seat = own.filter(table_id=table.pk, person_id=person.pk).first()
    if seat is None and not can_read(table, None, token):
        raise NotFound
    return seat_place(seat, table) if seat else None


def seat_place(seat: Seat, table: Table) -> int | None:
    """Return the engine's seat whose view the person gets.

    ``None`` means a spectator's view: a person who resigned gets it until the game ends.
    """
    return None if seat.resigned_at is not None and not table.over else seat.place


def told(move: Chosen, table: Table, place: int | None) -> HistoryMove:
    """Return a move with what the seat at ``place`` may know of it. Doesn't authorise."""
    events, sentences, targets = _telling(table.title, move.events, place)
    return HistoryMove(
        ply=move.ply,
        place=move.place,
        turn=move.turn,
        by=_chosen_by(move, place),
        at=move.at,
        # Another seat's key may contain hidden information. The events are filtered separately.
        key=move.key if table.over or move.place == place else "",
        events=events,
        sentences=sentences,
        targets=targets,
        change=move.change,
    )


@lru_cache(maxsize=2048)
def _telling(
    title: str, stored: str, place: int | None
) -> tuple[tuple[Event, ...], tuple[Text, ...], tuple[str, ...]]:
    """Return the events, log entries and targets that the seat may know.

    ``stored`` has the events as JSON. The result is cached, since a page needs it again after every
    choice.
    """
    events = tuple(seen(_events.decode(stored), place))
    return (
        events,
        tuple(log_text(title, event) for event in events),
        tuple(dict.fromkeys(name for event in events for name in event.targets)),
    )


def _chosen_by(move: Chosen, place: int | None) -> Move.By:
    """Return the choice's origin; only the seat's own person learns that a plan made the choice."""
    planned = move.by == Move.By.PLAN and move.place != place
    return Move.By.PERSON if planned else Move.By(move.by)
