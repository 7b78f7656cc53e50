"""Who may do what: every route, for everybody who could ask, with the answer they get."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from django.db import transaction
from django.urls import get_resolver

from accounts.models import User
from accounts.services import circle_found, circle_join
from games.models import Table
from games.services import wish_make
from tests.api.conftest import Api, document
from tests.support import caches
from tests.support.tables import open_table, started

pytestmark = pytest.mark.django_db

ROLES = ("nobody", "stranger", "seated", "host")
WISH = {"title": "yspahan", "pace": "daily", "least": 2, "most": 4}
CREATE = {"title": "yspahan", "seats": 3}
MERCHANT = {"strength": "merchant"}
OPTIONS = {"hold": True, "any_price": False, "untouched": False, "delay": 0}
CHOICE = {"decision": "0.0.00000000", "key": "roll:0"}
VALIDATE = {"seats": 3, "seed": "00" * 32}

# (verb, path, body) -> statuses by role; {open}, {game}, {private}: a table in that state,
# the last one a game that only those who sit at it may see; {asking}: one that asks for others.
MATRIX: list[tuple[str, str, Any, tuple[int, int, int, int]]] = [
    ("GET", "titles/", None, (200, 200, 200, 200)),
    ("GET", "titles/yspahan/", None, (200, 200, 200, 200)),
    ("GET", "titles/yspahan/rulebook/", None, (200, 200, 200, 200)),
    ("GET", "titles/yspahan/ladder/", None, (200, 200, 200, 200)),
    ("GET", "people/mara/", None, (200, 200, 200, 200)),
    ("POST", "rules/yspahan/validate/", VALIDATE, (200, 200, 200, 200)),
    ("GET", "tables/", None, (200, 200, 200, 200)),
    ("POST", "tables/", CREATE, (401, 201, 201, 201)),
    ("GET", "tables/{open}/", None, (200, 200, 200, 200)),
    ("GET", "tables/{game}/", None, (200, 200, 200, 200)),
    ("GET", "tables/{private}/", None, (404, 404, 200, 200)),
    ("POST", "tables/{open}/join/", {}, (401, 200, 409, 409)),
    ("POST", "tables/{asking}/join/", {}, (401, 403, 409, 409)),
    ("POST", "tables/{game}/join/", {}, (401, 409, 409, 409)),
    ("POST", "tables/{private}/join/", {}, (401, 404, 409, 409)),
    ("POST", "tables/{open}/leave/", None, (401, 403, 204, 204)),
    ("POST", "tables/{game}/leave/", None, (401, 403, 409, 409)),
    ("POST", "tables/{private}/leave/", None, (401, 404, 409, 409)),
    ("POST", "tables/{open}/invite/", {"name": "aylin"}, (401, 403, 200, 200)),
    ("POST", "tables/{game}/invite/", {"name": "aylin"}, (401, 403, 409, 409)),
    ("POST", "tables/{private}/invite/", {"name": "aylin"}, (401, 404, 409, 409)),
    ("POST", "tables/{open}/remove/", {"name": "jonas"}, (401, 403, 403, 200)),
    ("POST", "tables/{game}/remove/", {"name": "jonas"}, (401, 403, 403, 409)),
    ("POST", "tables/{private}/remove/", {"name": "jonas"}, (401, 404, 403, 409)),
    ("POST", "tables/{open}/opponents/", MERCHANT, (401, 403, 403, 200)),
    ("POST", "tables/{game}/opponents/", MERCHANT, (401, 403, 403, 409)),
    ("POST", "tables/{private}/opponents/", MERCHANT, (401, 404, 403, 409)),
    ("POST", "tables/{open}/start/", None, (401, 403, 403, 409)),
    ("POST", "tables/{game}/start/", None, (401, 403, 403, 409)),
    ("POST", "tables/{private}/start/", None, (401, 404, 403, 409)),
    ("POST", "tables/{open}/abandon/", {}, (401, 403, 409, 409)),
    ("POST", "tables/{game}/abandon/", {}, (401, 403, 200, 200)),
    ("POST", "tables/{private}/abandon/", {}, (401, 404, 200, 200)),
    ("POST", "tables/{open}/return/", None, (401, 403, 409, 409)),
    ("POST", "tables/{game}/return/", None, (401, 403, 200, 200)),
    ("POST", "tables/{private}/return/", None, (401, 404, 200, 200)),
    ("POST", "tables/{open}/pause/", {"days": 3}, (401, 403, 409, 409)),
    ("POST", "tables/{game}/pause/", {"days": 3}, (401, 403, 409, 409)),
    ("POST", "tables/{private}/pause/", {"days": 3}, (401, 404, 409, 409)),
    ("POST", "tables/{open}/pause/answer/", {"days": 3}, (401, 403, 409, 409)),
    ("POST", "tables/{game}/pause/answer/", {"days": 3}, (401, 403, 409, 409)),
    ("POST", "tables/{private}/pause/answer/", {"days": 3}, (401, 404, 409, 409)),
    ("POST", "tables/{open}/pause/end/", {}, (401, 403, 409, 409)),
    ("POST", "tables/{game}/pause/end/", {}, (401, 403, 409, 409)),
    ("POST", "tables/{private}/pause/end/", {}, (401, 404, 409, 409)),
    ("POST", "tables/{open}/resign/", None, (401, 403, 409, 409)),
    ("POST", "tables/{game}/resign/", None, (401, 403, 200, 200)),
    ("POST", "tables/{private}/resign/", None, (401, 404, 200, 200)),
    ("POST", "tables/{open}/rating/", None, (401, 403, 409, 409)),
    ("POST", "tables/{game}/rating/", None, (401, 403, 422, 422)),
    ("POST", "tables/{private}/rating/", None, (401, 404, 422, 422)),
    ("POST", "tables/{open}/rematch/", None, (401, 403, 422, 422)),
    ("POST", "tables/{game}/rematch/", None, (401, 403, 422, 422)),
    ("POST", "tables/{private}/rematch/", None, (401, 404, 422, 422)),
    ("POST", "tables/{open}/choices/", CHOICE, (401, 403, 409, 409)),
    ("POST", "tables/{game}/choices/", CHOICE, (401, 403, 409, 409)),
    ("POST", "tables/{private}/choices/", CHOICE, (401, 404, 409, 409)),
    ("POST", "tables/{game}/undo/", None, (401, 403, 409, 409)),
    ("POST", "tables/{private}/undo/", None, (401, 404, 409, 409)),
    ("POST", "tables/{game}/reset/", None, (401, 403, 409, 409)),
    ("POST", "tables/{private}/reset/", None, (401, 404, 409, 409)),
    ("POST", "tables/{game}/orders/", {"orders": {}}, (401, 403, 200, 200)),
    ("POST", "tables/{private}/orders/", {"orders": {}}, (401, 404, 200, 200)),
    ("GET", "tables/{open}/notes/", None, (401, 403, 200, 200)),
    ("GET", "tables/{private}/notes/", None, (401, 404, 200, 200)),
    ("POST", "tables/{open}/notes/", {"notes": "Camels"}, (401, 403, 200, 200)),
    ("POST", "tables/{private}/notes/", {"notes": "Camels"}, (401, 404, 200, 200)),
    ("GET", "tables/{open}/talk/", None, (200, 200, 200, 200)),
    ("GET", "tables/{private}/talk/", None, (404, 404, 200, 200)),
    ("POST", "tables/{open}/talk/", {"text": "Hello"}, (401, 403, 200, 200)),
    ("POST", "tables/{game}/talk/", {"text": "Hello"}, (401, 200, 200, 200)),
    ("POST", "tables/{private}/talk/", {"text": "Hello"}, (401, 404, 200, 200)),
    ("POST", "tables/{game}/talk/hearing/", {"last": 1}, (401, 200, 200, 200)),
    ("POST", "tables/{private}/talk/hearing/", {"muted": True}, (401, 404, 200, 200)),
    ("POST", "tables/{game}/talk/1/", {"text": "Hello"}, (401, 404, 404, 404)),
    ("DELETE", "tables/{private}/talk/1/", None, (401, 404, 404, 404)),
    ("POST", "tables/{game}/talk/1/report/", {"why": "x"}, (401, 404, 404, 404)),
    ("GET", "tables/{open}/plan/", None, (401, 403, 409, 409)),
    ("GET", "tables/{game}/plan/", None, (401, 403, 200, 200)),
    ("GET", "tables/{private}/plan/", None, (401, 404, 200, 200)),
    # In a game it depends on whose turn it is: test_plans has that.
    ("POST", "tables/{open}/plan/", {"step": "step1"}, (401, 403, 409, 409)),
    ("DELETE", "tables/{open}/plan/", None, (401, 403, 409, 409)),
    ("POST", "tables/{open}/plan/options/", OPTIONS, (401, 403, 409, 409)),
    ("POST", "tables/{open}/plan/ways/1/", {"to": 0}, (401, 403, 409, 409)),
    ("DELETE", "tables/{open}/plan/ways/1/", None, (401, 403, 409, 409)),
    ("POST", "tables/{open}/plan/ways/1/picks/", {"at": 0, "pick": ""}, (401, 403, 409, 409)),
    ("GET", "me/plans/", None, (401, 200, 200, 200)),
    ("GET", "tables/{open}/lines/", None, (401, 403, 409, 409)),
    ("GET", "tables/{game}/lines/", None, (401, 403, 200, 200)),
    ("GET", "tables/{private}/lines/", None, (401, 404, 200, 200)),
    ("POST", "tables/{game}/lines/", {}, (401, 403, 200, 200)),
    ("POST", "tables/{private}/lines/", {}, (401, 404, 200, 200)),
    ("GET", "tables/{game}/lines/step1/", None, (401, 403, 404, 404)),
    ("GET", "tables/{private}/lines/step1/", None, (401, 404, 404, 404)),
    ("POST", "tables/{game}/lines/step1/", {"name": "x"}, (401, 403, 404, 404)),
    ("DELETE", "tables/{game}/lines/step1/", None, (401, 403, 404, 404)),
    ("GET", "tables/{open}/history/", None, (200, 200, 200, 200)),
    ("GET", "tables/{game}/history/", None, (200, 200, 200, 200)),
    ("GET", "tables/{private}/history/", None, (404, 404, 200, 200)),
    ("GET", "tables/{game}/states/0/", None, (200, 200, 200, 200)),
    ("GET", "tables/{private}/states/0/", None, (404, 404, 200, 200)),
    ("GET", "me/turns/", None, (401, 200, 200, 200)),
    ("GET", "me/news/", None, (401, 200, 200, 200)),
    ("POST", "me/news/read/", {}, (401, 200, 200, 200)),
    ("GET", "me/people/", None, (401, 200, 200, 200)),
    ("POST", "me/stars/", {"name": "mara"}, (401, 204, 204, 422)),
    ("GET", "circles/", None, (401, 200, 200, 200)),
    ("POST", "circles/", {"name": "x"}, (401, 201, 201, 201)),
    ("POST", "circles/join/", {"link": "none"}, (401, 403, 403, 403)),
    ("GET", "circles/{circle}/", None, (401, 404, 200, 200)),
    ("POST", "circles/{circle}/", {"name": "x"}, (401, 404, 403, 200)),
    ("DELETE", "circles/{circle}/", None, (401, 404, 403, 204)),
    ("GET", "circles/{circle}/ladder/yspahan/", None, (401, 404, 200, 200)),
    ("POST", "circles/{circle}/link/", {}, (401, 404, 403, 200)),
    ("POST", "circles/{circle}/leave/", None, (401, 404, 204, 422)),
    ("POST", "circles/{circle}/remove/", {"name": "jonas"}, (401, 404, 403, 200)),
    ("POST", "circles/{circle}/hand-over/", {"name": "jonas"}, (401, 404, 403, 200)),
    ("GET", "me/reports/", None, (401, 200, 200, 200)),
    ("POST", "me/reports/", {"name": "jonas", "why": "x"}, (401, 201, 422, 201)),
    ("GET", "me/blocks/", None, (401, 200, 200, 200)),
    ("POST", "me/blocks/", {"name": "jonas"}, (401, 201, 422, 201)),
    ("DELETE", "me/blocks/1/", None, (401, 404, 404, 404)),
    ("GET", "me/wishes/", None, (401, 200, 200, 200)),
    ("POST", "me/wishes/", WISH, (401, 201, 201, 201)),
    ("POST", "me/wishes/{wish}/", {"paused": True}, (401, 404, 404, 200)),
    ("DELETE", "me/wishes/{wish}/", None, (401, 404, 404, 204)),
    ("POST", "me/wishes/{wish}/decline/", None, (401, 404, 404, 200)),
    # Tokens are no token's matter; test_tokens has what a browser's session may.
    ("GET", "me/tokens/", None, (401, 401, 401, 401)),
    ("POST", "me/tokens/", {"name": "x", "scope": "read"}, (401, 401, 401, 401)),
    ("DELETE", "me/tokens/1/", None, (401, 401, 401, 401)),
]


@pytest.fixture
def tables(three: list[User]) -> dict[str, Any]:
    """Mara is the host, Jonas sits there too."""
    company = three[:2]
    waiting = open_table(three[0], 3)
    Api(three[1]).post(f"tables/{waiting.pk}/join/", {})
    asking = open_table(three[0], 3, rating_from=3000)
    Api(three[1]).post(f"tables/{asking.pk}/join/", {"token": asking.token})
    private = started(company, visibility="private")
    circle = circle_found(by=three[0], name="Thursdays")
    circle_join(link=str(circle.link), by=three[1])
    wish = wish_make(by=three[0], **WISH)
    return {
        "wish": wish,
        "open": waiting,
        "asking": asking,
        "game": started(company),
        "private": private,
        "circle": circle,
    }


@pytest.fixture
def who(three: list[User]) -> Callable[[str], Api]:
    users = {"nobody": None, "stranger": three[2], "seated": three[1], "host": three[0]}
    return lambda role: Api(users[role])


@pytest.mark.parametrize(("verb", "path", "body", "statuses"), MATRIX)
def test_who_may_do_what(
    tables: dict[str, Any],
    who: Callable[[str], Api],
    verb: str,
    path: str,
    body: Any,
    statuses: tuple[int, ...],
) -> None:
    """Each role finds the tables as they were set up."""
    address = path.format(**{name: table.pk for name, table in tables.items()})
    answers = {}
    for role in ROLES:
        asked = who(role)
        ask = {"GET": asked.get, "DELETE": asked.delete, "POST": asked.post}[verb]
        caches.renew()
        with transaction.atomic():
            answer = ask(address, body) if verb == "POST" else ask(address)
            transaction.set_rollback(True)
        answers[role] = answer.status_code
    assert answers == dict(zip(ROLES, statuses, strict=True))


def test_every_call_is_in_the_matrix() -> None:
    asked = {(verb, path) for verb, path, _, _ in MATRIX}
    announced = {
        (verb.upper(), path.removeprefix("/api/"))
        for path, verbs in document()["paths"].items()
        for verb in verbs
    }
    plain = {
        (
            verb,
            path.replace("yspahan", "{slug}")
            .replace("people/mara/", "people/{name}/")
            .replace("{circle}", "{number}")
            .replace("{wish}", "{number}")
            .replace("/0/", "/{ply}/")
            .replace("/step1/", "/{step}/")
            .replace("/1/", "/{number}/"),
        )
        for verb, path in asked
    }
    for table in ("open", "asking", "game", "private"):
        plain = {(verb, path.replace(f"{{{table}}}", "{id}")) for verb, path in plain}
    assert plain == announced


@pytest.mark.parametrize("verb", ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
def test_other_methods_are_refused_as_problems(client: Any, game: Table, verb: str) -> None:
    answer = client.generic(verb, f"/api/tables/{game.pk}/choices/")
    assert answer.status_code in {401, 405}
    assert answer.headers["Content-Type"] == "application/problem+json"


def test_every_route_is_ours() -> None:
    """No route under /api/ answers without going through DRF and its problems."""
    api = next(p for p in get_resolver().url_patterns if str(p.pattern) == "api/")
    views = [p.callback for p in _leaves(api)]
    assert len(views) > 15
    assert all(hasattr(view, "cls") for view in views)


def _leaves(resolver: Any) -> list[Any]:
    found: list[Any] = []
    for part in resolver.url_patterns:
        found += _leaves(part) if hasattr(part, "url_patterns") else [part]
    return found
