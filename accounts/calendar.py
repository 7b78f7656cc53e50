"""The time that counts for a person's clocks: without quiet hours, rest days and vacations.

This module is pure, and no other module knows these rules. A rule is stored as wall time with an
IANA zone, and is evaluated when it is needed. So it is right even if the rules of summer time
change. A moment is quiet if the local clock shows a time within the quiet hours. So when the clocks
change, quiet hours can be an hour shorter or longer.
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
    """The reason why a clock is stopped. If several apply, the one listed first counts."""

    VACATION = "vacation"
    REST = "rest"
    QUIET = "quiet"


class Away(msgspec.Struct, frozen=True, order=True):
    """A vacation, or one night's quiet hours. The end isn't included."""

    start: datetime
    end: datetime


class Rules(msgspec.Struct, frozen=True):
    """A person's rules about the time that counts. ``accounts.selectors.rules_of`` reads them."""

    zone: ZoneInfo
    quiet_from: time | None = None
    quiet_to: time | None = None
    """The end of nightly quiet hours, as wall time. If it is before ``quiet_from``, it is on the
    next morning.
    """
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
        """Whether there are quiet hours."""
        return self.quiet_from is not None and self.quiet_from != self.quiet_to

    def for_live_play(self) -> Rules:
        """Return the rules for a live table, played in one sitting: only vacations count."""
        return msgspec.structs.replace(self, quiet_from=None, quiet_to=None, rest_days=frozenset())


ALWAYS = Rules(zone=ZoneInfo("UTC"))
"""The rules of a person without any settings."""


class Stretch(msgspec.Struct, frozen=True):
    """A period of time. It counts (``reason`` is ``None``), or it doesn't, for the reason."""

    start: datetime
    end: datetime
    reason: Reason | None


class Pause(msgspec.Struct, frozen=True):
    """The reason why time doesn't count at a moment, and the time from which it counts again."""

    reason: Reason
    until: datetime


def counted(rules: Rules, start: datetime, end: datetime) -> float:
    """Return the seconds between two times that count for this person, at least 0."""
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
    """Return the first time, in UTC, at which this many seconds have counted."""
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
    """Return the deadline of a turn opened at ``start``, after the seconds of grace and bank.

    Only seconds that count for the person are used up.
    """
    return moment(rules, start, grace + bank)


def pause(rules: Rules, at: datetime) -> Pause | None:
    """Return why time doesn't count at a moment, and until when; ``None`` if it counts.

    Pauses that follow each other are one pause, with the first one's reason and the last one's end.
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
    """Return the quiet hours around a time, or ``None``, whatever the weekday or vacation.

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
    """Yield consecutive periods from a time on, without end. Each counts or has a reason."""
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
    """Yield the parts of a period, cut at sorted windows. Parts inside a window get the reason."""
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
    """A part of a local day with a single UTC offset, so that wall time is simple arithmetic."""

    start: datetime
    end: datetime
    date: date
    midnight: datetime
    """The moment of the date's midnight, if this offset were valid all day."""


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
    """Return the hours of a period by calendar year, in the person's zone."""
    hours: dict[int, float] = {}
    for year in range(start.astimezone(zone).year, end.astimezone(zone).year + 1):
        first, after = datetime(year, 1, 1, tzinfo=zone), datetime(year + 1, 1, 1, tzinfo=zone)
        part = min(end, after.astimezone(UTC)) - max(start, first.astimezone(UTC))
        if part > timedelta():
            hours[year] = part / timedelta(hours=1)
    return hours
