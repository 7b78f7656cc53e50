"""The real broker (memory beside SQLite, Redis beside PostgreSQL) transports only ids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
import redis
from celery import Celery, current_app
from django.conf import settings
from django.core import mail

from games.models import Table
from notifications.ledger.writing import EXPIRES, deliver_soon
from notifications.models import GRACE, Notice
from notifications.tasks import deliver
from tests.notifications.test_ledger import hand_over
from tests.support.tables import people, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def app() -> Iterator[Celery]:
    """Our application with an empty queue."""
    current_app.control.purge()
    yield current_app
    current_app.control.purge()
    if settings.REDIS_URL:
        prefix = settings.CELERY_BROKER_TRANSPORT_OPTIONS["global_keyprefix"]
        with redis.Redis.from_url(settings.REDIS_URL) as client:
            for key in client.scan_iter(f"{prefix}*"):
                client.delete(key)


@pytest.fixture
def game(db: None) -> Table:
    return started(people(2))


def next_message(app: Celery) -> Any:
    with app.connection_for_read() as connection:
        queue = connection.SimpleQueue("celery")
        message = queue.get(timeout=10)
        message.ack()
        queue.close()
    return message


def test_a_task_carries_the_notices_id(
    app: Celery, game: Table, django_capture_on_commit_callbacks: Callable[..., Any]
) -> None:
    Notice.objects.all().delete()
    with django_capture_on_commit_callbacks(execute=True):
        hand_over(game)
    notice = Notice.objects.get()
    message = next_message(app)
    args, options, _ = message.payload
    assert message.headers["task"] == deliver.name
    assert (args, options) == ([str(notice.pk)], {})
    app.tasks[message.headers["task"]](*args)
    assert [sent.to for sent in mail.outbox] == [[notice.person.email]]


def test_a_task_that_nobody_takes_is_of_no_use_after_a_while(app: Celery) -> None:
    """A worker that returns late drops the task, since a sweep has sent the notice."""
    sent = datetime.now(UTC)
    deliver_soon(uuid4())
    expires = datetime.fromisoformat(next_message(app).headers["expires"])
    assert GRACE < expires - sent < timedelta(seconds=EXPIRES + 10)


def test_the_beat_knows_the_sweep(app: Celery) -> None:
    app.loader.import_default_modules()  # a worker does so at its start
    tasks = {entry["task"] for entry in app.conf.beat_schedule.values()}
    assert "notifications.sweep" in tasks
    assert tasks <= set(app.tasks)
