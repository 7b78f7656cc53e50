"""Tables with clocks for tests, and time that tests control."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from accounts.models import User
from games.models import Heartbeat, Seat, Table, Turn
from games.paces import HOUR, Pace
from games.services.sweeping import sweep
from games.swept import Swept
from mp2site.infra.clock import Hand
from tests.support.tables import started

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
"""A Monday."""
SHORT = Pace(grace=HOUR, bank=2 * HOUR, increment=HOUR, cap=4 * HOUR)


def clocked(users: Sequence[User], title: str = "toy", **columns: Any) -> Table:
    """Start a game with an hour of grace, two hours of bank, one more for each turn, at most four."""
    return started(users, title, **{"pace": "custom", "clock": SHORT, **columns})


def swept_after(hand: Hand, **delta: float) -> Swept:
    """Advance the time with regular sweeps, then sweep again."""
    hand.forward(timedelta(**delta))
    Heartbeat.objects.update(last_ok=hand.time())
    return sweep()


def turn_of(table: Table, user: User) -> Turn:
    return Turn.objects.open().get(seat__table=table, seat__person=user)


def seat_of(table: Table, user: User) -> Seat:
    """Return a person's seat from the database."""
    return Seat.objects.get(table=table, person=user)
