"""The time of a turn: what is left, the deadline, the reminders, and the bank afterwards.

Only this module computes times, for services and selectors. A turn has the table's grace, the
credit for outages and the seat's bank. It is counted by the person's current calendar
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
"""The reminders in order: a name, and the fraction of the turn's whole time after which it is sent."""
GONE_AFTER: Final = 2
"""The number of missed turns in a row after which a person counts as absent."""
ASKS: Final = 3
"""The number of requests to an opponent for one turn. After them, autoplay plays the turn."""


def stand_in(table: Table) -> str:
    """Return the table's stand-in for absent people; empty for autoplay."""
    played = settings.OPPONENTS and table.stand_in != StandIn.AUTOPLAY
    return str(table.stand_in) if played else ""


def plays_on(table: Table) -> str:
    """Return the name of the stand-in for absent people: an opponent, or ``house`` for autoplay."""
    return stand_in(table) or StandIn.AUTOPLAY.value


def deserted(table: Table, seats: Iterable[Seat]) -> bool:
    """Return whether the table must end because all its people are absent.

    It ends with the next turn of an absent person. Games that must be played to their end never end
    this way.
    """
    left = all(seat.played_by_stand_in or seat.person.strength for seat in seats)
    return left and not table.plays_to_end


def player(table: Table, seats: Iterable[Seat], seat: Seat) -> str:
    """Return the opponent that plays a seat's next turn; empty if its person or autoplay does."""
    if seat.person.strength or not seat.played_by_stand_in or deserted(table, seats):
        return seat.person.strength
    return stand_in(table)


def ask(turn: Turn, player: str, now: datetime) -> None:
    """Assign an open turn to an opponent from now on.

    An empty ``player`` gives the turn back to the seat's person.
    """
    turn.player, turn.asked = player, 1 if player else 0
    turn.asked_at = now if player else None


def again_at(asked_at: datetime) -> datetime:
    """Return the time at which an opponent's request is repeated or given up."""
    return asked_at + patience()


def patience() -> timedelta:
    """Return how long an opponent may take for its turn."""
    return timedelta(seconds=settings.OPPONENT_PATIENCE)


def rules_at(table: Table, rules: Rules) -> Rules:
    """Return the calendar that counts at this table. In live play, only vacations count."""
    return rules.for_live_play() if table.clock and table.clock.live else rules


def total(table: Table, seat: Seat, turn: Turn) -> int:
    """Return the whole time of an open turn in seconds, used and unused."""
    return table.pace_grace + turn.credit + seat.bank


def used(table: Table, turn: Turn, rules: Rules, at: datetime) -> float:
    """Return the seconds of a turn that were counted up to a time.

    Pauses and the time of an opponent don't count.
    """
    if table.paused_until is not None or turn.player:
        return turn.used
    return turn.used + calendar.counted(rules_at(table, rules), turn.since, at)


def left(table: Table, seat: Seat, turn: Turn, rules: Rules, at: datetime) -> float:
    """Return the seconds that a turn has left at an instant, at least 0."""
    return max(0.0, total(table, seat, turn) - used(table, turn, rules, at))


def moment(table: Table, turn: Turn, rules: Rules, seconds: float) -> datetime:
    """Return the time at which the turn will have used this many seconds."""
    return calendar.moment(rules_at(table, rules), turn.since, seconds - turn.used)


def timed(table: Table, seat: Seat) -> bool:
    """Return whether a seat's turns can time out: it has a clock, or autoplay has the seat."""
    return table.clock is not None or seat.played_by_stand_in


def deadline(table: Table, seat: Seat, turn: Turn, rules: Rules) -> datetime | None:
    """Return the deadline of a turn; ``None`` without one.

    A seat that autoplay has is due at once, with or without a clock. A deadline in the person's
    night or absence moves to its end. During a pause of the table there is no deadline. An
    opponent's turn is due some time after its last request.
    """
    if table.status != Status.PLAYING:
        return None
    if turn.asked_at is not None:
        return _given_up_at(turn, turn.asked_at)
    if not timed(table, seat):
        return None
    if seat.played_by_stand_in:
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
    """Return the time of the next reminder, or ``None``."""
    stopped = table.clock is None or table.status != Status.PLAYING
    if (
        stopped
        or table.paused_until is not None
        or seat.played_by_stand_in
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
    """Store the time used so far, so that a change of the calendar counts only from now on."""
    turn.used, turn.since = used(table, turn, rules, at), max(turn.since, at)


def bank_after(table: Table, seat: Seat, turn: Turn, rules: Rules, at: datetime) -> int:
    """Return a seat's bank after a turn that ends now: reduced by its time, then incremented."""
    beyond = max(0.0, used(table, turn, rules, at) - table.pace_grace - turn.credit)
    return min(table.pace_cap, max(0, round(seat.bank - beyond)) + table.pace_increment)


def gone(seat: Seat) -> bool:
    """Return whether a seat's person is absent: autoplay has the seat, or they missed turns."""
    return seat.played_by_stand_in or seat.missed >= GONE_AFTER
