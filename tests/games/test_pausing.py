"""Pauses by consent: the required people, and stopped clocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta

import pytest
from django.test import Client
from django.urls import reverse
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from accounts.calendar import ALWAYS
from accounts.models import User
from games import turn_time
from games.errors import Code
from games.models import Policy, Seat, Table, TableEvent, Turn
from games.selectors.clocks import clocks_of_seats
from games.services.closing import person_close
from games.services.outages import outage_credit
from games.services.pausing import pause_answer, pause_end, pause_propose
from games.services.play import choice_submit
from games.services.quarantine import table_quarantine, table_release
from games.services.resigning import seat_resign
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.models import Notice
from tests.support.clocks import NOON, SHORT, swept_after
from tests.support.tables import acting, asked, now, people, refused, started

pytestmark = pytest.mark.django_db
DAY = timedelta(days=1)


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        sweep()
        yield hand


@pytest.fixture
def three(hand: Hand) -> list[User]:
    return people(3)


@pytest.fixture
def table(three: list[User]) -> Table:
    return started(three, pace="daily")


def left(table: Table) -> float:
    """Return the seconds left in the only open turn."""
    seats = list(Seat.objects.select_related("table", "person").filter(table=table))
    (found,) = clocks_of_seats(seats).values()
    return found.left


def paused(table: Table, three: list[User], days: int = 3) -> Table:
    pause_propose(table_id=table.pk, by=three[0], days=days)
    for user in three[1:]:
        pause_answer(table_id=table.pk, by=user, days=days)
    return now(table)


def kinds(table: Table) -> list[str]:
    return list(
        TableEvent.objects.filter(table=table).order_by("pk").values_list("kind", flat=True)
    )


def resigns(table: Table, user: User, hand: Hand) -> None:
    seat_resign(table_id=table.pk, by=user)


def closes(table: Table, user: User, hand: Hand) -> None:
    person_close(person=user)


def runs_out(table: Table, user: User, hand: Hand) -> None:
    """Let one turn time out, after which a stand-in takes the seat."""
    Table.objects.filter(pk=table.pk).update(timeout_policy=Policy.SEAT, timeout_misses=1)
    swept_after(hand, seconds=left(table) + 1)


def all_agree_but(late: User, table: Table, three: list[User]) -> None:
    """Let another player propose a pause, and the third agree; one player doesn't."""
    first, second = (user for user in three if user != late)
    pause_propose(table_id=table.pk, by=first, days=3)
    pause_answer(table_id=table.pk, by=second, days=3)


