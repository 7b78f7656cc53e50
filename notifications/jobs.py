"""Waking the worker: tasks by their names, so that those who write needn't know those who run them."""

from __future__ import annotations

from typing import Final
from uuid import UUID

from celery import current_app

DELIVER: Final = "notifications.deliver"
COMPANY: Final = 50
"""So many other pending notices a task takes along; so many are rendered together, too."""
EXPIRES: Final = 120
"""Seconds after which a task is of no use: the sweep has the notice then, and a worker that comes back
needn't go through all that was sent while it was away."""


def deliver_soon(notice_id: UUID) -> None:
    """Send the task that delivers a notice; try once, as the sweep finds what is lost.

    Raises whatever a broker that can't be reached makes of it.
    """
    current_app.send_task(
        DELIVER, (str(notice_id),), retry=False, ignore_result=True, expires=EXPIRES
    )
