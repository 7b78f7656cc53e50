"""Opponents on pages: asked for by the form and in the waiting room, marked in lists, with a page of their own."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import reverse

from accounts.models import User
from accounts.services import api_token_make, computer_mark
from games.models import Status, Table
from mp2site.text import msg
from tests.support.opponents import against, answered, thinking, waiting
from tests.support.tables import asked, choose, now, open_table, person
from tests.views.conftest import Browser
from tests.views.test_lobby import GOOD, NEW, page_of

MARK = "with a computer"


@pytest.fixture(autouse=True)
def _they_think_plainly(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    thinking(monkeypatch)
    settings.OPPONENT_PAUSE = 0


def ask(table: Table) -> str:
    return reverse("tables:ask-opponent", args=[table.pk])


def test_a_table_against_two_begins_at_once(browser: Browser, four: list[User]) -> None:
    wishes = {**GOOD, "opponents": "2", "strength": "apprentice", "stand_in": "master"}
    browser(four[0]).post(NEW, wishes)
    table = Table.objects.get()
    assert (table.status, table.stand_in) == (Status.PLAYING, "master")
    strengths = table.seats.values_list("person__strength", flat=True)
    assert sorted(strengths) == ["", "apprentice", "apprentice"]


def test_without_a_word_nobody_sits_down_and_a_merchant_stands_in(
    browser: Browser, four: list[User]
) -> None:
    browser(four[0]).post(NEW, GOOD)
    table = Table.objects.get()
    assert (table.status, table.stand_in, table.seats.count()) == (Status.OPEN, "merchant", 1)


def test_more_than_there_are_seats_is_refused_with_words(
    browser: Browser, four: list[User]
) -> None:
    refused = browser(four[0]).post(NEW, {**GOOD, "seats": "2", "opponents": "3"})
    assert refused.status_code == 422
    assert "there is a seat for one" in refused.text
    assert not Table.objects.exists()


def test_a_house_without_opponents_speaks_of_none(
    browser: Browser, four: list[User], settings: Any
) -> None:
    settings.OPPONENTS = False
    host = browser(four[0])
    assert "Computer opponents" not in host.get(NEW).text
    host.post(NEW, GOOD)
    room = host.get(page_of(Table.objects.get())).text
    assert "Ask an opponent" not in room
    assert "who is gone" not in room


def test_the_host_asks_in_the_waiting_room(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 2)
    host, guest = browser(four[0]), browser(four[1])
    assert "Ask an opponent" in host.get(page_of(table)).text
    assert "Ask an opponent" not in guest.get(page_of(table)).text
    assert guest.post(ask(table), {"strength": "merchant"}).status_code == 403
    assert host.post(ask(table), {"strength": "nobody"}).status_code == 422
    shown = host.post(ask(table), {"strength": "merchant"}, follow=True).text
    assert "Merchant sits down." in shown
    assert now(table).status == Status.PLAYING
    assert host.post(ask(table), {"strength": "merchant"}).status_code == 409


def test_a_full_table_says_so_in_its_room(browser: Browser, four: list[User]) -> None:
    table = open_table(four[0], 2, opponents=["master"], start_when_full=False)
    refused = browser(four[0]).post(ask(table), {"strength": "merchant"})
    assert refused.status_code == 409
    assert msg("errors-full") in refused.text


def test_a_full_table_says_nothing_else_whatever_strength_is_asked_for(
    browser: Browser, four: list[User]
) -> None:
    table = open_table(four[0], 2, opponents=["master"], start_when_full=False)
    refused = browser(four[0]).post(ask(table), {"strength": "nobody"})
    assert refused.status_code == 409
    assert msg("errors-full") in refused.text
    assert msg("errors-bad-setup-strength") not in refused.text


def test_a_wrong_strength_says_so_alone(browser: Browser, four: list[User]) -> None:
    refused = browser(four[0]).post(ask(open_table(four[0], 3)), {"strength": "nobody"})
    assert refused.status_code == 422
    assert msg("errors-bad-setup-strength") in refused.text
    assert "a seat for one" not in refused.text


def test_games_with_them_are_marked(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 3, name="Waiting", opponents=["merchant"])
    running = against(four[0], "merchant", title="yspahan", name="Running")
    guest, host = browser(None), browser(four[0])
    assert guest.get("/tables/").text.count(MARK) == 1
    assert MARK in host.get("/").text
    assert "#bot" in guest.get(page_of(running)).text
    assert "#bot" in guest.get("/games/all/").text


def test_games_of_people_are_not(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 3)
    assert MARK not in browser(None).get("/tables/").text


def test_the_page_asks_sooner_while_they_think(browser: Browser, four: list[User]) -> None:
    table = against(four[0], "merchant", title="yspahan")
    for _ in range(9):
        if waiting(table):
            break
        choose(table, four[0], asked(table, four[0]).choices[0].key)
    host = browser(four[0])
    assert "data-soon" in host.get(page_of(table)).text
    answered(table)
    assert "data-soon" not in host.get(page_of(table)).text


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Opponent of the house", "against itself")), ("de", ("Gegner", "gegen sich selbst"))],
)
def test_their_page_says_what_they_are(
    language: str, words: tuple[str, ...], browser: Browser, four: list[User]
) -> None:
    open_table(four[0], 3, opponents=["merchant"])
    page = browser(None).get("/people/Merchant/", headers={"Accept-Language": language}).text
    assert all(word in page for word in words)
    assert "against itself" not in browser(None).get(f"/people/{four[0].username}/").text


class TestProgramsOfPeople:
    def test_the_owner_marks_it_by_its_key(self, browser: Browser, four: list[User]) -> None:
        bot = person("a-bot")
        _, key = api_token_make(person=bot, name="x", scope="play")
        owner = browser(four[0])
        mark = reverse("accounts:program-mark")
        refused = owner.post(mark, {"key": "nonsense"}, follow=True).text
        assert "no valid key that may play" in refused
        marked = owner.post(mark, {"key": key}, follow=True).text
        assert "a-bot is a computer now" in marked
        assert 'href="/people/a-bot/"' in marked
        page = browser(None).get("/people/a-bot/").text
        assert f"A program that {four[0].username} runs" in page

    def test_a_guest_marks_nobody(self, browser: Browser, db: None) -> None:
        _, key = api_token_make(person=person("a-bot"), name="x", scope="play")
        answer = browser(None).post(reverse("accounts:program-mark"), {"key": key})
        assert reverse("account_login") in answer.headers["Location"]
        assert not User.objects.filter(is_computer=True).exists()

    def test_its_games_are_marked(self, browser: Browser, four: list[User]) -> None:
        _, key = api_token_make(person=four[1], name="x", scope="play")
        computer_mark(owner=four[0], key=key)
        open_table(User.objects.get(pk=four[1].pk), 3)
        assert MARK in browser(None).get("/tables/").text
