"""Waking the worker: tasks by their names, so that those who write needn't know those who run them."""

from __future__ import annotations

import logging
from typing import Any, Final

from celery import current_app
from django.conf import settings
from kombu.exceptions import OperationalError

log = logging.getLogger(__name__)

SWEEP: Final = "games.sweep"
TABLE: Final = "games.sweep_table"
OPPONENT: Final = "games.opponent_turn"
OPPONENTS: Final = "opponents"
"""The queue of the opponents' turns: whoever thinks in it keeps no mail waiting."""


def table_soon(table_id: str) -> None:
    """Have a table looked at now, rather than by the next sweep; without a broker that one does it."""
    _send(TABLE, table_id, expires=60)


def opponent_soon(turn_id: int) -> None:
    """Have an opponent play a turn; without a broker the sweep asks again, and plays it in the end."""
    _send(OPPONENT, turn_id, queue=OPPONENTS, expires=settings.OPPONENT_PATIENCE)


def _send(task: str, id: str | int, **options: Any) -> None:
    try:
        current_app.send_task(task, (id,), retry=False, ignore_result=True, **options)
    except (OSError, OperationalError) as error:
        log.warning("the broker can't be reached, the sweep will look: %r", error)
