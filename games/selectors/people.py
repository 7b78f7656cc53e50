"""People around a person: those met, the results of shared games, and a search by name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from django.db.models import Count, F, Max, Q, QuerySet

from accounts.models import User
from accounts.names import folded
from accounts.selectors.blocks import ids_blocked_for
from accounts.selectors.finding import people_findable, people_near, starred_ids
from games.models import Seat, Table, TableQuerySet
from mp2site.text.ordering import by_name

MET_AT_MOST: Final = 500
"""The maximum length of a person's list of people. Those met most recently are kept."""
FOUND_AT_MOST: Final = 20


@dataclass(frozen=True, slots=True)
class Known:
    """A person as another one finds them in their list of people.

    It has the results of their shared games.
    """

    name: str
    starred: bool
    games: int = 0
    last: datetime | None = None
    ahead: int = 0
    """The number of shared finished games in which this person ranked better."""
    behind: int = 0
    level: int = 0

    @property
    def compared(self) -> int:
        """The number of shared finished games in which both have a rank."""
        return self.ahead + self.behind + self.level


def people_wanted(person: User, beginning: str = "", title: str = "") -> list[Known]:
    """Return the people that a person knows; with ``beginning``, those found by their names."""
    if beginning:
        return people_found(person, beginning, title)
    return people_known(person, title)


def people_known(person: User, title: str = "") -> list[Known]:
    """Return people that a person has played with or starred: starred first, then the last met.

    ``title`` limits people and games to one title. Programs, guests, and closed or blocked accounts
    are left out. It takes four queries.
    """
    starred = starred_ids(person)
    findable = people_findable(person)
    met = {row["other"]: row for row in _met(person, findable, title)}
    unmet = [] if title else _names(findable.filter(pk__in=starred - met.keys()))
    known = [_known(row, starred) for row in met.values()]
    known += [Known(name, starred=True) for name in unmet]
    return sorted(known, key=lambda one: not one.starred)


def people_found(person: User, beginning: str, title: str = "") -> list[Known]:
    """Return people whose names begin with ``beginning``, out of those that a person may find.

    These are people met, starred, or in a circle with the person; with ``title``, only those met at
    this title. An empty beginning finds nobody.
    """
    beginning = folded(beginning)
    if not beginning:
        return []
    findable = people_findable(person).exclude(pk=person.pk)
    near = Q(pk__in=_ids_met(person, title))
    if not title:
        near |= Q(pk__in=people_near(person))
    rows = findable.filter(near, folded__startswith=beginning).order_by("username")
    names = dict(rows.values_list("pk", "username")[:FOUND_AT_MOST])
    starred = starred_ids(person)
    met = {row["other"]: row for row in _met(person, User.objects.filter(pk__in=names), title)}
    strangers = {"games": 0, "last": None, "ahead": 0, "behind": 0, "level": 0}
    rows_by_name = ({"other": pk, "name": name} | strangers for pk, name in names.items())
    found = [_known(met.get(row["other"], row), starred) for row in rows_by_name]
    return by_name(found, lambda one: one.name)


def tables_with_people(person: User, people: Iterable[int]) -> TableQuerySet:
    """Return listed open tables where at least one of these people sits, the newest first.

    The result includes tables of the person's own.
    """
    seated = Seat.objects.filter(person__in=list(people)).values("table")
    tables = Table.objects.lean().listed().open().with_free_seats().with_seats()
    hidden = Seat.objects.filter(person__in=ids_blocked_for(person)).values("table")
    return tables.filter(pk__in=seated).exclude(pk__in=hidden).order_by("-created_at")


def _names(people: QuerySet[User]) -> QuerySet[User, str]:
    return people.values_list("username", flat=True)


def _begun(person: User, title: str) -> QuerySet[Seat]:
    """Return the person's seats in games that have begun, of one title; of all if it is empty."""
    own = Seat.objects.of(person).filter(table__started_at__isnull=False)
    return own.filter(table__title=title) if title else own


def _ids_met(person: User, title: str) -> QuerySet[Seat, int]:
    """Return the keys of all people in the person's games."""
    games = _begun(person, title).values("table")
    return Seat.objects.filter(table__in=games).values_list("person", flat=True)


def _met(person: User, among: QuerySet[User], title: str) -> Iterable[Any]:
    """Return these people with the number and results of the games shared with the person.

    It takes one query.
    """
    own = _begun(person, title).filter(table__seats__person__in=among.exclude(pk=person.pk))
    other = "table__seats__rank"
    rows = own.values(other=F("table__seats__person"), name=F("table__seats__person__username"))
    rows = rows.annotate(
        games=Count("pk"),
        last=Max("table__started_at"),
        ahead=Count("pk", filter=Q(rank__lt=F(other))),
        behind=Count("pk", filter=Q(rank__gt=F(other))),
        level=Count("pk", filter=Q(rank=F(other))),
    )
    return rows.order_by("-last", "name")[:MET_AT_MOST]


def _known(row: dict[str, Any], starred: frozenset[int]) -> Known:
    return Known(
        name=row["name"],
        starred=row["other"] in starred,
        games=row["games"],
        last=row["last"],
        ahead=row["ahead"],
        behind=row["behind"],
        level=row["level"],
    )
