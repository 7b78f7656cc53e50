"""When the database is away: a clean 503 with a time to come back, on pages and over REST."""

from __future__ import annotations

from typing import Any

import psycopg
import pytest
from django.db import InterfaceError, OperationalError
from django.test import Client, RequestFactory

from accounts.models import User
from mp2site.lost import RETRY_SECONDS, is_lost
from mp2site.wsgi import application

pytestmark = pytest.mark.django_db


def lost(cause: BaseException | None = None) -> OperationalError:
    error = OperationalError("the connection is lost")
    error.__cause__ = cause or psycopg.OperationalError("server closed the connection")
    return error


@pytest.mark.parametrize(
    ("error", "away"),
    [
        (lost(), True),
        (lost(psycopg.errors.AdminShutdown("bye")), True),
        (lost(psycopg.errors.CannotConnectNow("starting up")), True),
        (lost(psycopg.errors.TooManyConnections("full")), True),
        (lost(psycopg.errors.DeadlockDetected("embraced")), True),
        (InterfaceError("connection already closed"), True),
        (lost(psycopg.errors.QueryCanceled("too slow")), False),
        (OperationalError("no such table"), False),
        (ValueError("a bug"), False),
        (None, False),
    ],
)
def test_what_is_away_and_what_is_a_bug(error: BaseException | None, away: bool) -> None:
    assert is_lost(error) is away


@pytest.fixture
def broken(client: Client, monkeypatch: pytest.MonkeyPatch) -> Client:
    """A client of a house that can't read who somebody is: an early and common question."""
    client.force_login(User.objects.create_user("ana", "ana@example.com", "dates and figs"))
    client.raise_request_exception = False

    def fail(*_args: Any, **_kwargs: Any) -> None:
        raise lost()

    monkeypatch.setattr("django.contrib.auth.middleware.get_user", fail)
    return client


def test_a_page_says_it_in_both_languages(broken: Client) -> None:
    answer = broken.get("/me/settings/")
    assert (answer.status_code, answer["Retry-After"]) == (503, str(RETRY_SECONDS))
    assert "Back in a moment" in answer.content.decode()
    assert 'lang="de"' in answer.content.decode()


def over_wsgi(path: str, cookie: str) -> tuple[str, dict[str, str], bytes]:
    """Ask through the real door, with its two chains of middleware."""
    told: list[Any] = []
    environ = RequestFactory().get(path, HTTP_COOKIE=cookie).environ
    body = b"".join(application(environ, lambda *args: told.extend(args)))
    return told[0], dict(told[1]), body


def test_a_call_gets_a_problem(broken: Client) -> None:
    """In the chain before the view; behind it DRF's handler says the same."""
    answer = broken.get("/api/me/")
    assert answer.status_code == 503
    assert answer["Retry-After"] == str(RETRY_SECONDS)
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.json()["code"] == "unavailable"
    cookie = f"sessionid={broken.cookies['sessionid'].value}"
    status, headers, body = over_wsgi("/api/me/", cookie)
    assert status.startswith("503")
    assert headers["Retry-After"] == str(RETRY_SECONDS)
    assert b'"unavailable"' in body


def test_a_calls_own_query_gets_one_too(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: Any, **_kwargs: Any) -> None:
        raise lost()

    monkeypatch.setattr("games.api.tables.table_list", fail, raising=False)
    monkeypatch.setattr("django.db.models.query.QuerySet._fetch_all", fail)
    answer = client.get("/api/tables/")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert answer["Retry-After"] == str(RETRY_SECONDS)


def test_health_says_it(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: Any, **_kwargs: Any) -> None:
        raise lost()

    client.raise_request_exception = False
    monkeypatch.setattr("mp2site.views.connection.cursor", fail)
    assert client.get("/healthz").status_code == 503


def test_a_bug_is_still_a_bug(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: Any, **_kwargs: Any) -> None:
        raise ValueError("a bug")

    client.raise_request_exception = False
    monkeypatch.setattr("mp2site.views.connection.cursor", fail)
    answer = client.get("/healthz")
    assert answer.status_code == 500
    assert "Retry-After" not in answer
