"""Filtered lists of all games.

Each list is ordered by an index. A filter without an index is applied row by row, to a limited
number of rows (`games.selectors.pages`). So a page costs the same on a large site.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Literal

from django.db.models import Exists, OuterRef, Prefetch, Q, QuerySet, prefetch_related_objects

from accounts.models import User
from accounts.selectors.people import person_of_name
from games.models import Seat, Table, TableQuerySet
from games.selectors.pages import Among
from games.selectors.rated import unfit
from games.selectors.tables import tables_public

TABLES: Final = 10_000
"""The maximum number of the site's tables that are searched for one page."""
SEATS: Final = 2_500
"""The maximum number of a person's seats that are searched for one page.

It is lower than `TABLES`, since a person's rows are scattered over the disk.
"""
Result = Literal["", "won", "not-won"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """The filters of a list. An empty filter excludes nothing."""

    statuses: tuple[str, ...] = ()
    title: str = ""
    person: str = ""
    fellow: str = ""
    """The name of another player at the table."""
    result: Result = ""
    """The person's result in a finished game."""
    rated: bool | None = None
    ended_from: datetime | None = None
    ended_until: datetime | None = None

    @property
    def looks(self) -> bool:
        """Whether some filter has no index, so that rows must be searched one by one."""
        few = (self.person and self.fellow, self.result, self.ended_from, self.ended_until)
        return any(few) or self.rated is not None


@dataclass(frozen=True, slots=True)
class Games:
    """A list of games, and the limited rows in which they are searched: `games.selectors.pages`."""

    rows: TableQuerySet
    among: Among | None
    person: User | None = None
    """The person whose games are listed; ``None`` for all games."""


def games_wanted(wanted: Wanted) -> Games:
    """Return the games that match the filters.

    The newest come first. A person's games are ordered by the time when the person joined, the
    latest first.
    """
    names = [name for name in (wanted.person, wanted.fellow) if name]
    found = [person_of_name(name) for name in names]
    people = [one for one in found if one is not None]
    if len(people) < len(found):
        return Games(Table.objects.none().newest_first(), None)
    # If several people are given, the tables are found by the seats of one of them. A program may
    # have very many seats, so another person is preferred.
    leads = min(people, key=lambda one: one.is_computer, default=None)
    rows, among = _ordered(wanted, leads)
    for one in people:
        if one != leads:
            rows = rows.filter(Exists(_seats(person=one)))
    if wanted.result:
        rows = _with_result(rows, wanted.result, people[0], leads)
    person = people[0] if wanted.person else None
    return Games(_narrowed(rows, wanted), among if wanted.looks else None, person)


def _ordered(wanted: Wanted, leads: User | None) -> tuple[TableQuerySet, Among]:
    """Return the tables filtered by indexes, and the rows that the index reads."""
    rows = tables_public(*wanted.statuses, title=wanted.title)
    if leads is not None:
        return rows.of(leads), Among(Seat.objects.of(leads).order_by("-pk"), SEATS)
    among = Table.objects.newest_first()
    if wanted.ended_until is None:
        return rows, Among(among, TABLES)
    opened = Q(
        created_at__lt=wanted.ended_until
    )  # a game that ended before this time began before it, too
    return rows.filter(opened), Among(among.filter(opened), TABLES)


def _with_result(
    rows: TableQuerySet, result: Result, person: User, leads: User | None
) -> TableQuerySet:
    """Filter by a person's result.

    If the tables were found by the seats of that person (``leads``), each table already has the
    person's rank as an annotation. A second join would search all of the person's seats.
    """
    won = result == "won"
    if person == leads:
        return rows.filter(Q(placed=1) if won else Q(placed__gt=1))
    return rows.filter(Exists(_seats(Q(rank=1) if won else Q(rank__gt=1), person=person)))


def _narrowed(rows: TableQuerySet, wanted: Wanted) -> TableQuerySet:
    if wanted.rated is not None:
        rows = rows.filter(_rated() if wanted.rated else ~_rated())
    if wanted.ended_from is not None:
        rows = rows.filter(finished_at__gte=wanted.ended_from)
    if wanted.ended_until is not None:
        rows = rows.filter(finished_at__lt=wanted.ended_until)
    return rows


def _rated() -> Q:
    """Return the condition that a game counts for ratings."""
    return Q(~Exists(_seats(unfit())), rated=True)


def results_fetch(tables: Sequence[Table]) -> None:
    """Fetch the players of the tables with their results and no other columns, by one query."""
    of_people = ("username", "left_at", "is_computer", "is_guest")
    columns = ("table", "place", "rank", "score", *(f"person__{name}" for name in of_people))
    seats = Seat.objects.in_order().select_related("person").only(*columns)
    prefetch_related_objects(tables, Prefetch("seats", seats))


def _seats(*which: Q, **more: Any) -> QuerySet[Seat]:
    return Seat.objects.filter(*which, table=OuterRef("pk"), **more)
