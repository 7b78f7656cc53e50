"""The players who must agree to an early end, a pause, or rating a game after a resignation."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from accounts.selectors.times import travellers
from games.models import Seat, Table
from games.selectors.rated import moves_ratings
from games.turn_time import GONE_AFTER, gone

SILENT_AFTER: Final = timedelta(days=28)
"""The time without a move after which a person's consent isn't needed, at tables without a clock."""


def asked_to_consent(table: Table, seats: Sequence[Seat], at: datetime) -> Sequence[Seat]:
    """Return the seats that must agree to end a game early: all people's, or the present people's.

    The consent of absent people isn't needed if two are absent or only one person is left. At a
    table without a clock, the consent of people who made no move for weeks isn't needed either.
    """
    # Opponents and people who resigned needn't agree.
    seats = [seat for seat in seats if not seat.person.strength and seat.resigned_at is None]
    silent = _silent(table, seats, at)
    present = [seat for seat in seats if seat.person_id not in silent and not gone(seat)]
    few = len(seats) - len(present) >= GONE_AFTER or len(present) == 1
    return present if present and (few or silent) else seats


def asked_to_pause(seats: Sequence[Seat]) -> Sequence[Seat]:
    """Return the seats that must agree to a pause: those of present people, without opponents."""
    return [seat for seat in seats if not seat.person.strength and not seat.played_by_stand_in]


def asked_to_rate(table: Table, seats: Sequence[Seat]) -> Sequence[Seat]:
    """Return the seats that must agree to rate a game after a resignation: the remaining people's.

    Empty if nobody has resigned, if the table is unrated, or if only one person is left.
    """
    if not moves_ratings(table, seats) or all(seat.resigned_at is None for seat in seats):
        return []
    stay = [seat for seat in seats if not (seat.played_by_stand_in or seat.resigned_at)]
    return [seat for seat in stay if not seat.person.is_computer] if len(stay) > 1 else []


def _silent(table: Table, seats: Sequence[Seat], at: datetime) -> set[int]:
    """Return the people who made no move for weeks at a table without a clock.

    People on vacation aren't included.
    """
    since = at - SILENT_AFTER
    late = {
        seat.person_id
        for seat in seats
        if seat.waiting_since and seat.waiting_since <= since and not seat.consents_to_abandon
    }
    return late - travellers(late, since, at) if late and table.clock is None else set()
