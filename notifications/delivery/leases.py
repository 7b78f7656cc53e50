"""Leases: a sender holds deliveries for a short time, and renews the lease while it works.

If the sender's process dies, the lease ends after `LEASE`, and another sender takes over the
deliveries.
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
"""The time after which a delivery is free for other senders if its lease isn't renewed."""
RENEW_SECONDS: Final = 10.0
RENEWALS: Final = 18
"""The most renewals. After them, a sender counts as dead even if it still works."""


@contextmanager
def renewed(holders: set[UUID]) -> Iterator[None]:
    """Renew the leases of these holders from a separate thread while the block runs."""
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
    """Renew leases; return how many deliveries the holders still have.

    Deliveries that other senders have taken over don't change.
    """
    mine = Delivery.objects.filter(holder__in=holders, stage__in=UNDERWAY)
    return mine.update(due_at=clock.now() + LEASE)
