"""Handlers of table events: a person who resigns at a cup's table leaves the cup."""

from __future__ import annotations

from games.cups.models import CupEntry
from games.events import SeatResigned
from games.services.organizing import entries_leave


def resigned_note(event: SeatResigned) -> None:
    """Record that a person who resigns at one of a cup's tables leaves the cup."""
    own = CupEntry.objects.filter(person=event.seat.person_id)
    entries_leave(own.filter(cup__tables__table=event.table))
