"""Odd input that no browser sends: pages refuse it without a server error.

The module is in this folder since PostgreSQL refuses more input than SQLite does.
"""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.models import Table
from tests.support.tables import asked, at, see, started

pytestmark = pytest.mark.django_db

NUL = "\0"
HUGE = "9" * 5_000


@pytest.fixture
def table(four: list[User]) -> Table:
    return started(four[:2])


@pytest.mark.parametrize("path", ["/j/%00/", "/people/%00/", "/people/mara%00/", "/tables/%00/"])
def test_no_such_address(path: str) -> None:
    assert Client().get(path).status_code == 404


@pytest.mark.parametrize("query", [f"since={HUGE}", f"since={NUL}", f"partial&since={HUGE}"])
def test_a_last_look_that_is_none(table: Table, query: str) -> None:
    assert Client().get(f"/tables/{table.pk}/?{query}").status_code == 200


@pytest.mark.parametrize("ply", [HUGE, NUL, "²", "-1", ""])
def test_a_ply_that_is_none(table: Table, ply: str) -> None:
    response = Client().get(reverse("tables:history", args=[table.pk]), {"ply": ply})
    assert response.status_code == 200


def test_a_choice_that_is_none(table: Table) -> None:
    mine = at(table, see(table, None).acting[0])
    client, page = Client(), reverse("tables:choose", args=[table.pk])
    client.force_login(mine)
    stale = {"decision": NUL, "key": asked(table, mine).choices[0].key}
    assert client.post(page, stale).status_code == 409
    assert client.post(page, {"decision": asked(table, mine).id, "key": NUL}).status_code == 400


@pytest.mark.parametrize("token", ["a/b", NUL, "", "x" * 500])
def test_a_guest_with_an_odd_invitation_is_asked_to_sign_in(table: Table, token: str) -> None:
    response = Client().post(reverse("tables:join", args=[table.pk]), {"token": token})
    assert response.status_code == 302
    assert reverse("account_login") in response.headers["Location"]
