"""Computes the time that counts for a person: without quiet hours, rest days and vacation.

This module is pure, and only it knows these rules. A rule is stored as wall time with an IANA zone,
and evaluated when it is needed, so that changes of summer time are handled correctly: an instant is
quiet if the local clock shows a time within the quiet hours. Quiet hours may therefore be an hour
shorter or longer at a change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

import msgspec

from accounts.zones import jump, offset

DAY = timedelta(days=1)
HORIZON = timedelta(days=3 * 366)
"""A span longer than any deadline. All time beyond it counts, so that computations end."""


class Reason(StrEnum):
    """The reason why a clock stands still; if several apply, the first one listed counts."""

    VACATION = "vacation"
    REST = "rest"
    QUIET = "quiet"


class Away(msgspec.Struct, frozen=True, order=True):
    """A vacation or one night's quiet hours; the end is exclusive."""

    start: datetime
    end: datetime


class Rules(msgspec.Struct, frozen=True):
    """A person's rules about the time that counts; ``accounts.selectors.rules_of`` reads them."""

    zone: ZoneInfo
    quiet_from: time | None = None
    quiet_to: time | None = None
    """Nightly quiet hours as wall time; an end before the beginning is on the next morning."""
    rest_days: frozenset[int] = frozenset()
    """Rest days as ISO weekdays: Monday is 1."""
    away: tuple[Away, ...] = ()

    def __post_init__(self) -> None:
        if len(self.rest_days) >= 7:
            raise ValueError("a week needs a day that counts")
        if (self.quiet_from is None) != (self.quiet_to is None):
            raise ValueError("quiet hours have a beginning and an end")

    @property
    def plain(self) -> bool:
        """Whether all time counts."""
        return not (self.has_quiet or self.rest_days or self.away)

    @property
    def has_quiet(self) -> bool:
        """Whether there are quiet hours at all."""
        return self.quiet_from is not None and self.quiet_from != self.quiet_to

    def for_live_play(self) -> Rules:
        """Return the rules for a live table, played in one sitting: only vacation counts."""
        return msgspec.structs.replace(self, quiet_from=None, quiet_to=None, rest_days=frozenset())


ALWAYS = Rules(zone=ZoneInfo("UTC"))
"""The rules of a person without any settings."""


class Stretch(msgspec.Struct, frozen=True):
    """A stretch of time that counts as a whole (``reason is None``) or not at all."""

    start: datetime
    end: datetime
    reason: Reason | None


class Pause(msgspec.Struct, frozen=True):
    """The reason why time doesn't count at an instant, and when it counts again."""

    reason: Reason
    until: datetime


def counted(rules: Rules, start: datetime, end: datetime) -> float:
    """Return the seconds between two instants that count for this person; at least 0."""
    if end <= start:
        return 0.0
    if rules.plain:
        return (end - start).total_seconds()
    total = timedelta()
    for stretch in stretches(rules, start):
        if stretch.start >= end:
            break
        if stretch.reason is None:
            total += min(stretch.end, end) - stretch.start
    return total.total_seconds()


def moment(rules: Rules, start: datetime, seconds: float) -> datetime:
    """Return the first instant, in UTC, by which this many seconds have counted."""
    left = timedelta(seconds=max(0, seconds))
    start = start.astimezone(UTC)
    if rules.plain or not left:
        return start + left
    for stretch in stretches(rules, start):
        if stretch.reason is None:
            if left <= stretch.end - stretch.start:
                return stretch.start + left
            left -= stretch.end - stretch.start
    raise AssertionError("stretches don't end")


def deadline(rules: Rules, start: datetime, grace: float, bank: float) -> datetime:
    """Return the deadline of a turn opened at ``start``, after grace and bank (counted seconds)."""
    return moment(rules, start, grace + bank)


def pause(rules: Rules, at: datetime) -> Pause | None:
    """Return why time stands still at an instant, and until when; ``None`` if it counts.

    Consecutive pauses count as one, with the reason of the first and the end of the last.
    """
    if rules.plain:
        return None
    reason: Reason | None = None
    for stretch in stretches(rules, at):
        if stretch.reason is None:
            return None if reason is None else Pause(reason, stretch.start)
        reason = reason or stretch.reason
    raise AssertionError("stretches don't end")


