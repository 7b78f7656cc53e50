"""Whether the disk is full: by recent failures of this process, and by a small write.

Reading works on a full disk, so a database that answers queries proves nothing.
"""

from __future__ import annotations

import time
from typing import Final

from games.models import Heartbeat
from mp2site.infra import clock

NAME: Final = "room"
"""The row that is written as a probe."""
LOOK_SECONDS: Final = 10.0
"""How long a result is valid: `/healthz` is public and asked often."""

_state = {"lacked": -LOOK_SECONDS, "looked": -LOOK_SECONDS}


def note_full() -> None:
    """Remember that a write failed for lack of space."""
    _state["lacked"] = time.monotonic()


def is_full() -> bool:
    """Tell whether a write failed recently."""
    return time.monotonic() - _state["lacked"] < LOOK_SECONDS


def probe() -> None:
    """Write the probe row, unless that was done recently. Raises the database's error."""
    if time.monotonic() - _state["looked"] < LOOK_SECONDS:
        return
    row = Heartbeat(name=NAME, last_ok=clock.now())
    Heartbeat.objects.bulk_create(
        [row], update_conflicts=True, unique_fields=["name"], update_fields=["last_ok"]
    )
    _state["looked"] = time.monotonic()
