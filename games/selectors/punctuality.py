"""A person's last turns, and how many of them were in time. Nothing here authorises."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import islice
from typing import Final, NamedTuple

from django.db.models import Q, QuerySet

from accounts.models import User
from games.models import Seat, Turn
from games.paces import CALM

TABLES_MOST: Final = 200
"""The maximum number of seats whose last turns are read."""
TURNS: Final = 100
"""The number of last turns from which punctuality is computed."""
TURNS_MOST: Final = 500
"""The number of last turns from which a title's median time per move is computed."""


class LastTurn(NamedTuple):
    """A turn that the person ended, or whose time ran out."""

    title: str
    pace: str
    closed_by: str
    opened_at: datetime
    closed_at: datetime


class Punctual(NamedTuple):
    """The number of a person's last turns, and how many of them were made in time."""

    turns: int
    in_time: int

    @property
    def share(self) -> int:
        """The percentage of turns in time."""
        return round(100 * self.in_time / self.turns)


def punctual_of(person: User) -> Punctual | None:
    """Return how many of a person's last turns were made in time."""
    return punctuality(last_turns(person))


def last_turns(person: User, before: datetime | None = None) -> list[LastTurn]:
    """Return a person's last turns, the latest first.

    They include turns made by hand, turns made by a plan, and missed turns. ``before`` excludes
    turns that ended at this time or later.
    """
    ended = [Turn.ClosedBy.MOVE, Turn.ClosedBy.STAND_IN, Turn.ClosedBy.TIMEOUT]
    seats = last_seats(person, TABLES_MOST).values("pk")
    theirs = Q(player="") | Q(ran_out=True)
    turns = Turn.objects.filter(theirs, seat__in=seats, closed_by__in=ended)
    if before is not None:
        turns = turns.filter(closed_at__lt=before)
    columns = ("table__title", "table__pace", "closed_by", "opened_at", "closed_at")
    rows = turns.order_by("-closed_at").values_list(*columns)[:TURNS_MOST]
    return [LastTurn(*row) for row in rows]


def last_seats(person: User, most: int) -> QuerySet[Seat]:
    """Return the seats that a person took last, at most ``most``. An index finds them."""
    last = Seat.objects.of(person).order_by("-pk")[:most]
    return Seat.objects.filter(pk__in=last.values("pk"))


def punctuality(turns: Sequence[LastTurn]) -> Punctual | None:
    """Return how many turns with a clock were made in time; ``None`` if no turn had one."""
    timed = (turn.closed_by for turn in turns if turn.pace != CALM)
    last = list(islice(timed, TURNS))
    return Punctual(len(last), len(last) - last.count(Turn.ClosedBy.TIMEOUT)) if last else None
