"""Who has which table before their eyes. It delays notices, never drops one, and says what news they have seen."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Final

from django.db import DatabaseError

from mp2site.infra import clock
from notifications.models import Presence

log = logging.getLogger(__name__)

FRESH: Final = timedelta(seconds=45)
"""So old a row may be before it is written anew: a page asks for news every few seconds."""
MOST: Final = 10_000
_written: dict[tuple[int, str], datetime] = {}
"""What this process has written. Another one may write as much again, no more."""


def presence_note(*, person_id: int, table_id: str, anew: bool = False) -> None:
    """Note that somebody has a table before their eyes now; ``anew``: with something that they hadn't seen."""
    now, key = clock.now(), (person_id, table_id)
    last = _written.get(key)
    if not anew and last is not None and timedelta() <= now - last < FRESH:
        return
    if len(_written) >= MOST:
        _written.clear()
    _written[key] = now
    try:
        Presence.objects.bulk_create(
            [Presence(person_id=person_id, table_id=table_id, at=now)],
            update_conflicts=True,
            unique_fields=["person", "table"],
            update_fields=["at"],
        )
    except DatabaseError as error:  # the page is shown all the same, and a mail comes sooner
        log.warning("presence wasn't noted: %r", error)
