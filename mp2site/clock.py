"""What time it is, for deadlines and notices: one clock for the whole house.

On PostgreSQL it is the database's, so that a machine whose own clock is wrong does no harm; on
SQLite, where there is one machine, that machine's. Tests set it (`at`, `shift`), and a house that
names a `CLOCK_OFFSET_FILE` can be moved by hand (`manage.py clock +12h`): never in production.

The database is asked once in a quarter of a minute and process. Between, the time that has gone by
is counted by a clock that nobody can set, so that reading the time costs no query.
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
# Counts also the time that a machine sleeps; not every system has it.
STEADY: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def now() -> datetime:
    """Return the time, in UTC."""
    if _hand is not None:
        return _hand.time()
    return _read() + offset()


class Hand:
    """The clock's hand while somebody holds it: fixed at a time, or running but moved."""

    def __init__(self, fixed: datetime | None, moved: timedelta) -> None:
        self.fixed = fixed
        self.moved = moved

    def time(self) -> datetime:
        """Return the time that is shown."""
        return (self.fixed or _read()) + self.moved

    def forward(self, delta: timedelta) -> datetime:
        """Move on; return the time that is shown then."""
        self.moved += delta
        return self.time()

    def to(self, instant: datetime) -> None:
        """Stand still at a time."""
        self.fixed, self.moved = instant, timedelta()


_hand: Hand | None = None


@contextlib.contextmanager
def at(instant: datetime) -> Iterator[Hand]:
    """Hold the clock at a time, for the whole process; for tests."""
    with _held(Hand(instant, timedelta())) as hand:
        yield hand


@contextlib.contextmanager
def shift(delta: timedelta) -> Iterator[Hand]:
    """Let the clock run, but later (or earlier) by this much, for the whole process; for tests."""
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


# -- the house's own offset -------------------------------------------------------------------


def offset() -> timedelta:
    """Return by how much this house's clock was moved by hand; nothing where that is not allowed."""
    path = settings.CLOCK_OFFSET_FILE
    if not path:
        return timedelta()
    try:
        return timedelta(seconds=float(Path(path).read_text(encoding="ascii")))
    except (FileNotFoundError, ValueError):
        return timedelta()


def offset_set(moved: timedelta) -> None:
    """Write the offset down, for every process of this house; whole or not at all."""
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
"""By database: a test's and a house's may differ."""


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
    # As if it had been read half-way between question and answer.
    reading = _Reading(told.astimezone(UTC), (asked + answered) / 2)
    _readings[connection.alias] = reading
    return reading
