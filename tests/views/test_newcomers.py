"""A newcomer's home page, the confirmation of an address, and the first hints at a table."""

from __future__ import annotations

import random
from html import unescape
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.urls import reverse

from accounts.models import User
from games.models import Status, Table
from games.rules import titles
from tests.support.opponents import thinking
from tests.support.tables import now, open_table, person, play_on, started
from tests.views.conftest import Browser
from tests.views.test_archive import ended

HOME = "/"
CONFIRM = "/me/confirm/"


@pytest.fixture(autouse=True)
def _they_think_plainly(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    thinking(monkeypatch)
    settings.OPPONENT_PAUSE = 0


@pytest.fixture
def new(db: None) -> User:
    """A person who has just signed up."""
    return person("new", verified=False)


# -- home


def test_a_newcomer_is_told_what_to_do_next(browser: Browser, new: User) -> None:
    page = browser(new).get(HOME)
    assert "Your first steps" in page.text
    assert "No table is waiting" not in page.text


def test_a_first_table_is_one_tap_away(browser: Browser, new: User) -> None:
    client = browser(new)
    answer = client.post(reverse("tables:create"), client.get(HOME).context["first_table"])
    table = Table.objects.get()
    assert answer.headers["Location"] == reverse("tables:detail", args=[table.pk])
    assert (table.status, table.title, table.size) == (Status.PLAYING, "yspahan", 2)
    home = client.get(HOME)
    assert not home.context["newcomer"]
    assert "Your first steps" not in home.text


def test_a_site_without_opponents_proposes_the_other_ways(
    browser: Browser, new: User, settings: Any
) -> None:
    settings.OPPONENTS = False
    page = browser(new).get(HOME)
    assert page.context["first_table"] == {}
    assert "Your first steps" in page.text


def test_open_tables_that_suit_come_first(browser: Browser, new: User, four: list[User]) -> None:
    wishes = [("marco-polo-2", "calm"), ("yspahan", "live"), ("yspahan", "daily")]
    wishes += [("rajas-cards-karma", "calm")]
    for title, pace in wishes:
        open_table(four[0], 2, title, name=f"{title} {pace}", pace=pace)
    rows = browser(new).get(HOME).context["rows"]
    assert [row.table.name for row in rows] == [
        "rajas-cards-karma calm",
        "yspahan daily",
        "marco-polo-2 calm",
        "yspahan live",
    ]


def test_who_waits_for_people_at_a_first_table_is_still_new(browser: Browser, new: User) -> None:
    open_table(new, 2, name="Come in")
    page = browser(new).get(HOME)
    assert page.context["newcomer"]
    assert "Come in" in page.text


def test_who_has_played_is_no_newcomer(browser: Browser, four: list[User]) -> None:
    play_on(started(four[:2]), random.Random(3))
    assert not browser(four[0]).get(HOME).context["newcomer"]


def test_lessons_are_led_to_where_there_are_any(
    browser: Browser, new: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = titles.get("yspahan")
    lessons, rules = (reverse(name, args=[title.slug]) for name in ("lessons:list", "titles:rules"))
    page = browser(new).get(HOME)
    assert (lessons in page.text, rules in page.text) == (True, False)
    monkeypatch.setattr(title.texts, "lessons", ())
    page = browser(new).get(HOME)
    assert (lessons in page.text, rules in page.text) == (False, True)


# -- a confirmed address


def test_home_asks_for_a_confirmed_address_with_the_reason(
    browser: Browser, new: User, four: list[User]
) -> None:
    page = unescape(browser(new).get(HOME).text)
    assert "new@example.com isn't confirmed yet, so we can't send you a mail" in page
    assert "Send the mail again" in page
    assert "Send the mail again" not in browser(four[0]).get(HOME).text


def test_nobody_without_an_address_is_told_of_a_mail(browser: Browser, new: User) -> None:
    told = "ll notify you."
    play_on(started([new, person("other")]), random.Random(3))
    page = browser(new).get(HOME).text
    assert "Nothing to do" in page
    assert told not in page
    EmailAddress.objects.filter(user=new).update(verified=True)
    assert told in browser(new).get(HOME).text


def test_the_mail_is_sent_again_and_said_to_be_so(browser: Browser, new: User) -> None:
    answer = browser(new).post(CONFIRM, {"next": "/tables/"}, follow=True)
    assert answer.redirect_chain[-1][0] == "/tables/"
    assert "We have sent a link to new@example.com" in answer.text
    assert [message.to for message in mail.outbox] == [["new@example.com"]]


def test_no_mail_is_said_to_be_on_its_way_when_none_is(
    browser: Browser, new: User, settings: Any
) -> None:
    settings.ACCOUNT_RATE_LIMITS = {"confirm_email": "1/3m/key"}
    client = browser(new)
    client.post(CONFIRM, follow=True)
    answer = client.post(CONFIRM, headers={"HX-Request": "true"})
    assert "We sent no mail this time" in answer.text
    assert "<html" not in answer.text
    assert len(mail.outbox) == 1


def test_a_confirmed_address_needs_no_mail(browser: Browser, four: list[User]) -> None:
    answer = browser(four[0]).post(CONFIRM, {"next": "https://elsewhere.example/"}, follow=True)
    assert "needs to be confirmed" in answer.text
    assert answer.redirect_chain[-1][0] == "/"
    assert mail.outbox == []
    assert browser(four[0]).get(CONFIRM).status_code == 405
    assert reverse("account_login") in browser(None).post(CONFIRM).headers["Location"]


# -- hints


def hints(browser: Browser, user: User | None, table: Table, known: str = "") -> list[str]:
    client = browser(user)
    if known:
        client.cookies["hints"] = known
    page = client.get(reverse("tables:detail", args=[table.pk]))
    return [hint.id for hint in page.context["hints"]]


def test_signs_are_explained_to_those_who_sit_there(
    browser: Browser, four: list[User], stranger: User
) -> None:
    table = started(four[:2])
    assert hints(browser, four[0], table) == ["lit", "dot", "draft", "lasts", "turn"]
    assert hints(browser, stranger, table) == []
    assert hints(browser, None, table) == []
    room = open_table(four[0], 3)
    assert hints(browser, four[0], room) == ["free"]


def test_what_was_explained_isnt_explained_again(browser: Browser, four: list[User]) -> None:
    table = started(four[:2])
    assert hints(browser, four[0], table, known="lit.draft.nonsense") == ["dot", "lasts", "turn"]


def test_two_finished_games_of_any_title_are_enough(browser: Browser, four: list[User]) -> None:
    for title in ("yspahan", "rajas-cards-karma"):
        table = started(four[:2], title)
        assert hints(browser, four[0], table)
        ended(table, 31, 40)
        assert hints(browser, four[0], now(table)) == []
    assert hints(browser, four[0], started(four[:2])) == []


def test_the_privacy_page_names_the_cookie(browser: Browser, db: None) -> None:
    page = browser(None).get("/privacy/").text
    assert "which signs at the table have been explained to you" in page
