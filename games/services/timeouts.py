"""Applying time-outs by the table's policy."""

from __future__ import annotations

from collections.abc import Sequence

from games import turn_time
from games.events import TurnTimedOut
from games.models import Policy, Seat, Table, TableEvent, Turn
from games.services.commit import autoplay_commit
from games.services.ending import table_end
from games.services.events import event_add
from games.services.locked_session import LockedSession
from games.services.pausing import pause_settle
from games.services.table_changes import table_changed
from games.services.turns import turn_hand_over
from mp2site.infra.events import publish


def time_out(table: Table, seats: list[Seat], seat: Seat, turn: Turn) -> None:
    """Apply the table's policy to a seat whose time is up. The table must be locked.

    The turn is requested from the table's stand-in. If the stand-in is autoplay, or an earlier
    request failed, autoplay plays the turn at once. Its choices are stored and announced like a
    person's.
    """
    if not (seat.played_by_stand_in or turn.player):
        turn.ran_out = True
        Turn.objects.filter(pk=turn.pk).update(ran_out=True)
        _miss(table, seat)
        if table.timeout_policy == Policy.END:
            table_end(table, seats, None, why="timeout")
            return
        if table.timeout_policy == Policy.SEAT and seat.missed >= table.timeout_misses:
            _hold(table, seat)
    if turn_time.deserted(table, seats):
        _save_standing(seats)
        table_end(table, seats, None, why="nobody")
        return
    session = LockedSession(table, seats, seat)
    if not turn.player and (player := turn_time.stand_in(table)):
        _hand_over(session, turn, player)
    else:
        autoplay_commit(session)
    pause_settle(table, seats)


def _hand_over(session: LockedSession, turn: Turn, player: str) -> None:
    """Hand an open turn over to an opponent, which computes after the table is unlocked."""
    table = session.table
    _save_standing(session.seats)
    table_changed(table)
    turn_hand_over(table, session.seat, turn, player)


def _miss(table: Table, seat: Seat) -> None:
    seat.missed = min(seat.missed + 1, MISSED_MOST)
    event_add(table, TableEvent.Kind.TIMED_OUT, seat, missed=seat.missed)
    publish(TurnTimedOut(table, seat))


def _hold(table: Table, seat: Seat) -> None:
    seat.played_by_stand_in = True
    event_add(table, TableEvent.Kind.HELD, seat, missed=seat.missed)


def _save_standing(seats: Sequence[Seat]) -> None:
    """Write those columns of the seats that the commit of a move would write."""
    Seat.objects.bulk_update(seats, ["missed", "played_by_stand_in"])


MISSED_MOST = 30_000
"""The greatest number of missed turns that is stored, since the column is a small integer."""
