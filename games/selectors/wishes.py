"""Standing wishes, and the open tables that fit them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any, Final

from accounts.models import User
from games.models import SeatWish, Table
from games.selectors.asking import out_of_range

AT_ONCE: Final = 500
"""So many wishes, and so many tables, are looked at in one sweep; the oldest wishes first."""


def wishes_of(person: User) -> list[SeatWish]:
    """Return the person's wishes, the oldest first, with the tables that are proposed."""
    rows = SeatWish.objects.filter(person=person).select_related("table").order_by("pk")
    return list(rows.defer("table__state", "table__secret", "table__seed", "table__trouble"))


def wishes_told(person: User) -> list[dict[str, Any]]:
    """Return them for the person's own data."""
    columns = ("title", "pace", "least", "most", "within", "paused", "table")
    rows = SeatWish.objects.filter(person=person).order_by("pk")
    return [dict(row) for row in rows.values(*columns, "created_at", "expires_at")]


def fitting(now: datetime) -> Iterator[tuple[SeatWish, str]]:
    """Yield wishes without a table, each with the tables that fit by what can be seen from outside.

    Two queries, and two more for wishes with a range. Whether the person may sit down there, and finds a seat, is for whoever locks the table.
    """
    tables = Table.objects.listed().open().with_seats_to_propose().order_by("created_at")
    found = list(tables.values_list("pk", "title", "pace", "size")[:AT_ONCE])
    if not found:
        return
    rows = SeatWish.objects.filter(table=None, paused=False, expires_at__gt=now)
    rows = rows.filter(title__in={row[1] for row in found}, pace__in={row[2] for row in found})
    wishes = rows.filter(person__is_active=True).select_related("person").order_by("pk")[:AT_ONCE]
    apart = out_of_range(wishes, [row[0] for row in found])
    for wish in wishes:
        for pk, title, pace, size in found:
            same = (title, pace) == (wish.title, wish.pace) and wish.least <= size <= wish.most
            if same and pk not in wish.declined and (wish.pk, pk) not in apart:
                yield wish, pk


def to_seat(now: datetime) -> list[SeatWish]:
    """Return the wishes whose people are to be seated by now."""
    due = (
        SeatWish.objects.filter(seat_at__lte=now).select_related("person").order_by("seat_at", "pk")
    )
    return list(due[:AT_ONCE])
