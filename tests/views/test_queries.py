"""Lists with thirty tables use as many queries as lists with three."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from accounts.models import User
from games.models import Seat, Table
from games.selectors.positions import Glance, glances_for
from tests.support.tables import NAMES, acting, asked, choose, open_table, see, started
from tests.views.conftest import Browser
from tests.views.test_archive import ended

FEW, MANY = 3, 30
OWN = ("/games/", "/people/", "/people/all.csv")
PAGES = (
    *(
        "/",
        "/games/",
        "/games/?title=yspahan&person=JONAS",
        "/games/all/",
        "/tables/",
        "/people/",
        "/people/?q=j",
        "/people/?title=yspahan",
        "/people/all.csv",
    ),
    *(f"/people/{NAMES[0]}/", "/titles/yspahan/", "/api/tables/"),
)


def fill(four: list[User], number: int) -> None:
    """Make tables of every kind: half wait for the first person, half for others; some are over,
    some open.
    """
    for n in range(number):
        table = started(four[:2], name=f"Running {n}", pace="daily" if n % 3 else "calm")
        mine = Seat.objects.filter(table=table, person=four[0])
        mine.update(turn=1, waiting_since=timezone.now() if n % 2 else None)
    for _ in range(number // FEW):
        ended(started(four[:2]), 31, 40)
        open_table(four[0], 3)
        open_table(four[1], 3)


def queries(browser: Browser, user: User | None, page: str) -> int:
    client = browser(user)
    client.get(page)  # some queries run only once
    with CaptureQueriesContext(connection) as asked:
        assert client.get(page).status_code == 200
    return sum("clock_timestamp" not in entry["sql"] for entry in asked)  # an occasional query


def test_lists_take_no_more_queries_for_more_tables(browser: Browser, four: list[User]) -> None:
    ways = [(user, page) for user in (four[0], four[2]) for page in PAGES]
    ways += [
        (None, page)
        for page in PAGES
        if not page.startswith(("/games/?", "/people/?")) and page not in OWN
    ]
    fill(four, FEW)
    few = [queries(browser, *way) for way in ways]
    fill(four, MANY - FEW)
    many = [queries(browser, *way) for way in ways]
    assert many == few
    assert max(many) <= 12  # each feature's card on the home page takes one query


def test_home_shows_some_and_leads_to_all(browser: Browser, four: list[User]) -> None:
    fill(four, MANY)
    page = browser(four[0]).get("/")
    assert (len(page.context["turns"]), page.context["turn_count"]) == (10, 15)
    assert (len(page.context["running"]), page.context["running_count"]) == (6, 15)
    assert len(page.context["rows"]) == 6
    assert '<a href="/games/">' in page.text.split('id="running"')[0]


def glance(table: Table, user: User | None) -> Glance:
    """Return a list's row of a table, from the whole position."""
    position = see(table, user)
    prompt = position.decision.prompt if position.decision else None
    return Glance(position.view, position.acting, prompt)


@pytest.mark.parametrize("place", [None, 0, 3])
def test_glances_are_those_one_gets_one_by_one(four: list[User], place: int | None) -> None:
    user = None if place is None else four[place]
    tables = [started(four[:2]), started(four[:3]), started(four)]
    for table in tables:  # a list also shows the person's draft
        choose(table, acting(table), asked(table, acting(table)).choices[0].key)
    assert glances_for(tables, user) == {table.pk: glance(table, user) for table in tables}


def test_what_cannot_be_shown_is_left_out(four: list[User]) -> None:
    private = started(four[:2], visibility="private")
    waiting = open_table(four[0], 2)
    broken = started(four[:2])
    Table.objects.filter(pk=broken.pk).update(state=b"nonsense")
    tables = [private, waiting, broken]
    assert list(glances_for(tables, four[0])) == [private.pk]
    assert glances_for(tables, four[3]) == {}
    assert glances_for([], four[0]) == {}
