"""What a turn's time amounts to: how much is left of it, until when, when to remind, what it costs.

Everything that counts time is in here, for those who write and for those who show. A turn's time is
the table's grace, what was credited for outages, and the seat's bank; it is counted by the person's
own calendar, looked at as it is now (``accounts.calendar``).
"""

from __future__ import annotations

from datetime import datetime
from typing import Final

from accounts import calendar
from accounts.calendar import Rules
from games.models import Seat, Status, Table, Turn

REMINDERS: Final = (("half", 0.5), ("late", 0.9))
"""When to remind, as a part of the turn's whole time; by the number of those behind us."""
GONE_AFTER: Final = 2
"""After so many turns missed in a row somebody counts as gone."""


def rules_at(table: Table, rules: Rules) -> Rules:
    """Return what holds at this table of a person's calendar: at a live one only their vacation."""
    return rules.for_live_play() if table.clock and table.clock.live else rules


def total(table: Table, seat: Seat, turn: Turn) -> int:
    """Return all the time of an open turn, in seconds."""
    return table.pace_grace + turn.credit + seat.bank


def used(table: Table, turn: Turn, rules: Rules, at: datetime) -> float:
    """Return how many of a turn's seconds had been counted at an instant."""
    return turn.used + calendar.counted(rules_at(table, rules), turn.since, at)


def left(table: Table, seat: Seat, turn: Turn, rules: Rules, at: datetime) -> float:
    """Return how many seconds a turn has left at an instant; never less than none."""
    return max(0.0, total(table, seat, turn) - used(table, turn, rules, at))


def moment(table: Table, turn: Turn, rules: Rules, seconds: float) -> datetime:
    """Return when so many of a turn's seconds will have been counted."""
    return calendar.moment(rules_at(table, rules), turn.since, seconds - turn.used)


def deadline(table: Table, seat: Seat, turn: Turn, rules: Rules) -> datetime | None:
    """Return when a turn's time is up; a seat that the house holds is due at once.

    Nobody's time is up while their clock stands still: then it is up when that ends.
    """
    if table.clock is None or table.status != Status.PLAYING:
        return None
    if seat.held_by_house:
        return turn.opened_at
    end = moment(table, turn, rules, total(table, seat, turn))
    pause = calendar.pause(rules_at(table, rules), end)
    return pause.until if pause else end


def reminder(table: Table, seat: Seat, turn: Turn, rules: Rules) -> datetime | None:
    """Return when the next reminder is due, if there is one."""
    stopped = table.clock is None or table.status != Status.PLAYING
    if stopped or seat.held_by_house or turn.reminded >= len(REMINDERS):
        return None
    _, part = REMINDERS[turn.reminded]
    return moment(table, turn, rules, total(table, seat, turn) * part)


def set_times(table: Table, seat: Seat, turn: Turn, rules: Rules) -> None:
    """Reckon an open turn's deadline and its next reminder anew."""
    turn.deadline_at = deadline(table, seat, turn, rules)
    turn.remind_at = reminder(table, seat, turn, rules)


def count_up_to(table: Table, turn: Turn, rules: Rules, at: datetime) -> None:
    """Write down what has been counted so far: what changes now, holds from now on only."""
    turn.used, turn.since = used(table, turn, rules, at), max(turn.since, at)


def bank_after(table: Table, seat: Seat, turn: Turn, rules: Rules, at: datetime) -> int:
    """Return a seat's bank after a turn that ends now: what it took is gone, the increment comes in."""
    beyond = max(0.0, used(table, turn, rules, at) - table.pace_grace - turn.credit)
    return min(table.pace_cap, max(0, round(seat.bank - beyond)) + table.pace_increment)


def gone(seat: Seat) -> bool:
    """Tell whether a seat's person doesn't play any more: the house holds it, or they keep missing."""
    return seat.held_by_house or seat.missed >= GONE_AFTER
