"""With whom a person has played, what last, and how often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.db.models import Count, Max, Q

from accounts.models import User
from games.models import Seat, Status

COMPANIONS: Final = 12


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody with whom the person has played, and how often."""

    name: str
    games: int


@dataclass(frozen=True, slots=True)
class Played:
    """The kind of table at which the person last sat when a game began."""

    title: str
    size: int


def companions_of(person: User) -> list[Companion]:
    """Return the people with whom the person has played, whom they met last first; no programs."""
    met = Seat.objects.filter(
        table__in=Seat.objects.of(person).filter(table__started_at__isnull=False).values("table"),
        person__is_active=True,
        person__is_computer=False,
    ).exclude(person=person)
    rows = met.values("person__username").annotate(
        games=Count("table"), last=Max("table__started_at")
    )
    found = rows.order_by("-last", "person__username")[:COMPANIONS]
    return [Companion(row["person__username"], row["games"]) for row in found]


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
    waits = Q(waiting_since__isnull=False, table__status=Status.PLAYING)
    rows = own.filter(waits | Q(pk__in=finished)).order_by("waiting_since", "pk")
    found = list(rows.values_list("table_id", "table__status"))
    waiting = [table for table, status in found if status == Status.PLAYING]
    return Practice(waiting, len(found) - len(waiting))
