"""Queuing of tasks by name, so that services needn't import the tasks."""

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
"""The queue for opponents' turns, apart from mails and sweeps."""


def table_soon(table_id: str) -> None:
    """Request a sweep of a table now. Without a broker, the next sweep handles the table."""
    task_send(TABLE, table_id, expires=60)


def opponent_soon(turn_id: int) -> None:
    """Request an opponent's turn.

    Without a broker, the sweep repeats the request, and finally lets autoplay play the turn.
    """
    task_send(OPPONENT, turn_id, queue=OPPONENTS, expires=settings.OPPONENT_PATIENCE)


def task_send(task: str, *given: str | int, **options: Any) -> None:
    """Send a task with its arguments; if the broker can't be reached, log it and do nothing."""
    try:
        current_app.send_task(task, given, retry=False, ignore_result=True, **options)
    except (OSError, OperationalError) as error:
        log.warning("the broker can't be reached, the sweep will look: %r", error)
