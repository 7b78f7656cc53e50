"""Checking for a full disk, by recent failures of this process and by writing a row.

Reading works on a full disk, so a query proves nothing.
"""

from __future__ import annotations

import time
from typing import Final

from games.models import Heartbeat
from mp2site.infra import clock

NAME: Final = "room"
"""The primary key of the row that the check writes."""
LOOK_SECONDS: Final = 10.0
"""The seconds for which a result is valid. `/healthz` is public and is requested often."""

_state = {"lacked": -LOOK_SECONDS, "looked": -LOOK_SECONDS}


def note_full() -> None:
    """Record that a write failed for lack of space."""
    _state["lacked"] = time.monotonic()


def is_full() -> bool:
    """Return whether this process noted a write that failed for lack of space.

    Only the last `LOOK_SECONDS` count.
    """
    return time.monotonic() - _state["lacked"] < LOOK_SECONDS


def probe() -> None:
    """Write a row, unless one was written recently. Raises the database's error."""
    if time.monotonic() - _state["looked"] < LOOK_SECONDS:
        return
    row = Heartbeat(name=NAME, last_ok=clock.now())
    Heartbeat.objects.bulk_create(
        [row], update_conflicts=True, unique_fields=["name"], update_fields=["last_ok"]
    )
    _state["looked"] = time.monotonic()
