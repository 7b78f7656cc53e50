"""Permissions: every route, every role that may call it, and the response."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from django.db import transaction
from django.urls import get_resolver

from accounts.models import Block, User
from accounts.services.circles import circle_found, circle_join
from games.blocks.services import person_block
from games.cups.services import cup_open
from games.models import Table
from games.seasons.services import season_open
from games.seeks.services import seek_make
from games.services.lifecycle import table_join
from notifications.models import Device
from tests.api.conftest import Api, document
from tests.support import caches
from tests.support.guests import guest_at_table
from tests.support.problems import problem_of
from tests.support.tables import open_table, person, started

pytestmark = pytest.mark.django_db

ROLES: Final = ("nobody", "guest", "stranger", "blocked", "seat", "host", "staff")
BODIES: Final[dict[str, Any]] = {
    "SEEK": {"title": "yspahan", "pace": "daily", "least": 2, "most": 4},
    "CREATE": {"title": "yspahan", "seats": 3},
    "MERCHANT": {"strength": "merchant"},
    "OPTIONS": {"hold": True, "any_price": False, "untouched": False, "delay": 0},
    "CHOICE": {"decision": "0.0.00000000", "key": "roll:0"},
    "VALIDATE": {"seats": 3, "seed": "00" * 32},
}

# Verb, address, body and statuses by role. {open}, {game}, {private} and {asking} are tables of the
# fixture `places`; only seated people may see the private one. test_secret.py covers the operations
# on plans, which depend on whose turn it is. Tokens may not call the tokens' own operations;
# test_tokens.py covers these in a browser's session.
MATRIX: Final = """
GET titles/                                                  200 200 200 200 200 200 200
GET titles/yspahan/                                          200 200 200 200 200 200 200
GET titles/yspahan/rulebook/                                 200 200 200 200 200 200 200
GET titles/yspahan/ladder/                                   200 200 200 200 200 200 200
GET people/mara/                                             200 200 200 200 200 200 200
GET people/mara/curve/yspahan/                               200 200 200 200 200 200 200
POST rules/yspahan/validate/ VALIDATE                        200 200 200 200 200 200 200
GET tables/                                                  200 200 200 200 200 200 200
POST tables/ CREATE                                          401 403 201 201 201 201 201
GET tables/{open}/                                           200 200 200 200 200 200 200
GET tables/{game}/                                           200 200 200 200 200 200 200
GET tables/{private}/                                        404 404 404 404 200 200 404
GET titles/yspahan/forecast/                                 200 200 200 200 200 200 200
GET titles/yspahan/figures/                                  200 200 200 200 200 200 200
GET tables/{game}/appointment/                               401 403 403 403 200 200 403
POST tables/{game}/appointment/ {"starts_at": "2020-01-01T00:00Z"} 401 403 403 403 409 409 403
DELETE tables/{game}/appointment/                            401 403 403 403 409 409 403
GET tables/{game}/coach/                                     404 404 404 404 404 404 404
POST tables/{game}/coach/                                    401 403 404 404 404 404 404
GET tables/{private}/coach/                                  404 404 404 404 404 404 404
GET me/coach/                                                401 403 200 200 200 200 200
POST me/coach/ {"shared": false}                             401 403 200 200 200 200 200
GET tables/{game}/here/                                      401 403 403 403 403 403 403
GET me/presence/                                             401 403 200 200 200 200 200
POST me/presence/ {"shared": true}                           401 403 200 200 200 200 200
GET tables/{open}/forecast/                                  200 200 200 200 200 200 200
GET tables/{game}/forecast/                                  200 200 200 200 200 200 200
GET tables/{private}/forecast/                               404 404 404 404 200 200 404
POST tables/{open}/join/ {}                                  401 403 200 409 409 409 200
POST tables/{asking}/join/ {}                                401 403 403 409 409 409 403
POST tables/{game}/join/ {}                                  401 403 409 409 409 409 409
POST tables/{private}/join/ {}                               401 403 404 404 409 409 404
POST tables/{open}/leave/                                    401 403 403 403 204 204 403
POST tables/{game}/leave/                                    401 403 403 403 409 409 403
POST tables/{private}/leave/                                 401 403 404 404 409 409 404
POST tables/{open}/invite/ {"name": "aylin"}                 401 403 403 403 200 200 403
POST tables/{game}/invite/ {"name": "aylin"}                 401 403 403 403 409 409 403
POST tables/{private}/invite/ {"name": "aylin"}              401 403 404 404 409 409 404
POST tables/{open}/remove/ {"name": "jonas"}                 401 403 403 403 403 200 403
POST tables/{game}/remove/ {"name": "jonas"}                 401 403 403 403 403 409 403
POST tables/{private}/remove/ {"name": "jonas"}              401 403 404 404 403 409 404
POST tables/{open}/opponents/ MERCHANT                       401 403 403 403 403 200 403
POST tables/{game}/opponents/ MERCHANT                       401 403 403 403 403 409 403
POST tables/{private}/opponents/ MERCHANT                    401 403 404 404 403 409 404
POST tables/{open}/start/                                    401 403 403 403 403 409 403
POST tables/{game}/start/                                    401 403 403 403 403 409 403
POST tables/{private}/start/                                 401 403 404 404 403 409 404
POST tables/{open}/abandon/ {}                               401 403 403 403 409 409 403
POST tables/{game}/abandon/ {}                               401 403 403 403 200 200 403
POST tables/{private}/abandon/ {}                            401 404 404 404 200 200 404
POST tables/{open}/return/                                   401 403 403 403 409 409 403
POST tables/{game}/return/                                   401 403 403 403 200 200 403
POST tables/{private}/return/                                401 404 404 404 200 200 404
POST tables/{open}/pause/ {"days": 3}                        401 403 403 403 409 409 403
POST tables/{game}/pause/ {"days": 3}                        401 403 403 403 409 409 403
POST tables/{private}/pause/ {"days": 3}                     401 403 404 404 409 409 404
POST tables/{open}/pause/answer/ {"days": 3}                 401 403 403 403 409 409 403
POST tables/{game}/pause/answer/ {"days": 3}                 401 403 403 403 409 409 403
POST tables/{private}/pause/answer/ {"days": 3}              401 403 404 404 409 409 404
POST tables/{open}/pause/end/ {}                             401 403 403 403 409 409 403
POST tables/{game}/pause/end/ {}                             401 403 403 403 409 409 403
POST tables/{private}/pause/end/ {}                          401 403 404 404 409 409 404
POST tables/{open}/resign/                                   401 403 403 403 409 409 403
POST tables/{game}/resign/                                   401 403 403 403 200 200 403
POST tables/{private}/resign/                                401 403 404 404 200 200 404
POST tables/{open}/rating/                                   401 403 403 403 409 409 403
POST tables/{game}/rating/                                   401 403 403 403 422 422 403
POST tables/{private}/rating/                                401 403 404 404 422 422 404
POST tables/{open}/rematch/                                  401 403 403 403 422 422 403
POST tables/{game}/rematch/                                  401 403 403 403 422 422 403
POST tables/{private}/rematch/                               401 403 404 404 422 422 404
POST tables/{open}/choices/ CHOICE                           401 403 403 403 409 409 403
POST tables/{game}/choices/ CHOICE                           401 403 403 403 409 409 403
POST tables/{private}/choices/ CHOICE                        401 404 404 404 409 409 404
POST tables/{game}/undo/                                     401 403 403 403 409 409 403
POST tables/{private}/undo/                                  401 404 404 404 409 409 404
POST tables/{game}/redo/                                     401 403 403 403 409 409 403
POST tables/{private}/redo/                                  401 404 404 404 409 409 404
POST tables/{game}/reset/                                    401 403 403 403 409 409 403
POST tables/{private}/reset/                                 401 404 404 404 409 409 404
POST tables/{game}/conditional-answers/ {"conditional_answers": {}} 401 403 403 403 200 200 403
POST tables/{private}/conditional-answers/ {"conditional_answers": {}} 401 404 404 404 200 200 404
GET tables/{open}/notes/                                     401 403 403 403 200 200 403
GET tables/{private}/notes/                                  401 404 404 404 200 200 404
POST tables/{open}/notes/ {"notes": "Camels"}                401 403 403 403 200 200 403
POST tables/{private}/notes/ {"notes": "Camels"}             401 404 404 404 200 200 404
GET tables/{open}/talk/                                      200 200 200 200 200 200 200
GET tables/{private}/talk/                                   404 404 404 404 200 200 404
POST tables/{open}/talk/ {"text": "Hello"}                   401 403 403 403 200 200 403
POST tables/{game}/talk/ {"text": "Hello"}                   401 403 200 200 200 200 200
POST tables/{private}/talk/ {"text": "Hello"}                401 403 404 404 200 200 404
POST tables/{game}/talk/reading/ {"last": 1}                 401 403 200 200 200 200 200
POST tables/{private}/talk/reading/ {"muted": true}          401 403 404 404 200 200 404
POST tables/{game}/talk/1/ {"text": "Hello"}                 401 403 404 404 404 404 404
DELETE tables/{private}/talk/1/                              401 403 404 404 404 404 404
POST tables/{game}/talk/1/report/ {"why": "x"}               401 403 404 404 404 404 404
GET tables/{open}/plan/                                      401 403 403 403 409 409 403
GET tables/{game}/plan/                                      401 403 403 403 200 200 403
GET tables/{private}/plan/                                   401 404 404 404 200 200 404
POST tables/{open}/plan/ {"step": "step1"}                   401 403 403 403 409 409 403
DELETE tables/{open}/plan/                                   401 403 403 403 409 409 403
POST tables/{open}/plan/options/ OPTIONS                     401 403 403 403 409 409 403
POST tables/{open}/plan/alternatives/1/ {"to": 0}            401 403 403 403 409 409 403
DELETE tables/{open}/plan/alternatives/1/                    401 403 403 403 409 409 403
POST tables/{open}/plan/alternatives/1/picks/ {"at": 0, "pick": ""} 401 403 403 403 409 409 403
GET me/plans/                                                401 403 200 200 200 200 200
GET tables/{open}/lines/                                     401 403 403 403 409 409 403
GET tables/{game}/lines/                                     401 403 403 403 200 200 403
GET tables/{private}/lines/                                  401 404 404 404 200 200 404
POST tables/{game}/lines/ {}                                 401 403 403 403 200 200 403
POST tables/{private}/lines/ {}                              401 403 404 404 200 200 404
GET tables/{game}/lines/step1/                               401 403 403 403 404 404 403
GET tables/{private}/lines/step1/                            401 404 404 404 404 404 404
POST tables/{game}/lines/step1/ {"name": "x"}                401 403 403 403 404 404 403
DELETE tables/{game}/lines/step1/                            401 403 403 403 404 404 403
GET tables/{open}/history/                                   200 200 200 200 200 200 200
GET tables/{game}/history/                                   200 200 200 200 200 200 200
GET tables/{private}/history/                                404 404 404 404 200 200 404
GET tables/{game}/states/0/                                  200 200 200 200 200 200 200
GET tables/{private}/states/0/                               404 404 404 404 200 200 404
GET me/turns/                                                401 200 200 200 200 200 200
GET me/news/                                                 401 403 200 200 200 200 200
POST me/news/read/ {}                                        401 403 200 200 200 200 200
GET me/devices/                                              401 403 200 200 200 200 200
DELETE me/devices/{device}/                                  401 403 404 404 404 204 404
GET me/profile/                                              401 403 200 200 200 200 200
POST me/profile/ {"shown_to": "opponents"}                     401 403 200 200 200 200 200
GET me/people/                                               401 403 200 200 200 200 200
POST me/stars/ {"name": "mara"}                              401 403 204 422 204 422 204
GET circles/                                                 401 200 200 200 200 200 200
POST circles/ {"name": "x"}                                  401 403 201 201 201 201 201
POST circles/join/ {"link": "none"}                          401 403 403 403 403 403 403
GET circles/{circle}/                                        401 404 404 404 200 200 404
POST circles/{circle}/ {"name": "x"}                         401 403 404 404 403 200 404
DELETE circles/{circle}/                                     401 403 404 404 403 204 404
GET circles/{circle}/ladder/yspahan/                         401 404 404 404 200 200 404
POST circles/{circle}/link/ {}                               401 403 404 404 403 200 404
POST circles/{circle}/report/ {"why": "x"}                   401 403 404 404 204 422 404
POST circles/{circle}/leave/                                 401 403 404 404 204 422 404
POST circles/{circle}/remove/ {"name": "jonas"}              401 403 404 404 403 200 404
POST circles/{circle}/hand-over/ {"name": "jonas"}           401 403 404 404 403 200 404
GET me/reports/                                              401 403 200 200 200 200 200
POST me/reports/ {"name": "jonas", "why": "x"}               401 403 201 201 422 201 201
GET me/blocks/                                               401 403 200 200 200 200 200
POST me/blocks/ {"name": "jonas"}                            401 403 201 201 422 201 201
DELETE me/blocks/{block}/                                    401 403 404 404 404 204 404
GET me/seeks/                                                401 403 200 200 200 200 200
POST me/seeks/ SEEK                                          401 403 201 201 201 201 201
POST me/seeks/{seek}/ {"paused": true}                       401 403 404 404 404 200 404
DELETE me/seeks/{seek}/                                      401 403 404 404 404 204 404
POST me/seeks/{seek}/decline/                                401 403 404 404 404 200 404
GET seasons/                                                 200 200 200 200 200 200 200
POST seasons/ {"title": "marco-polo-1"}                      401 403 403 403 403 403 201
POST seasons/watch/ {"title": "yspahan"}                     401 403 204 204 204 204 204
GET seasons/{season}/                                        200 200 200 200 200 200 200
GET seasons/{season}/divisions/1a/                           404 404 404 404 404 404 404
POST seasons/{season}/entry/ {}                              401 403 200 200 200 200 200
DELETE seasons/{season}/entry/                               401 403 204 204 204 204 204
GET cups/                                                    200 200 200 200 200 200 200
POST cups/ {"name":"C","title":"yspahan"}                    401 403 403 403 403 403 201
GET cups/{cup}/                                              200 200 200 200 200 200 200
DELETE cups/{cup}/                                           401 403 403 403 403 403 204
POST cups/{cup}/entry/ {}                                    401 403 200 200 200 200 200
DELETE cups/{cup}/entry/                                     401 403 204 204 204 204 204
GET problems/                                                200 200 200 200 200 200 200
GET problems/{problem}/                                      200 200 200 200 200 200 200
GET problems/{problem}/answer/                               401 404 404 404 404 404 404
POST problems/{problem}/answer/ {"keys": ["nothing"]}        401 422 422 422 422 422 422
POST problems/{problem}/vote/ {"two_answers": true}          401 403 422 422 422 422 422
GET me/tokens/                                               401 403 401 401 401 401 401
POST me/tokens/ {"name": "x", "scope": "read"}               401 403 401 401 401 401 401
DELETE me/tokens/1/                                          401 403 401 401 401 401 401
"""
ROWS: Final = [line.split() for line in MATRIX.strip().splitlines()]


@pytest.fixture
def people(three: list[User]) -> dict[str, User | None]:
    """A person of each role: Mara is the host, Jonas is a player."""
    host, seat, stranger = three
    guest, _ = guest_at_table()
    blocked, staff = person("piotr"), person("keeper", is_staff=True, is_superuser=True)
    return dict(zip(ROLES, (None, guest, stranger, blocked, seat, host, staff), strict=True))


@pytest.fixture
def places(three: list[User], people: dict[str, User | None]) -> dict[str, Any]:
    """The values of the addresses' parameters. The host has blocked Piotr."""
    host, seat, _ = three
    waiting, asking = open_table(host, 3), open_table(host, 3, rating_from=3000)
    for table in (waiting, asking):
        table_join(table_id=table.pk, by=seat, token=table.token)
    circle = circle_found(by=host, name="Thursdays")
    circle_join(link=str(circle.link), by=seat)
    return {
        "open": waiting.pk,
        "asking": asking.pk,
        "game": started([host, seat]).pk,
        "private": started([host, seat], visibility="private").pk,
        "circle": circle.pk,
        "device": Device.objects.create(person=host, endpoint="https://push.example/1").pk,
        "seek": seek_make(by=host, **BODIES["SEEK"]).pk,
        "cup": cup_open(by=people["staff"], name="Cup", title="yspahan").pk,
        "problem": problem_of().pk,
        "season": season_open(by=people["staff"], title="yspahan").pk,
        "block": Block.objects.get(by=host, of=person_block(by=host, name="piotr")).pk,
    }


