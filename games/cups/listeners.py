"""Handlers of table events: resigning at a cup's table means leaving the cup."""

from __future__ import annotations

from games.cups.models import CupEntry
from games.events import SeatResigned
from games.services.organizing import entries_leave


def resigned_note(event: SeatResigned) -> None:
    """Record that a person has left a cup by resigning at one of its tables."""
    own = CupEntry.objects.filter(person=event.seat.person_id)
    entries_leave(own.filter(cup__tables__table=event.table))
