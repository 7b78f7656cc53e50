"""Lines in a table's log that are no choices."""

from __future__ import annotations

from typing import Any

from games.models import Seat, Table, TableEvent
from mp2site import clock
from mp2site.prepared import Insert

_events_add = Insert(TableEvent)


def event_add(table: Table, kind: TableEvent.Kind, seat: Seat | None = None, **params: Any) -> None:
    """Write down what the house did, in the transaction in which it does it."""
    place = seat.place if seat else None
    row = TableEvent(
        table=table, ply=table.ply, kind=kind, place=place, params=params, at=clock.now()
    )
    _events_add([row])
