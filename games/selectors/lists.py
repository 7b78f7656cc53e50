"""Everybody's games, as somebody wants them listed.

An index orders each list; what else is wanted is looked up row by row, of some thousands at once
(`games.selectors.pages`), so that a page costs as much in a big house, whatever is wanted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Literal

from django.db.models import Exists, OuterRef, Prefetch, Q, QuerySet, prefetch_related_objects

from accounts.models import User
from accounts.selectors import person_of_name
from games.models import Seat, Table, TableQuerySet
from games.selectors.pages import Among
from games.selectors.ratings import unfit
from games.selectors.tables import tables_public

TABLES: Final = 10_000
"""So many of the house's tables are looked through at once."""
SEATS: Final = 2_500
"""So many of a person's: their tables lie far apart."""
Result = Literal["", "won", "not-won"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games; what is empty leaves none out."""

    statuses: tuple[str, ...] = ()
    title: str = ""
    person: str = ""
    fellow: str = ""
    """Who sits there, too."""
    result: Result = ""
    """The person's, of a game that is over."""
    rated: bool | None = None
    ended_from: datetime | None = None
    ended_until: datetime | None = None

    @property
    def looks(self) -> bool:
        """Whether something is wanted that no index knows."""
        few = (self.person and self.fellow, self.result, self.ended_from, self.ended_until)
        return any(few) or self.rated is not None


@dataclass(frozen=True, slots=True)
class Games:
    """A list of games, and among which they are looked for (see `games.selectors.pages`)."""

    rows: TableQuerySet
    among: Among | None
    person: User | None = None
    """The person whose games they are."""


def games_wanted(wanted: Wanted) -> Games:
    """Return everybody's games that are wanted.

    The newest come first; of a person's those at which they sat down last.
    """
    names = [name for name in (wanted.person, wanted.fellow) if name]
    found = [person_of_name(name) for name in names]
    people = [one for one in found if one is not None]
    if len(people) < len(found):
        return Games(Table.objects.none().newest_first(), None)
    # A person's seats lead to their tables; a program's may be very many, so that somebody else's do.
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
    """Return the tables by what indexes know of them, and all that these lead through."""
    rows = tables_public(*wanted.statuses, title=wanted.title)
    if leads is not None:
        return rows.of(leads), Among(Seat.objects.of(leads).order_by("-pk"), SEATS)
    among = Table.objects.newest_first()
    if wanted.ended_until is None:
        return rows, Among(among, TABLES)
    opened = Q(created_at__lt=wanted.ended_until)  # as is all that had ended by then
    return rows.filter(opened), Among(among.filter(opened), TABLES)


def _with_result(
    rows: TableQuerySet, result: Result, person: User, leads: User | None
) -> TableQuerySet:
    """Leave those in which a person came in so; at the seats that lead, their place stands beside them.

    A seat of theirs looked for once more would be found among all that they ever had.
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
    """Return the condition that a game moves ratings."""
    return Q(~Exists(_seats(unfit())), rated=True)


def results_fetch(tables: Sequence[Table]) -> None:
    """Fetch who sat at tables and how they did, and nothing else of them: one query."""
    of_people = ("username", "left_at", "is_computer", "is_guest")
    columns = ("table", "place", "rank", "score", *(f"person__{name}" for name in of_people))
    seats = Seat.objects.in_order().select_related("person").only(*columns)
    prefetch_related_objects(tables, Prefetch("seats", seats))


def _seats(*which: Q, **more: Any) -> QuerySet[Seat]:
    return Seat.objects.filter(*which, table=OuterRef("pk"), **more)
