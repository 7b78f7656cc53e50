"""A person's record: turns in time, and a rating."""

from __future__ import annotations

from datetime import timedelta

from accounts.models import User
from games.models import Rating, Turn
from games.strength import BEGIN, MIDDLE, SCALE
from mp2site.infra import clock
from tests.support.tables import open_table


def made_turns(user: User, in_time: int, late: int = 0) -> None:
    """Record turns with a clock; some of them timed out."""
    table = open_table(user, 2, pace="daily", visibility="private")
    seat, now = table.seats.get(person=user), clock.now()
    Turn.objects.bulk_create(
        Turn(
            table=table,
            seat=seat,
            number=number + 1,
            opened_at=now - timedelta(hours=1),
            since=now,
            closed_at=now,
            closed_by=Turn.ClosedBy.TIMEOUT if number < late else Turn.ClosedBy.MOVE,
        )
        for number in range(in_time + late)
    )


def has_points(user: User, points: int, title: str = "yspahan", games: int = 20) -> Rating:
    """Give a person the rating that pages show."""
    mu = BEGIN.mu + (points - MIDDLE) / SCALE
    return Rating.objects.create(person=user, title=title, mu=mu, sigma=2.0, games=games)
