"""Plans as pages without scripts: made from a line, ranked, changed, and with their outcomes."""

from __future__ import annotations

import random
import re
from html import unescape
from typing import Any

import pytest
from django.db.models import F
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.models import Seat, Table
from games.plans.models import Plan
from games.plans.paths import targets_of
from games.plans.selectors import Options, alternatives_of
from games.rules import titles
from games.services.sweeping import sweep
from games.session import session_open
from tests.support.plans import AT_ONCE, changed, fitting, idle, others_choose, touched_by_others
from tests.support.tables import acting, asked, choose, now, play_on, started
from tests.views.conftest import Browser

pytestmark = pytest.mark.django_db
SLUGS = [title.slug for title in titles]
HIDDEN = re.compile(r'<input type="hidden" name="(at|ply|seat|next_turn)" value="([^"]*)"')
KEY = re.compile(r'name="key" value="([^"]+)"')
GO = re.compile(r'name="go" value="(plan-[a-z]+(?:-\d+)?)"')
WIDER = re.compile(
    r'name="go" value="(plan-widen-0-0-[a-z-]*)"\s+aria-pressed="(true|false)">([^<]+)<'
)


@pytest.fixture
def game(four: list[User]) -> Table:
    return play_on(started(four[:3], name="Salt Road"), random.Random(3), choices=25)


@pytest.fixture
def user(game: Table) -> User:
    return idle(game)


def at(table: Table) -> str:
    return reverse("analysis:board", args=[table.pk])


def read(answer: Any) -> str:
    assert answer.status_code == 200, answer.status_code
    return unescape(answer.text)


def where(page: str) -> dict[str, str]:
    """Return the first form's fields, which contain the position."""
    form = page[page.index('class="line-ways"') :]
    return dict(HIDDEN.findall(form[: form.index("</form>")]))


def chosen(client: Client, table: Table, page: str, number: int = 0) -> str:
    """Return the page after a choice in the person's next turn."""
    form = page[page.index("prompt__choices") :]
    sent = dict(HIDDEN.findall(form[: form.index("prompt__middle")]))
    keys = list(dict.fromkeys(KEY.findall(page)))
    return read(client.post(at(table), {**sent, "key": keys[number]}, follow=True))


def done(client: Client, table: Table, page: str, go: str, **more: str) -> str:
    return read(client.post(at(table), {**where(page), "go": go, **more}, follow=True))


def test_the_former_address_leads_there(browser: Browser, four: list[User]) -> None:
    table = play_on(started(four[:2]), random.Random(1), choices=12)
    client = browser(idle(table))
    page = client.get(f"{at(table)}?ahead=1")
    assert HIDDEN.findall(page.text) == HIDDEN.findall(client.get(f"{at(table)}?next_turn=1").text)
    assert ("next_turn", "1") in HIDDEN.findall(page.text)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("slug", SLUGS)
def test_a_turn_is_planned(browser: Browser, four: list[User], slug: str, lang: str) -> None:
    """The test goes from the table's page to the plan, in each title and language."""
    table = play_on(started(four[:3], slug), random.Random(1), choices=12)
    user = idle(table)
    user.language = lang
    user.save()
    client = browser(user)
    address = f"{at(table)}?next_turn=1"
    assert address in read(client.get(reverse("tables:detail", args=[table.pk])))
    page = read(client.get(address))
    assert not GO.findall(page)  # no choice is made yet
    page = done(client, table, chosen(client, table, page), "plan-keep")
    assert {"plan-drop-0", "plan-options"} <= set(GO.findall(page))
    plan = Plan.objects.get()
    assert plan.seat.person == user
    assert plan.hold
    table_page = read(client.get(reverse("tables:detail", args=[table.pk])))
    assert "plan-note" in table_page
    assert {"en": "Planned:", "de": "Geplant:"}[lang] in table_page
    rests = " ".join(sorted(targets_of(alternatives_of(plan)[0])))
    assert (f'data-planned="{rests}"' in table_page) == (rests != "")
    other = next(one for one in four[:3] if one != user)
    assert "data-planned" not in read(browser(other).get(reverse("tables:detail", args=[table.pk])))


def test_the_table_warns(browser: Browser, game: Table, user: User) -> None:
    """The board and a sentence warn of elements that others have touched since."""
    plan = fitting(game, user, AT_ONCE)
    name = touched_by_others(game, user, plan)
    place = reverse("tables:detail", args=[game.pk])
    assert 'data-touched=""' in read(browser(user).get(place))
    changed(plan, targets=[name])
    page = read(browser(user).get(place))
    assert f' data-touched="{name}"' in page
    assert "Others have changed what your plan depends on." in page


