"""A person's language, theme and time zone, and their rules of time.

Views change these rules through `games.services.calendars`, which updates the person's open turns
in the same transaction. So time that has passed isn't recomputed.
"""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Any

from django.core.exceptions import ValidationError
from msgspec.structs import replace

from accounts.calendar import Rules
from accounts.models import User
from accounts.selectors.times import rules_of
from accounts.zones import check_zone, zone_of
from mp2site.infra import clock

SETTINGS = ("language", "theme", "time_zone", "times_changed_at")
TIMES = ("quiet_from", "quiet_to", "rest_days", "times_changed_at")
QUIET_AT_MOST = timedelta(hours=12)
REST_DAYS_AT_MOST = 3
FOREVER = datetime.max.replace(tzinfo=UTC)
CORRECTED_WITHIN = timedelta(hours=1)
KEPT_FOR = timedelta(days=7)
"""The least time between changes that stop clocks longer. Otherwise people could move their quiet
hours before each deadline.
"""


def person_settings_save(*, person: User, language: str, theme: str, time_zone: str) -> User:
    """Change a person's language, theme and time zone.

    Raises ValidationError for an unknown language, theme or zone. A new zone moves quiet hours and
    rest days, so it can also raise the code `times-often`.
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
    """Change a person's nightly quiet hours and rest days.

    Raises ValidationError with the code `quiet-hours`, `quiet-long`, `rest-days`, `times-often`
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
    """Set whether the sweep may start a vacation for this person instead of a time-out."""
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
    """Raise ValidationError if the text isn't a list of weekdays."""
    try:
        person._meta.get_field("rest_days").clean(rest_days, person)  # noqa: SLF001 - Django's public API
    except ValidationError as error:
        raise ValidationError({"rest_days": error.error_list}) from error


def _note_change(person: User, **changes: Any) -> None:
    """Allow only one change a week that stops clocks longer.

    Shortly after such a change, one more is allowed, to correct it.
    """
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
    """Return whether the new rules may stop clocks at an hour at which they run by the old ones."""
    moved = before.zone != after.zone
    nights = (before.quiet_from, before.quiet_to) != (after.quiet_from, after.quiet_to)
    days = bool(after.rest_days - before.rest_days)
    return days or (after.has_quiet and (nights or moved)) or (bool(after.rest_days) and moved)


def _save(person: User, columns: tuple[str, ...]) -> User:
    others = {field.name for field in person._meta.fields} - set(columns)  # noqa: SLF001 - Django's public API
    person.clean_fields(exclude=others)
    person.save(update_fields=columns)
    return person
