"""Appointments: half an hour in which the people of a table play together."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from accounts.models import User
from games.models import Seat, Status, Table
from games.models.table import HEAVY
from mp2site.infra import clock

LASTS: Final = timedelta(minutes=30)


def has_appointment(table: Table) -> bool:
    """Return whether a table has an appointment that isn't over."""
    return table.appointment_at is not None and clock.now() < table.appointment_at + LASTS


def may_propose(table: Table, own: Seat | None) -> bool:
    """Return whether the reader plays at the table and so may propose an appointment."""
    return table.status == Status.PLAYING and own is not None and own.resigned_at is None


def appointments_of(person: User) -> list[Table]:
    """Return the running tables of a person that have an appointment, the soonest first."""
    seats = Seat.objects.of(person).live().filter(resigned_at=None).values("table")
    since = clock.now() - LASTS
    rows = Table.objects.playing().filter(pk__in=seats, appointment_at__gt=since)
    return list(rows.defer(*HEAVY).order_by("appointment_at"))
