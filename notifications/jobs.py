"""Waking the worker: tasks by their names, so that those who write needn't know those who run them."""

from __future__ import annotations

from typing import Final
from uuid import UUID

from celery import current_app

DELIVER: Final = "notifications.deliver"


def deliver_soon(notice_id: UUID) -> None:
    """Send the task that delivers a notice; try once, as the sweep finds what is lost.

    Raises whatever a broker that can't be reached makes of it.
    """
    current_app.send_task(DELIVER, (str(notice_id),), retry=False, ignore_result=True)
