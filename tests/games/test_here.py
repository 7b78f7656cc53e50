"""Here now: opt-in, three states, no time, no write for a poll."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.core.cache import caches
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from accounts.models import User
from accounts.services.blocking import person_block
from games.errors import Code
from games.here import presence
from games.here.presence import Presence
from games.here.selectors import presence_at
from games.here.services import presence_share
from games.models import Seat, Table
from games.services.closing import person_close
from games.session import session_open
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from tests.api.conftest import Api
from tests.support.clocks import NOON
from tests.support.tables import acting, open_table, people, refused, started
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _nothing_written() -> None:
    presence._written.clear()


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def three(hand: Hand) -> list[User]:
    return people(3)


@pytest.fixture
def table(three: list[User]) -> Table:
    return started(three)


def share(*users: User) -> None:
    for user in users:
        presence_share(person=user, shared=True)


def look(browser: Browser, user: User, table: Table, query: str = "") -> None:
    page = browser(user).get(reverse("tables:detail", args=[table.pk]) + query)
    assert page.status_code == 200


def states(table: Table, user: User) -> dict[str, Presence]:
    session = session_open(table_id=table.pk, person=User.objects.get(pk=user.pk))
    found = presence_at(session, User.objects.get(pk=user.pk))
    return {one.seat.person.username: one.presence for one in found.others}


def is_live(table: Table, user: User) -> bool:
    session = session_open(table_id=table.pk, person=user)
    return presence_at(session, user).live


class TestSharing:
    def test_it_is_off_by_default_and_then_nothing_is_kept(
        self, browser: Browser, table: Table, three: list[User]
    ) -> None:
        look(browser, three[0], table)
        assert caches["shared"].get(presence.KEY.format(three[0].pk)) is None
        assert "Here now" not in browser(three[0]).get(f"/tables/{table.pk}/").text

    def test_without_sharing_one_sees_nobody(
        self, browser: Browser, table: Table, three: list[User]
    ) -> None:
        share(three[1])
        look(browser, three[1], table)
        with refused(Code.NOT_SHARING):
            states(table, three[0])
        address = reverse("here:table", args=[table.pk])
        assert browser(three[0]).get(address).status_code == 403
        share(three[0])
        found = states(table, three[0])
        assert found[three[1].username] is Presence.HERE
        assert found[three[2].username] is Presence.UNKNOWN

    def test_only_players_see_it(self, table: Table, three: list[User]) -> None:
        outsider = User.objects.create_user("outsider", shares_presence=True)
        with refused(Code.NOT_SHARING):
            states(table, outsider)

    def test_a_block_hides_it_both_ways(
        self, browser: Browser, table: Table, three: list[User]
    ) -> None:
        share(*three)
        for one in three:
            look(browser, one, table)
        person_block(by=three[0], name=three[1].username)
        assert states(table, three[0])[three[1].username] is Presence.UNKNOWN
        assert states(table, three[1])[three[0].username] is Presence.UNKNOWN
        assert states(table, three[2])[three[0].username] is Presence.HERE

    def test_to_stop_and_to_close_the_account_forget_it(
        self, browser: Browser, table: Table, three: list[User]
    ) -> None:
        share(*three)
        for one in three[:2]:
            look(browser, one, table)
        presence_share(person=three[0], shared=False)
        person_close(person=three[1])
        for one in three[:2]:
            assert caches["shared"].get(presence.KEY.format(one.pk)) is None
        assert User.objects.get(pk=three[1].pk).shares_presence is False


class TestStates:
    def test_here_then_today_then_nothing(
        self, browser: Browser, table: Table, three: list[User], hand: Hand
    ) -> None:
        share(*three)
        look(browser, three[1], table)
        name = three[1].username
        assert states(table, three[0])[name] is Presence.HERE
        hand.forward(timedelta(minutes=4))
        assert states(table, three[0])[name] is Presence.TODAY
        hand.forward(timedelta(hours=20))
        assert states(table, three[0])[name] is Presence.UNKNOWN

    def test_a_hidden_page_counts_nothing(
        self, browser: Browser, table: Table, three: list[User]
    ) -> None:
        share(*three)
        look(browser, three[1], table, "?partial=1&hidden=1")
        assert states(table, three[0])[three[1].username] is Presence.UNKNOWN

    def test_a_poll_writes_at_most_once_a_minute_and_never_a_row(
        self, browser: Browser, table: Table, three: list[User], hand: Hand,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:  # fmt: skip
        share(three[0])
        look(browser, three[0], table)
        writes: list[str] = []
        monkeypatch.setattr(caches["shared"], "set", lambda *args: writes.append(args[0]))
        client, address = browser(three[0]), f"/tables/{table.pk}/?partial=1"
        client.get(address)
        with CaptureQueriesContext(connection) as asked:
            for _ in range(3):
                client.get(address)
        assert writes == []
        assert not any("games_here" in one["sql"] for one in asked)
        hand.forward(timedelta(minutes=2))
        client.get(address)
        assert len(writes) == 1


class TestLive:
    def test_it_is_offered_when_all_who_are_asked_are_here(
        self, browser: Browser, table: Table, three: list[User]
    ) -> None:
        share(*three)
        mover = acting(table)
        idle = [one for one in three if one != mover]
        assert not is_live(table, idle[0])
        look(browser, idle[1], table)
        assert not is_live(table, idle[0])
        assert is_live(table, mover)
        look(browser, mover, table)
        assert is_live(table, idle[0])
        address = reverse("here:table", args=[table.pk])
        part = browser(idle[0]).get(address, headers={"HX-Request": "true"}).text
        assert "Go on live" in part
        assert "Go on live" not in browser(idle[0]).get(address).text

    def test_no_clock_changes(self, browser: Browser, three: list[User]) -> None:
        table = started(three, pace="daily")
        share(*three)
        before = list(table.turns.values_list("deadline_at", "used"))
        for one in three:
            look(browser, one, table)
            browser(one).get(reverse("here:table", args=[table.pk]))
        assert list(table.turns.values_list("deadline_at", "used")) == before


class TestFaces:
    def test_the_page_asks_for_it_by_itself(
        self, browser: Browser, table: Table, three: list[User]
    ) -> None:
        share(three[0])
        page = browser(three[0]).get(f"/tables/{table.pk}/").text
        assert f'hx-get="/tables/{table.pk}/here/"' in page
        part = (
            browser(three[0]).get(f"/tables/{table.pk}/here/", headers={"HX-Request": "true"}).text
        )
        assert "<html" not in part
        assert part.count("<li data-seat=") == 2
        waiting = open_table(three[0], 2)
        assert "hx-get" not in browser(three[0]).get(f"/tables/{waiting.pk}/").text.split("main")[1]

    def test_by_the_form(self, browser: Browser, three: list[User]) -> None:
        address = reverse("here:sharing")
        assert address in browser(three[0]).get(reverse("accounts:settings")).text
        browser(three[0]).post(address, {"shared": "yes"})
        assert User.objects.get(pk=three[0].pk).shares_presence
        browser(three[0]).post(address, {})
        assert not User.objects.get(pk=three[0].pk).shares_presence

    def test_rest(self, browser: Browser, table: Table, three: list[User]) -> None:
        assert Api(three[0]).post("me/presence/", {"shared": True}).status_code == 200
        assert Api(three[0]).get("me/presence/").content == b'{"shared":true}'
        share(three[1])
        look(browser, three[1], table)
        place = Seat.objects.get(table=table, person=three[1]).place
        found = Api(three[0]).get(f"tables/{table.pk}/here/").content.decode()
        assert f'{{"place":{place},"presence":"here"}}' in found
        assert Api(three[2]).get(f"tables/{table.pk}/here/").status_code == 403
