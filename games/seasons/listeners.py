"""Handlers of table events: resigning at a season's table means leaving the season."""

from __future__ import annotations

from games.events import SeatResigned
from games.seasons.models import Entry
from games.services.organizing import entries_leave


def resigned_note(event: SeatResigned) -> None:
    """Record that a person has left a season by resigning at one of its tables."""
    own = Entry.objects.filter(person=event.seat.person_id)
    entries_leave(own.filter(division__tables__table=event.table))
