"""The current time for deadlines and notices: one clock for the whole site.

With PostgreSQL, the site uses the database's clock, so that a machine with a wrong clock does no
harm. With SQLite, it uses the machine's clock. Tests set the clock (`at`, `shift`). `manage.py
clock +12h` moves it if the settings have a `CLOCK_OFFSET_FILE`; in production they have none.

Each process reads the database's clock every 15 seconds. In between, it adds the time elapsed on a
monotonic clock, so that reading the time needs no query.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from django.conf import settings
from django.db import connection

FRESH_SECONDS: Final = 15
# CLOCK_BOOTTIME includes the time for which the machine sleeps. Not every system has this clock.
STEADY: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def now() -> datetime:
    """Return the current time in UTC."""
    if _hand is not None:
        return _hand.time()
    return _read() + offset()


class Hand:
    """A clock for tests. It is stopped at a time, or runs with an offset."""

    def __init__(self, fixed: datetime | None, moved: timedelta) -> None:
        self.fixed = fixed
        self.moved = moved

    def time(self) -> datetime:
        """Return the time that the clock shows."""
        return (self.fixed or _read()) + self.moved

    def forward(self, delta: timedelta) -> datetime:
        """Move the clock forward; return the new time."""
        self.moved += delta
        return self.time()

    def to(self, instant: datetime) -> None:
        """Stop the clock at a time."""
        self.fixed, self.moved = instant, timedelta()


_hand: Hand | None = None


@contextlib.contextmanager
def at(instant: datetime) -> Iterator[Hand]:
    """Stop the clock at a time for the whole process; for tests."""
    with _held(Hand(instant, timedelta())) as hand:
        yield hand


@contextlib.contextmanager
def shift(delta: timedelta) -> Iterator[Hand]:
    """Let the clock run with an offset for the whole process; for tests."""
    with _held(Hand(None, _hand.moved + delta if _hand else delta)) as hand:
        yield hand


@contextlib.contextmanager
def _held(hand: Hand) -> Iterator[Hand]:
    global _hand  # noqa: PLW0603 - one clock for all threads, also of a test's live server
    before, _hand = _hand, hand
    try:
        yield hand
    finally:
        _hand = before


# -- the site's offset ------------------------------------------------------------------------


def offset() -> timedelta:
    """Return the offset set by `manage.py clock`; zero where that command isn't allowed."""
    path = settings.CLOCK_OFFSET_FILE
    if not path:
        return timedelta()
    try:
        return timedelta(seconds=float(Path(path).read_text(encoding="ascii")))
    except (FileNotFoundError, ValueError):
        return timedelta()


def offset_set(moved: timedelta) -> None:
    """Store the offset for all processes of this site in one atomic write."""
    path = Path(settings.CLOCK_OFFSET_FILE)
    aside = path.with_suffix(".part")
    aside.write_text(str(moved.total_seconds()), encoding="ascii")
    aside.replace(path)


# -- reading ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Reading:
    time: datetime
    steady: float


_readings: dict[str, _Reading] = {}
"""The readings by database alias. A test and a site may use different databases."""


def _read() -> datetime:
    if connection.vendor != "postgresql":
        return datetime.now(UTC)
    last = _readings.get(connection.alias)
    gone = time.clock_gettime(STEADY) - last.steady if last else FRESH_SECONDS
    if last is None or gone >= FRESH_SECONDS:
        return _ask().time
    return last.time + timedelta(seconds=gone)


def _ask() -> _Reading:
    with connection.cursor() as cursor:
        asked = time.clock_gettime(STEADY)
        cursor.execute("SELECT clock_timestamp()")
        (told,) = cursor.fetchone()
        answered = time.clock_gettime(STEADY)
    # The database is assumed to have read its clock in the middle between our request and its
    # response.
    reading = _Reading(told.astimezone(UTC), (asked + answered) / 2)
    _readings[connection.alias] = reading
    return reading
