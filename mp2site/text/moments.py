"""Instants and durations as text, in the active language and time zone."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

from babel.dates import get_month_names
from django.utils import timezone
from django.utils.dates import WEEKDAYS_ABBR

from mp2site.infra import clock
from mp2site.text.rendering import language, msg

if TYPE_CHECKING:
    import datetime as dt

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LONG_HOURS: Final = 6
"""The number of hours from which durations are rounded to the hour."""
TIED: Final = "\u00a0"
"""A no-break space. It keeps a number and its unit on one line."""
FAR: Final = timedelta(days=300)
"""The distance in time from which a date is shown with its year."""


def span(seconds: float) -> str:
    """Return a duration by its two largest units: “1 d 14 h”, “3 h 20 min”, “5 min”."""
    whole = int(seconds)
    if whole >= LONG_HOURS * HOUR:
        whole += HOUR // 2
        return _units(days=whole // DAY, hours=whole % DAY // HOUR)
    minutes = max(1, whole // MINUTE)
    return _units(hours=minutes // 60, minutes=minutes % 60)


def _units(**counts: int) -> str:
    said = [msg(f"table-span-{unit}", count=count) for unit, count in counts.items() if count]
    return " ".join(said).replace(" ", TIED)


def when(at: datetime, now: datetime | None = None) -> str:
    """Return an instant in the reader's time zone: “today, 14:30”, “Tue 24 Nov, 07:00”."""
    wall, today = timezone.localtime(at), timezone.localtime(now or clock.now())
    time = hour(wall)
    ahead = (wall.date() - today.date()).days
    if ahead == 0:
        return msg("time-today", time=time)
    if ahead == 1:
        return msg("time-tomorrow", time=time)
    return msg("time-on", day=day(wall, today), time=time)


def date(at: datetime, *, year: bool = False) -> str:
    """Return a date in the reader's time zone: “24 Nov”, “24. Nov 2026”."""
    wall = timezone.localtime(at)
    said = {"day": wall.day, "month": _month(wall)}
    return msg("time-date", **said, year=str(wall.year) if year else "").strip()


def day(at: datetime, now: datetime | None = None) -> str:
    """Return a day in the reader's time zone: “Tue 24 Nov”, with its year if the day is far away."""
    wall = timezone.localtime(at)
    far = abs(wall - (now or clock.now())) > FAR
    return msg(
        "time-day",
        weekday=weekday(wall),
        day=wall.day,
        month=_month(wall),
        year=str(wall.year) if far else "",
    ).strip()


def hour(wall: datetime) -> str:
    """Return a time of day: “07:05”."""
    return f"{wall:%H:%M}"


def weekday(on: dt.date) -> str:
    """Return the short name of a weekday: “Tue”, “Di”."""
    return str(WEEKDAYS_ABBR[on.weekday()])


def _month(on: dt.date) -> str:
    return str(get_month_names("abbreviated", "stand-alone", language())[on.month])


def week_day(on: dt.date) -> str:
    """Return a weekday with the day of the month: “Tue 24”, “Di 24.”."""
    return msg("time-week-day", weekday=weekday(on), day=on.day)
