"""What is mine: the tables that wait for me."""

from __future__ import annotations

import pytest

from accounts.models import User
from tests.api.conftest import Api
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
