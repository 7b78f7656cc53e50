"""When people who share it last had a table on screen. The cache keeps it for a day, no row does.

Each person is written at most once a minute by a process, so polls cost nothing.
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
"""The age up to which somebody counts as here; a page in sight polls every few seconds."""
MOST: Final = 10_000
_written: dict[int, datetime] = {}
"""The writes of this process."""


class Presence(StrEnum):
    """The state that others see of a person. There is no finer time, on purpose."""

    HERE = "here"
    TODAY = "today"
    UNKNOWN = "unknown"
    """Neither here nor today, or the person doesn't share it."""


def viewed(event: TableViewed) -> None:
    """Record that a person has a table on screen, if they share it."""
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
    """Forget when a person was here."""
    _written.pop(person.pk, None)
    caches["shared"].delete(KEY.format(person.pk))


def presence_of(seats: Iterable[Seat]) -> dict[int, Presence]:
    """Return the presence of seats' people by the seats' keys, by one look into the cache."""
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
