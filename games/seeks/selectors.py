"""Seeks, and the open tables that match them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from datetime import datetime
from typing import Any, Final

from django.db.models import F

from accounts.models import ProfileFor, User
from games.forecasts import at_other_pace
from games.models import Rating, Seat, Table, TableQuerySet
from games.models.table import rows_of
from games.seeks.models import Seek
from games.strength import NEWCOMER, Strength, shown

AT_ONCE: Final = 500
"""The most seeks, and the most tables, that a sweep reads. The oldest seeks come first."""


def seeks_of(person: User) -> list[Seek]:
    """Return the person's seeks, the oldest first, with the proposed tables."""
    rows = Seek.objects.filter(person=person).select_related("table").order_by("pk")
    return list(rows.defer("table__state", "table__secret", "table__seed", "table__trouble"))


def seeks_told(person: User) -> list[dict[str, Any]]:
    """Return the person's seeks for the export of their data."""
    columns = ("title", "pace", "least", "most", "within", "same_pace", "paused", "table")
    rows = Seek.objects.filter(person=person).order_by("pk")
    return [dict(row) for row in rows.values(*columns, "created_at", "expires_at")]


def fitting(now: datetime) -> Iterator[tuple[Seek, str]]:
    """Yield each seek without a proposal, with the id of a table that probably matches.

    It takes two queries, two more if some seeks have a rating range, and two more if some require
    the person's own pace. Whether a seat is free and the person may join is checked later, with the
    table locked.
    """
    tables = _with_seats_to_propose(Table.objects.listed().open()).order_by("created_at")
    found = list(tables.values_list("pk", "title", "pace", "size")[:AT_ONCE])
    if not found:
        return
    rows = Seek.objects.filter(table=None, paused=False, expires_at__gt=now)
    rows = rows.filter(title__in={row[1] for row in found}, pace__in={row[2] for row in found})
    seeks = rows.filter(person__is_active=True).select_related("person").order_by("pk")[:AT_ONCE]
    apart = unsuitable(seeks, [row[0] for row in found])
    for seek in seeks:
        for pk, title, pace, size in found:
            same = (title, pace) == (seek.title, seek.pace) and seek.least <= size <= seek.most
            if same and pk not in seek.declined and (seek.pk, pk) not in apart:
                yield seek, pk


def to_seat(now: datetime) -> list[Seek]:
    """Return the seeks whose proposed seats their people get now."""
    due = Seek.objects.filter(seat_at__lte=now).select_related("person").order_by("seat_at", "pk")
    return list(due[:AT_ONCE])


def unsuitable(seeks: Collection[Seek], tables: Collection[str]) -> set[tuple[int, str]]:
    """Return pairs of ids (seek, table) where the table's players don't match the seek."""
    return out_of_range(seeks, tables) | of_other_pace(seeks, tables)


def of_other_pace(seeks: Collection[Seek], tables: Collection[str]) -> set[tuple[int, str]]:
    """Return pairs of ids (seek, table) where somebody plays at another pace.

    It takes two queries, or none if no seek requires the person's own pace.
    """
    seeks = [seek for seek in seeks if seek.same_pace]
    if not seeks or not tables:
        return set()
    rows = Seat.objects.filter(table__in=tables, person__is_computer=False)
    seated = list(rows.values_list("table", "person"))
    others = {person for _, person in seated}
    apart = at_other_pace({seek.person_id for seek in seeks}, others)
    return {
        (seek.pk, table)
        for seek in seeks
        for table, person in seated
        if (seek.person_id, person) in apart
    }


def out_of_range(seeks: Collection[Seek], tables: Collection[str]) -> set[tuple[int, str]]:
    """Return pairs of ids (seek, table) where a player's rating is outside the seek's range.

    Only ratings that everybody may see count. It takes two queries, or none if no seek has a range.
    """
    seeks = [seek for seek in seeks if seek.within is not None]
    if not seeks or not tables:
        return set()
    seated, own = _seated_points(tables), _own_points(seeks)
    return {
        (seek.pk, table)
        for seek in seeks
        for table, title, points in seated
        if title == seek.title
        and abs(points - own.get((seek.person_id, seek.title), NEWCOMER)) > (seek.within or 0)
    }


def _seated_points(tables: Collection[str]) -> set[tuple[str, str, int]]:
    rows = Rating.objects.filter(
        person__seats__table__in=tables,
        title=F("person__seats__table__title"),
        person__profile_for=ProfileFor.EVERYBODY,
        games__gt=0,
    )
    found = rows.values_list("person__seats__table", "title", "mu", "sigma")
    return {(table, title, shown(Strength(mu, sigma))[0]) for table, title, mu, sigma in found}


def _own_points(seeks: Sequence[Seek]) -> dict[tuple[int, str], int]:
    people, titles = {one.person_id for one in seeks}, {one.title for one in seeks}
    rows = Rating.objects.filter(person__in=people, title__in=titles, games__gt=0)
    return {(one.person_id, one.title): one.points for one in rows}


def _with_seats_to_propose(tables: TableQuerySet) -> TableQuerySet:
    """Return the tables with a free seat that isn't proposed to another person."""
    counted = tables.alias(taken=rows_of(Seat), proposed=rows_of(Seek))
    return counted.filter(taken__lt=F("size") - F("proposed"))
