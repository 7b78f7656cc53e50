"""A new table's three questions: the defaults, and the result of each answer about seats."""

from __future__ import annotations

from html import unescape
from typing import Any

import pytest
from django.urls import reverse

from accounts.models import User
from games.models import Invitation, Status, Table
from games.presentation.title_facts import TitleFacts, lightest_first
from games.rules import titles
from tests.support.opponents import thinking
from tests.support.tables import open_table, person, started
from tests.views.conftest import Browser
from tests.views.test_lobby import NEW, page_of

ASKED = {"title": "yspahan", "seats": "3", "pace": "calm", "start_when_full": "on"}
"""The form's data for the three questions, without the seats."""


@pytest.fixture(autouse=True)
def _they_think_plainly(monkeypatch: pytest.MonkeyPatch, settings: Any) -> None:
    thinking(monkeypatch)
    settings.OPPONENT_PAUSE = 0


# -- the defaults


def test_a_newcomer_is_proposed_yspahan_for_two(browser: Browser, four: list[User]) -> None:
    form = browser(four[0]).get(NEW).context["form"]
    proposed = [form[name].value() for name in ("title", "seats", "seating", "pace")]
    assert proposed == ["yspahan", 2, "open", "calm"]
    assert not form.opens_more


def test_the_title_last_played_is_proposed_with_its_seats(
    browser: Browser, four: list[User]
) -> None:
    started(four[:2], "marco-polo-2")
    started(four[:3], "rajas-cards-karma")
    open_table(four[0], 4, "marco-polo-1")  # the game waits
    form = browser(four[0]).get(NEW).context["form"]
    assert (form["title"].value(), form["seats"].value()) == ("rajas-cards-karma", 3)
    form = browser(four[0]).get(f"{NEW}?title=yspahan").context["form"]
    assert (form["title"].value(), form["seats"].value()) == ("yspahan", 2)


def test_more_is_open_where_it_says_something(browser: Browser, four: list[User]) -> None:
    client = browser(four[0])
    for wish in ("pace=relaxed", "pace=custom", "visibility=link", "policy=end", "talk_closed=on"):
        assert client.get(f"{NEW}?{wish}").context["form"].opens_more, wish
    answer = client.post(NEW, {**ASKED, "name": "x" * 61})
    assert answer.context["form"].opens_more
    assert not client.post(NEW, {**ASKED, "seats": "9"}).context["form"].opens_more


def test_seats_that_another_title_hasnt_are_not_proposed(
    browser: Browser, four: list[User]
) -> None:
    form = browser(four[0]).get(f"{NEW}?title=yspahan&seats=7").context["form"]
    assert form["seats"].value() == 2


def test_a_table_opens_with_its_talk_closed_if_its_host_wishes(
    browser: Browser, four: list[User]
) -> None:
    client = browser(four[0])
    said = []
    for wish in ({}, {"talk_closed": "on"}):
        room = client.post(NEW, {**ASKED, "seating": "open", **wish}, follow=True)
        said.append("Without chat: nobody can write here" in room.text)
    closed = Table.objects.order_by("created_at").values_list("talk_closed", flat=True)
    assert (list(closed), said) == ([False, True], [False, True])


def test_a_table_may_count_computers_where_the_site_does(
    browser: Browser, four: list[User], settings: Any
) -> None:
    client, said, offered = browser(four[0]), [], []
    for site in (False, True):
        settings.RATE_COMPUTERS = site
        offered.append("rates_computers" in client.get(NEW).text)
        wish = {**ASKED, "seating": "open", "opponents": "1", "rates_computers": "on"}
        said.append("Rated: the game changes" in client.post(NEW, wish, follow=True).text)
    counted = Table.objects.order_by("created_at").values_list("rates_computers", flat=True)
    assert (offered, list(counted), said) == ([False, True], [False, True], [False, True])


# -- the seating


def test_with_open_seats_the_table_is_listed(browser: Browser, four: list[User]) -> None:
    browser(four[0]).post(NEW, {**ASKED, "seating": "open"})
    table = Table.objects.get()
    assert (table.visibility, table.status, table.name != "") == ("public", Status.OPEN, True)


def test_by_link_the_table_isnt_listed_and_shows_its_link(
    browser: Browser, four: list[User]
) -> None:
    room = browser(four[0]).post(NEW, {**ASKED, "seating": "link"}, follow=True)
    table = Table.objects.get()
    assert table.visibility == "link"
    assert table.token in room.text


def test_against_opponents_the_game_begins_at_once(browser: Browser, four: list[User]) -> None:
    browser(four[0]).post(NEW, {**ASKED, "seating": "opponents", "strength": "apprentice"})
    table = Table.objects.get()
    strengths = sorted(table.seats.values_list("person__strength", flat=True))
    assert (table.status, strengths) == (Status.PLAYING, ["", "apprentice", "apprentice"])


def test_a_number_of_opponents_leaves_the_rest_to_people(
    browser: Browser, four: list[User]
) -> None:
    browser(four[0]).post(NEW, {**ASKED, "seating": "open", "opponents": "1"})
    table = Table.objects.get()
    assert (table.status, table.seats.count()) == (Status.OPEN, 2)


