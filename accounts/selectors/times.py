"""All reads of people's time settings."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, time, timedelta
from typing import TYPE_CHECKING

from django.conf import settings

from accounts.calendar import Away, Rules, hours_by_year
from accounts.models import User, Vacation
from accounts.zones import zone_of

if TYPE_CHECKING:
    from django.db.models import QuerySet

COLUMNS = ("pk", "time_zone", "quiet_from", "quiet_to", "rest_days", "away_until")
Row = tuple[int, str, time | None, time | None, str, datetime | None]


def rules_of(person: User, since: datetime | None = None) -> Rules:
    """Return which time counts for a person, from ``since`` on.

    Vacations that ended before may be missing.
    """
    return rules_of_people([person], since)[person.pk]


def rules_of_people(people: Iterable[User], since: datetime | None = None) -> dict[int, Rules]:
    """Return which time counts for loaded people, by person id.

    It takes one query, or none if nobody is away after `since`.
    """
    rows = [
        (
            person.pk,
            person.time_zone,
            person.quiet_from,
            person.quiet_to,
            person.rest_days,
            person.away_until,
        )
        for person in people
    ]
    return _rules(rows, since)


def rules_for(people: Iterable[int], since: datetime | None = None) -> dict[int, Rules]:
    """Return which time counts for people, by person id.

    It takes one query, and a second one if somebody is away after `since`.
    """
    rows = User.objects.filter(pk__in=list(people)).values_list(*COLUMNS)
    return _rules(rows, since)


def _rules(rows: Iterable[Row], since: datetime | None) -> dict[int, Rules]:
    rows = list(rows)
    travellers = [row[0] for row in rows if row[5] and (since is None or row[5] > since)]
    away = _away(travellers, since)
    return {
        pk: Rules(
            zone=zone_of(zone),
            quiet_from=quiet_from,
            quiet_to=quiet_to,
            rest_days=frozenset(map(int, rest_days)),
            away=away.get(pk, ()),
        )
        for pk, zone, quiet_from, quiet_to, rest_days, _ in rows
    }


def _away(people: list[int], since: datetime | None) -> dict[int, tuple[Away, ...]]:
    if not people:
        return {}
    found = Vacation.objects.filter(person__in=people).order_by("starts_at")
    if since is not None:
        found = found.filter(ends_at__gt=since)
    periods: dict[int, tuple[Away, ...]] = {}
    for person, start, end in found.values_list("person", "starts_at", "ends_at"):
        periods[person] = (*periods.get(person, ()), Away(start, end))
    return periods


def away_now(people: Iterable[int], at: datetime) -> dict[int, Away]:
    """Return the vacations of people who are away at a time, by person id. It takes one query."""
    found = Vacation.objects.filter(person__in=list(people), starts_at__lte=at, ends_at__gt=at)
    return {v.person_id: Away(v.starts_at, v.ends_at) for v in found}


def travellers(people: Iterable[int], since: datetime, until: datetime) -> set[int]:
    """Return the ids of people who were on vacation at some time between two times.

    It takes one query.
    """
    found = Vacation.objects.filter(
        person__in=list(people), starts_at__lte=until, ends_at__gt=since
    )
    return set(found.values_list("person", flat=True))


def vacations_of(person: User, at: datetime) -> QuerySet[Vacation]:
    """Return a person's current and planned vacations, the earliest first."""
    return person.vacations.filter(ends_at__gt=at).order_by("starts_at")


def allowance_left(person: User, at: datetime) -> dict[int, float]:
    """Return the hours of vacation that a person may still take in this year and in the next."""
    year = at.astimezone(zone_of(person.time_zone)).year
    used = hours_used(person, at - timedelta(days=370))
    return {y: max(0.0, settings.VACATION_HOURS - used.get(y, 0.0)) for y in (year, year + 1)}


def hours_used(person: User, since: datetime) -> dict[int, float]:
    """Return the hours of vacation taken or planned, by year; old vacations are left out."""
    zone = zone_of(person.time_zone)
    used: dict[int, float] = {}
    for vacation in person.vacations.filter(ends_at__gt=since):
        for year, hours in hours_by_year(zone, vacation.starts_at, vacation.ends_at).items():
            used[year] = used.get(year, 0.0) + hours
    return used
