"""The players who must agree to an early end, to a pause, or to rate a game with a resignation."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from accounts.selectors.times import travellers
from games.models import Seat, Table
from games.selectors.rated import moves_ratings
from games.turn_time import GONE_AFTER, gone

SILENT_AFTER: Final = timedelta(days=28)
"""The waiting time without a clock after which a player's consent to the end isn't needed."""


def asked_to_consent(table: Table, seats: Sequence[Seat], at: datetime) -> Sequence[Seat]:
    """Return the seats that must consent to end a game: all people's, or those of present people.

    Only present people count when two are absent, when one person is left, or when somebody at a
    table without a clock is silent: such a table won't go on.
    """
    # Opponents agree to everything, and people who resigned have no vote.
    seats = [seat for seat in seats if not seat.person.strength and seat.resigned_at is None]
    silent = _silent(table, seats, at)
    present = [seat for seat in seats if seat.person_id not in silent and not gone(seat)]
    few = len(seats) - len(present) >= GONE_AFTER or len(present) == 1
    return present if present and (few or silent) else seats


def asked_to_pause(seats: Sequence[Seat]) -> Sequence[Seat]:
    """Return the seats that must agree to a pause: those of present people, not of opponents."""
    return [seat for seat in seats if not seat.person.strength and not seat.held_by_house]


def asked_to_rate(table: Table, seats: Sequence[Seat]) -> Sequence[Seat]:
    """Return the seats that must agree to rate a game after a resignation.

    These are the seats of people who play on. None if nobody has resigned, at an unrated table, or
    if only one person is left.
    """
    if not moves_ratings(table, seats) or all(seat.resigned_at is None for seat in seats):
        return []
    stay = [seat for seat in seats if not (seat.held_by_house or seat.resigned_at)]
    return [seat for seat in stay if not seat.person.is_computer] if len(stay) > 1 else []


def _silent(table: Table, seats: Sequence[Seat], at: datetime) -> set[int]:
    """Return the people who kept a table without a clock waiting for weeks, except on vacation."""
    since = at - SILENT_AFTER
    late = {
        seat.person_id
        for seat in seats
        if seat.waiting_since and seat.waiting_since <= since and not seat.consents_to_abandon
    }
    return late - travellers(late, since, at) if late and table.clock is None else set()
