"""A turn's time: how much of it is left, when it is up, when to remind, what is deducted.

Only this module counts time, for services and selectors alike. A turn's time is the table's grace,
the credit for outages and the seat's bank. It is counted by the person's calendar as it is now
(``accounts.calendar``).
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

from django.conf import settings

from accounts import calendar
from accounts.calendar import Rules
from games.models import Seat, StandIn, Status, Table, Turn

REMINDERS: Final = (("half", 0.5), ("late", 0.9))
"""When to remind, as a fraction of the turn's whole time; by the number of reminders before."""
GONE_AFTER: Final = 2
"""After this many missed turns in a row a person counts as gone."""
ASKS: Final = 3
"""An opponent is asked so often to play a turn; then autoplay plays it."""


def stand_in(table: Table) -> str:
    """Return which opponent plays for people who are gone; empty: autoplay does."""
    played = settings.OPPONENTS and table.stand_in != StandIn.HOUSE
    return str(table.stand_in) if played else ""


def plays_on(table: Table) -> str:
    """Name who plays for people who are gone, as pages and mails say it: an opponent, or ``house``."""
    return stand_in(table) or StandIn.HOUSE.value


def deserted(seats: Iterable[Seat]) -> bool:
    """Tell whether nobody is left at a table but opponents: then the next turn of somebody gone ends it."""
    return all(seat.held_by_house or seat.person.strength for seat in seats)


def player(table: Table, seats: Iterable[Seat], seat: Seat) -> str:
    """Return which opponent is to play the next turn of one of the seats; empty: its person, or autoplay."""
    if seat.person.strength or not seat.held_by_house or deserted(seats):
        return seat.person.strength
    return stand_in(table)


def ask(turn: Turn, player: str, now: datetime) -> None:
    """Have an opponent play an open turn from now on; with an empty ``player`` nobody but its person."""
    turn.player, turn.asked = player, 1 if player else 0
    turn.asked_at = now if player else None


def again_at(asked_at: datetime) -> datetime:
    """Return when an opponent that hasn't answered is asked again, or nobody waits for it any more."""
    return asked_at + patience()


def patience() -> timedelta:
    """Return how long an opponent that was asked may take."""
    return timedelta(seconds=settings.OPPONENT_PATIENCE)


def rules_at(table: Table, rules: Rules) -> Rules:
    """Return the part of a person's calendar that applies at this table: in live play only vacations."""
    return rules.for_live_play() if table.clock and table.clock.live else rules


def total(table: Table, seat: Seat, turn: Turn) -> int:
    """Return all the time of an open turn, in seconds."""
    return table.pace_grace + turn.credit + seat.bank


def used(table: Table, turn: Turn, rules: Rules, at: datetime) -> float:
    """Return how many seconds of a turn had been counted at an instant.

    None are added in a pause, nor while an opponent is to play it.
    """
    if table.paused_until is not None or turn.player:
        return turn.used
    return turn.used + calendar.counted(rules_at(table, rules), turn.since, at)


def left(table: Table, seat: Seat, turn: Turn, rules: Rules, at: datetime) -> float:
    """Return how many seconds a turn has left at an instant; never less than none."""
    return max(0.0, total(table, seat, turn) - used(table, turn, rules, at))


def moment(table: Table, turn: Turn, rules: Rules, seconds: float) -> datetime:
    """Return when this many seconds of a turn will have been counted."""
    return calendar.moment(rules_at(table, rules), turn.since, seconds - turn.used)


def timed(table: Table, seat: Seat) -> bool:
    """Tell whether a seat's turns ever end by time: by a clock, or because the seat is autoplayed."""
    return table.clock is not None or seat.held_by_house


def deadline(table: Table, seat: Seat, turn: Turn, rules: Rules) -> datetime | None:
    """Return when a turn's time is up. An autoplayed seat is due at once, with or without a clock.

    Nobody's time is up during a pause of their clock: then it is up when the pause ends. While the
    whole table pauses nobody's ever is. The turn of an opponent is due when it has been asked in vain.
    """
    if table.status != Status.PLAYING:
        return None
    if turn.asked_at is not None:
        return _given_up_at(turn, turn.asked_at)
    if not timed(table, seat):
        return None
    if seat.held_by_house:
        return turn.opened_at
    if table.paused_until is not None:
        return None
    end = moment(table, turn, rules, total(table, seat, turn))
    pause = calendar.pause(rules_at(table, rules), end)
    return pause.until if pause else end


def _given_up_at(turn: Turn, asked_at: datetime) -> datetime | None:
    if not settings.OPPONENTS:
        return asked_at
    return again_at(asked_at) if turn.asked >= ASKS else None


def reminder(table: Table, seat: Seat, turn: Turn, rules: Rules) -> datetime | None:
    """Return when the next reminder is due, if there is one."""
    stopped = table.clock is None or table.status != Status.PLAYING
    if (
        stopped
        or table.paused_until is not None
        or seat.held_by_house
        or turn.player
        or turn.reminded >= len(REMINDERS)
    ):
        return None
    _, part = REMINDERS[turn.reminded]
    return moment(table, turn, rules, total(table, seat, turn) * part)


def set_times(table: Table, seat: Seat, turn: Turn, rules: Rules) -> None:
    """Recompute an open turn's deadline and its next reminder."""
    turn.deadline_at = deadline(table, seat, turn, rules)
    turn.remind_at = reminder(table, seat, turn, rules)


def count_up_to(table: Table, turn: Turn, rules: Rules, at: datetime) -> None:
    """Store what has been counted so far: a change that follows applies from now on only."""
    turn.used, turn.since = used(table, turn, rules, at), max(turn.since, at)


def bank_after(table: Table, seat: Seat, turn: Turn, rules: Rules, at: datetime) -> int:
    """Return a seat's bank after a turn that ends now: minus its time, plus the increment."""
    beyond = max(0.0, used(table, turn, rules, at) - table.pace_grace - turn.credit)
    return min(table.pace_cap, max(0, round(seat.bank - beyond)) + table.pace_increment)


def gone(seat: Seat) -> bool:
    """Tell whether a seat's person has stopped playing: it is autoplayed, or turns were missed."""
    return seat.held_by_house or seat.missed >= GONE_AFTER
