"""The Celery task of reviews."""

from __future__ import annotations

from celery import shared_task

from games.coach import work
from games.coach.jobs import REVIEW


@shared_task(name=REVIEW, ignore_result=True, soft_time_limit=1800, time_limit=1860)
def review_next() -> None:
    """Compute the review that has waited longest, and request the next one."""
    work.review_next()
