"""Inviting people by name: they get one notice and no reserved seat."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.core import mail
from django.test import Client
from django.urls import reverse

from accounts.errors import Refused
from accounts.models import User
from accounts.services.blocking import person_block
from accounts.services.circles import circle_found, circle_join
from games.errors import BadSetup, Code, GamesError
from games.models import Table, Visibility
from games.services.inviting import circle_invite, person_invite
from games.services.lifecycle import table_join
from mp2site.infra import clock
from notifications.models import Kind, Notice, State
from tests.support.reading import notice_deliver
from tests.support.tables import open_table, people, person, refused

pytestmark = pytest.mark.django_db


@pytest.fixture
def three() -> list[User]:
    return people(3)


@pytest.fixture
def table(three: list[User]) -> Table:
    return open_table(three[0], 3, name="Salt Road", visibility="private")


MOST, MOST_A_DAY = 20, 50


def limit(rule: str) -> Callable[[GamesError], bool]:
    """Return a check for a limit and its sentence."""
    return lambda error: (
        (error.code, error.status, error.rule, error.text.id)
        == (
            Code.TOO_MANY,
            429,
            rule,
            f"errors-too-many-{rule}",
        )
    )


def invitation() -> Notice:
    return Notice.objects.get(kind=Kind.INVITATION)


def test_a_circle_at_once(three: list[User], table: Table) -> None:
    mara, jonas, aylin = three
    emil, noor = person("emil"), person("noor")
    circle = circle_found(by=mara, name="Thursdays")
    for member in (jonas, aylin, emil, noor):
        circle_join(link=str(circle.link), by=member)
    table_join(table_id=table.pk, by=jonas, token=table.token)
    person_invite(table_id=table.pk, by=mara, name="aylin")
    person_block(by=noor, name="mara")
    told = circle_invite(table_id=table.pk, by=mara, circle_id=circle.pk)
    assert (told.names, told.left) == (["emil"], 0)
    assert circle_invite(table_id=table.pk, by=mara, circle_id=circle.pk).names == []
    assert set(Notice.objects.filter(kind=Kind.INVITATION).values_list("person", flat=True)) == {
        aylin.pk,
        emil.pk,
    }


def test_a_circle_is_invited_up_to_the_limit(
    three: list[User], table: Table, settings: Any
) -> None:
    settings.LIMITS = {**settings.LIMITS, "invitations": 1}
    circle = circle_found(by=three[0], name="Thursdays")
    for member in three[1:]:
        circle_join(link=str(circle.link), by=member)
    told = circle_invite(table_id=table.pk, by=three[0], circle_id=circle.pk)
    assert (told.names, told.left) == (["jonas"], 1)
    with pytest.RaisesExc(GamesError, check=limit("invitations")):
        circle_invite(table_id=table.pk, by=three[0], circle_id=circle.pk)


def test_only_ones_own_circle_is_invited(three: list[User], table: Table) -> None:
    circle = circle_found(by=three[1], name="Thursdays")
    with pytest.raises(Refused, match="not-found"):
        circle_invite(table_id=table.pk, by=three[0], circle_id=circle.pk)


def test_they_get_one_notice_with_the_inviters_name(three: list[User], table: Table) -> None:
    for name in (" JONAS ", "jonas"):
        assert person_invite(table_id=table.pk, by=three[0], name=name) == three[1]
    notice = invitation()
    assert (notice.person, notice.by, notice.state) == (three[1], three[0], State.PENDING)


def test_the_mail_leads_to_a_seat_at_a_private_table(three: list[User], table: Table) -> None:
    person_invite(table_id=table.pk, by=three[0], name="jonas")
    notice_deliver(notice_id=invitation().pk)
    (message,) = mail.outbox
    assert f"http://localhost:8000/j/{table.token}/" in str(message.body)
    guest = Client()
    guest.force_login(three[1])
    assert guest.get(f"/j/{table.token}/").status_code == 200


def test_who_has_sat_down_meanwhile_is_not_told(three: list[User], table: Table) -> None:
    person_invite(table_id=table.pk, by=three[0], name="jonas")
    table_join(table_id=table.pk, by=three[1], token=table.token)
    notice_deliver(notice_id=invitation().pk)
    assert (invitation().state, invitation().reason) == (State.SKIPPED, "joined")


def test_nor_when_the_table_is_full(three: list[User], table: Table) -> None:
    late = person("late")
    person_invite(table_id=table.pk, by=three[0], name="late")
    for user in three[1:]:
        table_join(table_id=table.pk, by=user, token=table.token)
    notice = Notice.objects.get(kind=Kind.INVITATION, person=late)
    notice_deliver(notice_id=notice.pk)
    notice.refresh_from_db()
    assert (notice.state, notice.reason) == (State.SKIPPED, "full")


def test_only_who_sits_there_invites(three: list[User], table: Table) -> None:
    with refused(Code.NOT_FOUND):
        person_invite(table_id=table.pk, by=three[1], name="aylin")
    Table.objects.update(visibility=Visibility.PUBLIC)
    with refused(Code.NOT_YOUR_SEAT):
        person_invite(table_id=table.pk, by=three[1], name="aylin")


@pytest.mark.parametrize("name", ["nobody", "", "\0", "x" * 500])
def test_an_unknown_name(three: list[User], table: Table, name: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        person_invite(table_id=table.pk, by=three[0], name=name)
    assert (refusal.value.rule, refusal.value.text.id) == ("nobody", "errors-invite-nobody")


def test_who_sits_there_already(three: list[User], table: Table) -> None:
    with refused(Code.ALREADY_SEATED):
        person_invite(table_id=table.pk, by=three[0], name="mara")


def test_a_game_that_has_begun(three: list[User], table: Table) -> None:
    for user in three[1:]:
        table_join(table_id=table.pk, by=user, token=table.token)
    with refused(Code.NOT_OPEN):
        person_invite(table_id=table.pk, by=three[0], name="mara")


def test_not_the_whole_world(three: list[User], table: Table) -> None:
    for n in range(MOST):
        person_invite(table_id=table.pk, by=three[0], name=person(f"guest{n}").username)
    with pytest.RaisesExc(GamesError, check=limit("invitations")):
        person_invite(table_id=table.pk, by=three[0], name="jonas")
    assert person_invite(table_id=table.pk, by=three[0], name="guest0").username == "guest0"


def test_nor_half_of_it_in_a_day(three: list[User]) -> None:
    """The limit also counts an invitation of the same person to another table."""
    names = [person(f"guest{n}").username for n in range(MOST_A_DAY)]
    with clock.at(datetime(2026, 11, 24, 12, tzinfo=UTC)) as hand:
        tables = [open_table(three[0], 3, name=f"Table {n}") for n in range(4)]
        for n, name in enumerate(names):
            person_invite(table_id=tables[n // MOST].pk, by=three[0], name=name)
        with pytest.RaisesExc(GamesError, check=limit("invitations-a-day")):
            person_invite(table_id=tables[3].pk, by=three[0], name="jonas")
        assert person_invite(table_id=tables[0].pk, by=three[0], name="guest0") is not None
        other = open_table(three[2], 3)
        assert person_invite(table_id=other.pk, by=three[2], name="jonas") == three[1]
        hand.forward(timedelta(days=1))
        assert person_invite(table_id=tables[3].pk, by=three[0], name="jonas") == three[1]


def test_on_the_page(three: list[User], table: Table) -> None:
    host = Client()
    host.force_login(three[0])
    page = reverse("tables:detail", args=[table.pk])
    where = reverse("tables:invite-person", args=[table.pk])
    assert where in host.get(page).content.decode()
    refused = host.post(where, {"name": "nobody"})
    assert refused.status_code == BadSetup.status
    assert "Nobody here has the name “nobody”." in refused.content.decode()
    told = host.post(where, {"name": "jonas"}, follow=True)
    assert "ll notify jonas of this table." in told.content.decode()
    assert invitation().person == three[1]
