"""Whose turn it is and until when: turns are opened and closed with the move that does it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from django.db import connection, transaction
from django.db.models import QuerySet

from accounts.calendar import Rules
from accounts.models import User
from accounts.selectors import rules_for
from games import reckoning
from games.jobs import table_soon
from games.models import Seat, Table, Turn
from mp2site import clock
from mp2site.prepared import MARK, Insert, Prepared, Update
from notifications.models import Kind
from notifications.services.ledger import notices_write

TURN_COLUMNS = ("waiting_since", "turn", "bank", "missed")
"""What opening and closing turns changes in a seat."""

_seat_save = Update(Seat, *TURN_COLUMNS)
_turns_add = Insert(Turn)
turn_save = Update(Turn, "since", "used", "credit", "deadline_at", "remind_at", "reminded")


def _open() -> QuerySet[Turn]:
    return Turn.objects.open().filter(table=MARK)


_turns_of = Prepared(_open)


def turns_update(
    table: Table,
    seats: Sequence[Seat],
    *,
    before: Collection[int],
    after: Collection[int],
    by: User | None,
    ended: Collection[int] = (),
    mover: Seat | None = None,
    calendars: Mapping[int, Rules] | None = None,
) -> None:
    """Open and close turns: ``before`` and ``after`` are the places that have to choose.

    A seat that goes on choosing stays in its turn, unless that ``ended``: then it has its next one.
    ``mover`` is the seat that was chosen for, by nobody (``by``) if its time was up; the caller
    writes it anyway. ``calendars`` are the people's, if they are known.
    """
    now = clock.now()
    closed = [s for s in seats if s.place in before and (s.place not in after or s.place in ended)]
    opened = [s for s in seats if s.place in after and (s.place not in before or s.place in ended)]
    rules = _rules(table, [*closed, *opened], now) if calendars is None else calendars
    _close(table, closed, rules, now, by, mover)
    _open_turns(table, opened, rules, now)
    for seat in {seat.pk: seat for seat in (*closed, *opened)}.values():
        if seat is not mover:
            _seat_save(seat)
    told = [seat for seat in opened if _is_told(seat, by)]
    notices_write(table=table, seats=told, kind=Kind.TURN, by=by)


def turns_of(table: Table) -> dict[int, Turn]:
    """Return a locked table's open turns by their seats' keys."""
    return {turn.seat_id: turn for turn in _turns_of(table.pk)}


def turns_void(table: Table) -> None:
    """Close all open turns of a table that has ended without anybody's move."""
    Turn.objects.open().filter(table=table).update(
        closed_at=clock.now(), closed_by=Turn.ClosedBy.VOID, deadline_at=None, remind_at=None
    )


def _rules(table: Table, seats: Sequence[Seat], now: datetime) -> dict[int, Rules]:
    """Return the calendars of those concerned; nobody's, where no clock runs."""
    if table.clock is None or not seats:
        return {}
    since = min(seat.waiting_since or now for seat in seats)
    return rules_for({seat.person_id for seat in seats}, since)


def _close(
    table: Table,
    seats: Sequence[Seat],
    rules: Mapping[int, Rules],
    now: datetime,
    by: User | None,
    mover: Seat | None,
) -> None:
    turns = turns_of(table) if table.clock and seats else {}
    for seat in seats:
        turn = turns.get(seat.pk)
        if turn is not None:
            own = rules[seat.person_id]
            seat.bank = reckoning.bank_after(table, seat, turn, own, now)
        if by is not None and seat.person_id == by.pk:
            seat.missed = 0
        seat.waiting_since = None
        late = by is None and seat is mover
        _turn_close(seat, now, Turn.ClosedBy.TIMEOUT if late else Turn.ClosedBy.MOVE)


def _turn_close(seat: Seat, now: datetime, by: Turn.ClosedBy) -> None:
    at = Turn._meta.get_field("closed_at").get_db_prep_save(now, connection)  # noqa: SLF001 - Django's public door
    with connection.cursor() as cursor:
        cursor.execute(CLOSE, [at, by.value, seat.pk])


CLOSE = (
    "UPDATE games_turn SET closed_at = %s, closed_by = %s, deadline_at = NULL, remind_at = NULL"
    " WHERE seat_id = %s AND closed_at IS NULL"
)


def _open_turns(
    table: Table, seats: Sequence[Seat], rules: Mapping[int, Rules], now: datetime
) -> None:
    turns = []
    for seat in seats:
        seat.waiting_since, seat.turn = now, seat.turn + 1
        turn = Turn(table=table, seat=seat, number=seat.turn, opened_at=now, since=now)
        if table.clock:
            reckoning.set_times(table, seat, turn, rules[seat.person_id])
        turns.append(turn)
    if turns:
        _turns_add(turns)
    if any(seat.held_by_house for seat in seats):
        transaction.on_commit(lambda: table_soon(table.pk), robust=True)


def _is_told(seat: Seat, by: User | None) -> bool:
    """Tell whether somebody is to hear of their turn: not who has just acted, nor who is away."""
    return not seat.held_by_house and (by is None or seat.person_id != by.pk)
