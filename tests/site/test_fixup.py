"""A worker's process keeps its connections from task to task, as a web server's does."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from django.db import connection

from mp2site.celery import app
from mp2site.fixup import Fixup, Keeping

pytestmark = pytest.mark.postgres
SOON, LONG_AGO = float("inf"), 0.0


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
    [(SOON, False, True), (LONG_AGO, False, False), (LONG_AGO, True, True)],
)
def test_a_connection_is_kept_for_its_time(
    keeping: Keeping, connected: Any, when: str, close_at: float, is_eager: bool, kept: bool
) -> None:
    connection.close_at = close_at
    getattr(keeping, when)(task(is_eager=is_eager))
    assert (connection.connection is connected) == kept


def test_a_connection_that_broke_is_replaced(keeping: Keeping, connected: Any) -> None:
    connection.close_at = SOON
    connected.close()
    connection.errors_occurred = True
    keeping.on_task_postrun(task())
    assert connection.connection is None
