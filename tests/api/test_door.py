"""API calls pass fewer middlewares than pages do, with the same results."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from http.cookies import SimpleCookie
from typing import Any

import pytest
from django.conf import settings
from django.core.signals import request_finished, request_started
from django.db import close_old_connections
from django.test import Client

from games.models import Table
from mp2site.wsgi import application
from tests.api.conftest import Api
from tests.support.tables import acting

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _connection_stays() -> Iterator[None]:
    """Keep the test's connection open after a request, as Django's test client does."""
    ends = (request_started, request_finished)
    for signal in ends:
        signal.disconnect(close_old_connections)
    yield
    for signal in ends:
        signal.connect(close_old_connections)


def ask(verb: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, dict[str, str], Any]:
    """Send a request as a web server does."""
    said: dict[str, Any] = {}

    def start(status: str, pairs: list[tuple[str, str]]) -> None:
        said.update(status=int(status[:3]), headers=dict(pairs))

    environ = {
        "REQUEST_METHOD": verb,
        "PATH_INFO": path,
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "HTTP_HOST": "localhost",
        "REMOTE_ADDR": "127.0.0.1",
        "CONTENT_LENGTH": str(len(body)),
        "CONTENT_TYPE": "application/json",
        "wsgi.url_scheme": "http",
        "wsgi.input": io.BytesIO(body),
        **{f"HTTP_{name.upper()}": value for name, value in headers.items()},
    }
    response: Any = application(environ, start)
    told = b"".join(response)
    response.close()
    return said["status"], said["headers"], told


def cookies(browser: Client) -> str:
    return "; ".join(f"{name}={morsel.value}" for name, morsel in browser.cookies.items())


def test_a_call_is_answered_as_inside(game: Table) -> None:
    status, headers, body = ask("GET", f"/api/tables/{game.pk}/")
    inside = Api().get(f"tables/{game.pk}/")
    assert (status, json.loads(body)) == (200, inside.json())
    assert headers["Content-Length"] == str(len(body))
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["ETag"] == inside.headers["ETag"]


def test_a_session_is_known_and_still_needs_its_csrf_token(game: Table) -> None:
    browser = Client()
    browser.force_login(acting(game))
    browser.cookies = SimpleCookie({**browser.cookies, settings.CSRF_COOKIE_NAME: "a" * 32})
    path = f"/api/tables/{game.pk}/choices/"
    body = json.dumps({"decision": "0.0.00000000", "key": "roll:0"}).encode()
    sent = {"cookie": cookies(browser)}
    assert ask("POST", path, body, **sent)[0] == 403
    status, _, said = ask("POST", path, body, **sent, x_csrftoken="a" * 32)
    assert (status, json.loads(said)["code"]) == (409, "stale-decision")


def test_calls_speak_the_persons_language(game: Table) -> None:
    said = [
        json.loads(ask("GET", "/api/tables/zzzzzzzzzz/", accept_language=lang)[2])["title"]
        for lang in ("en", "de")
    ]
    assert said[0] != said[1]


def test_foreign_hosts_are_refused(game: Table) -> None:
    assert ask("GET", f"/api/tables/{game.pk}/", host="evil.example")[0] == 400


def test_pages_keep_their_guards(db: None) -> None:
    for path in ("/", "/api/docs/"):
        status, headers, _ = ask("GET", path)
        assert status == 200
        assert headers["X-Frame-Options"] == "DENY"
        assert "script-src 'self'" in headers["Content-Security-Policy"]


POLLS = "games.api.polls.PollMiddleware"
"""The API's own middleware, the first of all: it answers polls without news."""


def test_the_sites_own_settings_are_untouched() -> None:
    assert "csp.middleware.CSPMiddleware" in settings.MIDDLEWARE
    assert set(settings.API_MIDDLEWARE) - {POLLS} < set(settings.MIDDLEWARE)