@pytest.mark.parametrize("row", ROWS, ids=lambda row: " ".join(row[:2]))
def test_who_may_do_what(
    places: dict[str, Any], people: dict[str, User | None], row: list[str]
) -> None:
    """All roles send their requests to the same data."""
    verb, path, *more = row
    told, address = " ".join(more[: -len(ROLES)]), path.format(**places)
    body = BODIES[told] if told in BODIES else json.loads(told or "null")
    answers = {role: asked(user, verb, address, body) for role, user in people.items()}
    assert answers == dict(zip(ROLES, more[-len(ROLES) :], strict=True))


def asked(user: User | None, verb: str, address: str, body: Any) -> str:
    """Send a request, roll back its changes, and return the response's status."""
    api = Api(user)
    caches.renew()
    with transaction.atomic():
        if verb == "POST":
            answer = api.post(address, body)
        else:
            answer = api.get(address) if verb == "GET" else api.delete(address)
        transaction.set_rollback(True)
    return str(answer.status_code)


def test_every_call_is_in_the_matrix() -> None:
    announced = {
        (verb.upper(), re.sub(r"{\w+}", "<>", path.removeprefix("/api/")))
        for path, verbs in document()["paths"].items()
        for verb in verbs
    }
    named = r"{\w+}|(?<=/)(yspahan|mara|step1|0|1|1a)(?=/)"
    assert {(verb, re.sub(named, "<>", path)) for verb, path, *_ in ROWS} == announced


@pytest.mark.parametrize("verb", ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
def test_other_methods_are_refused_as_problems(client: Any, game: Table, verb: str) -> None:
    answer = client.generic(verb, f"/api/tables/{game.pk}/choices/")
    assert answer.status_code in {401, 405}
    assert answer.headers["Content-Type"] == "application/problem+json"


def test_every_route_is_ours() -> None:
    api = next(p for p in get_resolver().url_patterns if str(p.pattern) == "api/")
    views = [p.callback for p in _leaves(api)]
    assert len(views) > 15
    assert all(hasattr(view, "cls") for view in views)


def _leaves(resolver: Any) -> list[Any]:
    found: list[Any] = []
    for part in resolver.url_patterns:
        found += _leaves(part) if hasattr(part, "url_patterns") else [part]
    return found
