"""The public list of games with each of its filters."""

from __future__ import annotations

from html import unescape

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.selectors.lists import Result, Wanted, games_wanted
from tests.support.kept import once
from tests.support.lists import RATED, UNRATED, WANTED, of_every_kind
from tests.support.tables import NAMES, ended, people, started
from tests.views.conftest import Browser
from tests.views.test_archive import leading, names

pytestmark = pytest.mark.django_db
ALL = "/games/all/"
MORE = "person=mara&fellow=jonas&result=won&rated=yes&ended_from=2026-01-02&ended_to=2026-11-30"


@pytest.fixture
def house(db: None) -> list[User]:
    once("lists", lambda: of_every_kind(people(4)))
    User.objects.update(time_zone="UTC")
    return [User.objects.get(username=name) for name in NAMES[:4]]


@pytest.mark.parametrize(
    ("asked", "found"), [*WANTED.items(), ("rated=yes", RATED), ("rated=no", UNRATED)]
)
def test_what_is_found(browser: Browser, house: list[User], asked: str, found: list[str]) -> None:
    for reader in (None, house[0]):  # only their players' lists show private tables
        page = browser(reader).get(f"{ALL}?{asked}")
        assert page.status_code == 200
        assert sorted(names(page)) == sorted(found)


@pytest.mark.parametrize("result", ["won", "not-won"])
def test_where_a_persons_seats_lead_their_place_stands_there(
    house: list[User], result: Result
) -> None:
    """A second join on seats could make the database read all seats of a bot."""
    rows = games_wanted(Wanted(person=house[0].username, result=result)).rows
    assert str(rows.query).count('"games_seat" ') == 1


def test_the_form_keeps_what_was_typed(browser: Browser, house: list[User]) -> None:
    page = browser(None).get(f"{ALL}?{MORE}&status=finished").text
    for kept in ('value="mara"', 'value="jonas"', 'value="2026-01-02"', 'value="2026-11-30"'):
        assert kept in page
    assert '<option value="won" selected>' in page
    assert '<option value="yes" selected>' in page
    assert '<input type="hidden" name="status" value="finished">' in page
    assert "<details open>" in page
    assert "<details >" in browser(None).get(f"{ALL}?person=mara").text


def test_days_are_the_reader_s(browser: Browser, house: list[User]) -> None:
    """A game that ended at 23:30 UTC ended on the next day in Berlin."""
    User.objects.filter(pk=house[0].pk).update(time_zone="Europe/Berlin")
    there = browser(house[0]).get(f"{ALL}?ended_from=2026-03-11&ended_to=2026-03-11")
    assert names(there) == ["Won"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("ended_from=yesterday", "Ended from: This isn’t a valid date"),
        ("ended_to=2026-02-30", "Ended until: This isn’t a valid date"),
        ("ended_to=9999-12-31", "Ended until: This isn’t a valid date"),
        ("ended_from=0001-01-01", "Ended from: This isn’t a valid date"),
        ("ended_from=2026-05-02&ended_to=2026-05-01", "Ended until: This day is before"),
        ("result=won", "Result: Whose result?"),
        ("result=drawn&person=mara", "Result: There is no such choice"),
        ("rated=maybe", "Rating: There is no such choice"),
        ("title=chess", "Title: There is no such choice"),
        ("status=asleep", "Status: There is no such choice"),
        ("person=" + "x" * 151, "Person: This isn’t a valid name"),
        ("fellow=a%00b", "With: This isn’t a valid name"),
    ],
)
def test_what_is_not_understood_is_said(
    browser: Browser, house: list[User], asked: str, said: str
) -> None:
    page = browser(None).get(f"{ALL}?{asked}")
    assert page.status_code == 422
    assert said in " ".join(unescape(page.text).split())
    assert names(page) == []
    assert "Der Filter ist nicht eindeutig" in _in_german(browser(None), f"{ALL}?{asked}")


def _in_german(client: Client, address: str) -> str:
    return unescape(client.get(address, headers={"Accept-Language": "de"}).text)


class TestLookingThrough:
    """A request searches a limited number of games; a link continues the search."""

    @pytest.fixture(autouse=True)
    def _few_at_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for of in ("TABLES", "SEATS"):
            monkeypatch.setattr(f"games.selectors.lists.{of}", 5)

    @pytest.fixture
    def long(self, four: list[User]) -> list[User]:
        """Sixteen games of Mara; the two oldest and the seventh are unrated."""
        for n in range(16):
            started(four[:2], name=f"Game {n:02}", rated=n not in {0, 1, 6})
        return four

    @pytest.mark.parametrize("whose", ["", "&person=mara", "&person=jonas&fellow=mara"])
    def test_forwards_and_back(self, browser: Browser, long: list[User], whose: str) -> None:
        client = browser(None)
        pages = [client.get(f"{ALL}?rated=no{whose}")]
        while forwards := leading(pages[-1], "next"):
            pages.append(client.get(forwards))
        found = [names(page) for page in pages]
        assert found == [[], ["Game 06"], ["Game 01"], ["Game 00"]]
        assert all("There may be more on the next pages" in page.text for page in pages[:-1])
        assert "There may be more" not in pages[-1].text
        back = [pages[-1]]
        while backwards := leading(back[-1], "prev"):
            back.append(client.get(backwards))
        assert [names(page) for page in back] == [*found[::-1], []]

    def test_a_full_page_is_a_page(self, browser: Browser, long: list[User]) -> None:
        """A full page shows no sentence about the search."""
        page = browser(None).get(f"{ALL}?person=mara&fellow=jonas")
        assert names(page) == [f"Game {n:02}" for n in range(15, 10, -1)]
        first = browser(None).get(ALL)
        assert len(names(first)) == 12
        assert "There may be more" not in first.text


FOUND = [asked for asked, found in WANTED.items() if found]


@pytest.mark.parametrize("asked", [*FOUND, "rated=yes", "rated=no", MORE])
def test_more_games_take_no_more_queries(browser: Browser, house: list[User], asked: str) -> None:
    client = browser(house[2])
    _queries(client, asked)  # some queries run only once
    few = _queries(client, asked)
    for n in range(8):
        ended(started(house[:2], name=f"More {n}", rated=bool(n % 2)), 31, 40)
        started([house[0], house[2]], name=f"Running {n}")
    assert _queries(client, asked) == few
    assert few <= 12


def _queries(client: Client, asked: str) -> int:
    with CaptureQueriesContext(connection) as heard:
        assert client.get(f"{ALL}?{asked}").status_code == 200
    return sum("clock_timestamp" not in one["sql"] for one in heard)
