"""No cache keeps private pages, and no search engine indexes them."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.models import Table
from tests.support.tables import open_table, people, person, started
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db

PRIVATE = "private, no-store"


@pytest.fixture
def two() -> list[User]:
    return people(2)


@pytest.fixture
def table(two: list[User]) -> Table:
    return started(two, visibility="link")


def of(table: Table, name: str = "detail") -> str:
    return reverse(f"tables:{name}", args=[table.pk])


OWN = [
    "/",
    "/tables/",
    "/games/",
    "/me/settings/",
    "/titles/",
    "/accounts/email/",
    "/news/",
    "/notices/",
]


class TestNobodyKeepsACopy:
    @pytest.mark.parametrize("path", OWN)
    def test_of_a_persons_pages(self, client: Client, path: str) -> None:
        client.force_login(person("mara"))
        assert client.get(path).headers["Cache-Control"] == PRIVATE

    def test_of_a_table_nor_of_nothing_new(
        self, client: Client, two: list[User], table: Table
    ) -> None:
        client.force_login(two[0])
        for path in (of(table), of(table, "history")):
            page = client.get(path, {"partial": 1, "since": 0})
            assert page.headers["Cache-Control"] == PRIVATE
            known = {"If-None-Match": page.headers["ETag"]}
            again = client.get(path, {"partial": 1, "since": 0}, headers=known)
            assert (again.status_code, again.headers["Cache-Control"]) == (304, PRIVATE)

    @pytest.mark.parametrize("path", ["/api/me/turns/", "/api/tables/", "/api/tables/{}/"])
    def test_of_what_programs_are_told(
        self, client: Client, two: list[User], table: Table, path: str
    ) -> None:
        token = {"Authorization": f"Token {key_of(two[0])}"}
        answer = client.get(path.format(table.pk), headers=token)
        assert (answer.status_code, answer.headers["Cache-Control"]) == (200, PRIVATE)
        if "ETag" in answer.headers:
            token["If-None-Match"] = answer.headers["ETag"]
            again = client.get(path.format(table.pk), headers=token)
            assert (again.status_code, again.headers["Cache-Control"]) == (304, PRIVATE)

    @pytest.mark.parametrize("path", ["/titles/", "/titles/yspahan/rules/", "/robots.txt"])
    def test_but_what_is_everybodys_may_be_kept(self, client: Client, path: str) -> None:
        assert "Cache-Control" not in client.get(path).headers

    def test_what_was_packed_on_its_way_is_known_again(
        self, client: Client, two: list[User], table: Table
    ) -> None:
        client.force_login(two[0])
        packed = client.get(
            of(table, "history"), {"partial": 1}, headers={"Accept-Encoding": "gzip"}
        )
        assert packed.headers["ETag"].startswith("W/")
        known = {"If-None-Match": packed.headers["ETag"]}
        assert client.get(of(table, "history"), {"partial": 1}, headers=known).status_code == 304


class TestSearchEngines:
    def test_are_told_where_nothing_is_for_them(self, client: Client) -> None:
        answer = client.get("/robots.txt")
        assert answer.headers["Content-Type"].startswith("text/plain")
        lines = answer.text.splitlines()
        assert lines[0] == "User-agent: *"
        assert {"Disallow: /me/", "Disallow: /accounts/", "Disallow: /api/"} <= set(lines)
        assert not any(line.startswith("Disallow: /tables") for line in lines)

    @pytest.mark.parametrize("page", ["detail", "history"])
    @pytest.mark.parametrize("visibility", ["link", "private", "public"])
    def test_leave_out_tables_that_not_everybody_finds(
        self, client: Client, two: list[User], table: Table, page: str, visibility: str
    ) -> None:
        Table.objects.update(visibility=visibility)
        client.force_login(two[0])
        said = client.get(of(table, page)).headers.get("X-Robots-Tag", "")
        assert said == ("" if visibility == "public" else "noindex")

    def test_leave_out_rooms_invitations_and_people(self, client: Client) -> None:
        mara = person("mara")
        room = open_table(mara, 2, visibility="link")
        paths = [of(room), reverse("tables:invite", args=[room.token]), "/people/mara/"]
        found = [client.get(path).headers.get("X-Robots-Tag") for path in paths]
        assert found == ["noindex"] * 3
