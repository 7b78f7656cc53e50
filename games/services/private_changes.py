"""Changes to a seat that only its person sees, such as conditional answers, coaching and plans."""

from __future__ import annotations

from typing import Any

from django.db.models import F

from games.events import OwnPageChanged
from games.models import Seat
from mp2site.infra.events import publish


def seat_change_privately(seat: Seat, **columns: Any) -> None:
    """Write columns of a locked table's seat, and refresh only its person's pages.

    This isn't a choice of the seat, so a waiting plan stays valid.
    """
    for column, value in columns.items():
        setattr(seat, column, value)
    seat.version += 1
    Seat.objects.filter(pk=seat.pk).update(version=F("version") + 1, **columns)
    publish(OwnPageChanged(seat))
