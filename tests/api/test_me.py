"""What is mine: the tables that wait for me, my token."""

from __future__ import annotations

import pytest
from django.test import Client

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


class TestToken:
    def test_the_browser_makes_it_and_programs_use_it(self, three: list[User]) -> None:
        browser = Client()
        browser.force_login(three[0])
        answer = browser.post("/api/me/token/")
        assert answer.headers["Cache-Control"] == "no-store"
        token = answer.json()["token"]
        program = Client().get("/api/me/turns/", headers={"Authorization": f"Token {token}"})
        assert program.status_code == 200

    def test_it_stays_the_same_until_it_is_withdrawn(self, three: list[User]) -> None:
        browser = Client()
        browser.force_login(three[0])
        first, again = (browser.post("/api/me/token/").json()["token"] for _ in range(2))
        assert first == again
        assert browser.delete("/api/me/token/").status_code == 204
        assert browser.post("/api/me/token/").json()["token"] != first

    def test_a_withdrawn_one_opens_nothing(self, three: list[User]) -> None:
        me = Api(three[0])
        assert me.delete("me/token/").status_code == 204
        is_problem(me.get("me/turns/"), 401, "bad-credentials")
