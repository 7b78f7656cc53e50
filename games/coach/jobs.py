"""The request that a worker computes the next review."""

from __future__ import annotations

from typing import Final

from games.jobs import OPPONENTS, task_send

REVIEW: Final = "games.review"
EXPIRES: Final = 600
"""The seconds after which an unread message is dropped; the sweep sends another."""


def review_soon() -> None:
    """Request the next review in the opponents' queue; without a broker the sweep repeats it."""
    task_send(REVIEW, queue=OPPONENTS, expires=EXPIRES)
