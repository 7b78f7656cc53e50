"""Celery tasks. Each gets ids and calls a service.

It does no harm if a task runs twice or never.
"""

from __future__ import annotations

from importlib import import_module

from celery import shared_task

from games.features import features
from games.jobs import OPPONENT, SWEEP, TABLE
from games.services import opponents as services_opponents
from games.services import sweeping as services_sweeping
from games.services.outages import worker_beat
from games.services.sweep_runner import WORKERS
from games.services.sweeping import table_sweep


@shared_task(name=SWEEP, ignore_result=True)
def sweep() -> None:
    """Run a sweep, and record that a worker takes tasks."""
    worker_beat()
    services_sweeping.sweep(workers=WORKERS)


@shared_task(name=TABLE, ignore_result=True)
def sweep_table(table_id: str) -> None:
    """Handle all that is due at one table."""
    table_sweep(table_id=table_id)


@shared_task(name=OPPONENT, ignore_result=True)
def opponent_turn(turn_id: int) -> None:
    """Play an open turn by its opponent."""
    services_opponents.opponent_turn(turn_id=turn_id)


for feature in features:
    if feature.tasks:
        import_module(feature.tasks)
