"""Seeks, and the open tables that match them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from django.db.models import F

from accounts.models import User
from games.models import Seat, Table, TableQuerySet
from games.models.table import rows_of
from games.requirements.selectors import out_of_range
from games.seeks.models import Seek

AT_ONCE: Final = 500
"""The maximum number of seeks, and of tables, that a sweep reads; the oldest seeks first."""


def seeks_of(person: User) -> list[Seek]:
    """Return the person's seeks, the oldest first, with the proposed tables."""
    rows = Seek.objects.filter(person=person).select_related("table").order_by("pk")
    return list(rows.defer("table__state", "table__secret", "table__seed", "table__trouble"))


def seeks_told(person: User) -> list[dict[str, Any]]:
    """Return the person's seeks for the export of their data."""
    columns = ("title", "pace", "least", "most", "within", "paused", "table")
    rows = Seek.objects.filter(person=person).order_by("pk")
    return [dict(row) for row in rows.values(*columns, "created_at", "expires_at")]


def fitting(now: datetime) -> Iterator[tuple[Seek, str]]:
    """Yield each seek without a proposal, with the id of a table that seems to match.

    It takes two queries, and two more if there are seeks with a rating range. Whether the person
    may join, and whether a seat is free, is checked when the table is locked.
    """
    tables = _with_seats_to_propose(Table.objects.listed().open()).order_by("created_at")
    found = list(tables.values_list("pk", "title", "pace", "size")[:AT_ONCE])
    if not found:
        return
    rows = Seek.objects.filter(table=None, paused=False, expires_at__gt=now)
    rows = rows.filter(title__in={row[1] for row in found}, pace__in={row[2] for row in found})
    seeks = rows.filter(person__is_active=True).select_related("person").order_by("pk")[:AT_ONCE]
    apart = out_of_range(seeks, [row[0] for row in found])
    for seek in seeks:
        for pk, title, pace, size in found:
            same = (title, pace) == (seek.title, seek.pace) and seek.least <= size <= seek.most
            if same and pk not in seek.declined and (seek.pk, pk) not in apart:
                yield seek, pk


def to_seat(now: datetime) -> list[Seek]:
    """Return the seeks whose people are to be seated now."""
    due = Seek.objects.filter(seat_at__lte=now).select_related("person").order_by("seat_at", "pk")
    return list(due[:AT_ONCE])


def _with_seats_to_propose(tables: TableQuerySet) -> TableQuerySet:
    """Return the tables with a free seat that isn't already proposed to somebody."""
    counted = tables.alias(taken=rows_of(Seat), proposed=rows_of(Seek))
    return counted.filter(taken__lt=F("size") - F("proposed"))
