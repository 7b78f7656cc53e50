"""Malformed requests: each gets an error code and stores nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.conf import settings
from django.test import Client

from accounts.models import User
from games.models import Table
from tests.api.conftest import Api, is_problem
from tests.support.tables import acting, now

pytestmark = pytest.mark.django_db

GOOD = {"decision": "0.0.00000000", "key": "roll:0"}

BODIES: dict[str, bytes] = {
    "empty": b"",
    "cut off": b'{"decision": "0.0',
    "no utf-8": b'{"decision": "\xff\xfe", "key": "roll:0"}',
    "half a surrogate": b'{"decision": "\\ud800", "key": "roll:0"}',
    "utf-16": '{"decision": "a", "key": "b"}'.encode("utf-16"),
    "NUL": b'{"decision": "0\\u0000", "key": "roll:0"}',
    "NUL outside": b'{"decision": "0", "key": "b"}\x00',
    "two values": b"{} {}",
    "null": b"null",
    "a list": b"[]",
    "a number": b"7",
    "a huge number": b"9" * 5000,
    "a huge number inside": b'{"decision": ' + b"9" * 5000 + b', "key": "roll:0"}',
    "a huge exponent": b'{"decision": 1e99999, "key": "roll:0"}',
    "NaN": b'{"decision": NaN, "key": "roll:0"}',
    "a number for a string": b'{"decision": 7, "key": "roll:0"}',
    "null for a string": b'{"decision": null, "key": "roll:0"}',
    "a list for a string": b'{"decision": ["a"], "key": "roll:0"}',
    "an object for a string": b'{"decision": {}, "key": "roll:0"}',
    "too long a key": json.dumps({**GOOD, "key": "k" * 121}).encode(),
    "too long an id": json.dumps({**GOOD, "decision": "d" * 61}).encode(),
    "no key": json.dumps({"decision": "0.0.00000000"}).encode(),
    "an empty key": json.dumps({**GOOD, "key": ""}).encode(),
    "blanks": json.dumps({**GOOD, "key": "  "}).encode(),
    "not ASCII": json.dumps({**GOOD, "key": "rüll:0"}).encode(),
    "too deep": b"[" * 100_000,
    "deep inside": b'{"decision": ' + b"[" * 50_000 + b"]" * 50_000 + b', "key": "a"}',
}


@pytest.fixture
def me(game: Table) -> Api:
    return Api(acting(game))


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_a_body_that_is_no_choice(game: Table, me: Api, body: bytes) -> None:
    before = now(game).version
    answer = me.send(f"tables/{game.pk}/choices/", body)
    # These bodies have the shape of a choice, but the rules know no such choice.
    code = {400: "malformed", 409: "stale-decision"}[answer.status_code]
    is_problem(answer, answer.status_code, code)
    assert answer.status_code == 400 or body in {BODIES["not ASCII"], BODIES["blanks"]}
    assert now(game).version == before
    assert game.moves.count() == 0


def test_a_body_that_is_too_large(game: Table, me: Api) -> None:
    body = json.dumps({**GOOD, "more": "x" * settings.API_BODY_BYTES}).encode()
    is_problem(me.send(f"tables/{game.pk}/choices/", body), 413, "too-large")


def test_a_body_that_is_just_not_too_large(game: Table, me: Api) -> None:
    body = json.dumps(GOOD).encode()
    body += b" " * (settings.API_BODY_BYTES - len(body))
    is_problem(me.send(f"tables/{game.pk}/choices/", body), 409, "stale-decision")


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "application/xml",
        "nonsense",
        "application/json/more",
    ],
)
def test_a_body_that_is_no_json(game: Table, me: Api, kind: str) -> None:
    body = json.dumps(GOOD).encode()
    is_problem(me.send(f"tables/{game.pk}/choices/", body, kind), 415, "not-json")


def test_json_with_a_charset_is_json(game: Table, me: Api) -> None:
    body = json.dumps(GOOD).encode()
    answer = me.send(f"tables/{game.pk}/choices/", body, "application/json; charset=utf-8")
    is_problem(answer, 409, "stale-decision")


def test_unknown_fields_are_ignored(game: Table, me: Api) -> None:
    decision = me.get(f"tables/{game.pk}/").json()["decisions"][0]["id"]
    sent = {"decision": decision, "key": "roll:0", "by": 7, "seat": 2}
    assert me.post(f"tables/{game.pk}/choices/", sent).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "nowhere/",
        "tables",
        "tables/UPPER/",
        "tables/abc%00/",
        "tables/%ff%fe/",
        "tables/a%0ab/",
        "tables/abc/%0a",
        "tables/..%2f..%2fetc/",
        "tables/12345678901/",
        "tables/abc/states/-1/",
        "tables/abc/states/9999999/",
        "tables/abc/states/x/",
        "titles/no%00/",
        "titles/chess/",
        "titles/chess/rulebook/",
        "rules/chess/validate/",
        "\U0001f42a/",
    ],
)
@pytest.mark.parametrize("verb", ["GET", "POST", "PUT"])
def test_addresses_that_are_not_there(db: None, client: Client, path: str, verb: str) -> None:
    answer = client.generic(verb, f"/api/{path}", b"{}", content_type="application/json")
    body = answer.json()
    assert answer.status_code in {401, 404, 405, 400}
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert body["status"] == answer.status_code
    if verb == "GET":
        assert body["code"] in {"not-found", "method-not-allowed"}


@pytest.mark.parametrize(
    "header",
    [
        "Token",
        "Token ",
        "Token x y",
        "Token nope",
        "Token " + "0" * 40,
        "Token " + "g" * 40,
        "Token " + "0" * 4000,
        "Token \xff\xff",
    ],
)
def test_tokens_that_are_none(client: Client, game: Table, header: str) -> None:
    answer = client.get(f"/api/tables/{game.pk}/", headers={"Authorization": header})
    is_problem(answer, 401, "bad-credentials")
    assert answer.headers["WWW-Authenticate"] == "Token"


def test_a_token_of_somebody_who_was_shut_out(game: Table, three: list[User]) -> None:
    me = Api(three[0])
    assert me.get("me/turns/").status_code == 200
    User.objects.filter(pk=three[0].pk).update(is_active=False)
    is_problem(me.get("me/turns/"), 401, "bad-credentials")


def test_a_session_needs_its_csrf_token(game: Table, three: list[User]) -> None:
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(acting(game))
    path = f"/api/tables/{game.pk}/choices/"
    sent: dict[str, Any] = {"data": GOOD, "content_type": "application/json"}
    is_problem(browser.post(path, **sent), 403, "forbidden")
    browser.cookies[settings.CSRF_COOKIE_NAME] = "a" * 32
    with_token = browser.post(path, **sent, headers={"X-CSRFToken": "a" * 32})
    is_problem(with_token, 409, "stale-decision")


def test_a_session_with_a_broken_form(game: Table, three: list[User]) -> None:
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(acting(game))
    answer = browser.post(
        f"/api/tables/{game.pk}/choices/", b"--x", content_type="multipart/form-data; boundary="
    )
    assert answer.status_code in {400, 403, 415}
    assert answer.headers["Content-Type"] == "application/problem+json"
