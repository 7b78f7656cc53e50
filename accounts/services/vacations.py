"""Starting and ending vacations."""

from __future__ import annotations

from datetime import datetime, timedelta

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import Max

from accounts.calendar import hours_by_year
from accounts.models import User, Vacation
from accounts.selectors.times import allowance_left, hours_used
from accounts.zones import zone_of

HOUR = timedelta(hours=1)
AHEAD_AT_MOST = timedelta(days=366)


@transaction.atomic
def vacation_take(*, person: User, at: datetime, start: datetime, end: datetime) -> Vacation:
    """Take a vacation that begins now (``at``) or later. A start in the past means now.

    Raises ValidationError with the code `vacation-past`, `vacation-short`, `vacation-far`,
    `vacation-overlap` or `vacation-allowance`.
    """
    person = _locked(person)
    start = max(start, at)
    if end <= at:
        raise ValidationError("that is over already", code="vacation-past")
    if end - start < HOUR:
        raise ValidationError("a vacation takes an hour at least", code="vacation-short")
    if end > at + AHEAD_AT_MOST:
        raise ValidationError("that is too far away", code="vacation-far")
    if person.vacations.filter(starts_at__lt=end, ends_at__gt=start).exists():
        raise ValidationError("there is a vacation in that time", code="vacation-overlap")
    _check_allowance(person, start, end)
    return _away(person, start, end)


@transaction.atomic
def vacation_end(*, person: User, vacation: int, at: datetime) -> None:
    """End a current vacation, or cancel a planned one.

    If it is over or unknown, nothing happens.
    """
    person = _locked(person)
    person.vacations.filter(pk=vacation, starts_at__gte=at).delete()
    person.vacations.filter(pk=vacation, ends_at__gt=at).update(ends_at=at)
    _note_end(person)


@transaction.atomic
def vacation_automatic(
    *, person: User, at: datetime, longest: timedelta = timedelta(hours=24)
) -> Vacation | None:
    """Start a vacation for a person whose time is about to run out.

    Return ``None`` if the person hasn't allowed this or has no hours left.
    """
    person = _locked(person)
    if not person.auto_vacation:
        return None
    planned = person.vacations.filter(ends_at__gt=at).order_by("starts_at").first()
    end = min(at + longest, planned.starts_at) if planned else at + longest
    zone = zone_of(person.time_zone)
    left = allowance_left(person, at)[at.astimezone(zone).year]
    end = min(end, at + left * HOUR)
    return _away(person, at, end, automatic=True) if end - at >= HOUR else None


def _locked(person: User) -> User:
    """Lock and return the person, so that concurrent vacations are counted one after another."""
    return User.objects.select_for_update(no_key=True).get(pk=person.pk)


def _check_allowance(person: User, start: datetime, end: datetime) -> None:
    zone = zone_of(person.time_zone)
    used = hours_used(person, start - timedelta(days=370))
    for year, hours in hours_by_year(zone, start, end).items():
        if used.get(year, 0.0) + hours > settings.VACATION_HOURS + 1e-6:
            raise ValidationError("not so many hours are left", code="vacation-allowance")


def _away(person: User, start: datetime, end: datetime, *, automatic: bool = False) -> Vacation:
    vacation = Vacation.objects.create(
        person=person, starts_at=start, ends_at=end, automatic=automatic
    )
    _note_end(person)
    return vacation


def _note_end(person: User) -> None:
    person.away_until = person.vacations.aggregate(last=Max("ends_at"))["last"]
    person.save(update_fields=["away_until"])
