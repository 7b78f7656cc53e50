"""Lists of games as files, with no more content than the lists."""

from __future__ import annotations

import csv
import json
import re
from html import unescape
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.models import Seat, Table
from games.services.closing import person_close
from tests.support.kept import once
from tests.support.lists import RATED, UNRATED, WANTED, of_every_kind
from tests.support.tables import NAMES, ended, people, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
CSV, JSON = "/games/all.csv", "/games/all.json"
FACTS = ["id", "title", "edition", "started", "finished", "pace", "rated"]


@pytest.fixture
def listed(db: None) -> list[User]:
    once("lists", lambda: of_every_kind(people(4)))
    User.objects.update(time_zone="UTC")
    return [User.objects.get(username=name) for name in NAMES[:4]]


def rows(answer: HttpResponse) -> list[dict[str, str]]:
    """Return the rows of a CSV file by column."""
    assert answer.headers["Content-Type"] == "text/csv; charset=utf-8"
    return list(csv.DictReader(text(answer).splitlines()))


def games(answer: HttpResponse) -> list[dict[str, Any]]:
    assert answer.headers["Content-Type"] == "application/json"
    told: list[dict[str, Any]] = json.loads(text(answer))["games"]
    return told


def text(answer: Any) -> str:
    assert answer.status_code == 200
    assert answer.streaming
    return str(answer.getvalue().decode())


def named(ids: list[str]) -> list[str]:
    known = dict(Table.objects.values_list("pk", "name"))
    return [known[one] for one in ids]


@pytest.mark.parametrize(
    ("asked", "found"), [*WANTED.items(), ("rated=yes", RATED), ("rated=no", UNRATED)]
)
def test_what_the_list_shows_is_in_them(
    browser: Browser, listed: list[User], asked: str, found: list[str]
) -> None:
    for reader in (None, listed[0]):  # the public list contains no private tables
        client = browser(reader)
        lines = rows(client.get(f"{CSV}?{asked}"))
        assert sorted(named([line["id"] for line in lines])) == sorted(found)
        told = games(client.get(f"{JSON}?{asked}"))
        assert [game["id"] for game in told] == [line["id"] for line in lines]


def test_all_that_is_told_of_a_game(browser: Browser, listed: list[User]) -> None:
    asked = "ended_from=2026-04-01&ended_to=2026-04-01"
    table = Table.objects.get(name="Lost")
    seats = sorted(Seat.objects.filter(table=table), key=lambda seat: seat.place or 0)
    by_place = [(seat.person.username, seat.score, seat.rank) for seat in seats]
    assert sorted(by_place) == [("jonas", 40, 1), ("mara", 30, 2)]
    [game] = games(browser(None).get(f"{JSON}?{asked}"))
    facts = {
        "id": table.pk,
        "title": "yspahan",
        "edition": table.edition,
        "pace": "calm",
        "started": "2026-04-01T00:00:00Z",
        "finished": "2026-04-01T00:00:00Z",
    }
    told = [{"name": name, "score": score, "rank": rank} for name, score, rank in by_place]
    assert game == {**facts, "rated": True, "seats": told}
    [line] = rows(browser(None).get(f"{CSV}?{asked}"))
    assert list(line)[:10] == [*FACTS, "name_1", "score_1", "rank_1"]
    assert [line[name] for name in FACTS] == [*(facts[name] for name in FACTS[:-1]), "yes"]
    cells = [line[f"{what}_{n}"] for n in (1, 2, 3) for what in ("name", "score", "rank")]
    assert cells == [*(str(cell) for seat in by_place for cell in seat), *[None] * 3]


def test_what_is_going_on_has_no_end(browser: Browser, listed: list[User]) -> None:
    [game] = games(browser(None).get(f"{JSON}?status=running"))
    assert game["finished"] is None
    assert [(seat["score"], seat["rank"]) for seat in game["seats"]] == [(None, None)] * 2
    [line] = rows(browser(None).get(f"{CSV}?status=running"))
    assert (line["finished"], line["score_1"], line["rank_1"]) == ("", "", "")


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@sum", "\t=1", "\r=1"])
def test_no_cell_is_a_formula(browser: Browser, listed: list[User], name: str) -> None:
    """New names can't begin like a formula, but older names can."""
    User.objects.filter(pk=listed[1].pk).update(username=name)
    Seat.objects.filter(table__name="Won", person=listed[1]).update(score=-7)
    lines = list(csv.reader(text(browser(None).get(f"{CSV}?person=mara")).split("\r\n")))
    cells = [cell for line in lines for cell in line]
    assert f"'{name}" in cells
    assert name not in cells
    assert "-7" in cells  # a number isn't a formula


