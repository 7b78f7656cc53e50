"""The time when people last had a table on screen, if they share their presence.

It is stored in the cache for a day, and never in the database. Each process writes a person's time
at most once a minute, so polls stay cheap.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final

from django.core.cache import caches
from django.utils import timezone

from accounts.models import User
from games.events import TableViewed
from games.models import Seat
from mp2site.infra import clock

KEY: Final = "here:{}"
KEPT: Final = timedelta(days=1)
WRITTEN_EVERY: Final = timedelta(minutes=1)
NOW_WITHIN: Final = timedelta(minutes=3)
"""The time after the last view within which a person counts as here. A visible page polls every few
seconds.
"""
MOST: Final = 10_000
_written: dict[int, datetime] = {}
"""The time of this process's last write, by person id."""


class Presence(StrEnum):
    """The presence that others see of a person. It is deliberately coarse."""

    HERE = "here"
    TODAY = "today"
    UNKNOWN = "unknown"
    """The person isn't here and wasn't today, or doesn't share it."""


def viewed(event: TableViewed) -> None:
    """Record that a person has a table on screen, if the person shares it."""
    if not event.person.shares_presence:
        return
    now, pk = clock.now(), event.person.pk
    last = _written.get(pk)
    if last is not None and timedelta() <= now - last < WRITTEN_EVERY:
        return
    if len(_written) >= MOST:
        _written.clear()
    _written[pk] = now
    caches["shared"].set(KEY.format(pk), now.timestamp(), KEPT.total_seconds())


def forget(person: User) -> None:
    """Delete the time when a person was last here."""
    _written.pop(person.pk, None)
    caches["shared"].delete(KEY.format(person.pk))


def presence_of(seats: Iterable[Seat]) -> dict[int, Presence]:
    """Return the presence of seats' people by the seats' keys. It reads the cache once."""
    shown = [seat for seat in seats if seat.person.shares_presence]
    keys = {KEY.format(seat.person_id): seat.pk for seat in shown}
    found = caches["shared"].get_many(keys) if keys else {}
    return {keys[key]: _presence(at) for key, at in found.items()}


def _presence(timestamp: float) -> Presence:
    at, now = datetime.fromtimestamp(timestamp, UTC), clock.now()
    if now - at <= NOW_WITHIN:
        return Presence.HERE
    same_day = timezone.localdate(at) == timezone.localdate(now)
    return Presence.TODAY if same_day else Presence.UNKNOWN