def test_alternatives(browser: Browser, game: Table, user: User) -> None:
    client = browser(user)
    first = read(client.get(f"{at(game)}?next_turn=1"))
    for number in range(3):
        page = done(client, game, chosen(client, game, first, number), "plan-keep")
    keys = ranks(Plan.objects.get())
    page = done(client, game, page, "plan-up-2")
    assert ranks(Plan.objects.get()) == [keys[0], keys[2], keys[1]]
    page = done(client, game, page, "plan-drop-0", any_price="on", delay="2")
    plan = Plan.objects.get()
    assert ranks(plan) == [keys[2], keys[1]]
    assert (plan.hold, plan.any_price, plan.delay) == (False, True, 2)  # the checked boxes
    assert client.post(at(game), {**where(page), "go": "plan-drop-x"}).status_code == 400
    assert ranks(Plan.objects.get()) == [keys[2], keys[1]]
    page = done(client, game, page, "plan-options", untouched="on", delay="5")
    plan = Plan.objects.get()
    assert (plan.hold, plan.any_price, plan.untouched, plan.delay) == (False, False, True, 5)
    for _ in range(2):
        page = done(client, game, page, "plan-drop-0")
    assert not Plan.objects.exists()


@pytest.mark.parametrize("delay", ["11", "-1", "soon", "2.5", ""])
@pytest.mark.parametrize("go", ["plan-options", "plan-drop-0"])
def test_a_delay_that_is_none_is_refused(
    browser: Browser, game: Table, user: User, delay: str, go: str
) -> None:
    """The plan stays the same, and the checked boxes stay checked."""
    client = browser(user)
    page = done(client, game, chosen(client, game, opened(client, game)), "plan-keep")
    before = Plan.objects.values().get()
    sent = {"go": go, "delay": delay, "any_price": "on"}
    answer = client.post(at(game), {**where(page), **sent})
    assert answer.status_code == 422
    page = unescape(answer.text)
    assert "The delay must be 0 to 10 minutes." in page
    ticked = {name: f'name="{name}" checked' in page for name in ("hold", "any_price", "untouched")}
    assert ticked == {"hold": False, "any_price": True, "untouched": False}
    assert Plan.objects.values().get() == before


def test_a_plan_that_must_wait_says_so(browser: Browser, game: Table, user: User) -> None:
    """The table and the list of plans say so, and both still offer to delete the plan."""
    changed(fitting(game, user, AT_ONCE), prompt="another-question")
    sweep()
    client = browser(user)
    page = read(client.get(reverse("tables:detail", args=[game.pk])))
    assert "You have another decision first." in page
    assert reverse("plans:drop", args=[game.pk]) in page
    page = read(client.get(reverse("plans:list")))
    assert "Waits until you have made another decision" in page
    assert "saffron" not in page[page.index('class="rows"') :]  # one sentence is enough
    Seat.objects.filter(table=game, person=user).update(version=F("version") + 1)
    page = read(client.get(reverse("plans:list")))
    assert "Waits until you have made another decision" not in page
    assert "saffron" in page[page.index('class="rows"') :]  # the site computes the forecast again


def opened(client: Client, table: Table) -> str:
    return read(client.get(f"{at(table)}?next_turn=1"))


def test_a_choice_stands_for_the_best_of_its_kind(
    browser: Browser, game: Table, user: User
) -> None:
    client = browser(user)
    page = chosen(client, game, read(client.get(f"{at(game)}?next_turn=1")))
    page = done(client, game, page, "plan-keep")
    assert [(go, pressed) for go, pressed, _ in WIDER.findall(page)] == [
        ("plan-widen-0-0-", "true"),
        ("plan-widen-0-0-most-dice", "false"),
        ("plan-widen-0-0-highest", "false"),
    ]
    page = done(client, game, page, "plan-widen-0-0-most-dice")
    assert WIDER.findall(page)[1][1:] == ("true", "The group with the most dice")
    assert "<p>The group with the most dice</p>" in page
    assert "The group with the most dice" in read(client.get(reverse("plans:list")))
    page = done(client, game, page, "plan-widen-0-0-")
    assert "<p>The group with the most dice</p>" not in page


@pytest.mark.parametrize(
    ("go", "status"),
    [
        *(("plan-up-0", 422), ("plan-drop-9", 422), ("plan-x", 400)),
        *(("plan-widen-0-0-x", 422), ("plan-widen-0-x-x", 400), ("plan-widen", 400)),
    ],
)
def test_what_cannot_be(browser: Browser, game: Table, user: User, go: str, status: int) -> None:
    client = browser(user)
    page = chosen(client, game, read(client.get(f"{at(game)}?next_turn=1")))
    done(client, game, page, "plan-keep")
    answer = client.post(at(game), {**where(page), "go": go})
    assert answer.status_code == status
    assert len(Plan.objects.get().alternatives) == 1


