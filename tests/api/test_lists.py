"""The public list of games over REST, with the page's filters."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qs, parse_qsl, urlsplit

import pytest

from accounts.models import User
from tests.api.conftest import Api, is_problem
from tests.support.kept import once
from tests.support.lists import RATED, UNRATED, WANTED, of_every_kind
from tests.support.tables import NAMES, people, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def house(db: None) -> list[User]:
    once("lists", lambda: of_every_kind(people(4)))
    return [User.objects.get(username=name) for name in NAMES[:4]]


def found(body: dict[str, Any]) -> list[str]:
    return sorted(table["name"] for table in body["results"])


@pytest.mark.parametrize(
    ("asked", "names"), [*WANTED.items(), ("rated=1", RATED), ("rated=0", UNRATED)]
)
def test_what_is_found(house: list[User], asked: str, names: list[str]) -> None:
    for reader in (None, house[0]):
        body = Api(reader).get("tables/", **dict(parse_qsl(asked))).json()
        assert found(body) == sorted(names)
        assert body["next"] is None


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ({"fellow": "x" * 151}, "fellow"),
        ({"fellow": "a\x00b"}, "fellow"),
        ({"result": "drawn", "person": "mara"}, "result"),
        ({"result": "won"}, "result"),
        ({"rated": "yes"}, "rated"),
        ({"ended_from": "yesterday"}, "ended_from"),
        ({"ended_from": "0001-01-01"}, "ended_from"),
        ({"ended_to": "9999-12-31"}, "ended_to"),
        ({"ended_from": "2026-05-02", "ended_to": "2026-05-01"}, "ended_to"),
        ({"rated": "1", "mine": "1"}, "rated"),
        ({"ended_to": "2026-05-01", "joinable": "1"}, "ended_to"),
        ({"ends_within": "14"}, "ends_within"),
        ({"ends_within": "0", "joinable": "1"}, "ends_within"),
        ({"sort": "soonest"}, "sort"),
        ({"sort": "upwards"}, "sort"),
    ],
)
def test_what_is_not_understood(house: list[User], query: dict[str, str], field: str) -> None:
    body = is_problem(Api(house[0]).get("tables/", **query), 400, "malformed")
    assert [error["field"] for error in body["errors"]] == [field]


def test_some_games_at_once_are_looked_through(
    house: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("games.selectors.lists.TABLES", 5)
    for n in range(9):
        started(house[:2], name=f"Game {n}", rated=n != 3)
    pages, query = [], {"rated": "0"}
    while True:
        body = Api().get("tables/", **query).json()
        pages.append(found(body))
        if body["next"] is None:
            break
        [query["cursor"]] = parse_qs(urlsplit(body["next"]).query)["cursor"]
    assert [name for page in pages for name in page] == ["Game 3", "Casual", "Program"]
    assert [] in pages
