"""Whose consent ends a game before its time, whose stops its clocks, and whose lets it count after a resignation."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from accounts.selectors import travellers
from games.models import Seat, Table
from games.selectors.ratings import moves_ratings
from games.turn_time import GONE_AFTER, gone

SILENT_AFTER: Final = timedelta(days=28)
"""Where no clock runs, whoever keeps a table waiting for so long isn't waited for with its end."""


def asked_to_consent(table: Table, seats: Sequence[Seat], at: datetime) -> Sequence[Seat]:
    """Return whose consent ends a game: everybody's who plays, or the rest's.

    The rest's with two gone, with one person left, or as soon as somebody whom no clock hurries is
    silent: at such a table nobody plays on.
    """
    # An opponent is content with all, and who has resigned has no say.
    seats = [seat for seat in seats if not seat.person.strength and seat.resigned_at is None]
    silent = _silent(table, seats, at)
    present = [seat for seat in seats if seat.person_id not in silent and not gone(seat)]
    few = len(seats) - len(present) >= GONE_AFTER or len(present) == 1
    return present if present and (few or silent) else seats


def asked_to_pause(seats: Sequence[Seat]) -> Sequence[Seat]:
    """Return who must agree to a pause: all people who play, neither opponents nor those who are gone."""
    return [seat for seat in seats if not seat.person.strength and not seat.held_by_house]


def asked_to_rate(table: Table, seats: Sequence[Seat]) -> Sequence[Seat]:
    """Return who must agree that a game counts among them although somebody has resigned: all who play on.

    Nobody is asked where nobody has resigned, at an unrated table, or where one person is left.
    """
    if not moves_ratings(table, seats) or all(seat.resigned_at is None for seat in seats):
        return []
    stay = [seat for seat in seats if not (seat.held_by_house or seat.resigned_at)]
    return [seat for seat in stay if not seat.person.is_computer] if len(stay) > 1 else []


def _silent(table: Table, seats: Sequence[Seat], at: datetime) -> set[int]:
    """Return who has left a table without a clock waiting for weeks, none of them on vacation."""
    since = at - SILENT_AFTER
    late = {
        seat.person_id
        for seat in seats
        if seat.waiting_since and seat.waiting_since <= since and not seat.consents_to_abandon
    }
    return late - travellers(late, since, at) if late and table.clock is None else set()