def test_held_and_confirmed_with_one_tap(browser: Browser, game: Table, user: User) -> None:
    fitting(game, user, Options(hold=True))
    sweep()
    client = browser(user)
    address = reverse("tables:detail", args=[game.pk])
    page = read(client.get(address))
    note = page[page.index("plan-note") :]
    [key] = KEY.findall(note[: note.index("</form>")])
    decision = asked(game, user).id
    before = now(game).ply
    client.post(reverse("tables:choose", args=[game.pk]), {"decision": decision, "key": key})
    assert now(game).ply > before


def test_why_it_was_not_played(browser: Browser, game: Table, user: User) -> None:
    plan = fitting(game, user)
    plan.alternatives[0]["choices"][0]["key"] = "none-such"
    plan.save()
    client = browser(user)
    before = session_open(table_id=game.pk, person=user).stamp
    sweep()
    assert session_open(table_id=game.pk, person=user).stamp != before  # a poll shows the outcome
    page = read(client.get(reverse("tables:detail", args=[game.pk])))
    assert "no longer fits" in page
    assert "isn’t possible any more" in read(client.get(reverse("plans:list")))


def test_what_was_played(browser: Browser, game: Table, user: User) -> None:
    """The list of plans shows the outcome, and so does the owner's log."""
    fitting(game, user, AT_ONCE)
    sweep()
    assert "Played, " in read(browser(user).get(reverse("plans:list")))
    place = reverse("tables:detail", args=[game.pk])
    assert "as you had planned" in read(browser(user).get(place))
    assert "as you had planned" not in read(browser(None).get(place))


def test_what_was_played_is_said_once(
    browser: Browser, game: Table, four: list[User], user: User
) -> None:
    """The recap of the owner's next visit shows the outcome once, even after others' choices."""
    place, said = reverse("tables:detail", args=[game.pk]), "Played as you had planned"
    client = browser(user)
    read(client.get(place))
    fitting(game, user, AT_ONCE)
    sweep()
    other = next(one for one in four[:3] if one != user)
    assert said not in read(browser(other).get(place))
    if acting(game) != user:
        choose(game, acting(game), asked(game, acting(game)).choices[0].key)
    assert read(client.get(place)).count(said) == 1
    assert said not in read(client.get(place))


@pytest.mark.parametrize("listed", [True, False])
def test_taken_back_by_one_tap(browser: Browser, game: Table, user: User, listed: bool) -> None:
    """The buttons on the list and at the table keep the page and others' plans."""
    client = browser(user)
    done(
        client, game, chosen(client, game, read(client.get(f"{at(game)}?next_turn=1"))), "plan-keep"
    )
    place = reverse("plans:list") if listed else reverse("tables:detail", args=[game.pk])
    drop = reverse("plans:drop", args=[game.pk])
    assert drop in read(client.get(place))
    other = next(seat.person for seat in game.seats.all() if seat.person != user)
    browser(other).post(drop)
    assert Plan.objects.count() == 1
    answer = client.post(drop, {"list": "1"} if listed else {})
    assert (answer.status_code, answer["Location"]) == (302, place)
    assert not Plan.objects.exists()


def test_the_list_warns(browser: Browser, game: Table, user: User) -> None:
    """The list warns of a plan that no longer fits; an empty list explains plans."""
    client = browser(user)
    assert "Nothing planned" in read(client.get(reverse("plans:list")))
    page = chosen(client, game, read(client.get(f"{at(game)}?next_turn=1")))
    done(client, game, page, "plan-keep")
    assert "Waits for your turn" in read(client.get(reverse("plans:list")))
    plan = Plan.objects.get()
    plan.alternatives[0]["choices"][0]["key"] = "none-such"
    plan.save()
    assert "isn’t possible any more" in read(client.get(reverse("plans:list")))


def test_a_list_of_many_takes_as_many_queries_as_of_one(
    browser: Browser, game: Table, user: User, django_assert_num_queries: Any
) -> None:
    plan = fitting(game, user)
    sweep()
    client = browser(user)
    client.get(reverse("plans:list"))
    with django_assert_num_queries(LIST_QUERIES):
        client.get(reverse("plans:list"))
    for turn in range(100, 120):
        plan.pk, plan.turn = None, turn
        Plan.objects.create(
            seat=plan.seat, turn=turn, alternatives=plan.alternatives, at=plan.at, became="played", alternative=0,
            settled_at=plan.at,
        )  # fmt: skip
    with django_assert_num_queries(LIST_QUERIES):
        client.get(reverse("plans:list"))


def test_in_one_s_turn_there_is_nothing_to_plan(browser: Browser, game: Table, user: User) -> None:
    assert others_choose(game, user, random.Random(1))
    assert browser(user).get(f"{at(game)}?next_turn=1").status_code == 409


def test_who_has_no_account_plans_nothing(client: Client) -> None:
    assert client.get(reverse("plans:list")).status_code == 302


def ranks(plan: Plan) -> list[str]:
    return [alternative["choices"][0]["key"] for alternative in plan.alternatives]


LIST_QUERIES = 7
