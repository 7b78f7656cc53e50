"""Waking the worker: tasks by their names, so that those who write needn't know those who run them."""

from __future__ import annotations

import logging
from typing import Final

from celery import current_app
from kombu.exceptions import OperationalError

log = logging.getLogger(__name__)

SWEEP: Final = "games.sweep"
TABLE: Final = "games.sweep_table"


def table_soon(table_id: str) -> None:
    """Have a table looked at now, rather than by the next sweep; without a broker that one does it."""
    try:
        current_app.send_task(TABLE, (table_id,), retry=False, ignore_result=True, expires=60)
    except (OSError, OperationalError) as error:
        log.warning("the broker can't be reached, the sweep will look: %r", error)
