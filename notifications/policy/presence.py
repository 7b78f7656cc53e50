"""Presence: the tables that people have on screen.

Presence delays notices but never cancels one. It also marks a table's news as seen.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Final

from django.db import DatabaseError

from mp2site.infra import clock
from notifications.models import Presence

log = logging.getLogger(__name__)

FRESH: Final = timedelta(seconds=45)
"""The age at which a row is written again, since a page polls every few seconds."""
MOST: Final = 10_000
_written: dict[tuple[int, str], datetime] = {}
"""The time of this process's last write, by person and table. Other processes may write the same."""


def presence_note(*, person_id: int, table_id: str, unseen: bool = False) -> None:
    """Record that a person has a table on screen now.

    `unseen`: the page shows changes that the person hadn't seen.
    """
    now, key = clock.now(), (person_id, table_id)
    last = _written.get(key)
    if not unseen and last is not None and timedelta() <= now - last < FRESH:
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
    except DatabaseError as error:  # the page works anyway; a mail may be sent too early
        log.warning("presence wasn't noted: %r", error)
