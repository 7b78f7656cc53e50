"""Pauses that all players at a table agree on. All clocks stop during a pause.

A player proposes one to fourteen days. The pause begins when all agree, and ends after these days,
or earlier if all agree. Opponents and absent people needn't agree (`selectors.consent`). Players
may make choices during a pause.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from accounts.models import User
from games.errors import BadPause
from games.events import TablePaused, TablePauseProposed, TableResumed
from games.models import Seat, Status, Table, TableEvent
from games.rules.kernel import Text
from games.selectors.consent import asked_to_pause
from games.services.clock import clocks_pause, clocks_resume
from games.services.events import event_add
from games.services.locks import lock_player, table_transaction
from games.services.table_changes import table_changed
from mp2site.infra import clock
from mp2site.infra.events import publish

DAYS: Final = range(1, 15)
COLUMNS: Final = ("pause_days", "pause_by", "paused_until")


def pause_propose(*, table_id: str, by: User, days: int) -> Table:
    """Propose a pause in days, in place of an earlier proposal.

    It begins at once if nobody else has to agree. Raises NotFound, NotYourSeat, NotPlaying,
    BadPause (a wrong length, no clock, already paused).
    """
    if days not in DAYS:
        raise BadPause(Text("errors-bad-pause-days"), rule="days")
    with table_transaction():
        table, seats, seat = lock_player(table_id, by)
        if table.clock is None:
            raise BadPause(Text("errors-bad-pause-no-clock"), rule="no-clock")
        if table.paused_until is not None:
            raise BadPause(Text("errors-bad-pause-paused"), rule="paused")
        table.pause_days, table.pause_by = days, seat.place
        _ask_anew(seats, seat)
        _settle(table, seats, by)
        if table.pause_days is not None:
            publish(TablePauseProposed(table, asked_to_pause(seats), by))
        table_changed(table, *COLUMNS)
    return table.lighten()


def pause_answer(*, table_id: str, by: User, days: int, agree: bool = True) -> Table:
    """Agree to the proposed pause of this many days, or refuse it.

    The pause begins when all agree. A refusal deletes the proposal. Raises NotFound, NotYourSeat,
    NotPlaying, BadPause (no such proposal).
    """
    with table_transaction():
        table, seats, seat = lock_player(table_id, by)
        if table.pause_days is None or table.pause_days != days:
            raise BadPause(Text("errors-bad-pause-none"), rule="none")
        if agree:
            seat.agrees_on_pause = True
            seat.save(update_fields=["agrees_on_pause"])
            _settle(table, seats, by)
        else:
            table.pause_days = table.pause_by = None
            _ask_anew(seats)
        table_changed(table, *COLUMNS)
    return table.lighten()


def pause_end(*, table_id: str, by: User, consent: bool = True) -> Table:
    """Record whether a player agrees to end a pause early. It ends when all agree.

    Raises NotFound, NotYourSeat, NotPlaying, BadPause (no pause).
    """
    with table_transaction():
        table, seats, seat = lock_player(table_id, by)
        if table.paused_until is None:
            raise BadPause(Text("errors-bad-pause-none"), rule="none")
        seat.agrees_on_pause = consent
        seat.save(update_fields=["agrees_on_pause"])
        _settle(table, seats, by)
        table_changed(table, *COLUMNS)
    return table.lighten()


def pause_over(table: Table, seats: Sequence[Seat], by: User | None) -> None:
    """End a locked table's pause; the caller saves the table.

    ``by`` is the person whose agreement or leaving ended it. They aren't notified.
    """
    over = table.paused_until is None or table.paused_until <= clock.now()
    clocks_resume(table, seats)
    _ask_anew(seats)
    event_add(table, TableEvent.Kind.RESUMED, why="over" if over else "consent")
    publish(TableResumed(table, seats, by))


def pause_expire(table: Table, seats: Sequence[Seat]) -> None:
    """End the pause of a locked table, and save the table, if the pause's days are over."""
    pause_over(table, seats, None)
    table_changed(table, *COLUMNS)


def pause_settle(table: Table, seats: Sequence[Seat], gone: User | None = None) -> None:
    """Begin or end a pause if, after somebody left the table, all remaining players agree.

    Call it as the last step of leaving, with the table locked. At a stopped table it does nothing.
    ``gone`` is the person who left by choice, if any; they aren't notified.
    """
    waiting = table.pause_days is not None or table.paused_until is not None
    if waiting and table.status == Status.PLAYING and asked_to_pause(seats):
        _settle(table, seats, gone)
        table_changed(table, *COLUMNS)


def _settle(table: Table, seats: Sequence[Seat], by: User | None) -> None:
    """End the current pause, or begin the proposed one, if all required players agree."""
    if not all(seat.agrees_on_pause for seat in asked_to_pause(seats)):
        return
    if table.paused_until is not None:
        pause_over(table, seats, by)
    elif table.pause_days is not None:
        _begin(table, seats, table.pause_days)


def _begin(table: Table, seats: Sequence[Seat], days: int) -> None:
    clocks_pause(table, seats, clock.now() + timedelta(days=days))
    table.pause_days = table.pause_by = None
    _ask_anew(seats)
    event_add(table, TableEvent.Kind.PAUSED, days=days)
    publish(TablePaused(table, seats))


def _ask_anew(seats: Sequence[Seat], agreed: Seat | None = None) -> None:
    """Clear all agreements, except that of the seat ``agreed``, which has proposed the pause."""
    for seat in seats:
        seat.agrees_on_pause = seat is agreed
    Seat.objects.bulk_update(seats, ["agrees_on_pause"])
