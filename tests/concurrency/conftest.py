"""Tests with simultaneous connections to PostgreSQL."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest
from django.db import connection

from accounts.models import User
from games.errors import GamesError
from notifications.ledger import writing as ledger
from tests.support.tables import people
from tests.support.waiting import PATIENCE

T = TypeVar("T")


@pytest.fixture(autouse=True)
def woken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The ids of notices whose tasks were sent; the list replaces the broker."""
    ids: list[str] = []
    monkeypatch.setattr(ledger, "deliver_soon", lambda notice_id: ids.append(str(notice_id)))
    return ids


@pytest.fixture
def four(transactional_db: None) -> list[User]:
    return people(4)


def race(calls: Sequence[Callable[[], T]], workers: int | None = None) -> list[T | GamesError]:
    """Start all calls at the same moment, each on its own connection; return their outcomes.

    Refusals are outcomes; any other exception fails the test.
    """
    workers = workers or len(calls)
    start = threading.Barrier(workers)

    def run(call: Callable[[], T], *, first: bool) -> T | GamesError:
        try:
            if first:
                start.wait(timeout=PATIENCE)
            return call()
        except GamesError as error:
            return error
        finally:
            connection.close()

    with ThreadPoolExecutor(workers) as pool:
        futures = [pool.submit(run, call, first=n < workers) for n, call in enumerate(calls)]
        return [future.result(timeout=PATIENCE) for future in futures]
