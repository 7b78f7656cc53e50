"""The daily deletion of expired personal data, as a part of the sweep.

A heartbeat is written before the work, so that only one of several sweeps does it. If the time runs
out, the next sweep continues.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Final

from games.features import features
from games.models import Heartbeat
from games.services.claims import Beats, claimed
from mp2site.infra import clock
from mp2site.infra.expiry import Old, erased, source, too_old

HEART: Final = "retention"
EVERY: Final = timedelta(days=1)
SECONDS: Final = 5.0
"""The maximum seconds that one sweep spends on deletions."""


@source
def features_expired(now: datetime) -> Iterator[Old]:
    """Yield the expired rows of every feature."""
    for feature in features:
        for find in feature.retention:
            yield from find(now)


def old_erase(*, seconds: float = SECONDS, known: Beats | None = None) -> bool:
    """Delete expired rows once a day; return whether this call did.

    `claimed` explains ``known``.
    """
    now = clock.now()
    if not claimed(HEART, EVERY, now, known):
        return False
    if not erased(too_old(now), time.monotonic() + seconds):
        Heartbeat.objects.filter(pk=HEART, last_ok=now).update(last_ok=now - EVERY)
    return True