def test_who_has_left_is_named_in_the_reader_s_language(
    browser: Browser, listed: list[User]
) -> None:
    person_close(person=listed[2])
    asked = f"{JSON}?ended_from=2026-05-05&ended_to=2026-05-05"
    for language, name in (("en", "a former player"), ("de", "ein früheres Mitglied")):
        told = games(browser(None).get(asked, headers={"Accept-Language": language}))
        assert all(name in [seat["name"] for seat in game["seats"]] for game in told)
        assert "aylin" not in str(told)


class TestGoingOn:
    @pytest.fixture(autouse=True)
    def _few_in_a_file(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("games.views.downloads.FILE_SIZE", 2)

    @pytest.mark.parametrize("asked", ["", "?person=mara", "?person=mara&rated=yes"])
    def test_file_by_file(self, browser: Browser, listed: list[User], asked: str) -> None:
        client = browser(None)
        whole = WANTED["person=MARA"] if "person" in asked else WANTED[""]
        whole = [name for name in whole if "rated" not in asked or name in RATED]
        seen: list[str] = []
        address, ways = f"{CSV}{asked}", 0
        while address:
            answer = client.get(address)
            lines = rows(answer)
            more = lines.pop() if lines and lines[-1]["id"] == "next" else {}
            seen += named([line["id"] for line in lines])
            assert len(lines) <= 2
            address, ways = more.get("title", ""), ways + 1
            assert answer.headers.get("Link", "") == (f'<{address}>; rel="next"' * bool(address))
            address = _here(address)
        assert (sorted(seen), ways) == (sorted(whole), -(-len(whole) // 2))

    def test_json_says_where(self, browser: Browser, listed: list[User]) -> None:
        client, seen, address = browser(None), list[str](), f"{JSON}?rated=yes&before="
        while address:
            told = json.loads(text(client.get(address)))
            seen += named([game["id"] for game in told["games"]])
            address = _here(told["next"] or "")
        assert sorted(seen) == sorted(RATED)

    def test_a_key_that_is_none_is_the_beginning(
        self, browser: Browser, listed: list[User]
    ) -> None:
        told = games(browser(None).get(f"{JSON}?after=nonsense"))
        assert len(told) == 2


def _here(address: str) -> str:
    parts = urlsplit(address)
    assert parts.netloc in {"", "testserver"}
    return f"{parts.path}?{parts.query}" if address else ""


@pytest.mark.parametrize("form", [CSV, JSON])
def test_what_is_not_understood_the_page_says(
    browser: Browser, listed: list[User], form: str
) -> None:
    page = browser(None).get(f"{form}?ended_to=never&person=mara", follow=True)
    assert page.redirect_chain == [("/games/all/?ended_to=never&person=mara", 302)]
    assert page.status_code == 422
    assert "This isn’t a valid date" in page.text


def test_the_page_leads_to_them(browser: Browser, listed: list[User]) -> None:
    page = unescape(browser(None).get("/games/all/?person=mara&rated=yes&after=none").text)
    links = re.findall(r'<a href="(/games/all\.[^"]+)"[^>]*download>', page)
    assert links == [f"{form}?person=mara&rated=yes" for form in (CSV, JSON)]
    assert browser(None).head(links[0]).status_code == 200
    assert "all.csv" not in browser(None).get("/games/all/?person=nobody-here").text


@pytest.mark.parametrize("address", [CSV, f"{JSON}?person=mara&rated=yes"])
def test_more_games_take_no_more_queries(
    browser: Browser, listed: list[User], address: str
) -> None:
    client = browser(listed[0])
    few = [_queries(client, address) for _ in range(2)][-1]
    for n in range(8):
        ended(started(listed[:2], name=f"More {n}"), 31, 40)
    assert _queries(client, address) == few <= 8


def _queries(client: Client, address: str) -> int:
    with CaptureQueriesContext(connection) as asked:
        text(client.get(address))
    return sum("clock_timestamp" not in one["sql"] for one in asked)
