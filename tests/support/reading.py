"""Short forms of selectors and services for tests."""

from __future__ import annotations

from uuid import UUID

from django.db.models import Max

from accounts.models import User
from games.models import Move, Seat, Table
from games.selectors.clocks import Clock, clocks_of_seats
from games.selectors.history import HistoryMove, history_for
from notifications.delivery.preparing import notices_prepare
from notifications.delivery.sending import deliveries_send


def clocks_of(table: Table) -> dict[int, Clock]:
    """Return the clocks of a table's open turns by the seats' keys; empty without a clock."""
    return clocks_of_seats(table.seats.select_related("table", "person"))


def clock_of(seat: Seat) -> Clock | None:
    """Return the clock of a seat's open turn; ``None`` without a turn or a clock."""
    return clocks_of_seats([seat]).get(seat.pk)


def history_since_own(table: Table, person: User) -> list[HistoryMove]:
    """Return the history since the person's last choice."""
    place = Seat.objects.get(table=table, person=person).place
    own = Move.objects.filter(table=table, place=place, by=Move.By.PERSON)
    return history_for(table, person, after=own.aggregate(last=Max("ply"))["last"] or 0)


def notice_deliver(*, notice_id: UUID) -> None:
    _, claims = notices_prepare(only=[notice_id])
    deliveries_send(claims)
