"""The sweep: all work that is due, in small transactions, one for each table.

The periodic task of Celery beat starts it, a management command does so without broker, and so does
a view of a table, for this table. Several callers may run at the same time. Each transaction begins
by locking the table's row, as a move does, and then checks what is due. So nothing is done twice,
and a move that was first counts. Locked and broken tables are skipped.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import Final

from celery.exceptions import SoftTimeLimitExceeded
from django.db import Error
from django.db.models import QuerySet

from accounts.calendar import Rules
from accounts.models import User
from accounts.selectors.times import rules_of, rules_of_people
from games import turn_time
from games.errors import Busy
from games.events import ReminderDue
from games.features import features
from games.features.sockets import After
from games.models import Outage, Seat, Status, Table, Turn, TurnQuerySet
from games.services import calendars, outages
from games.services.claims import beats
from games.services.locks import lock_seats, lock_table_unless_held, table_transaction
from games.services.opponents import opponents_ask_again
from games.services.retention import old_erase
from games.services.sweep_runner import (
    BATCH,
    alone,
    apart,
    database_answers,
    each,
    forgive,
    guarded,
    with_beats,
)
from games.services.table_changes import table_changed
from games.services.timeouts import time_out
from games.services.turns import turn_save, turns_of
from games.session import TableSession, session_open
from games.swept import Swept
from mp2site.infra import clock, faults, metrics
from mp2site.infra.events import publish
from mp2site.infra.failures import is_temporary

log = logging.getLogger(__name__)

SECONDS: Final = 20.0
"""The most seconds of a sweep. The next sweep continues."""
FOR_CREDITS: Final = 0.5
"""The most of a sweep's time that crediting outages may take, as a share."""
DUE_AT_ONCE: Final = 12
"""The most turns of a table handled in a row; no table has more seats."""


def sweep(*, seconds: float = SECONDS, guarded: bool = True, workers: int = 1) -> Swept:
    """Run a sweep: credit outages, play due plans, apply time-outs, send reminders.

    If ``guarded``, do nothing while another sweep runs. ``workers`` is the number of database
    connections that share a long list.
    """
    swept = Swept(workers=workers)
    with alone(asked=guarded) as swept.alone:
        if swept.alone:
            with metrics.SWEEPS.time():
                _sweep(swept, seconds)
    if swept.timed_out or swept.credited or swept.planned or swept.failed:
        log.info(
            "swept",
            extra={
                "timed_out": swept.timed_out,
                "credited": swept.credited,
                "reminded": swept.reminded,
                "planned": swept.planned,
                "failed": swept.failed,
            },
        )
    return swept


def table_sweep(*, table_id: str) -> Swept:
    """Handle all that is due at one table now."""
    return _table_swept(table_id, Swept())


def _table_swept(table_id: str, swept: Swept) -> Swept:
    swept.asked = _leave_for_vacation(Turn.objects.due(clock.now()).filter(table=table_id))
    guarded(_time_outs, table_id, swept)
    return swept


def table_open(*, table_id: str, person: User | None, token: str = "") -> TableSession:
    """Open a table for a person after doing all due work there. Raises NotFound."""
    session = session_open(table_id=table_id, person=person, token=token)
    if session.open_turns.due(clock.now()) and table_look(table=session.table):
        session = session_open(table_id=table_id, person=person, token=token)
    return session


def table_look(*, table: Table) -> bool:
    """Handle all that is due at a table that somebody views; return whether anything was due.

    If that fails, the view still works, and the next sweep tries again.
    """
    if table.clock is None or table.status != Status.PLAYING:
        return False
    if not Turn.objects.due(clock.now()).filter(table=table.pk).exists():
        return False
    try:
        return _table_swept(table.pk, Swept(counts=False)).timed_out > 0
    except Error:
        log.exception("looking at a table failed", extra={"table": table.pk})
        return False


def _sweep(swept: Swept, seconds: float) -> None:
    begun = time.monotonic()
    until = begun + seconds
    outages.web_probe()
    outages.beat(outages.SWEEP)
    swept.beats = beats()
    faults.point("sweep.2")
    _credit_outages(swept, begun + seconds * FOR_CREDITS)
    _run_features(After.OUTAGES, swept, until)
    swept.asked = _leave_for_vacation(Turn.objects.due(clock.now()))
    each(_due, _time_outs, swept, until)
    opponents_ask_again()
    _run_features(After.TIMEOUTS, swept, until)
    each(_to_remind, _remind, swept, until)
    _run_features(After.REMINDERS, swept, until)
    apart("retention", with_beats(old_erase), swept, until)


