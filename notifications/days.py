"""Groups lists by day: notices and news."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby
from typing import Generic, TypeVar

from django.utils import timezone

from mp2site.text import moments
from mp2site.text.rendering import msg

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Day(Generic[Thing]):
    """The entries of one day in the person's zone."""

    name: str
    note: str
    things: tuple[Thing, ...]


def by_days(
    things: Iterable[Thing], at: Callable[[Thing], datetime], now: datetime
) -> Iterator[Day[Thing]]:
    """Group entries, given with the newest first, by day in the person's time zone."""
    for _, some in groupby(things, lambda one: timezone.localtime(at(one)).date()):
        told = tuple(some)
        yield Day(*_named(at(told[0]), now), told)


def _named(at: datetime, now: datetime) -> tuple[str, str]:
    """Return a day's name in the person's time zone, and its date if the name isn't the date."""
    wall, today = timezone.localtime(at), timezone.localtime(now).date()
    near = {today: "today", today - timedelta(days=1): "yesterday"}.get(wall.date())
    date = moments.day(wall, now)
    return (msg(f"notices-day-{near}"), date) if near else (date, "")
