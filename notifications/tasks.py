"""Celery tasks. Each gets ids and calls a service.

It does no harm if a task runs twice or never.
"""

from __future__ import annotations

from uuid import UUID

from celery import shared_task

from notifications.delivery import sending
from notifications.ledger.writing import DELIVER


@shared_task(name=DELIVER, ignore_result=True)
def deliver(notice_id: str) -> None:
    """Deliver a notice if it is still pending, and some other pending ones."""
    sending.notices_deliver_fresh(notice_id=UUID(notice_id))


@shared_task(name="notifications.sweep", ignore_result=True)
def sweep() -> int:
    """Deliver notices whose task was lost, and retry failed deliveries."""
    return sending.notices_sweep()
