"""The list of a person's open turns over REST."""

from __future__ import annotations

from typing import Final

import pytest

from accounts.models import User
from tests.api.conftest import Api, is_problem
from tests.support.tables import acting, choose, started

pytestmark = pytest.mark.django_db


class TestTurns:
    def test_longest_waiting_first(self, three: list[User]) -> None:
        tables = [started(three) for _ in range(4)]
        waiting = [acting(table) for table in tables]
        for user in three:
            body = Api(user).get("me/turns/").json()["results"]
            mine = [t.pk for t, who in zip(tables, waiting, strict=True) if who == user]
            assert [turn["table"]["id"] for turn in body] == mine
            since = [turn["waiting_since"] for turn in body]
            assert since == sorted(since)

    def test_one_moves_and_it_is_gone(self, three: list[User]) -> None:
        table = started(three)
        me = acting(table)
        assert len(Api(me).get("me/turns/").json()["results"]) == 1
        while acting(table) == me:
            position = Api(me).get(f"tables/{table.pk}/").json()
            choose(table, me, position["decisions"][0]["choices"][-1]["key"])
        assert Api(me).get("me/turns/").json()["results"] == []


class TestSeeks:
    SEEK: Final = {"title": "yspahan", "pace": "daily", "least": 2, "most": 4}

    def test_a_seek_for_people_within_a_range(self, three: list[User]) -> None:
        api = Api(three[0])
        for sent, told in (({}, None), ({"within": 150}, 150), ({"within": None}, None)):
            made = api.post("me/seeks/", {**self.SEEK, **sent})
            assert (made.status_code, made.json()["within"]) == (201, told)
            [seek] = api.get("me/seeks/").json()["results"]
            assert seek["within"] == told

    @pytest.mark.parametrize(
        ("within", "status", "code"),
        [(200, 422, "bad-setup"), (100, 400, "malformed"), ("150", 400, "malformed")],
    )
    def test_no_such_range(self, three: list[User], within: object, status: int, code: str) -> None:
        answer = Api(three[0]).post("me/seeks/", {**self.SEEK, "within": within})
        is_problem(answer, status, code)
