"""Whose turn it is and since when, kept in the seats' rows; who is newly asked gets a notice."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from django.utils import timezone

from accounts.models import User
from games.models import Seat, Table
from mp2site.prepared import Update
from notifications.models import Kind
from notifications.services.ledger import notices_write

_turn_save = Update(Seat, "waiting_since", "turn")


def turns_update(
    table: Table,
    seats: Sequence[Seat],
    *,
    before: Collection[int],
    after: Collection[int],
    by: User,
    saved_later: Seat | None = None,
) -> None:
    """Open and close turns: ``before`` and ``after`` are the places that have to choose.

    A seat that goes on choosing stays in its turn. ``saved_later`` is written by the caller anyway.
    """
    now = timezone.now()
    closed = [seat for seat in seats if seat.place in before and seat.place not in after]
    opened = [seat for seat in seats if seat.place in after and seat.place not in before]
    for seat in closed:
        seat.waiting_since = None
    for seat in opened:
        seat.waiting_since, seat.turn = now, seat.turn + 1
    for seat in [*closed, *opened]:
        if seat is not saved_later:
            _turn_save(seat)
    told = [seat for seat in opened if seat.person_id != by.pk]
    notices_write(table=table, seats=told, kind=Kind.TURN)
