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
    """Return the zones to choose from, sorted, without aliases."""
    return (*sorted(z for z in available_timezones() if z.split("/")[0] in REGIONS), "UTC")


def grouped() -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the zones by region, for a select element."""
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
    """Return the time, in UTC, at which the clocks of a zone show a wall time.

    If they show it twice, it is the first time. If they skip it, it is the next existing time.
    """
    try:
        return _instant_of(wall, zone)
    except OverflowError:  # this happens on the first and the last day of the calendar
        return wall.replace(tzinfo=UTC, fold=0)


def _instant_of(wall: datetime, zone: tzinfo) -> datetime:
    instant = wall.replace(tzinfo=zone, fold=0).astimezone(UTC)
    if instant.astimezone(zone).replace(tzinfo=None, fold=0) == wall.replace(fold=0):
        return instant
    return jump(zone, wall.replace(tzinfo=zone, fold=1).astimezone(UTC), instant)


def jump(zone: tzinfo, low: datetime, high: datetime) -> datetime:
    """Return the first time after ``low`` with another UTC offset.

    Offsets change at whole seconds.
    """
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
    """Return a zone's UTC offset at a time."""
    return at.astimezone(zone).utcoffset() or timedelta()


def zone_of(name: str) -> ZoneInfo:
    """Return the zone.

    For a name that this machine doesn't know, return UTC, so that nothing breaks.
    """
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
