"""A person's last table, the tables that wait for the person, and how many games they finished."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Q

from accounts.models import User
from games.models import Seat, Status, Table
from games.models.seat import ASKED


@dataclass(frozen=True, slots=True)
class Played:
    """The title and size of the person's last table."""

    title: str
    size: int


def last_played(person: User) -> Played | None:
    """Return the title and size of the person's last table that began, or ``None``."""
    begun = Seat.objects.of(person).filter(table__started_at__isnull=False)
    row = begun.order_by("-table__started_at").values_list("table__title", "table__size").first()
    return Played(*row) if row else None


def has_played(person: User, title: str, *, besides: Table) -> bool:
    """Return whether the person has had a seat in another game of the title than ``besides``."""
    begun = Seat.objects.of(person).filter(table__started_at__isnull=False)
    return begun.filter(table__title=title).exclude(table=besides).exists()


@dataclass(frozen=True, slots=True)
class Practice:
    """The tables that wait for the person, and a limited count of their finished games."""

    waiting: list[str]
    finished: int


def practice_of(person: User, *, up_to: int) -> Practice:
    """Return the tables that wait for the person, and the number of games that they finished.

    The number is at most ``up_to``. It takes one query.
    """
    own = Seat.objects.of(person)
    finished = own.filter(table__status=Status.FINISHED).order_by().values("pk")[:up_to]
    waits = ASKED & Q(table__status=Status.PLAYING)
    rows = own.filter(waits | Q(pk__in=finished)).order_by("waiting_since", "pk")
    found = list(rows.values_list("table_id", "table__status"))
    waiting = [table for table, status in found if status == Status.PLAYING]
    return Practice(waiting, len(found) - len(waiting))
