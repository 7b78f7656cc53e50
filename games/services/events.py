"""Log entries that aren't choices."""

from __future__ import annotations

from typing import Any

from games.models import Seat, Table, TableEvent
from mp2site.infra import clock
from mp2site.infra.prepared import Insert

_events_add = Insert(TableEvent)


def event_add(table: Table, kind: TableEvent.Kind, seat: Seat | None = None, **params: Any) -> None:
    """Add an entry to the table's log, in the transaction of the change that it describes."""
    place = seat.place if seat else None
    row = TableEvent(
        table=table, ply=table.ply, kind=kind, place=place, params=params, at=clock.now()
    )
    _events_add([row])
