"""What a person alone sees of their seat, and changes without a choice: orders, coaching, plans and the like."""

from __future__ import annotations

from typing import Any

from django.db.models import F

from games.models import Plan, Seat


def own_changed(seat: Seat, **columns: Any) -> None:
    """Write columns of a seat of a locked table, and have its person's own pages shown anew, and nobody else's.

    Nothing is answered by it: a plan that waits for an answer, which goes by the seat's version, waits on.
    """
    for column, value in columns.items():
        setattr(seat, column, value)
    seat.version += 1
    Plan.objects.pending().filter(seat=seat.pk).update(behind=F("behind") + 1)
    Seat.objects.filter(pk=seat.pk).update(version=F("version") + 1, **columns)
