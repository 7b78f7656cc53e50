"""The front page: the person's open turns, and an introduction for visitors."""

from __future__ import annotations

import random
from typing import Final

from django.urls import reverse

from accounts.models import User
from games.models import Seat, Table
from games.plans.models import Plan
from mp2site.infra import clock
from tests.support.plans import idle, others_choose, set_up
from tests.support.tables import acting, open_table, person, play_on, started
from tests.views.conftest import Browser

HOME = "/"
PLANNED: Final = '#flag"/></svg> planned'


def test_a_guest_is_told_what_this_is(browser: Browser, db: None) -> None:
    page = browser(None).get(HOME)
    assert page.status_code == 200
    assert "Long board games at your own pace" in page.text
    assert reverse("account_signup") in page.text


def test_the_demo_is_named_where_mails_stay_inside(browser: Browser, db: None, settings) -> None:  # type: ignore[no-untyped-def]
    person("Mara")
    assert "demo site" not in browser(None).get(HOME).text
    settings.EMAIL_BACKEND = "notifications.mailbox.MailboxBackend"
    page = browser(None).get(HOME)
    assert "demo site" in page.text
    assert "Mara" in page.text


def test_tables_that_wait_come_longest_waiting_first(browser: Browser, four: list[User]) -> None:
    younger, older = started(four[:2], name="Younger"), started(four[:2], name="Older")
    user = acting(older)
    for table, hour in ((younger, 9), (older, 8)):
        Seat.objects.filter(table=table, person=user).update(
            waiting_since=f"2026-01-01T0{hour}:00:00Z", turn=1
        )
    page = browser(user).get(HOME).text
    assert page.index("Older") < page.index("Younger")
    assert 'class="table-card table-card--next"' in page


def test_running_tables_say_who_thinks(browser: Browser, duel: Table, four: list[User]) -> None:
    thinking = acting(duel)
    waiting = next(user for user in four[:2] if user != thinking)
    page = browser(waiting).get(HOME).text
    assert f"{thinking.username} is thinking" in page
    assert "No table is waiting for you" in page


def test_open_tables_are_shown_but_not_private_ones(
    browser: Browser, four: list[User], stranger: User
) -> None:
    open_table(four[0], 3, name="Come in")
    open_table(four[0], 3, name="Closed round", visibility="private")
    page = browser(stranger).get(HOME).text
    assert "Come in" in page
    assert "Closed round" not in page


def test_it_speaks_german(browser: Browser, table: Table) -> None:
    user = acting(table)
    user.language = "de"
    user.save()
    page = browser(user).get(HOME).text
    assert "Du bist am Zug" in page
    assert '<html lang="de"' in page


def test_next_table_goes_through_all_that_wait(browser: Browser, four: list[User]) -> None:
    tables = [started(four[:2]), started(four[:2]), started(four[:2])]
    user = four[0]
    for number, table in enumerate(tables):
        Seat.objects.filter(table=table, person=user).update(
            waiting_since=f"2026-01-0{number + 1}T00:00:00Z", turn=1
        )
    client, next_table = browser(user), reverse("next-table")
    address = [reverse("tables:detail", args=[table.pk]) for table in tables]
    assert client.get(next_table).headers["Location"] == address[0]
    assert client.get(f"{next_table}?after={tables[0].pk}").headers["Location"] == address[1]
    assert client.get(f"{next_table}?after={tables[2].pk}").headers["Location"] == address[0]


def test_next_table_without_any_leads_home_and_guests_sign_in(
    browser: Browser, stranger: User
) -> None:
    assert browser(stranger).get(reverse("next-table")).headers["Location"] == HOME
    assert reverse("account_login") in browser(None).get(reverse("next-table")).headers["Location"]


def test_pages_only_look(browser: Browser, db: None) -> None:
    assert browser(None).post(HOME).status_code == 405


def test_a_table_says_that_ones_turn_is_planned(browser: Browser, four: list[User]) -> None:
    """Only the owner sees the mark, until the plan has an outcome."""
    table = play_on(started(four[:3], name="Salt Road"), random.Random(3), choices=25)
    user = idle(table)
    others = [other for other in four[:3] if other != user]
    rng = random.Random(1)
    assert PLANNED not in browser(user).get(HOME).text
    plan = set_up(table, user, rng)
    assert PLANNED in browser(user).get(HOME).text
    assert all(PLANNED not in browser(other).get(HOME).text for other in others)
    assert others_choose(table, user, rng)
    assert PLANNED in browser(user).get(HOME).text  # the next sweep plays it
    Plan.objects.filter(pk=plan.pk).update(became=Plan.Became.REFUSED, settled_at=clock.now())
    assert PLANNED not in browser(user).get(HOME).text
