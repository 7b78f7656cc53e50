"""Handlers of table events: a person who resigns at a season's table leaves the season."""

from __future__ import annotations

from games.events import SeatResigned
from games.seasons.models import Entry
from mp2site.infra import clock


def resigned_note(event: SeatResigned) -> None:
    """Record that a person who resigns at one of a season's tables leaves the season."""
    own = Entry.objects.filter(
        person=event.seat.person_id, division__tables__table=event.table, place=None, left_at=None
    )
    own.update(left_at=clock.now())
