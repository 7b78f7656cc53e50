"""Ends a game without a result."""

from __future__ import annotations

from collections.abc import Sequence

from accounts.models import User
from games.events import TableEnded
from games.models import Seat, Status, Table, TableEvent
from games.services.events import event_add
from games.services.table_changes import table_changed
from games.services.turns import turns_void
from mp2site.infra import clock
from mp2site.infra.events import publish


def table_end(table: Table, seats: Sequence[Seat], by: User | None, *, why: str) -> None:
    """End a locked table unrated, log the reason, and notify its players.

    ``why`` is ``consent`` (all present players agreed), ``timeout`` (the table's time-out policy)
    or ``nobody`` (no person is left).
    """
    table.status, table.finished_at = Status.ABANDONED, clock.now()
    table_changed(table, "status", "finished_at")
    table.seats.update(waiting_since=None, draft=[], undone=[], draft_state=None)
    turns_void(table)
    event_add(table, TableEvent.Kind.ENDED, why=why)
    publish(TableEnded(table, seats, by))
