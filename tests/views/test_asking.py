"""Pages of a table with join requirements: the form, the list, the waiting room."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.urls import reverse

from accounts.models import User
from games.models import Table
from games.services.inviting import person_invite
from tests.support.figures import has_points, made_turns
from tests.support.tables import open_table
from tests.views.conftest import Browser
from tests.views.test_lobby import LIST, NEW, page_of
from tests.views.test_new_table import ASKED
from tests.views.test_queries import queries

WISHES = {"asks_punctual": "90", "rating_from": "1400", "rating_to": "1600"}
LATE = "You made 85 % of your last 20 turns with a clock in time."
FOR = "For people who make at least 90 % of their turns in time"


@pytest.fixture
def asking(four: list[User]) -> Table:
    """Mara's table with join requirements: Jonas was late too often, Aylin wasn't."""
    made_turns(four[1], 17, 3)
    made_turns(four[2], 19, 1)
    return open_table(four[0], 3, name="In time", asks_punctual=90)


def test_a_table_opens_with_join_requirements(browser: Browser, four: list[User]) -> None:
    client = browser(four[0])
    assert "Players with fewer than 10 such turns can join, too." in client.get(NEW).text
    room = unescape(client.post(NEW, {**ASKED, "seating": "open", **WISHES}, follow=True).text)
    table = Table.objects.get()
    assert (table.asks_punctual, table.rating_from, table.rating_to) == (90, 1400, 1600)
    assert FOR in room
    assert "For people with a rating from 1,400 to 1,600 points" in room


def test_left_empty_it_asks_for_nothing(browser: Browser, four: list[User]) -> None:
    empty = {"asks_punctual": "0", "rating_from": "", "rating_to": ""}
    browser(four[0]).post(NEW, {**ASKED, "seating": "open", **empty})
    assert not Table.objects.get().asks


@pytest.mark.parametrize(
    "wrong",
    [{"rating_from": "1700"}, {"rating_to": "4001"}, {"rating_from": "x"}, {"asks_punctual": "7"}],
)
def test_the_form_keeps_the_join_requirements(
    browser: Browser, four: list[User], wrong: dict[str, str]
) -> None:
    sent = {**WISHES, **wrong}
    answer = browser(four[0]).post(NEW, {**ASKED, "seating": "open", **sent})
    form = answer.context["form"]
    assert (answer.status_code, form.opens_more) == (422, True)
    assert {name: form[name].value() for name in sent} == sent
    assert not Table.objects.exists()


def test_another_title_keeps_them_too(browser: Browser, four: list[User]) -> None:
    form = browser(four[0]).get(NEW, {"title": "marco-polo-2", **WISHES}).context["form"]
    assert form.opens_more
    assert {name: form[name].value() for name in WISHES} == WISHES


def test_the_list_shows_the_join_requirements(
    browser: Browser, four: list[User], asking: Table
) -> None:
    for page in (LIST, reverse("titles:detail", args=["yspahan"])):
        stranger, late, fits = (browser(one).get(page).text for one in (None, four[1], four[2]))
        assert FOR in stranger
        assert (LATE in late, FOR in late) == (True, False), page
        assert (LATE in fits, FOR in fits) == (False, True), page
    button = re.compile(r"Join\s*<span")
    assert not button.search(browser(four[1]).get(LIST).text)
    assert button.search(browser(four[2]).get(LIST).text)


def test_who_is_left_out_sees_why_and_no_button(
    browser: Browser, four: list[User], asking: Table
) -> None:
    join = reverse("tables:join", args=[asking.pk])
    late, fits = browser(four[1]), browser(four[2])
    page = late.get(page_of(asking)).text
    assert (LATE in page, join in page, FOR in page) == (True, False, True)
    assert join in fits.get(page_of(asking)).text
    refused = late.post(join)
    assert refused.status_code == 403
    assert refused.text.count(LATE) == 1
    assert fits.post(join).status_code == 302


def test_invited_people_see_the_button(browser: Browser, four: list[User], asking: Table) -> None:
    join, client = reverse("tables:join", args=[asking.pk]), browser(four[1])
    by_link = client.get(reverse("tables:invite", args=[asking.token])).text
    assert (LATE in by_link, join in by_link) == (False, True)
    person_invite(table_id=asking.pk, by=four[0], name=four[1].username)
    page = client.get(page_of(asking)).text
    assert (LATE in page, join in page) == (False, True)
    assert client.post(join).status_code == 302


def test_a_newcomer_is_shown_no_table_that_asks_for_others(
    browser: Browser, four: list[User], asking: Table
) -> None:
    open_table(four[0], 3, name="For the strong", rating_from=1700)
    page = browser(four[3]).get("/").text
    assert ("In time" in page, "For the strong" in page) == (True, False)


def test_many_such_tables_take_as_many_queries_as_one(
    browser: Browser, four: list[User], asking: Table
) -> None:
    has_points(four[1], 1700)
    open_table(four[0], 3, rating_to=1600)
    few = queries(browser, four[1], LIST)
    for _ in range(6):
        open_table(four[0], 3, rating_to=1600, asks_punctual=80)
    assert queries(browser, four[1], LIST) == few
