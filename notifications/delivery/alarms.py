"""One alarm to the staff when the site is refused on a channel."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from typing import Final

from notifications.models import Circuit

log = logging.getLogger(__name__)

QUIET: Final = timedelta(hours=1)
"""The time in which a circuit that opens again raises no new alarm."""


def staff_alarm(circuit: Circuit, now: datetime) -> None:
    """Log an error with the other server's whole answer.

    Staff pages show the circuit while it is open.
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
