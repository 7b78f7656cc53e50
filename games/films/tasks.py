"""The Celery task that makes a film."""

from __future__ import annotations

from celery import shared_task

from games.films import services


@shared_task(name=services.TASK, ignore_result=True, soft_time_limit=180, time_limit=200)
def film_make(film_id: int) -> None:
    """Make a film."""
    services.film_make(film_id=film_id)
