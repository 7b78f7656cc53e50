"""Changes to a seat that only its person sees: conditional answers, coaching, plans and so on."""

from __future__ import annotations

from typing import Any

from django.db.models import F

from games.models import Plan, Seat


def own_changed(seat: Seat, **columns: Any) -> None:
    """Write columns of a locked table's seat, and refresh only its person's pages.

    It doesn't count as an answer: a plan that waits for one goes by the seat's version and waits
    on.
    """
    for column, value in columns.items():
        setattr(seat, column, value)
    seat.version += 1
    Plan.objects.pending().filter(seat=seat.pk).update(behind=F("behind") + 1)
    Seat.objects.filter(pk=seat.pk).update(version=F("version") + 1, **columns)
