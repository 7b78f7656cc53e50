"""All that writes about people.

What changes when a person's time counts goes through `games.services.calendars`, which sees to their
open turns in the same transaction: nobody gains time that has gone by already.
"""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, time, timedelta
from typing import Any

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import Max
from msgspec.structs import replace

from accounts.calendar import Rules, hours_by_year
from accounts.models import User, Vacation
from accounts.selectors import allowance_left, hours_used, rules_of
from accounts.zones import check_zone, zone_of
from mp2site import clock

SETTINGS = ("language", "theme", "time_zone", "times_changed_at")
TIMES = ("quiet_from", "quiet_to", "rest_days", "times_changed_at")
QUIET_AT_MOST = timedelta(hours=12)
REST_DAYS_AT_MOST = 3
HOUR = timedelta(hours=1)
FOREVER = datetime.max.replace(tzinfo=UTC)
AHEAD_AT_MOST = timedelta(days=366)
CORRECTED_WITHIN = timedelta(hours=1)
KEPT_FOR = timedelta(days=7)
"""Whoever could move their nights along with the deadline would let the others wait for ever."""


def person_settings_save(*, person: User, language: str, theme: str, time_zone: str) -> User:
    """Change how the house shows itself to a person.

    Raises ValidationError for a language, theme or zone that doesn't exist, or with the code
    `times-often`: with the zone, nights and days of rest move.
    """
    check_zone(time_zone)
    _note_change(person, zone=zone_of(time_zone))
    person.language, person.theme, person.time_zone = language, theme, time_zone
    return _save(person, SETTINGS)


def person_times_save(
    *,
    person: User,
    quiet_from: time | None = None,
    quiet_to: time | None = None,
    rest_days: str = "",
) -> User:
    """Change a person's nightly quiet hours and days of rest.

    Raises ValidationError, with the code `quiet-hours`, `quiet-long`, `rest-days`, `times-often`
    or `invalid`.
    """
    _check_quiet(quiet_from, quiet_to)
    if len(rest_days) > REST_DAYS_AT_MOST:
        raise ValidationError("too many rest days", code="rest-days")
    _check_days(person, rest_days)
    days = frozenset(map(int, rest_days))
    _note_change(person, quiet_from=quiet_from, quiet_to=quiet_to, rest_days=days)
    person.rest_days, person.quiet_from, person.quiet_to = rest_days, quiet_from, quiet_to
    return _save(person, TIMES)


def person_auto_vacation_set(*, person: User, wanted: bool) -> None:
    """Note whether the house may start a vacation for this person, rather than a time-out."""
    person.auto_vacation = wanted
    person.save(update_fields=["auto_vacation"])


def _check_quiet(start: time | None, end: time | None) -> None:
    if start is None and end is None:
        return
    if start is None or end is None or start == end:
        raise ValidationError("quiet hours need a beginning and another end", code="quiet-hours")
    minutes = (end.hour - start.hour) * 60 + end.minute - start.minute
    if timedelta(minutes=minutes % (24 * 60)) > QUIET_AT_MOST:
        raise ValidationError("the quiet hours are too long", code="quiet-long")


def _check_days(person: User, rest_days: str) -> None:
    """Refuse what is no list of weekdays, before anything is made of it."""
    try:
        person._meta.get_field("rest_days").clean(rest_days, person)  # noqa: SLF001 - Django's public door
    except ValidationError as error:
        raise ValidationError({"rest_days": error.error_list}) from error


def _note_change(person: User, **changes: Any) -> None:
    """Allow a change by which clocks may stand still for longer once a week, and what corrects it."""
    before = rules_of(person, FOREVER)
    if not _longer(before, replace(before, **changes)):
        return
    at, last = clock.now(), person.times_changed_at
    if last is None or at - last >= KEPT_FOR:
        person.times_changed_at = at
    elif at - last >= CORRECTED_WITHIN:
        until = {"until": last + KEPT_FOR}
        raise ValidationError("changed a short while ago", code="times-often", params=until)


def _longer(before: Rules, after: Rules) -> bool:
    """Tell whether time may cease to count at some hour of the week at which it did."""
    moved = before.zone != after.zone
    nights = (before.quiet_from, before.quiet_to) != (after.quiet_from, after.quiet_to)
    days = bool(after.rest_days - before.rest_days)
    return days or (after.has_quiet and (nights or moved)) or (bool(after.rest_days) and moved)


def _save(person: User, columns: tuple[str, ...]) -> User:
    others = {field.name for field in person._meta.fields} - set(columns)  # noqa: SLF001 - Django's public door
    person.clean_fields(exclude=others)
    person.save(update_fields=columns)
    return person


# -- vacation ---------------------------------------------------------------------------------


@transaction.atomic
def vacation_take(*, person: User, at: datetime, start: datetime, end: datetime) -> Vacation:
    """Go on vacation, at once or later; what lies before ``at``, which is now, isn't given.

    Raises ValidationError, with the code `vacation-past`, `vacation-short`, `vacation-far`,
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
    """Come back early, or give a planned vacation up. One that is over or unknown stays as it is."""
    person = _locked(person)
    person.vacations.filter(pk=vacation, starts_at__gte=at).delete()
    person.vacations.filter(pk=vacation, ends_at__gt=at).update(ends_at=at)
    _note_end(person)


@transaction.atomic
def vacation_automatic(
    *, person: User, at: datetime, longest: timedelta = timedelta(hours=24)
) -> Vacation | None:
    """Start a vacation for somebody whose time is up, if they asked for that and have hours left."""
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
    """Return the person with their row locked: two vacations at once are counted one after the other."""
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


# -- the calendar feed ------------------------------------------------------------------------


def calendar_token_renew(*, person: User) -> str:
    """Give the person's calendar feed a new secret address; the old one leads nowhere from now on."""
    person.calendar_token = secrets.token_urlsafe(32)
    person.save(update_fields=["calendar_token"])
    return person.calendar_token


def calendar_token_revoke(*, person: User) -> None:
    """Close the person's calendar feed."""
    person.calendar_token = None
    person.save(update_fields=["calendar_token"])
