"""Leases: a sender has its deliveries to itself for a short time, and renews that while it works.

A process that dies renews nothing, so that another takes its deliveries over after `LEASE` at most.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Final
from uuid import UUID

from django.db import Error, connection

from mp2site.infra import clock
from notifications.models import UNDERWAY, Delivery

log = logging.getLogger(__name__)

LEASE: Final = timedelta(seconds=45)
"""The time for which a sender that renews nothing keeps a delivery from the others."""
RENEW_SECONDS: Final = 10.0
RENEWALS: Final = 18
"""The most renewals: a sender that takes longer than three minutes hangs, and counts as dead."""


@contextmanager
def renewed(holders: set[UUID]) -> Iterator[None]:
    """Renew what these holders have, from a thread of its own, as long as the block runs."""
    over = threading.Event()
    thread = threading.Thread(target=_renew, args=(holders, over), name="leases", daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()


def _renew(holders: set[UUID], over: threading.Event) -> None:
    for _ in range(RENEWALS):
        if over.wait(RENEW_SECONDS):
            return
        try:
            leases_renew(holders)
        except Error as error:
            log.warning("leases aren't renewed: %r", error)
        finally:
            connection.close()


def leases_renew(holders: set[UUID]) -> int:
    """Renew leases; return how many deliveries the holders still have. What was taken over isn't touched."""
    mine = Delivery.objects.filter(holder__in=holders, stage__in=UNDERWAY)
    return mine.update(due_at=clock.now() + LEASE)
