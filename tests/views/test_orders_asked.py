"""The question for conditional answers: once, on joining; the default is one's last table of
the title.
"""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.urls import reverse

from accounts.models import User
from games.answers.services import orders_set
from games.models import Seat, Table
from games.rules import titles
from games.services.lifecycle import abandon_consent, table_join
from tests.support.plans import idle
from tests.support.tables import at, now, open_table, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
ANSWERING = [title.slug for title in titles if title.standing_orders]
ASKS = "answer them once, and nobody waits for you"
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
    answer = browser(four[0]).post(reverse("answers:set", args=[table.pk]), sent)
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
    address = reverse("answers:set", args=[table.pk])
    answer = browser(four[0]).post(address, {"order-save-cube": "sometimes"})
    assert answer.status_code == 422
    assert 'id="orders-heading"' in answer.text


def test_who_does_not_sit_there_is_not_asked(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 3)
    assert 'id="orders-heading"' not in page_of(browser, four[1], table)


class TestAtTheTable:
    """The last to join has seen no waiting room: joining begins the game."""

    @pytest.mark.parametrize("slug", ANSWERING)
    def test_in_the_same_words(self, browser: Browser, four: list[User], slug: str) -> None:
        waiting = page_of(browser, four[0], open_table(four[0], 2, slug))
        table = started(four[:2], slug)
        page = page_of(browser, idle(table), table)
        assert 'id="orders-first"' in page
        assert ASKS in waiting
        assert ASKS in page
        for order in titles.get(slug).standing_orders:
            assert meaning(page, order.id) == meaning(waiting, order.id) != ""
            assert page.count(f'<select class="input" id="order-{order.id}"') == 1

    @pytest.mark.parametrize("way", ["orders-say", "orders-none"])
    def test_once(self, browser: Browser, four: list[User], way: str) -> None:
        """Saved or dismissed: after that they are at their usual place."""
        table = started(four[:2])
        user = idle(table)
        client = browser(user)
        sent = fields(page_of(browser, user, table), way)
        assert sent == {"order-save-cube": "ask", "order-yellow-dice": "ask"}
        sent |= {"order-save-cube": "never"} if way == "orders-say" else {}
        client.post(reverse("answers:set", args=[table.pk]), sent)
        said = Seat.objects.get(table=table, person=user).orders
        assert said == {name.removeprefix("order-"): value for name, value in sent.items()}
        page = page_of(browser, user, table)
        assert 'id="orders-first"' not in page
        assert "orders-slim" in page

    def test_an_answer_in_the_waiting_room_is_enough(
        self, browser: Browser, four: list[User]
    ) -> None:
        table = open_table(four[0], 2)
        orders_set(table_id=table.pk, by=four[0], orders={"save-cube": "ask"})
        table_join(table_id=table.pk, by=four[1])
        assert 'id="orders-first"' not in page_of(browser, four[0], table)
        assert 'id="orders-first"' in page_of(browser, four[1], table)

    def test_as_at_their_last_table(self, browser: Browser, four: list[User]) -> None:
        table = started(four[:2])
        user = idle(table)
        before = open_table(user, 2)
        orders_set(table_id=before.pk, by=user, orders={"save-cube": "never"})
        page = page_of(browser, user, table)
        assert fields(page, "orders-say")["order-save-cube"] == "never"
        assert fields(page, "orders-none")["order-save-cube"] == "ask"

    def test_while_others_think(self, browser: Browser, four: list[User]) -> None:
        """Players whose turn it is choose first; meanwhile the answers are at their usual place."""
        table = started(four[:2])
        first, second = (page_of(browser, at(table, place), table) for place in range(2))
        assert 'id="orders-first"' not in first
        assert "orders-slim" in first
        assert 'id="orders-first"' in second

    def test_nobody_else(self, browser: Browser, four: list[User]) -> None:
        """Not for spectators, not in titles without conditional answers, and not after the end."""
        table = started(four[:2])
        assert 'id="orders-first"' not in page_of(browser, four[2], table)
        other = started(four[:2], "rajas-cards-karma")
        assert 'id="orders-first"' not in page_of(browser, four[1], other)
        for user in four[:2]:
            abandon_consent(table_id=table.pk, by=user)
        assert 'id="orders-first"' not in page_of(browser, four[1], table)


def meaning(page: str, order: str) -> str:
    found = re.search(rf'id="order-{order}-help">([^<]+)<', page)
    return found[1] if found else ""


def fields(page: str, form: str) -> dict[str, str]:
    """Return the conditional answers that a form of the table's page sends by default."""
    shown = page[page.index(f'id="{form}"') :]
    shown = shown[: shown.index("</form>")]
    chosen = zip(
        re.findall(r'<select[^>]* name="([^"]+)"', shown), CHOSEN.findall(shown), strict=True
    )
    hidden = re.findall(r'<input type="hidden" name="(order-[^"]+)" value="([^"]+)"', shown)
    return dict([*chosen, *hidden])
