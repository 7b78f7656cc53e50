"""Time zones by region and city."""

from __future__ import annotations

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


def zone_of(name: str) -> ZoneInfo:
    """Return the zone; UTC for one that this machine does not know, so that no page or mail breaks."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")
