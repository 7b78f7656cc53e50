"""Alarms to the staff: an error in the log when a channel refuses the site."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Final

from notifications.models import Circuit

log = logging.getLogger(__name__)

QUIET: Final = timedelta(hours=1)
"""The least time between two alarms about the same channel."""


def staff_alarm(circuit: Circuit, now: datetime) -> None:
    """Log that a channel refuses the site, with the server's whole reply, at most once per `QUIET`.

    The function sets ``told_at``; the caller saves it. Pages show the open circuit to the staff.
    """
    if circuit.told_at and now - circuit.told_at < QUIET:
        return
    circuit.told_at = now
    log.error(
        "%s is refused: nothing goes out but probes; the other side says: %s",
        circuit.channel,
        circuit.error,
        extra={"channel": circuit.channel},
    )