class TestConsent:
    def test_it_begins_when_all_agree(self, table: Table, three: list[User]) -> None:
        pause_propose(table_id=table.pk, by=three[0], days=3)
        pause_answer(table_id=table.pk, by=three[1], days=3)
        assert now(table).paused_until is None
        pause_answer(table_id=table.pk, by=three[2], days=3)
        assert now(table).paused_until == NOON + 3 * DAY
        assert now(table).pause_days is None
        assert kinds(table) == ["paused"]

    def test_one_no_drops_it(self, table: Table, three: list[User]) -> None:
        pause_propose(table_id=table.pk, by=three[0], days=3)
        pause_answer(table_id=table.pk, by=three[1], days=3, agree=False)
        assert now(table).pause_days is None
        with refused(Code.BAD_PAUSE):
            pause_answer(table_id=table.pk, by=three[2], days=3)

    def test_who_agrees_knows_to_how_long(self, table: Table, three: list[User]) -> None:
        pause_propose(table_id=table.pk, by=three[0], days=1)
        pause_propose(table_id=table.pk, by=three[1], days=14)
        with refused(Code.BAD_PAUSE):
            pause_answer(table_id=table.pk, by=three[2], days=1)
        agreed = Seat.objects.filter(table=table, agrees_on_pause=True)
        assert [seat.person for seat in agreed] == [three[1]]

    def test_who_is_gone_or_has_resigned_is_not_asked(
        self, table: Table, three: list[User]
    ) -> None:
        seat_resign(table_id=table.pk, by=three[1])
        Seat.objects.filter(table=table, person=three[2]).update(played_by_stand_in=True)
        pause_propose(table_id=table.pk, by=three[0], days=2)
        assert now(table).paused_until is not None
        with refused(Code.NOT_YOUR_SEAT):
            pause_end(table_id=table.pk, by=three[1])

    @pytest.mark.parametrize("leave", [resigns, closes, runs_out])
    def test_the_word_of_who_has_gone_is_not_waited_for(
        self,
        table: Table,
        three: list[User],
        hand: Hand,
        leave: Callable[[Table, User, Hand], None],
    ) -> None:
        late = acting(table)
        all_agree_but(late, table, three)
        assert now(table).paused_until is None
        leave(table, late, hand)
        assert now(table).paused_until == clock.now() + 3 * DAY
        assert now(table).pause_days is None
        assert kinds(table)[-1] == "paused"

    @pytest.mark.parametrize("stand_in", ["house", "merchant"])
    def test_a_turn_that_ran_out_costs_the_same_with_it(
        self, three: list[User], hand: Hand, stand_in: str
    ) -> None:
        costs = []
        for proposed in (False, True):
            table = started(three, pace="custom", clock=SHORT, stand_in=stand_in)
            late = acting(table)
            if proposed:
                all_agree_but(late, table, three)
            runs_out(table, late, hand)
            assert (now(table).paused_until is not None) == proposed
            turn = Turn.objects.get(table=table, seat__person=late, number=1)
            running = Turn.objects.open().filter(table=table, player="").exclude(deadline_at=None)
            assert not (proposed and running.exists())
            costs.append((turn.used, turn.player, Seat.objects.get(pk=turn.seat_id).bank))
        assert costs[0] == costs[1]

    def test_at_a_stopped_table_it_begins_when_that_goes_on(
        self, table: Table, three: list[User], hand: Hand
    ) -> None:
        hand.forward(timedelta(minutes=4))
        sweep()
        leaver = next(user for user in three if user != acting(table))
        all_agree_but(leaver, table, three)
        before = left(table)
        table_quarantine(table_id=table.pk, trouble="a bug")
        hand.forward(2 * DAY)
        person_close(person=leaver)
        assert (now(table).paused_until, now(table).pause_days) == (None, 3)
        table_release(table_id=table.pk)
        assert now(table).paused_until == clock.now() + 3 * DAY
        assert left(table) == before

    @pytest.mark.parametrize("leave", [resigns, closes])
    def test_nor_is_it_for_going_on(
        self,
        table: Table,
        three: list[User],
        hand: Hand,
        leave: Callable[[Table, User, Hand], None],
    ) -> None:
        paused(table, three)
        for user in three[:2]:
            pause_end(table_id=table.pk, by=user)
        assert now(table).paused_until is not None
        leave(table, three[2], hand)
        assert now(table).paused_until is None
        assert kinds(table)[-1] == "resumed"

    def test_where_some_word_is_still_missing_a_leaver_changes_nothing(
        self, table: Table, three: list[User], hand: Hand
    ) -> None:
        pause_propose(table_id=table.pk, by=three[0], days=3)
        resigns(table, three[1], hand)
        assert (now(table).paused_until, now(table).pause_days) == (None, 3)
        closes(table, three[0], hand)
        assert (now(table).paused_until, now(table).pause_days) == (None, 3)

    @pytest.mark.parametrize("days", [0, 15, -1, 10**9])
    def test_it_lasts_one_to_fourteen_days(
        self, table: Table, three: list[User], days: int
    ) -> None:
        with refused(Code.BAD_PAUSE):
            pause_propose(table_id=table.pk, by=three[0], days=days)

    def test_where_no_clock_runs_there_is_none(self, three: list[User]) -> None:
        with refused(Code.BAD_PAUSE):
            pause_propose(table_id=started(three).pk, by=three[0], days=3)

    def test_it_ends_early_when_all_wish_so(self, table: Table, three: list[User]) -> None:
        paused(table, three)
        with refused(Code.BAD_PAUSE):
            pause_propose(table_id=table.pk, by=three[0], days=3)
        for user in three[:2]:
            pause_end(table_id=table.pk, by=user)
        pause_end(table_id=table.pk, by=three[1], consent=False)
        pause_end(table_id=table.pk, by=three[2])
        assert now(table).paused_until is not None
        pause_end(table_id=table.pk, by=three[1])
        assert now(table).paused_until is None
        assert kinds(table) == ["paused", "resumed"]
        with refused(Code.BAD_PAUSE):
            pause_end(table_id=table.pk, by=three[0])

    def test_others_are_told_once_a_day_that_it_is_asked_for(
        self, table: Table, three: list[User]
    ) -> None:
        for days in (3, 5):
            pause_propose(table_id=table.pk, by=three[0], days=days)
        told = Notice.objects.filter(table=table, kind="pause-asked")
        assert {notice.person for notice in told} == set(three[1:])
        assert told.count() == 2


