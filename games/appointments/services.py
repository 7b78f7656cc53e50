"""Proposing and cancelling appointments."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from accounts.models import User
from games.appointments.events import AppointmentNear, AppointmentProposed
from games.errors import BadAppointment
from games.models import Seat, Table
from games.rules.kernel import Text
from games.selectors.appointments import has_appointment
from games.services.locks import lock_player, lock_seats, table_transaction
from games.services.table_changes import table_changed
from mp2site.infra import clock
from mp2site.infra.events import publish

SOONEST: Final = timedelta(minutes=5)
LATEST: Final = timedelta(days=60)
COLUMNS: Final = ("appointment_at", "appointment_by", "appointment_reminded")


def appointment_propose(*, table_id: str, by: User, starts_at: datetime | None) -> Table:
    """Propose half an hour to play together, in place of an earlier appointment.

    The other players are notified now, and all are reminded half an hour before. Raises NotFound,
    NotYourSeat, NotPlaying, Resigned, BadAppointment (no time, too soon, too late).
    """
    with table_transaction():
        table, seats, seat = lock_player(table_id, by)
        if starts_at is None or not SOONEST <= starts_at - clock.now() <= LATEST:
            raise BadAppointment(Text("errors-bad-appointment-time"), rule="time")
        _set(table, starts_at, seat)
        table_changed(table, *COLUMNS)
        publish(AppointmentProposed(table, seats, by))
    return table.lighten()


def appointment_cancel(*, table_id: str, by: User) -> Table:
    """Cancel the table's appointment, as one of its players.

    Raises NotFound, NotYourSeat, NotPlaying, Resigned, BadAppointment (there is none).
    """
    with table_transaction():
        table, _, _ = lock_player(table_id, by)
        if not has_appointment(table):
            raise BadAppointment(Text("errors-bad-appointment-none"), rule="none")
        _set(table, None, None)
        table_changed(table, *COLUMNS)
    return table.lighten()


def remind(table: Table) -> None:
    """Remind the players of a locked table of its appointment."""
    table.appointment_reminded = True
    table.save(update_fields=["appointment_reminded"])
    publish(AppointmentNear(table, lock_seats(table)))


def _set(table: Table, starts_at: datetime | None, seat: Seat | None) -> None:
    table.appointment_at = starts_at
    table.appointment_by = seat.place if seat else None
    table.appointment_reminded = False
