"""Time zones by region and city."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from django.core.exceptions import ValidationError

REGIONS = (
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe",
    "Indian", "Pacific",
)  # fmt: skip


@cache
def zones() -> tuple[str, ...]:
    """Return the zones to choose from, sorted and without old aliases."""
    return (*sorted(z for z in available_timezones() if z.split("/")[0] in REGIONS), "UTC")


def grouped() -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the zones by region, for a select."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for zone in zones():
        region, _, city = zone.partition("/")
        groups.setdefault(region, []).append((zone, (city or zone).replace("_", " ")))
    return list(groups.items())


def check_zone(zone: str) -> None:
    """Raise ValidationError for an unknown time zone."""
    if zone not in zones():
        raise ValidationError(f"{zone!r} is no time zone", code="time-zone")


def instant_of(wall: datetime, zone: tzinfo) -> datetime:
    """Return the instant, in UTC, at which the clocks of a zone show a time.

    If they show the time twice, it is the first instant; if they skip the time, it is the next
    existing one.
    """
    try:
        return _instant_of(wall, zone)
    except OverflowError:  # on the first or the last day of the calendar
        return wall.replace(tzinfo=UTC, fold=0)


def _instant_of(wall: datetime, zone: tzinfo) -> datetime:
    instant = wall.replace(tzinfo=zone, fold=0).astimezone(UTC)
    if instant.astimezone(zone).replace(tzinfo=None, fold=0) == wall.replace(fold=0):
        return instant
    return jump(zone, wall.replace(tzinfo=zone, fold=1).astimezone(UTC), instant)


def jump(zone: tzinfo, low: datetime, high: datetime) -> datetime:
    """Return the first instant after ``low`` with another UTC offset; offsets change at whole seconds."""
    before = offset(zone, low)
    first, last = int(low.timestamp()), int(high.timestamp())
    while last - first > 1:
        middle = (first + last) // 2
        if offset(zone, datetime.fromtimestamp(middle, UTC)) == before:
            first = middle
        else:
            last = middle
    return datetime.fromtimestamp(last, UTC)


def offset(zone: tzinfo, at: datetime) -> timedelta:
    """Return a zone's UTC offset at an instant."""
    return at.astimezone(zone).utcoffset() or timedelta()


def zone_of(name: str) -> ZoneInfo:
    """Return the zone; UTC for one unknown to this machine, so that no page or mail breaks."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
