"""The Celery task of problems."""

from __future__ import annotations

from celery import shared_task

from games.problems import work
from games.problems.jobs import PROBLEMS


@shared_task(name=PROBLEMS, ignore_result=True)
def problems_next() -> None:
    """Perform the next portion of work on problems, and request the one after it."""
    work.problems_next()
