"""Stopping, resuming and recomputing the clocks of locked tables' open turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from accounts.calendar import Rules
from accounts.models import User
from accounts.selectors.times import rules_of_people
from games import turn_time
from games.models import HEAVY, Seat, Status, Table, Turn
from games.paces import CALM
from games.services.turns import turn_save, turns_of, turns_wake
from mp2site.infra import clock

TABLE_HEAVY = tuple(f"table__{column}" for column in HEAVY)


def calendar_changed(*, person: User, at: datetime, before: Rules, after: Rules) -> None:
    """Recompute a person's open turns after a change of their calendar.

    The old calendar counts until ``at``, the new one from then on. The person's tables must be
    locked. A stopped table's clocks count no time, so they are recomputed when they resume.
    """
    running = Turn.objects.open().filter(seat__person=person, table__status=Status.PLAYING)
    turns = running.exclude(table__pace=CALM)
    for turn in turns.select_related("seat", "table").defer(*TABLE_HEAVY):
        turn_time.count_up_to(turn.table, turn, before, at)
        turn_time.set_times(turn.table, turn.seat, turn, after)
        turn_save(turn)


def clocks_stop(table: Table, seats: Sequence[Seat]) -> None:
    """Stop the clocks of a locked table. Call it after changing the table's status."""
    _reckon(table, seats, clock.now(), count=True)


def clocks_go_on(table: Table, seats: Sequence[Seat]) -> None:
    """Resume the clocks of a locked table. Call it after setting the status to playing."""
    _reckon(table, seats, clock.now(), count=False)


def clocks_pause(table: Table, seats: Sequence[Seat], until: datetime) -> None:
    """Pause the clocks of a locked table until a time that its players agreed on.

    Opponents go on playing.
    """
    now, turns = clock.now(), turns_of(table)
    waiting = _waiting(table, seats, turns)
    rules = calendars_of(waiting, turns)
    for seat in waiting:
        turn_time.count_up_to(table, turns[seat.pk], rules[seat.person_id], now)
    table.paused_until = until
    _write_times(table, waiting, turns, rules)


def clocks_resume(table: Table, seats: Sequence[Seat]) -> None:
    """Resume the clocks of a locked table after its players' pause."""
    now, turns = clock.now(), turns_of(table)
    waiting = _waiting(table, seats, turns)
    table.paused_until = None
    for seat in waiting:
        turns[seat.pk].since = now
    _write_times(table, waiting, turns, calendars_of(waiting, turns))


def _waiting(table: Table, seats: Sequence[Seat], turns: Mapping[int, Turn]) -> list[Seat]:
    """Return the seats whose clocks run: those of present people."""
    timed = table.clock is not None
    return [
        seat
        for seat in seats
        if timed and (turn := turns.get(seat.pk)) and not (turn.player or seat.played_by_stand_in)
    ]


def _write_times(
    table: Table, seats: Sequence[Seat], turns: Mapping[int, Turn], rules: Mapping[int, Rules]
) -> None:
    for seat in seats:
        turn_time.set_times(table, seat, turns[seat.pk], rules[seat.person_id])
        turn_save(turns[seat.pk])


def _reckon(table: Table, seats: Sequence[Seat], now: datetime, *, count: bool) -> None:
    turns = turns_of(table)
    waiting = [
        seat
        for seat in seats
        if (turn := turns.get(seat.pk)) and (turn.player or turn_time.timed(table, seat))
    ]
    rules = calendars_of(waiting, turns)
    for seat in waiting:
        turn, own = turns[seat.pk], rules[seat.person_id]
        if count:
            turn_time.count_up_to(table, turn, own, now)
        else:
            turn.since = now
            turn_time.ask(turn, turn.player, now)
        turn_time.set_times(table, seat, turn, own)
        turn_save(turn)
    if not count:
        turns_wake(table, turns.values(), now)


def calendars_of(seats: Sequence[Seat], turns: Mapping[int, Turn]) -> dict[int, Rules]:
    """Return the calendars of the seats that have open turns, by their people's keys."""
    if not seats:
        return {}
    since = min(turns[seat.pk].since for seat in seats)
    return rules_of_people([seat.person for seat in seats], since)
