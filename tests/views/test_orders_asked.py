"""Standing orders are asked for once, in the waiting room, as one answered at one's last table of the title."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.urls import reverse

from accounts.models import User
from games.models import Seat, Table
from games.rules import titles
from games.services import orders_set, table_join
from tests.support.tables import now, open_table
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
ANSWERING = [title.slug for title in titles if title.standing_orders]
CHOSEN = re.compile(r'<option value="([^"]+)" selected>')


def page_of(browser: Browser, user: User, table: Table) -> str:
    return unescape(browser(user).get(reverse("tables:detail", args=[table.pk])).text)


@pytest.mark.parametrize("slug", ANSWERING)
def test_each_with_its_meaning(browser: Browser, four: list[User], slug: str) -> None:
    table = open_table(four[0], 2, slug)
    page = page_of(browser, four[0], table)
    for order in titles.get(slug).standing_orders:
        assert f'id="order-{order.id}-help"' in page
    assert CHOSEN.findall(page) == [one.default for one in titles.get(slug).standing_orders]


def test_what_was_said_holds_when_the_game_begins(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 2)
    sent = {"order-save-cube": "always", "order-yellow-dice": "1"}
    answer = browser(four[0]).post(reverse("tables:orders", args=[table.pk]), sent)
    assert answer.status_code == 302
    assert "as soon as the game begins" in page_of(browser, four[0], table)
    table_join(table_id=table.pk, by=four[1])
    assert now(table).started_at is not None
    seat = Seat.objects.get(table=table, person=four[0])
    assert seat.orders == {"save-cube": "always", "yellow-dice": "1"}


def test_the_last_table_s_are_proposed_and_not_taken_unasked(
    browser: Browser, four: list[User]
) -> None:
    before = open_table(four[0], 2)
    orders_set(table_id=before.pk, by=four[0], orders={"save-cube": "never"})
    table = open_table(four[0], 2)
    assert CHOSEN.findall(page_of(browser, four[0], table)) == ["never", "ask"]
    assert Seat.objects.get(table=table, person=four[0]).orders == {}
    table_join(table_id=before.pk, by=four[1])
    assert CHOSEN.findall(page_of(browser, four[0], table)) == ["never", "ask"]


def test_what_no_order_has_is_refused_in_the_waiting_room(
    browser: Browser, four: list[User]
) -> None:
    table = open_table(four[0], 2)
    address = reverse("tables:orders", args=[table.pk])
    answer = browser(four[0]).post(address, {"order-save-cube": "sometimes"})
    assert answer.status_code == 422
    assert 'id="orders-heading"' in answer.text


def test_who_does_not_sit_there_is_not_asked(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 3)
    assert 'id="orders-heading"' not in page_of(browser, four[1], table)
