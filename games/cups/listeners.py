"""Handlers of table events: a person who resigns at a cup's table leaves the cup."""

from __future__ import annotations

from games.cups.models import CupEntry
from games.events import SeatResigned
from mp2site.infra import clock


def resigned_note(event: SeatResigned) -> None:
    """Record that a person who resigns at one of a cup's tables leaves the cup."""
    own = CupEntry.objects.filter(
        person=event.seat.person_id, cup__tables__table=event.table, place=None, left_at=None
    )
    own.update(left_at=clock.now())