class TestClocks:
    def test_nothing_runs_and_nobody_times_out(
        self, table: Table, three: list[User], hand: Hand
    ) -> None:
        hand.forward(timedelta(minutes=4))
        sweep()
        before = left(table)
        paused(table, three, days=14)
        turn = Turn.objects.open().get(table=table)
        assert (turn.deadline_at, turn.remind_at) == (None, None)
        hand.forward(13 * DAY)
        sweep()
        assert left(table) == before
        assert kinds(table) == ["paused"]
        hand.forward(DAY)
        sweep()
        assert kinds(table) == ["paused", "resumed"]
        assert left(table) == before
        turn.refresh_from_db()
        assert turn.deadline_at == clock.now() + timedelta(seconds=before)

    def test_choosing_costs_nothing_and_the_next_turn_begins_when_it_is_over(
        self, table: Table, three: list[User], hand: Hand
    ) -> None:
        banks = dict(Seat.objects.filter(table=table).values_list("person", "bank"))
        paused(table, three)
        hand.forward(2 * DAY)
        user = acting(table)
        while acting(table) == user:
            decision = asked(table, user)
            key = decision.choices[-1].key
            choice_submit(table_id=table.pk, by=user, decision=decision.id, key=key)
        spent = Seat.objects.get(table=table, person=user)
        assert spent.bank >= banks[user.pk]
        hand.forward(DAY)
        sweep()
        turn = Turn.objects.open().get(table=table)
        assert turn.used == 0
        assert turn.since == clock.now()

    def test_an_outage_within_it_takes_nothing_and_gives_nothing(
        self, table: Table, three: list[User], hand: Hand
    ) -> None:
        before = left(table)
        paused(table, three)
        hand.forward(DAY)
        outage_credit(began_at=NOON + timedelta(hours=1), ended_at=NOON + timedelta(hours=20))
        sweep()
        assert Turn.objects.open().get(table=table).credit == 0
        for user in three:
            pause_end(table_id=table.pk, by=user)
        assert left(table) == before

    @settings(
        max_examples=25,
        deadline=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture],
    )
    @given(st.lists(st.tuples(st.booleans(), st.integers(0, 200_000)), max_size=8))
    def test_what_is_used_is_what_ran_outside_of_pauses(
        self, spans: list[tuple[bool, int]]
    ) -> None:
        """The expected value is the number of seconds outside pauses; services stop and start the
        turn.
        """
        table = Table(pace="daily", pace_grace=100, pace_bank=100, pace_cap=100)
        turn = Turn(opened_at=NOON, since=NOON)
        at, ran = NOON, 0
        for stops, seconds in spans:
            if stops != (table.paused_until is not None):
                _turn_over(table, turn, at, stops=stops)
            ran += 0 if stops else seconds
            at += timedelta(seconds=seconds)
            assert turn_time.used(table, turn, ALWAYS, at) == ran


def _turn_over(table: Table, turn: Turn, at: datetime, *, stops: bool) -> None:
    """Stop or start a turn, as `clocks_pause` and `clocks_resume` do."""
    if stops:
        turn_time.count_up_to(table, turn, ALWAYS, at)
        table.paused_until = at + DAY
    else:
        table.paused_until = None
        turn.since = at


class TestPage:
    def test_one_asks_and_others_agree_there(self, table: Table, three: list[User]) -> None:
        browsers = []
        for user in three:
            browsers.append(Client())
            browsers[-1].force_login(user)
        page = reverse("tables:detail", args=[table.pk])
        assert "Ask the others" in browsers[0].get(page).text
        browsers[0].post(reverse("pauses:propose", args=[table.pk]), {"days": "3"})
        assert "asks for a pause of 3 days" in browsers[1].get(page).text
        for browser in browsers[1:]:
            sent = {"days": "3", "agree": "yes"}
            browser.post(reverse("pauses:answer", args=[table.pk]), sent)
        told = browsers[0].get(page).text
        assert "Pause until" in told
        assert "paused until" in told
        assert "Everybody has agreed" in told
        for browser in browsers:
            browser.post(reverse("pauses:end", args=[table.pk]), {"consent": "yes"})
        assert now(table).paused_until is None

    @pytest.mark.parametrize("days", ["", "x", "99999999999999999999", "3.5"])
    def test_nonsense_is_refused_there(self, table: Table, three: list[User], days: str) -> None:
        browser = Client()
        browser.force_login(three[0])
        for name in ("pauses:propose", "pauses:answer", "pauses:end"):
            answer = browser.post(reverse(name, args=[table.pk]), {"days": days})
            assert answer.status_code == 409
