"""A worker keeps its connections between tasks, as a web server does between requests."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from celery import signals
from django.db import connection

from mp2site.celery import app
from mp2site.infra.celery_fixup import Fixup, Keeping
from notifications.tasks import deliver

pytestmark = pytest.mark.postgres
NEVER, LONG_AGO = float("inf"), 0.0


@pytest.fixture
def keeping() -> Keeping:
    installed = [fixup for fixup in app._fixups if isinstance(fixup, Fixup)]
    assert len(installed) == 1
    return installed[0].worker_fixup


def task(*, is_eager: bool = False) -> Any:
    return SimpleNamespace(request=SimpleNamespace(is_eager=is_eager))


@pytest.fixture
def connected(transactional_db: None) -> Any:
    connection.ensure_connection()
    return connection.connection


@pytest.mark.parametrize("when", ["on_task_prerun", "on_task_postrun"])
@pytest.mark.parametrize(
    ("close_at", "is_eager", "kept"),
    [(NEVER, False, True), (LONG_AGO, False, False), (LONG_AGO, True, True)],
)
def test_a_connection_is_kept_for_its_time(
    keeping: Keeping, connected: Any, when: str, close_at: float, is_eager: bool, kept: bool
) -> None:
    connection.close_at = close_at
    getattr(keeping, when)(task(is_eager=is_eager))
    assert (connection.connection is connected) == kept


@pytest.fixture
def installed(keeping: Keeping) -> Iterator[Keeping]:
    """Install the fixup as a starting worker does; undo it afterwards."""
    keeping.install()
    yield keeping
    signals.beat_embedded_init.disconnect(keeping.close_database)
    signals.task_prerun.disconnect(keeping.on_task_prerun)
    signals.task_postrun.disconnect(keeping.on_task_postrun)
    signals.worker_process_init.disconnect(keeping.on_worker_process_init)


@pytest.mark.usefixtures("installed", "transactional_db")
@pytest.mark.parametrize(("close_at", "kept"), [(NEVER, True), (LONG_AGO, False)])
def test_celery_asks_it_around_each_task(close_at: float, kept: bool) -> None:
    for signal in (signals.task_prerun, signals.task_postrun):
        connection.ensure_connection()
        before, connection.close_at = connection.connection, close_at
        signal.send(sender=deliver, task_id="a", task=deliver)
        assert (connection.connection is before) == kept


def test_a_connection_that_broke_is_replaced(keeping: Keeping, connected: Any) -> None:
    connection.close_at = NEVER
    connected.close()
    connection.errors_occurred = True
    keeping.on_task_postrun(task())
    assert connection.connection is None
