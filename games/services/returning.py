"""Returning to a seat that a stand-in plays."""

from __future__ import annotations

from accounts.models import User
from games import turn_time
from games.errors import Resigned, not_playing
from games.models import Seat, Status, Table, TableEvent
from games.services.clock import calendars_of
from games.services.events import event_add
from games.services.locks import lock_seats, lock_table, own_seat, table_transaction
from games.services.table_changes import table_changed
from games.services.turns import turn_save, turns_of
from mp2site.infra import clock


def seat_return(*, table_id: str, by: User) -> Seat:
    """Give a person's seat back to them. An open turn gets its full time again.

    If no stand-in plays the seat, nothing changes. Raises NotFound, NotYourSeat, NotPlaying,
    Resigned.
    """
    with table_transaction():
        table = lock_table(table_id)
        seat = own_seat(table, lock_seats(table), by)
        if table.status != Status.PLAYING:
            raise not_playing(table.status)
        if seat.resigned_at is not None:
            raise Resigned
        if turn_time.gone(seat):
            seat_give_back(table, seat)
    table.lighten()
    return seat.lighten()


def seat_give_back(table: Table, seat: Seat) -> None:
    """Give a locked table's seat back to its person; an open turn gets its full time again."""
    held, seat.played_by_stand_in, seat.missed = seat.played_by_stand_in, False, 0
    seat.save(update_fields=["played_by_stand_in", "missed"])
    table_changed(table)
    if held:
        event_add(table, TableEvent.Kind.RETURNED, seat)
        _start_anew(table, seat)


def _start_anew(table: Table, seat: Seat) -> None:
    turns = turns_of(table)
    turn = turns.get(seat.pk)
    if turn is not None:
        turn.since, turn.used, turn.reminded = clock.now(), 0, 0
        turn_time.ask(turn, "", turn.since)
        own = calendars_of([seat], turns)[seat.person_id]
        turn_time.set_times(table, seat, turn, own)
        turn_save(turn)
