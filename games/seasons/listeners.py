"""Handlers of table events: a person who resigns at a season's table leaves the season."""

from __future__ import annotations

from games.events import SeatResigned
from games.seasons.models import Entry
from games.services.organizing import entries_leave


def resigned_note(event: SeatResigned) -> None:
    """Record that a person who resigns at one of a season's tables leaves the season."""
    own = Entry.objects.filter(person=event.seat.person_id)
    entries_leave(own.filter(division__tables__table=event.table))
