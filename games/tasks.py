"""Celery's door to the services: ids in, service out. All may run twice or never without harm."""

from __future__ import annotations

from celery import shared_task

from games import services
from games.jobs import OPPONENT, SWEEP, TABLE


@shared_task(name=SWEEP, ignore_result=True)
def sweep() -> None:
    """Do what is due by the clock; to have come here, a worker has heard its queue."""
    services.worker_beat()
    services.sweep(workers=services.WORKERS)


@shared_task(name=TABLE, ignore_result=True)
def sweep_table(table_id: str) -> None:
    """Do what is due at one table."""
    services.table_sweep(table_id=table_id)


@shared_task(name=OPPONENT, ignore_result=True)
def opponent_turn(turn_id: int) -> None:
    """Have an opponent play an open turn."""
    services.opponent_turn(turn_id=turn_id)