def quiet(rules: Rules, at: datetime) -> Away | None:
    """Return the quiet hours at an instant, or ``None``, regardless of weekday and vacation.

    Notices use it: they are held until ``end``, or sent before ``start``.
    """
    if not rules.has_quiet:
        return None
    only = msgspec.structs.replace(rules, rest_days=frozenset(), away=())
    found: Away | None = None
    for stretch in stretches(only, at - 2 * DAY):
        if stretch.reason is None:
            if found and found.end > at:
                break
            found = None
            if stretch.end > at:
                break
        else:
            found = Away(found.start if found else stretch.start, stretch.end)
    return found if found and found.start <= at < found.end else None


def stretches(rules: Rules, start: datetime) -> Iterator[Stretch]:
    """Yield endless consecutive stretches from an instant on; each counts or has a reason."""
    horizon = start + HORIZON
    for day in _days(rules.zone, start.astimezone(UTC)):
        if day.start >= horizon:
            yield Stretch(day.start, datetime.max.replace(tzinfo=UTC), None)
            return
        for piece in _week(rules, day):
            yield from _cut(piece, rules.away, Reason.VACATION)


def _week(rules: Rules, day: _Day) -> Iterator[Stretch]:
    if day.date.isoweekday() in rules.rest_days:
        return iter([Stretch(day.start, day.end, Reason.REST)])
    whole = Stretch(day.start, day.end, None)
    return _cut(whole, _quiet_hours(rules, day.midnight), Reason.QUIET)


def _cut(piece: Stretch, windows: Iterable[Away], reason: Reason) -> Iterator[Stretch]:
    """Yield the parts of a stretch, cut at sorted windows; those within one get the reason."""
    at = piece.start
    for window in windows:
        start, end = max(window.start, at), min(window.end, piece.end)
        if start < end:
            if at < start:
                yield Stretch(at, start, piece.reason)
            yield Stretch(start, end, reason)
            at = end
    if at < piece.end:
        yield Stretch(at, piece.end, piece.reason)


def _quiet_hours(rules: Rules, midnight: datetime) -> list[Away]:
    if rules.quiet_from is None or rules.quiet_to is None or not rules.has_quiet:
        return []
    start, end = midnight + _after(rules.quiet_from), midnight + _after(rules.quiet_to)
    return [Away(start, end)] if start < end else [Away(midnight, end), Away(start, midnight + DAY)]


def _after(wall: time) -> timedelta:
    return timedelta(hours=wall.hour, minutes=wall.minute, seconds=wall.second)


class _Day(msgspec.Struct, frozen=True):
    """A part of a local day with a single UTC offset, so that wall time is plain arithmetic."""

    start: datetime
    end: datetime
    date: date
    midnight: datetime
    """The instant of the date's first midnight if this offset applied all day."""


def _days(zone: ZoneInfo, at: datetime) -> Iterator[_Day]:
    while True:
        distance = offset(zone, at)
        wall = at + distance
        midnight = datetime(wall.year, wall.month, wall.day, tzinfo=UTC) - distance
        end = midnight + DAY
        if offset(zone, end) != distance:
            end = jump(zone, at, end)
        yield _Day(at, end, wall.date(), midnight)
        at = end


def hours_by_year(zone: ZoneInfo, start: datetime, end: datetime) -> dict[int, float]:
    """Return the hours of a period by calendar year in the person's zone."""
    hours: dict[int, float] = {}
    for year in range(start.astimezone(zone).year, end.astimezone(zone).year + 1):
        first, after = datetime(year, 1, 1, tzinfo=zone), datetime(year + 1, 1, 1, tzinfo=zone)
        part = min(end, after.astimezone(UTC)) - max(start, first.astimezone(UTC))
        if part > timedelta():
            hours[year] = part / timedelta(hours=1)
    return hours
