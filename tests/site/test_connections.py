"""A request finds a connection that the database has ended, without a query."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.core.signals import request_started
from django.db import connection
from django.db.backends.postgresql.base import DatabaseWrapper

from mp2site.infra.connections import is_silent, silent_connections_stand
from tests.support.postgres import connection_lost

pytestmark = [pytest.mark.postgres, pytest.mark.django_db(transaction=True)]


@pytest.fixture(autouse=True)
def checked() -> Iterator[None]:
    """Check connections at the beginning of a request, regardless of the tests' settings."""
    connection.ensure_connection()
    connection.health_check_enabled = True  # type: ignore[attr-defined] # the stubs lack it
    connection.health_check_done = False  # type: ignore[attr-defined] # likewise
    yield
    connection.close()  # the next connection has the test settings


def test_each_request_begins_with_it() -> None:
    assert silent_connections_stand in request_started._live_receivers(None)[0]


def test_a_connection_that_stands_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DatabaseWrapper, "is_usable", lambda _: pytest.fail("the server is asked"))
    silent_connections_stand()
    with connection.cursor() as cursor:
        cursor.execute("SELECT 7")
        assert cursor.fetchone() == (7,)


def test_one_that_was_ended_is_opened_again() -> None:
    ended = connection.connection
    connection_lost()
    silent_connections_stand()
    with connection.cursor() as cursor:
        cursor.execute("SELECT 7")
        assert cursor.fetchone() == (7,)
    assert connection.connection is not ended


def test_one_that_we_have_closed_does_not_stand() -> None:
    closed = connection.connection
    assert is_silent(closed)
    closed.close()
    assert not is_silent(closed)
