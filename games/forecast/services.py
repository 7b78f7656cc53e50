"""The sweep's work on rhythms: each is learned again once a day, the usual one once an hour."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from accounts.models import User
from games.forecast.estimate import USUAL, together
from games.forecast.models import StoredRhythm
from games.forecast.selectors import rhythm_learned, rhythms_of
from games.models import Seat
from games.services.claims import Beats, claimed
from mp2site.infra import clock

HEART: Final = "rhythms"
EVERY: Final = timedelta(hours=1)
FRESH: Final = timedelta(days=1)
AT_ONCE: Final = 200
"""The most people whose rhythms one run learns."""
USUAL_FROM: Final = 1_000
"""The number of rhythms from which the usual one is computed: those learned last."""


def rhythms_learn(known: Beats | None = None) -> int:
    """Learn due rhythms, once an hour; return the number of people.

    `claimed` explains ``known``.
    """
    now = clock.now()
    if not claimed(HEART, EVERY, now, known):
        return 0
    people = _due(now)
    usual = rhythms_of([]).usual if people else USUAL
    for person in people:
        _store(person, rhythm_learned(person, usual)._asdict(), now)
    if people:
        _learn_usual(now)
    return len(people)


def rhythm_forget(person: User) -> None:
    """Delete a person's rhythm."""
    StoredRhythm.objects.filter(person=person).delete()


def _due(now: datetime) -> list[User]:
    """Return people at running tables whose rhythm isn't stored or is old."""
    fresh = StoredRhythm.objects.filter(at__gt=now - FRESH, person__isnull=False)
    seated = Seat.objects.live().filter(resigned_at=None).values("person")
    people = User.objects.filter(pk__in=seated, is_active=True, is_computer=False)
    return list(people.exclude(pk__in=fresh.values("person")).order_by("pk")[:AT_ONCE])


def _learn_usual(now: datetime) -> None:
    last = StoredRhythm.objects.filter(person__isnull=False).order_by("-at")[:USUAL_FROM]
    _store(None, together([row.rhythm for row in last])._asdict(), now)


def _store(person: User | None, numbers: dict[str, object], now: datetime) -> None:
    StoredRhythm.objects.update_or_create(person=person, defaults={**numbers, "at": now})
