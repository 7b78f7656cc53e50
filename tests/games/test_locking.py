"""A lock that another connection holds for too long is "busy"; other database errors are not."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from django.db import OperationalError, transaction
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.utils import ConnectionHandler

from games.errors import Busy, Code
from games.services.locks import held_is_busy, table_transaction
from mp2site.settings.env import database
from tests.support.tables import refused


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.sqlite3"


@pytest.fixture
def impatient(path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BaseDatabaseWrapper]:
    """A site on SQLite with our settings, but without a wait for locks."""
    settings = database(f"sqlite:///{path}")
    settings["OPTIONS"]["timeout"] = 0
    connection = ConnectionHandler({"default": settings})["default"]
    monkeypatch.setattr(transaction, "get_connection", lambda using=None: connection)
    yield connection
    connection.close()


@pytest.fixture
def holder(path: Path, impatient: BaseDatabaseWrapper) -> Iterator[sqlite3.Connection]:
    """Another connection that writes to the database."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA journal_mode=WAL")
    other.execute("BEGIN IMMEDIATE")
    yield other
    other.close()


@pytest.mark.django_db
def test_sqlite_is_busy_from_the_beginning(
    impatient: BaseDatabaseWrapper, holder: sqlite3.Connection
) -> None:
    with refused(Code.BUSY), table_transaction():
        pytest.fail("the lock is held")
    holder.execute("COMMIT")
    with table_transaction():
        assert impatient.in_atomic_block


def failing(cause: Exception) -> None:
    with held_is_busy():
        raise OperationalError(str(cause)) from cause


@pytest.mark.parametrize(
    "cause",
    [
        sqlite3.OperationalError("database is locked"),
        psycopg.errors.LockNotAvailable("canceling statement due to lock timeout"),
    ],
)
def test_what_is_a_matter_of_patience(cause: Exception) -> None:
    with pytest.raises(Busy):
        failing(cause)


@pytest.mark.parametrize(
    "cause",
    [
        sqlite3.OperationalError("disk I/O error"),
        sqlite3.OperationalError("no such table: games_table"),
        psycopg.errors.QueryCanceled("canceling statement due to statement timeout"),
        psycopg.errors.DeadlockDetected("deadlock detected"),
        psycopg.OperationalError("the connection is closed"),
    ],
)
def test_what_is_not(cause: Exception) -> None:
    with pytest.raises(OperationalError):
        failing(cause)
