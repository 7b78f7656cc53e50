"""A chart of a person's next seven days: which time counts, and why other time doesn't."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from itertools import takewhile

from accounts.calendar import Reason, Rules, stretches
from accounts.zones import instant_of

HOUR = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a day that doesn't count. Its ends are hours of wall time since midnight."""

    start: float
    end: float
    reason: Reason

    @property
    def x(self) -> str:
        """The start as a number for SVG, in the same format for all languages."""
        return f"{self.start:.3f}"

    @property
    def width(self) -> str:
        """The length as a number for SVG."""
        return f"{max(0.0, self.end - self.start):.3f}"

    @property
    def first(self) -> str:
        """The start as a clock shows it: “22:00”."""
        return _clock(self.start)

    @property
    def last(self) -> str:
        """The end as a clock shows it."""
        return _clock(self.end)


@dataclass(frozen=True, slots=True)
class Day:
    """A day of the chart."""

    date: date
    pieces: list[Piece]


def week_of(rules: Rules, now: datetime) -> list[Day]:
    """Return seven days beginning today, each with the parts that don't count."""
    today = now.astimezone(rules.zone).date()
    days = [today + timedelta(days=n) for n in range(7)]
    return [Day(day, _pieces(rules, day)) for day in days]


def _pieces(rules: Rules, day: date) -> list[Piece]:
    start = _midnight(rules, day)
    end = _midnight(rules, day + timedelta(days=1))
    pieces: list[Piece] = []
    before = start
    for stretch in takewhile(lambda one: one.start < end, stretches(rules, start)):
        if stretch.reason is None:
            continue
        piece = _piece(rules, day, stretch.reason, (stretch.start, min(stretch.end, end)))
        if pieces and stretch.reason is pieces[-1].reason:
            last = pieces[-1]
            # A change of summer time has split the period, or makes its hours appear twice.
            if stretch.start == before or piece.start <= last.end:
                pieces.pop()
                piece = replace(piece, start=last.start, end=max(piece.end, last.end))
        pieces.append(piece)
        before = stretch.end
    return pieces


def _midnight(rules: Rules, day: date) -> datetime:
    return instant_of(datetime(day.year, day.month, day.day), rules.zone)  # noqa: DTZ001 - as above


def _piece(rules: Rules, day: date, reason: Reason, period: tuple[datetime, datetime]) -> Piece:
    """Return the part of a day's wall time that a period covers.

    With wall time, days of 23 or 25 hours are as wide as others.
    """
    first, last = (_on_the_wall(rules, day, at) for at in period)
    return Piece(first, last, reason)


def _on_the_wall(rules: Rules, day: date, at: datetime) -> float:
    wall = at.astimezone(rules.zone).replace(tzinfo=None)
    midnight = datetime(day.year, day.month, day.day)  # noqa: DTZ001 - wall time has no zone
    return (wall - midnight) / HOUR


def _clock(hours: float) -> str:
    minutes = round(hours * 60)
    return f"{minutes // 60:02}:{minutes % 60:02}"