def test_people_are_chosen_by_a_tap_and_told(browser: Browser, four: list[User]) -> None:
    started(four[:3])
    client = browser(four[0])
    page = client.get(NEW)
    chips = [name for name, _, _ in page.context["form"].guest_chips()]
    assert chips == ["aylin", "jonas"]
    wishes = {**ASKED, "seating": "people", "guests": ["jonas", "aylin"], "guest": " piotr "}
    room = client.post(NEW, wishes, follow=True)
    table = Table.objects.get(status=Status.OPEN)
    invited = Invitation.objects.filter(table=table).values_list("guest__username", flat=True)
    assert sorted(invited) == ["aylin", "jonas", "piotr"]
    assert table.visibility == "link"
    assert "ll notify piotr of this table" in room.text


def test_ticked_people_count_only_with_a_matching_answer(
    browser: Browser, four: list[User]
) -> None:
    browser(four[0]).post(NEW, {**ASKED, "seating": "open", "guests": ["jonas"]})
    assert Table.objects.count() == 1
    assert not Invitation.objects.exists()


@pytest.mark.parametrize(
    ("wrong", "field", "said"),
    [
        ({}, "guests", "Choose people to invite"),
        ({"guests": ["jonas"], "opponents": "2"}, "opponents", "No seat is left"),
        ({"guests": ["jonas"], "guest": "nobody-here"}, "__all__", "has the name “nobody-here”"),
    ],
)
def test_an_invitation_that_cannot_be_opens_no_table(
    browser: Browser, four: list[User], wrong: dict[str, Any], field: str, said: str
) -> None:
    answer = browser(four[0]).post(NEW, {**ASKED, "seating": "people", **wrong})
    assert answer.status_code == 422
    form = answer.context["form"]
    assert set(form.errors) == {field}
    assert said in answer.text
    assert form.chosen_guests() == wrong.get("guests", [])
    assert form["guest"].value() == wrong.get("guest")
    assert not Table.objects.exists()
    assert not Invitation.objects.exists()


def test_names_one_has_ticked_stay_when_the_title_is_changed(
    browser: Browser, four: list[User]
) -> None:
    page = browser(four[0]).get(f"{NEW}?name=x&seating=people&guests=jonas&guests=aylin")
    assert page.text.count('name="guests"') == 2
    assert page.context["form"].chosen_guests() == ["jonas", "aylin"]


def test_without_a_confirmed_address_it_says_why_people_cant_be_invited(
    browser: Browser, db: None
) -> None:
    new = person("new", verified=False)
    page = browser(new).get(NEW)
    assert "need a confirmed e-mail address" in page.text
    assert 'name="guests"' not in page.text
    person("jonas")
    answer = browser(new).post(NEW, {**ASKED, "seating": "people", "guest": "jonas"})
    assert answer.status_code == 403
    assert not Table.objects.exists()
    browser(new).post(NEW, {**ASKED, "seating": "open"})
    room = browser(new).get(page_of(Table.objects.get())).text
    assert "need a confirmed e-mail address" in room
    assert 'form="confirm-address"' in room


def test_in_the_waiting_room_people_are_invited_by_a_tap(
    browser: Browser, four: list[User]
) -> None:
    started(four[:3])
    table = open_table(four[0], 3)
    client = browser(four[0])
    assert 'aria-label="Invite jonas"' in client.get(page_of(table)).text
    invite = reverse("tables:invite-person", args=[table.pk])
    client.post(invite, {"name": "jonas"})
    assert Invitation.objects.filter(table=table, guest=four[1]).exists()
    browser(four[1]).post(reverse("tables:join", args=[table.pk]))
    assert 'aria-label="Invite jonas"' not in client.get(page_of(table)).text
    assert 'aria-label="Invite aylin"' in client.get(page_of(table)).text
    assert "Invite aylin" not in browser(four[3]).get(page_of(table)).text


def test_a_site_without_opponents_offers_none(
    browser: Browser, four: list[User], settings: Any
) -> None:
    settings.OPPONENTS = False
    client = browser(four[0])
    assert 'value="opponents"' not in client.get(NEW).text
    answer = client.post(NEW, {**ASKED, "seating": "opponents"})
    assert answer.status_code == 422
    assert set(answer.context["form"].errors) == {"seating"}


# -- the title


def test_titles_come_lightest_first_with_what_one_wants_to_know(browser: Browser, db: None) -> None:
    page = unescape(browser(None).get("/titles/").text)
    places = [page.index(f">{title.name}</a>") for title in lightest_first()]
    assert places == sorted(places)
    assert lightest_first()[0].slug == "rajas-cards-karma"
    assert "about 24 to 32\u00a0days" in page
    assert page.count("start here") == 1
    assert "Deutsch, English" in page


@pytest.mark.parametrize("title", list(titles), ids=lambda title: title.slug)
def test_each_title_is_measured_for_all_its_seats(title: Any) -> None:
    facts = TitleFacts(title)
    assert [seats for seats, _ in facts.days] == list(title.seats)
    assert sum(facts.cubes) == title.meta.weight > 0


def test_the_former_address_of_a_prepared_form_leads_here(
    browser: Browser, four: list[User]
) -> None:
    answer = browser(four[0]).get(f"{NEW}?company=people&guests=jonas&guests=aylin")
    assert answer.status_code == 301
    assert answer["Location"] == f"{NEW}?guests=jonas&guests=aylin&seating=people"


def test_a_form_from_before_an_upgrade_opens_no_public_table(
    browser: Browser, four: list[User]
) -> None:
    sent = {"title": "yspahan", "seats": "3", "pace": "calm", "company": "link"}
    browser(four[0]).post(NEW, sent)
    assert Table.objects.get().visibility == "link"
