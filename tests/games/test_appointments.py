"""Appointments: proposing, cancelling, reminding, and the calendar feed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.urls import reverse
from django.utils.dateparse import parse_datetime

from accounts.models import User
from accounts.services.feed import calendar_token_renew
from games.appointments.services import appointment_cancel, appointment_propose
from games.errors import Code
from games.models import Seat, Table
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.models import Notice
from tests.api.conftest import Api
from tests.support.clocks import NOON
from tests.support.tables import ended, now, open_table, people, refused, started
from tests.views.conftest import Browser, browser

__all__ = ["browser"]

pytestmark = pytest.mark.django_db
HOUR = timedelta(hours=1)


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def three(hand: Hand) -> list[User]:
    return people(3)


@pytest.fixture
def table(three: list[User]) -> Table:
    return started(three, pace="daily")


def propose(table: Table, by: User, ahead: timedelta = 5 * HOUR) -> None:
    appointment_propose(table_id=table.pk, by=by, starts_at=clock.now() + ahead)


def notified(kind: str) -> set[str]:
    return {one.person.username for one in Notice.objects.filter(kind=kind)}


class TestProposing:
    def test_the_others_are_notified_and_no_clock_changes(
        self, table: Table, three: list[User]
    ) -> None:
        before = list(table.turns.values_list("deadline_at", flat=True))
        propose(table, three[1])
        assert now(table).appointment_at == NOON + 5 * HOUR
        assert now(table).version == table.version + 1
        assert notified("appointment") == {three[0].username, three[2].username}
        assert list(table.turns.values_list("deadline_at", flat=True)) == before

    @pytest.mark.parametrize("ahead", [-HOUR, timedelta(minutes=4), timedelta(days=61)])
    def test_it_is_soon_and_in_the_future(
        self, table: Table, three: list[User], ahead: timedelta
    ) -> None:
        with refused(Code.BAD_APPOINTMENT):
            propose(table, three[0], ahead)

    def test_a_later_proposal_replaces_it(self, table: Table, three: list[User]) -> None:
        propose(table, three[0])
        propose(table, three[1], 7 * HOUR)
        assert now(table).appointment_at == NOON + 7 * HOUR

    def test_only_players_of_a_running_game_may(self, table: Table, three: list[User]) -> None:
        outsider = User.objects.create_user("outsider")
        with refused(Code.NOT_YOUR_SEAT):
            propose(table, outsider)
        with refused(Code.NOT_PLAYING):
            propose(open_table(three[0], 3), three[0])
        with refused(Code.NOT_PLAYING):
            propose(ended(table, 3, 2, 1), three[0])

    def test_each_player_may_cancel_it(self, table: Table, three: list[User]) -> None:
        with refused(Code.BAD_APPOINTMENT):
            appointment_cancel(table_id=table.pk, by=three[2])
        propose(table, three[0])
        appointment_cancel(table_id=table.pk, by=three[2])
        assert now(table).appointment_at is None


class TestReminding:
    def test_everybody_is_reminded_once_half_an_hour_before(
        self, table: Table, three: list[User], hand: Hand
    ) -> None:
        propose(table, three[0], HOUR)
        sweep()
        assert notified("meet-soon") == set()
        hand.forward(timedelta(minutes=31))
        sweep()
        sweep()
        assert notified("meet-soon") == {one.username for one in three}
        assert Notice.objects.filter(kind="meet-soon").count() == 3

    def test_a_moved_appointment_reminds_again(
        self, table: Table, three: list[User], hand: Hand
    ) -> None:
        propose(table, three[0], HOUR / 4)
        sweep()
        propose(table, three[0], HOUR / 3)
        sweep()
        assert Notice.objects.filter(kind="meet-soon").count() == 6

    def test_nobody_is_reminded_too_late_or_after_a_cancellation(
        self, table: Table, three: list[User], hand: Hand
    ) -> None:
        propose(table, three[0], HOUR)
        hand.forward(HOUR * 2)
        sweep()
        propose(table, three[0], HOUR)
        appointment_cancel(table_id=table.pk, by=three[0])
        hand.forward(timedelta(minutes=31))
        sweep()
        assert notified("meet-soon") == set()

    def test_a_person_who_resigned_is_not_reminded(
        self, table: Table, three: list[User], hand: Hand
    ) -> None:
        propose(table, three[0], HOUR / 4)
        Seat.objects.filter(table=table, person=three[2]).update(resigned_at=clock.now())
        sweep()
        assert three[2].username not in notified("meet-soon")


class TestFaces:
    def test_players_see_it_by_their_own_clock_and_others_dont(
        self, browser: Browser, table: Table, three: list[User], hand: Hand
    ) -> None:
        User.objects.filter(pk=three[1].pk).update(time_zone="America/New_York")
        propose(table, three[0])
        address = reverse("tables:detail", args=[table.pk])
        berlin, york = (browser(one).get(address).text for one in three[:2])
        assert "proposes to play together" in berlin
        at = now(table).appointment_at
        assert at is not None
        assert "proposes to play together" in york
        assert berlin.split("half an hour: ")[1][:30] != york.split("half an hour: ")[1][:30]
        assert "proposes to play together" not in browser(None).get(address).text
        hand.forward(6 * HOUR)
        assert "proposes to play together" not in browser(three[0]).get(address).text

    def test_by_the_form(self, browser: Browser, table: Table, three: list[User]) -> None:
        client = browser(three[0])
        form = {"starts_at": "2099-01-01T20:00"}
        page = client.post(reverse("appointments:propose", args=[table.pk]), form)
        assert page.status_code == 409
        at = (NOON + 24 * HOUR).strftime("%Y-%m-%dT20:00")
        page = client.post(
            reverse("appointments:propose", args=[table.pk]), {"starts_at": at}, follow=True
        )
        assert "20:00" in page.text
        client.post(reverse("appointments:cancel", args=[table.pk]))
        assert now(table).appointment_at is None

    def test_rest(self, table: Table, three: list[User]) -> None:
        api, path = Api(three[0]), f"tables/{table.pk}/appointment/"
        assert api.get(path).json() == {"starts_at": None, "by": None}
        at = (NOON + 5 * HOUR).isoformat()
        assert api.post(path, {"starts_at": at}).status_code == 200
        told = Api(three[1]).get(path).json()
        assert parse_datetime(told["starts_at"]) == NOON + 5 * HOUR
        assert told["by"] == Seat.objects.get(table=table, person=three[0]).place
        assert Api(three[1]).delete(path).status_code == 204

    def test_the_calendar_feed_has_it(
        self, browser: Browser, table: Table, three: list[User]
    ) -> None:
        propose(table, three[0])
        token = calendar_token_renew(person=three[1])
        feed = browser(None).get(reverse("calendar:deadlines", args=[token])).text
        assert f"{table.pk}-appointment@" in feed
        assert "DURATION:PT30M" in feed
        assert "Play together" in feed
