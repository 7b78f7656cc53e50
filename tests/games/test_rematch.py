"""A rematch with the same people."""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.errors import Code
from games.models import Invitation, Status, Table
from games.paces import Pace
from games.rematch.services import rematch
from games.services.closing import person_close
from games.services.leaving import table_leave
from mp2site.infra import clock
from notifications.models import Kind, Notice
from tests.support.editions import FIRST, SLUG, add_second
from tests.support.tables import ended, now, person, play_on, refused, started

pytestmark = pytest.mark.django_db


@pytest.fixture(name="over")
def a_game_that_is_over(four: list[User]) -> Table:
    return play_on(started(four[:2], name="Two Wells", pace="daily"), random.Random(7))


def people_at(table: Table) -> set[str]:
    return set(table.seats.values_list("person__username", flat=True))


def test_the_same_game_is_opened_and_everybody_asked(over: Table, four: list[User]) -> None:
    again = rematch(table_id=over.pk, by=four[1])
    same = ("title", "size", "name", "options", "pace", "visibility", "timeout_policy")
    assert [getattr(again, name) for name in same] == [getattr(over, name) for name in same]
    assert again.status == Status.OPEN
    assert again.host_id == four[1].pk
    assert people_at(again) == {four[1].username}
    assert list(Invitation.objects.filter(table=again).values_list("guest", flat=True)) == [
        four[0].pk
    ]
    assert Notice.objects.filter(table=again, person=four[0], kind=Kind.INVITATION).exists()


def test_the_edition_stays_while_it_is_known(
    four: list[User], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as house:
        add_second(house)
        over = started(four[:2], SLUG, edition="second")
        Table.objects.filter(pk=over.pk).update(status=Status.ABANDONED, finished_at=clock.now())
        again = rematch(table_id=over.pk, by=four[0])
        assert again.edition == "second"
        table_leave(table_id=again.pk, by=four[0])
    assert rematch(table_id=over.pk, by=four[0]).edition == FIRST


def test_it_starts_when_all_have_said_yes(over: Table, four: list[User]) -> None:
    again = rematch(table_id=over.pk, by=four[0])
    assert rematch(table_id=over.pk, by=four[1]).pk == again.pk
    assert now(again).status == Status.PLAYING


def test_asking_twice_leads_to_the_same_table(over: Table, four: list[User]) -> None:
    again = rematch(table_id=over.pk, by=four[0])
    assert rematch(table_id=over.pk, by=four[0]).pk == again.pk
    assert Table.objects.filter(rematch_of=over).count() == 1
    assert people_at(again) == {four[0].username}


def test_one_that_was_given_up_makes_room_for_another(over: Table, four: list[User]) -> None:
    first = rematch(table_id=over.pk, by=four[0])
    table_leave(table_id=first.pk, by=four[0])
    again = rematch(table_id=over.pk, by=four[1])
    assert again.pk != first.pk
    assert people_at(again) == {four[1].username}


def test_a_pace_of_ones_own_goes_along(four: list[User]) -> None:
    pace = Pace(grace=7200, bank=86400, increment=3600, cap=86400)
    over = play_on(started(four[:2], pace="custom", clock=pace), random.Random(7))
    assert rematch(table_id=over.pk, by=four[0]).clock == pace


@pytest.mark.parametrize("site", [False, True])
def test_a_game_that_counts_computers_does_again_where_the_site_still_does(
    four: list[User], settings: Any, site: bool
) -> None:
    settings.RATE_COMPUTERS = True
    table = ended(started(four[:2], rates_computers=True), 50, 40)
    settings.RATE_COMPUTERS = site
    assert rematch(table_id=table.pk, by=four[0]).rates_computers == site


def test_an_unrated_game_stays_unrated(four: list[User]) -> None:
    table = ended(started(four[:2], rated=False), 50, 40)
    assert not rematch(table_id=table.pk, by=four[0]).rated


def test_a_closed_talk_stays_closed(four: list[User]) -> None:
    for closed in (True, False):
        table = ended(started(four[:2], talk_closed=closed), 10, 20)
        assert rematch(table_id=table.pk, by=four[0]).talk_closed == closed


def test_a_private_game_stays_private(four: list[User]) -> None:
    over = play_on(started(four[:2]), random.Random(7))
    Table.objects.filter(pk=over.pk).update(visibility="private")
    rematch(table_id=over.pk, by=four[0])
    again = rematch(table_id=over.pk, by=four[1])
    assert (now(again).visibility, now(again).status) == ("private", Status.PLAYING)


def test_whose_account_is_closed_is_not_asked(over: Table, four: list[User]) -> None:
    person_close(person=four[0])
    again = rematch(table_id=over.pk, by=four[1])
    assert again.size == 2
    assert not Invitation.objects.filter(table=again).exists()


def test_only_those_who_played_may_ask(over: Table, four: list[User]) -> None:
    with refused(Code.NOT_YOUR_SEAT):
        rematch(table_id=over.pk, by=four[2])
    Table.objects.filter(pk=over.pk).update(visibility="private")
    with refused(Code.NOT_FOUND):
        rematch(table_id=over.pk, by=four[2])
    assert not Table.objects.filter(rematch_of=over).exists()


def test_who_is_suspended_may_not(over: Table, four: list[User]) -> None:
    User.objects.filter(pk=four[0].pk).update(is_active=False)
    with refused(Code.SUSPENDED):
        rematch(table_id=over.pk, by=four[0])


def test_not_before_the_end(four: list[User]) -> None:
    running = started(four[:2])
    with refused(Code.BAD_SETUP):
        rematch(table_id=running.pk, by=four[0])


def test_whose_address_is_not_confirmed_invites_nobody(four: list[User]) -> None:
    guest = person("new", verified=False)
    over = play_on(started([four[0], guest]), random.Random(7))
    with refused(Code.UNCONFIRMED):
        rematch(table_id=over.pk, by=guest)
    assert not Table.objects.filter(rematch_of=over).exists()


class TestThePage:
    @pytest.fixture
    def page(self, over: Table) -> str:
        return reverse("tables:detail", args=[over.pk])

    def test_a_click_opens_it_and_shows_who_has_said_yes(
        self, over: Table, four: list[User], page: str
    ) -> None:
        client = Client()
        client.force_login(four[0])
        assert "Play again" in client.get(page).text
        answer = client.post(reverse("rematch:ask", args=[over.pk]))
        again = Table.objects.get(rematch_of=over)
        assert answer.headers["Location"] == reverse("tables:detail", args=[again.pk])
        shown = client.get(page).text
        assert "mara: yes" in shown
        assert "jonas: not yet" in shown
        other = Client()
        other.force_login(four[1])
        assert "Play again, too" in other.get(page).text
        other.post(reverse("rematch:ask", args=[over.pk]))
        assert "The same people play again." in client.get(page).text

    def test_others_are_not_asked(self, over: Table, four: list[User], page: str) -> None:
        guest, stranger = Client(), Client()
        stranger.force_login(four[2])
        for client in (guest, stranger):
            assert "Play again" not in client.get(page).text
        address = reverse("rematch:ask", args=[over.pk])
        assert guest.post(address).status_code == 302
        assert stranger.post(address).status_code == 403
        assert not Table.objects.filter(rematch_of=over).exists()
