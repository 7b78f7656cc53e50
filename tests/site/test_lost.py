"""A missing database: 503 with `Retry-After`, on pages and over REST."""

from __future__ import annotations

import errno
import sqlite3
import tempfile
from typing import Any

import psycopg
import pytest
from django.db import InterfaceError, OperationalError
from django.test import Client, RequestFactory

from accounts.models import User
from mp2site.infra.failures import BUSY, STORAGE, UNAVAILABLE, missing_resource
from mp2site.web.unavailable import RETRY_SECONDS
from mp2site.wsgi import application

pytestmark = pytest.mark.django_db


def lost(cause: BaseException | None = None) -> OperationalError:
    error = OperationalError("the connection is lost")
    error.__cause__ = cause or psycopg.OperationalError("server closed the connection")
    return error


@pytest.mark.parametrize(
    ("error", "lack"),
    [
        (lost(), UNAVAILABLE),
        (lost(psycopg.errors.AdminShutdown("bye")), UNAVAILABLE),
        (lost(psycopg.errors.CannotConnectNow("starting up")), UNAVAILABLE),
        (lost(psycopg.errors.TooManyConnections("full")), UNAVAILABLE),
        (lost(psycopg.errors.DeadlockDetected("embraced")), UNAVAILABLE),
        (InterfaceError("connection already closed"), UNAVAILABLE),
        (lost(psycopg.errors.LockNotAvailable("lock timeout")), BUSY),
        (lost(sqlite3.OperationalError("database is locked")), BUSY),
        (lost(psycopg.errors.DiskFull("could not extend file")), STORAGE),
        (lost(psycopg.errors.IoError("could not write")), UNAVAILABLE),
        (lost(sqlite3.OperationalError("database or disk is full")), STORAGE),
        (lost(sqlite3.OperationalError("disk I/O error")), UNAVAILABLE),
        (lost(sqlite3.OperationalError("unable to open database file")), UNAVAILABLE),
        (OSError(errno.ENOSPC, "No space left on device"), STORAGE),
        (OSError(errno.EIO, "Input/output error"), UNAVAILABLE),
        (OSError(errno.EACCES, "Permission denied"), ""),
        (lost(psycopg.errors.QueryCanceled("too slow")), ""),
        (lost(sqlite3.OperationalError("no such table: games_table")), ""),
        (OperationalError("no such table"), ""),
        (ValueError("a bug"), ""),
        (None, ""),
    ],
)
def test_what_is_to_be_waited_for_and_what_is_a_bug(error: BaseException | None, lack: str) -> None:
    assert missing_resource(error) == lack


@pytest.mark.parametrize("said", ["disk I/O error", "unable to open database file"])
@pytest.mark.parametrize(
    ("number", "lack"),
    [
        (errno.ENOSPC, STORAGE),
        (errno.EDQUOT, STORAGE),
        (errno.EFBIG, STORAGE),
        (errno.EIO, UNAVAILABLE),
    ],
)
def test_where_sqlite_says_no_more_than_that_it_failed_the_disk_is_asked(
    said: str, number: int, lack: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(**_kwargs: Any) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(tempfile, "TemporaryFile", fail)
    assert missing_resource(lost(sqlite3.OperationalError(said))) == lack


@pytest.fixture
def broken(client: Client, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A client whose first query (for the person) fails."""
    client.force_login(User.objects.create_user("ana", "ana@example.com", "dates and figs"))
    client.raise_request_exception = False

    def fail(*_args: Any, **_kwargs: Any) -> None:
        raise lost()

    monkeypatch.setattr("django.contrib.auth.middleware.get_user", fail)
    return client


def test_a_page_says_it_in_both_languages(broken: Client) -> None:
    answer = broken.get("/me/settings/")
    assert (answer.status_code, answer["Retry-After"]) == (503, str(RETRY_SECONDS[UNAVAILABLE]))
    assert "Back in a moment" in answer.content.decode()
    assert 'lang="de"' in answer.content.decode()


def over_wsgi(path: str, cookie: str) -> tuple[str, dict[str, str], bytes]:
    """Call the WSGI application, with both middleware chains."""
    told: list[Any] = []
    environ = RequestFactory().get(path, HTTP_COOKIE=cookie).environ
    body = b"".join(application(environ, lambda *args: told.extend(args)))
    return told[0], dict(told[1]), body


def test_a_call_gets_a_problem(broken: Client) -> None:
    """Errors in the middleware give the same response as errors in a view."""
    answer = broken.get("/api/me/")
    assert answer.status_code == 503
    assert answer["Retry-After"] == str(RETRY_SECONDS[UNAVAILABLE])
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.json()["code"] == "unavailable"
    cookie = f"sessionid={broken.cookies['sessionid'].value}"
    status, headers, body = over_wsgi("/api/me/", cookie)
    assert status.startswith("503")
    assert headers["Retry-After"] == str(RETRY_SECONDS[UNAVAILABLE])
    assert b'"unavailable"' in body


def test_a_calls_own_query_gets_one_too(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: Any, **_kwargs: Any) -> None:
        raise lost()

    monkeypatch.setattr("games.api.tables.table_list", fail, raising=False)
    monkeypatch.setattr("django.db.models.query.QuerySet._fetch_all", fail)
    answer = client.get("/api/tables/")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert answer["Retry-After"] == str(RETRY_SECONDS[UNAVAILABLE])


def test_health_says_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: Any, **_kwargs: Any) -> None:
        raise lost()

    client.raise_request_exception = False
    monkeypatch.setattr("mp2site.web.views.connection.cursor", fail)
    assert client.get("/healthz").status_code == 503


def test_a_bug_is_still_a_bug(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: Any, **_kwargs: Any) -> None:
        raise ValueError("a bug")

    client.raise_request_exception = False
    monkeypatch.setattr("mp2site.web.views.connection.cursor", fail)
    answer = client.get("/healthz")
    assert answer.status_code == 500
    assert "Retry-After" not in answer
