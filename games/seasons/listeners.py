"""Handlers of table events: resignations and ends of games at seasons' tables."""

from __future__ import annotations

from games.events import SeasonGameEnded, SeatResigned, TableEnded
from games.models import Status
from games.seasons.models import Entry, SeasonTable
from games.services.organizing import entries_leave
from mp2site.infra.events import publish


def resigned_note(event: SeatResigned) -> None:
    """Record that a person has left a season by resigning at one of its tables."""
    own = Entry.objects.filter(person=event.seat.person_id)
    entries_leave(own.filter(division__tables__table=event.table))


def ended_announce(event: TableEnded) -> None:
    """Publish for other features that a season's game has ended with a result."""
    if event.table.status != Status.FINISHED:
        return
    if SeasonTable.objects.filter(table=event.table).exists():
        publish(SeasonGameEnded(event.table))
