"""Seats whose turn it is, for lists of tables."""

from __future__ import annotations

from collections.abc import Collection

from games.models import Seat, Status


def acting_at(table_ids: Collection[str]) -> dict[str, list[Seat]]:
    """Return the seats whose turn it is at these tables, by table id, with their people.

    It takes one query.
    """
    rows = Seat.objects.filter(
        table__in=table_ids, table__status=Status.PLAYING, waiting_since__isnull=False
    )
    found: dict[str, list[Seat]] = {}
    for seat in rows.select_related("person").only(
        "table", "waiting_since", "played_by_stand_in", "resigned_at", "person", "place"
    ):
        found.setdefault(seat.table_id, []).append(seat)
    return found