def _run_features(after: After, swept: Swept, until: float) -> None:
    """Run all features' steps that follow one part of the sweep."""
    for feature in features:
        for step in feature.sweep:
            if step.after is after:
                apart(step.name, step.run, swept, until)


# -- outages ----------------------------------------------------------------------------------


def _credit_outages(swept: Swept, until: float) -> None:
    """Credit all outages to the turns that were open in them; visit each table once."""
    for outage in outages.unsettled():
        each(partial(_to_credit, outage), _credit, swept, until)
        outages.settle(outage)
        faults.point("sweep.4")


def _to_credit(outage: Outage, passed: set[str]) -> list[str]:
    return _tables(outages.turns_to_credit(outage).order_by("deadline_at"), passed)


def _tables(turns: QuerySet[Turn], passed: set[str]) -> list[str]:
    """Return the ids of the turns' tables, each once, without those in ``passed``."""
    found = turns.exclude(table__in=passed).values_list("table_id", flat=True)
    return list(dict.fromkeys(found[:BATCH]))


def _credit(table_id: str, swept: Swept) -> None:
    with table_transaction():
        table = lock_table_unless_held(table_id)
        if table is None:
            return
        seats, turns = lock_seats(table), turns_of(table)
        swept.credited += _credited(table, seats, turns, outages.unsettled())
        faults.point("sweep.3")


def _credited(
    table: Table, seats: list[Seat], turns: Mapping[int, Turn], pending: list[Outage]
) -> int:
    given = outages.table_credit(table, seats, turns, pending)
    if given:
        table_changed(table)
    return given


# -- time-outs --------------------------------------------------------------------------------


def _due(passed: set[str]) -> list[str]:
    now = clock.now()
    found = _tables(Turn.objects.due(now), passed)
    return [] if found and outages.standing_still(now) else found


def _leave_for_vacation(due: TurnQuerySet) -> set[int]:
    """Start vacations of people who prefer a vacation to a time-out; return these people's ids.

    People whose time runs out afterwards wait for the next sweep.
    """
    late = due.filter(seat__played_by_stand_in=False, player="", seat__person__auto_vacation=True)
    pending = outages.pending(clock.now()) if late.exists() else None
    if pending is None:
        return set()
    for outage in pending:  # a turn that lacks a credit isn't late yet
        late = late.exclude(pk__in=outages.turns_to_credit(outage).values("pk"))
    people = User.objects.filter(pk__in=late.order_by().values("seat__person"))
    return {person.pk for person in people if _start_vacation(person)}


def _start_vacation(person: User) -> bool:
    """Start a person's vacation if possible; return ``False`` if this must be tried again.

    If they have no vacation hours left, or after a bug, they get a time-out like other people.
    """
    try:
        calendars.vacation_automatic(person=person)
    except SoftTimeLimitExceeded:
        raise
    except Busy:
        log.info("a vacation waits", extra={"person": person.pk})
        return False
    except Exception as error:
        if not database_answers():
            raise
        log.exception("a vacation failed", extra={"person": person.pk})
        return not is_temporary(error)
    return True


def _time_outs(table_id: str, swept: Swept) -> None:
    """Apply the due time-outs at a table, each in its own transaction."""
    for _ in range(DUE_AT_ONCE):
        more = _time_out_first(table_id, swept)
        faults.point("sweep.7")
        if not more:
            return


def _time_out_first(table_id: str, swept: Swept) -> bool:
    """Apply the first due time-out, if there is one; return whether to look for more."""
    with table_transaction():
        table, now = lock_table_unless_held(table_id), clock.now()
        if table is None or table.status != Status.PLAYING:
            return False
        seats, turns, pending = lock_seats(table), turns_of(table), outages.pending(now)
        if pending is None:
            return False
        swept.credited += _credited(table, seats, turns, pending)
        rules = _calendars(seats, turns, now)
        due = _first_due(table, seats, turns, rules, swept.asked)
        if due is None:
            return False
        faults.point("sweep.5")
        policy = _policy(table, due, turns[due.pk])
        time_out(table, seats, due, turns[due.pk])
        forgive(table)
        faults.point("sweep.6")
    swept.timed_out += 1
    metrics.TIMEOUTS.labels(policy).inc()
    # Other turns may have been due, or the next turn is autoplayed.
    next_too = policy == "opponent" or any(seat.played_by_stand_in for seat in seats)
    return next_too or len(_late(turns, now)) > 1


