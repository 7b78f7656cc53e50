"""With whom a person has played, what last, and how often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.db.models import Q

from accounts.models import User
from games.models import Seat, Status
from games.models.seat import ASKED
from games.selectors.people import people_known

COMPANIONS: Final = 12


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody whom the person knows, and how often they have played together."""

    name: str
    games: int


@dataclass(frozen=True, slots=True)
class Played:
    """The kind of table at which the person last sat when a game began."""

    title: str
    size: int


def companions_of(person: User) -> list[Companion]:
    """Return whom the person may invite by a tap: first the starred, then whom they met last.

    No programs, and nobody where one has blocked the other.
    """
    return [Companion(one.name, one.games) for one in people_known(person)[:COMPANIONS]]


def last_played(person: User) -> Played | None:
    """Return title and size of the table of the person's that began last; ``None``: none has."""
    begun = Seat.objects.of(person).filter(table__started_at__isnull=False)
    row = begun.order_by("-table__started_at").values_list("table__title", "table__size").first()
    return Played(*row) if row else None


@dataclass(frozen=True, slots=True)
class Practice:
    """Where the person is asked, and how many games they have finished, as far as was counted."""

    waiting: list[str]
    finished: int


def practice_of(person: User, *, up_to: int) -> Practice:
    """Return the tables that wait for the person, and count finished games up to a number: one query."""
    own = Seat.objects.of(person)
    finished = own.filter(table__status=Status.FINISHED).order_by().values("pk")[:up_to]
    waits = ASKED & Q(table__status=Status.PLAYING)
    rows = own.filter(waits | Q(pk__in=finished)).order_by("waiting_since", "pk")
    found = list(rows.values_list("table_id", "table__status"))
    waiting = [table for table, status in found if status == Status.PLAYING]
    return Practice(waiting, len(found) - len(waiting))
