"""Celery tasks that call the services by ids. All may run twice or never without harm."""

from __future__ import annotations

from celery import shared_task

from games import services
from games.jobs import OPPONENT, SWEEP, TABLE


@shared_task(name=SWEEP, ignore_result=True)
def sweep() -> None:
    """Run a sweep; that the task runs shows that a worker listens to the queue."""
    services.worker_beat()
    services.sweep(workers=services.WORKERS)


@shared_task(name=TABLE, ignore_result=True)
def sweep_table(table_id: str) -> None:
    """Apply all that is due at one table."""
    services.table_sweep(table_id=table_id)


@shared_task(name=OPPONENT, ignore_result=True)
def opponent_turn(turn_id: int) -> None:
    """Play an open turn by its opponent."""
    services.opponent_turn(turn_id=turn_id)