def _policy(table: Table, seat: Seat, turn: Turn) -> str:
    """Return the label under which metrics count a time-out."""
    if turn.player:
        return "opponent"
    return "held" if seat.played_by_stand_in else table.timeout_policy


def _late(turns: Mapping[int, Turn], now: datetime) -> list[Turn]:
    """Return the turns whose stored deadline has passed; the longest overdue comes first."""
    late = [turn for turn in turns.values() if turn.deadline_at and turn.deadline_at <= now]
    return sorted(late, key=lambda turn: (turn.deadline_at, turn.pk))


def _calendars(seats: list[Seat], turns: Mapping[int, Turn], now: datetime) -> dict[int, Rules]:
    """Return the calendars of all people."""
    since = min((turn.since for turn in turns.values()), default=now)
    return rules_of_people([seat.person for seat in seats], since)


def _first_due(
    table: Table,
    seats: list[Seat],
    turns: Mapping[int, Turn],
    calendars: Mapping[int, Rules],
    asked: set[int],
) -> Seat | None:
    """Return the seat whose time ran out first, by its person's current calendar."""
    now, by_key = clock.now(), {seat.pk: seat for seat in seats}
    for turn in _without_unasked(_late(turns, now), by_key, asked):
        seat = by_key[turn.seat_id]
        if _is_due(table, seat, turn, calendars[seat.person_id], now):
            return seat
    return None


def _without_unasked(late: list[Turn], seats: Mapping[int, Seat], asked: set[int]) -> list[Turn]:
    """Return late turns without those whose people prefer a vacation and haven't been offered one.

    `_leave_for_vacation` ran before they became late, so the next sweep handles them.
    """
    theirs = [turn for turn in late if not (turn.player or seats[turn.seat_id].played_by_stand_in)]
    unasked = {seats[turn.seat_id].person_id for turn in theirs} - asked
    if not unasked:
        return late
    people = User.objects.filter(pk__in=unasked, auto_vacation=True)
    wishing = set(people.values_list("pk", flat=True))
    off = {turn.pk for turn in theirs if seats[turn.seat_id].person_id in wishing}
    return [turn for turn in late if turn.pk not in off]


def _is_due(table: Table, seat: Seat, turn: Turn, rules: Rules, now: datetime) -> bool:
    """Return whether a turn's time is up by a new computation; if not, store the new deadline."""
    written = turn.deadline_at
    turn_time.set_times(table, seat, turn, rules)
    if turn.deadline_at is not None and turn.deadline_at <= now:
        return True
    if turn.deadline_at != written:
        turn_save(turn)
    return False


# -- reminders --------------------------------------------------------------------------------


def _to_remind(passed: set[str]) -> list[str]:
    now = clock.now()
    found = _tables(Turn.objects.to_remind(now), passed)
    return [] if found and outages.standing_still(now) else found


def _remind(table_id: str, swept: Swept) -> None:
    with table_transaction():
        table = lock_table_unless_held(table_id)
        now = clock.now()
        pending = outages.pending(now)
        if table is None or pending is None:
            return
        seats, turns = lock_seats(table), turns_of(table)
        # A turn that lacks a credit gets no reminder yet.
        swept.credited += _credited(table, seats, turns, pending)
        for seat in seats:
            turn = turns.get(seat.pk)
            if turn is not None and turn.remind_at and turn.remind_at <= now:
                swept.reminded += _remind_of(table, seat, turn)
        forgive(table)


def _remind_of(table: Table, seat: Seat, turn: Turn) -> int:
    """Send the latest reminder that is due.

    If the time is up, send none: the time-out has its own notice.
    """
    rules, now, step = rules_of(seat.person, turn.since), clock.now(), ""
    turn_time.set_times(table, seat, turn, rules)
    while turn.remind_at is not None and turn.remind_at <= now:
        step, _ = turn_time.REMINDERS[turn.reminded]
        turn.reminded += 1
        turn.remind_at = turn_time.reminder(table, seat, turn, rules)
    turn_save(turn)
    if not step or (turn.deadline_at and turn.deadline_at <= now):
        return 0
    publish(ReminderDue(table, seat, step))
    faults.point("sweep.8")
    return 1
