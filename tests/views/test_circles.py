"""Circles: founding, joining by a link, managing, leaving; and the view of each person."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.exceptions import ValidationError

from accounts.errors import Refused
from accounts.models import Circle, Membership, User
from accounts.services import circles
from accounts.services.blocking import person_block
from accounts.services.circles import (
    circle_found,
    circle_hand_over,
    circle_join,
    circle_leave,
    circle_link_set,
    circle_remove,
)
from games.models import Invitation, Table
from games.services.closing import person_close
from tests.support.guests import sign_up, tried
from tests.support.tables import ended, open_table, person, started
from tests.views.conftest import Browser

NEW = "/circles/new/"


@pytest.fixture
def circle(four: list[User]) -> Circle:
    """A circle of Mara, Jonas and Aylin that Mara has founded."""
    circle = circle_found(by=four[0], name="Thursdays", about="Slowly.")
    for user in four[1:3]:
        circle_join(link=str(circle.link), by=user)
    return circle


def names(circle: Circle) -> list[str]:
    rows = Membership.objects.filter(circle=circle).order_by("pk")
    return list(rows.values_list("person__username", flat=True))


def founder(circle: Circle) -> str:
    return Membership.objects.get(circle=circle, role="founder").person.username


def address(circle: Circle, part: str = "") -> str:
    return f"/circles/{circle.pk}/{part}"


def refused(rule: str) -> Any:
    return pytest.RaisesExc(Refused, check=lambda error: error.rule == rule)


def test_founded_by_a_form_that_keeps_what_was_typed(browser: Browser, four: list[User]) -> None:
    client = browser(four[0])
    wrong = client.post(NEW, {"name": "   ", "about": "We play on Thursdays"})
    assert "We play on Thursdays" in wrong.text
    assert not Circle.objects.exists()
    made = client.post(NEW, {"name": "The <b>caravan</b>", "about": "x"}, follow=True)
    assert "The &lt;b&gt;caravan&lt;/b&gt;" in made.text
    assert Circle.objects.get().link in made.text
    assert "The &lt;b&gt;caravan" in client.get("/people/").text


ROLES = ("nobody", "stranger", "member", "founder")
MATRIX = [
    ("get", "", {}, (302, 404, 200, 200)),
    ("post", "rename/", {"name": "Fridays"}, (302, 404, 403, 302)),
    ("post", "link/", {"open": "yes"}, (302, 404, 403, 302)),
    ("post", "member/", {"name": "aylin", "what": "remove"}, (302, 404, 403, 302)),
    ("post", "member/", {"name": "aylin", "what": "hand-over"}, (302, 404, 403, 302)),
    ("post", "leave/", {"what": "dissolve"}, (302, 404, 403, 302)),
    ("post", "leave/", {"what": "leave"}, (302, 404, 302, 422)),
]


@pytest.mark.parametrize(("verb", "part", "sent", "statuses"), MATRIX)
def test_who_may_do_what(
    browser: Browser,
    four: list[User],
    circle: Circle,
    verb: str,
    part: str,
    sent: dict[str, str],
    statuses: tuple[int, ...],
) -> None:
    for role, status in zip(ROLES[:3], statuses, strict=False):
        user = {"nobody": None, "stranger": four[3], "member": four[1]}[role]
        answer = getattr(browser(user), verb)(address(circle, part), sent)
        assert answer.status_code == status, role
        assert role != "nobody" or "/accounts/login/" in answer["Location"]
    answer = getattr(browser(four[0]), verb)(address(circle, part), sent)
    assert answer.status_code == statuses[3]


def test_a_link_shows_and_the_button_joins(
    browser: Browser, four: list[User], circle: Circle
) -> None:
    page = f"/circles/join/{circle.link}/"
    client = browser(four[3])
    shown = client.get(page)
    assert "Thursdays" in shown.text
    assert shown["X-Robots-Tag"] == "noindex"
    assert "piotr" not in names(circle)
    assert client.post(page)["Location"] == address(circle)
    assert client.get(page)["Location"] == address(circle)
    assert names(circle)[-1] == "piotr"
    circle_link_set(circle_id=circle.pk, by=four[0], open=False)
    assert browser(person("late")).get(page).status_code == 403


def test_after_signing_up_too(browser: Browser, circle: Circle) -> None:
    page, client = f"/circles/join/{circle.link}/", browser(None)
    shown = client.get(page)
    assert f"/accounts/signup/?next={page}" in shown.text
    assert "/accounts/login/" in client.post(page)["Location"]
    assert sign_up(client, next=page).status_code == 302
    client.post(page)
    assert len(names(circle)) == 4


def test_a_guest_joins_nothing(browser: Browser, circle: Circle) -> None:
    client = browser(None)
    tried(client)
    assert client.get(f"/circles/join/{circle.link}/").status_code == 200
    assert client.post(f"/circles/join/{circle.link}/").status_code == 403
    assert client.post(NEW, {"name": "x"}).status_code == 403


def test_the_blocked_neither_join_nor_see_one_another(
    browser: Browser, four: list[User], circle: Circle
) -> None:
    mara, jonas, aylin, piotr = four
    person_block(by=mara, name="piotr")
    assert browser(piotr).get(f"/circles/join/{circle.link}/").status_code == 403
    with refused("link-closed"):
        circle_join(link=str(circle.link), by=piotr)
    person_block(by=jonas, name="aylin")
    for reader, hidden in ((jonas, "aylin"), (aylin, "jonas")):
        shown = browser(reader).get(address(circle)).context["seen"].members
        assert hidden not in [one.person.username for one in shown]


def test_the_founder_sees_members_they_have_blocked(
    browser: Browser, four: list[User], circle: Circle
) -> None:
    """The founder can then ask these members to leave."""
    person_block(by=four[0], name=four[1].username)
    assert four[1].username in browser(four[0]).get(address(circle)).text
    circle_remove(circle_id=circle.pk, by=four[0], name=four[1].username)
    assert four[1].username not in names(circle)


@pytest.mark.parametrize("name", ["\u200b", "\u202e \u2800", "\x07"])
def test_a_name_that_shows_nothing_is_none(four: list[User], name: str) -> None:
    with refused("circle-name"):
        circle_found(by=four[0], name=name)


def test_what_turns_a_line_around_is_left_out(four: list[User]) -> None:
    about = "a" + "\N{COMBINING ACUTE ACCENT}" * 50 + " b\x07"
    circle = circle_found(by=four[0], name="Thurs\u202edays", about=about)
    assert circle.name == "Thursdays"
    assert len(circle.about) < 8


def test_a_closed_account_joins_nothing(four: list[User], circle: Circle) -> None:
    """The request to join waits while the person closes the account."""
    late = four[3]
    person_close(person=User.objects.get(pk=late.pk))
    with refused("needs-account"):
        circle_join(link=str(circle.link), by=late)
    with pytest.RaisesExc(ValidationError, check=lambda error: error.code == "guest"):
        person_block(by=late, name=four[0].username)


def test_open_tables_of_its_members(browser: Browser, four: list[User], circle: Circle) -> None:
    mara, jonas, aylin, piotr = four
    empty = browser(mara).get(address(circle))
    assert "No member is looking for players" in empty.text
    open_table(jonas, 3, name="Come in")
    open_table(aylin, 3, name="Only by link", visibility="link")
    open_table(piotr, 3, name="A stranger's")
    shown = [row.table.name for row in browser(mara).get(address(circle)).context["rows"]]
    assert shown == ["Come in"]
    person_block(by=jonas, name="mara")
    assert browser(mara).get(address(circle)).context["rows"] == []


def test_removed_members_have_no_link(four: list[User], circle: Circle) -> None:
    circle_remove(circle_id=circle.pk, by=four[0], name="JONAS")
    with refused("link-closed"):
        circle_join(link=str(circle.link), by=four[1])
    with refused("no-member"):
        circle_hand_over(circle_id=circle.pk, by=four[0], name="jonas")
    with refused("yourself"):
        circle_remove(circle_id=circle.pk, by=four[0], name="mara")


def test_a_founder_hands_over_and_the_last_one_dissolves(four: list[User], circle: Circle) -> None:
    mara, jonas, aylin, _ = four
    with refused("founder-stays"):
        circle_leave(circle_id=circle.pk, by=mara)
    circle_hand_over(circle_id=circle.pk, by=mara, name="aylin")
    assert founder(circle) == "aylin"
    circle_leave(circle_id=circle.pk, by=mara)
    circle_leave(circle_id=circle.pk, by=jonas)
    circle_leave(circle_id=circle.pk, by=aylin)
    assert not Circle.objects.exists()


def test_closing_an_account_leaves_its_circles_to_others(four: list[User], circle: Circle) -> None:
    alone = circle_found(by=four[0], name="Alone")
    person_close(person=four[0])
    assert founder(circle) == "jonas"
    assert names(circle) == ["jonas", "aylin"]
    assert not Circle.objects.filter(pk=alone.pk).exists()


def test_limits(four: list[User], circle: Circle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(circles, "MEMBERS_AT_MOST", 3)
    with refused("circle-full"):
        circle_join(link=str(circle.link), by=four[3])
    monkeypatch.setattr(circles, "CIRCLES_AT_MOST", 1)
    with refused("circles-many"):
        circle_found(by=four[0], name="One more")
    with refused("circle-name"):
        circle_found(by=four[3], name="x" * 61)


def test_nonsense_in_an_address(browser: Browser, four: list[User], table: Table) -> None:
    client = browser(four[0])
    assert client.get("/circles/999999999999999999/").status_code == 404
    assert client.get("/circles/9999999999999999999/").status_code == 404
    assert client.get("/circles/join/nothing/").status_code == 403


def test_a_circle_is_invited_by_a_tap(browser: Browser, four: list[User], circle: Circle) -> None:
    mara = browser(four[0])
    asked = {
        "title": "yspahan",
        "seats": "3",
        "seating": "people",
        "circles": str(circle.pk),
        "pace": "daily",
        "start_when_full": "on",
    }
    room = mara.post("/tables/new/", asked, follow=True)
    invited = Invitation.objects.filter(guest__in=four[1:3])
    assert invited.count() == 2
    assert "ll notify 2 people of this table" in room.text
    assert 'name="circle"' in room.text
    assert "People you have played with" not in room.text
    again = mara.post(f"{room.wsgi_request.path}invite/", {"circle": circle.pk}, follow=True)
    assert "has been notified of this table already" in again.text
    strange = circle_found(by=four[3], name="Not hers")
    assert mara.post(f"{room.wsgi_request.path}invite/", {"circle": strange.pk}).status_code == 404
    wrong = mara.post("/tables/new/", asked | {"circles": str(strange.pk)})
    assert wrong.status_code == 422


def test_playing_again_is_in_the_list_of_games(browser: Browser, four: list[User]) -> None:
    over = ended(started(four[:2]), 31, 40)
    address = f"/tables/{over.pk}/rematch/"
    assert address in browser(four[0]).get("/games/").text
    assert address not in browser(four[2]).get("/games/all/").text
