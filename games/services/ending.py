"""The end of a game without a result."""

from __future__ import annotations

from collections.abc import Sequence

from accounts.models import User
from games.models import Seat, Status, Table, TableEvent
from games.services.events import event_add
from games.services.turns import turns_void
from mp2site import clock
from notifications.models import Kind
from notifications.services.ledger import notices_write


def table_end(table: Table, seats: Sequence[Seat], by: User | None, *, why: str) -> None:
    """End a locked table unrated, say why in its log, and tell its people.

    ``why``: ``consent`` of those who are there, ``timeout`` by the table's policy, or ``nobody`` left.
    """
    table.status, table.finished_at = Status.ABANDONED, clock.now()
    table.version += 1
    table.save(update_fields=["status", "finished_at", "version"])
    table.seats.update(waiting_since=None, draft=[], draft_state=None)
    turns_void(table)
    event_add(table, TableEvent.Kind.ENDED, why=why)
    told = [seat for seat in seats if by is None or seat.person_id != by.pk]
    notices_write(table=table, seats=told, kind=Kind.OVER, by=by)
