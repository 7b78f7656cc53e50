"""Turns and their clocks: each move opens and closes turns in its own transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from django.conf import settings
from django.db import connection, transaction
from django.db.models import QuerySet

from accounts.calendar import ALWAYS, Rules
from accounts.models import User
from accounts.selectors.times import rules_of, rules_of_people
from games import turn_time
from games.events import TurnsOpened
from games.jobs import opponent_soon, table_soon
from games.models import Seat, Table, Turn
from mp2site.infra import clock
from mp2site.infra.events import publish
from mp2site.infra.prepared import MARK, Insert, Prepared, Update

TURN_COLUMNS = ("waiting_since", "turn", "bank", "missed")
"""The columns of a seat that change when turns open and close."""

_turns_add = Insert(Turn)
turn_save = Update(
    Turn,
    *("since", "used", "credit", "deadline_at", "remind_at", "reminded"),
    *("player", "asked_at", "asked", "ran_out"),
)


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
    by_stand_in: Collection[int] = (),
    by_plan: bool = False,
    mover: Seat | None = None,
) -> list[Seat]:
    """Open and close turns after choices.

    ``before`` and ``after`` are the places that had to choose and that have to choose now. A seat
    in both goes on with its turn, unless it is in ``ended``: then its next turn opens.

    ``mover`` is the seat that chose. ``by`` is its person, or ``None`` if its time was up.
    ``by_stand_in`` has the places for which autoplay, a stand-in or a plan chose. ``by_plan`` says
    that the mover's plan chose.

    The seats' people must be loaded. Return the seats with changed `TURN_COLUMNS`; the caller saves
    them.
    """
    now = clock.now()
    closed = [s for s in seats if s.place in before and (s.place not in after or s.place in ended)]
    opened = [s for s in seats if s.place in after and (s.place not in before or s.place in ended)]
    rules = _rules(table, [*closed, *opened], now)
    _clocks_stop(table, closed, rules, now, by)
    for seat in closed:
        _turn_close(seat, now, _closed_by(seat, by, mover, by_stand_in))
    _open_turns(table, seats, opened, rules, now)
    publish(TurnsOpened(table, opened, by, by_plan=by_plan))
    return list({seat.pk: seat for seat in (*closed, *opened)}.values())


def turns_of(table: Table) -> dict[int, Turn]:
    """Return a locked table's open turns by their seats' keys."""
    return {turn.seat_id: turn for turn in _turns_of(table.pk)}


def turns_void(table: Table) -> None:
    """Close all open turns of a table whose game ended without a choice."""
    Turn.objects.open().filter(table=table).update(
        closed_at=clock.now(), closed_by=Turn.ClosedBy.VOID, deadline_at=None, remind_at=None
    )


def _rules(table: Table, seats: Sequence[Seat], now: datetime) -> dict[int, Rules]:
    """Return the calendars of the seats' people; empty if no clock runs."""
    if not any(turn_time.timed(table, seat) for seat in seats):
        return {}
    since = min(seat.waiting_since or now for seat in seats)
    return rules_of_people([seat.person for seat in seats], since)


def _clocks_stop(
    table: Table,
    seats: Sequence[Seat],
    rules: Mapping[int, Rules],
    now: datetime,
    by: User | None,
) -> None:
    """Stop the seats' clocks: store their banks, and reset the missed turns of people who acted."""
    turns = turns_of(table) if table.clock and seats else {}
    for seat in seats:
        turn = turns.get(seat.pk)
        if turn is not None:
            own = rules[seat.person_id]
            seat.bank = turn_time.bank_after(table, seat, turn, own, now)
        if by is not None and seat.person_id == by.pk:
            seat.missed = 0
        seat.waiting_since = None


def _closed_by(
    seat: Seat, by: User | None, mover: Seat | None, by_stand_in: Collection[int]
) -> Turn.ClosedBy:
    if by is None and seat is mover:
        return Turn.ClosedBy.TIMEOUT
    return Turn.ClosedBy.STAND_IN if seat.place in by_stand_in else Turn.ClosedBy.MOVE


def _turn_close(seat: Seat, now: datetime, by: Turn.ClosedBy) -> None:
    at = Turn._meta.get_field("closed_at").get_db_prep_save(now, connection)  # noqa: SLF001 - Django's public door
    with connection.cursor() as cursor:
        cursor.execute(CLOSE, [at, by.value, seat.pk])


CLOSE = (
    "UPDATE games_turn SET closed_at = %s, closed_by = %s, deadline_at = NULL, remind_at = NULL"
    " WHERE seat_id = %s AND closed_at IS NULL"
)


def _open_turns(
    table: Table,
    seats: Sequence[Seat],
    opened: Sequence[Seat],
    rules: Mapping[int, Rules],
    now: datetime,
) -> None:
    turns = []
    for seat in opened:
        seat.waiting_since, seat.turn = now, seat.turn + 1
        turn = Turn(table=table, seat=seat, number=seat.turn, opened_at=now, since=now)
        turn_time.ask(turn, turn_time.player(table, seats, seat), now)
        turn_time.set_times(table, seat, turn, rules.get(seat.person_id, ALWAYS))
        turns.append(turn)
    if turns:
        _turns_add(turns)
        turns_wake(table, turns, now)


def turns_wake(table: Table, turns: Collection[Turn], now: datetime) -> None:
    """Request opponents and autoplay to play their open turns, after the commit."""
    if any(turn.player for turn in turns):
        opponents_wake(table, now)
    if any(turn.deadline_at and turn.deadline_at <= now for turn in turns):
        transaction.on_commit(lambda: table_soon(table.pk), robust=True)


def turn_hand_over(table: Table, seat: Seat, turn: Turn, player: str) -> None:
    """Hand an open turn of a locked table over to an opponent.

    If ``player`` is empty, autoplay plays the turn at once.
    """
    now, rules = clock.now(), rules_of(seat.person, turn.since)
    turn_time.count_up_to(table, turn, rules, now)
    turn_time.ask(turn, player, now)
    turn_time.set_times(table, seat, turn, rules)
    turn.seat = seat
    turn_save(turn)
    turns_wake(table, [turn], now)


def opponents_wake(table: Table, since: datetime) -> None:
    """Start the opponents whose turns were requested at ``since`` or later, after the commit."""
    if not settings.OPPONENTS:
        return  # no worker would take the task

    def wake() -> None:
        waiting = Turn.objects.waiting_for_opponents().filter(table=table, asked_at__gte=since)
        for turn in waiting.values_list("pk", flat=True):
            opponent_soon(turn)

    transaction.on_commit(wake, robust=True)
