"""Clocks on pages: the time left, the reason of a standstill, the time-out policy; stand-ins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest

from accounts.calendar import Reason
from accounts.models import User, Vacation
from games.errors import Busy, Code
from games.models import Policy, Table, TableEvent
from games.paces import DAY, HOUR, Pace
from games.selectors.clocks import clocks_of_seats, deadlines_for, service_status
from games.selectors.log import entries_for
from games.selectors.tables import turns_for
from games.services import calendars
from games.services.calendars import times_change, vacation_take
from games.services.quarantine import table_quarantine
from games.services.sweeping import sweep, table_sweep
from games.services.timeouts import time_out
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from mp2site.text.rendering import render
from notifications.models import Kind, Notice
from tests.support.clocks import NOON, clocked, seat_of, swept_after, turn_of
from tests.support.reading import clock_of, clocks_of
from tests.support.tables import at, now, person, refused, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def table(hand: Hand, with_toy: Callable[..., None], four: list[User]) -> Table:
    """A toy game of two with an hour of grace and two of bank; both have to lay a card."""
    with_toy()
    sweep()
    return clocked(four[:2])


class TestAClock:
    def test_while_the_grace_lasts(self, table: Table, hand: Hand) -> None:
        hand.forward(timedelta(minutes=20))
        shown = clock_of(seat_of(table, at(table, 0)))
        assert shown is not None
        assert (shown.left, shown.free, shown.bank) == (160 * 60, 40 * 60, 2 * HOUR)
        assert shown.free_until == NOON + timedelta(hours=1)
        assert shown.deadline == NOON + timedelta(hours=3)
        assert shown.remind_at == NOON + timedelta(hours=1.5)
        assert (shown.why, shown.pause, shown.paused) == ("", None, False)

    def test_when_the_bank_runs(self, table: Table, hand: Hand) -> None:
        hand.forward(timedelta(hours=2))
        shown = clock_of(seat_of(table, at(table, 0)))
        assert shown is not None
        assert (shown.left, shown.free, shown.free_until, shown.bank) == (HOUR, 0, None, HOUR)

    def test_past_its_time(self, table: Table, hand: Hand) -> None:
        hand.forward(timedelta(hours=5))
        shown = clock_of(seat_of(table, at(table, 0)))
        assert shown is not None
        assert (shown.left, shown.bank) == (0, 0)
        assert shown.deadline == NOON + timedelta(hours=3)

    def test_on_vacation(self, table: Table, hand: Hand) -> None:
        user, end = at(table, 0), NOON + timedelta(days=3)
        hand.forward(timedelta(hours=1))
        vacation_take(person=user, start=hand.time(), end=end)
        hand.forward(timedelta(days=1))
        shown = clock_of(seat_of(table, user))
        assert shown is not None
        assert (shown.why, shown.left) == ("vacation", 2 * HOUR)
        assert shown.pause is not None
        assert (shown.pause.reason, shown.pause.until) == (Reason.VACATION, end)
        assert shown.deadline == end + timedelta(hours=2)

    def test_stopped_with_its_table(self, table: Table, hand: Hand) -> None:
        hand.forward(timedelta(minutes=30))
        table_quarantine(table_id=table.pk, trouble="x")
        hand.forward(timedelta(days=9))
        clocks = clocks_of(now(table))
        assert {(c.why, c.left, c.deadline) for c in clocks.values()} == {
            ("stopped", 2.5 * HOUR, None)
        }

    @pytest.mark.parametrize(
        ("policy", "missed", "consequence", "misses_left"),
        [
            (Policy.TURN, 4, "turn", None),
            (Policy.END, 0, "end", None),
            (Policy.SEAT, 0, "turn", 2),
            (Policy.SEAT, 1, "seat", 1),
        ],
    )
    def test_what_happens_at_zero(
        self, table: Table, policy: str, missed: int, consequence: str, misses_left: int | None
    ) -> None:
        Table.objects.update(timeout_policy=policy)
        table.seats.update(missed=missed)
        shown = clock_of(seat_of(table, at(table, 0)))
        assert shown is not None
        assert (shown.consequence, shown.misses_left) == (consequence, misses_left)

    def test_where_none_runs(self, four: list[User]) -> None:
        calm = started(four)
        assert clocks_of(calm) == {}
        assert clock_of(seat_of(calm, at(calm, 0))) is None

    def test_many_tables_take_as_many_queries_as_one(
        self, table: Table, four: list[User], django_assert_num_queries: Callable[..., object]
    ) -> None:
        for _ in range(3):
            clocked(four[:2])
        seats = turns_for(four[0])
        with django_assert_num_queries(2):  # type: ignore[attr-defined]
            assert len(clocks_of_seats(seats)) == 4

    def test_deadlines_of_a_person_the_soonest_first(self, table: Table, four: list[User]) -> None:
        soon = clocked(four[:2], clock=Pace(HOUR, 0, 0, 0))
        started(four[:2])
        found = deadlines_for(four[0])
        assert [seat.table_id for seat, _ in found] == [soon.pk, table.pk]


class TestCalendarsThatChange:
    def test_nobody_gains_time_that_has_gone(self, table: Table, hand: Hand) -> None:
        from datetime import time  # noqa: PLC0415

        user = at(table, 0)
        Table.objects.update(pace_grace=DAY)
        hand.forward(timedelta(hours=2))
        times_change(person=user, quiet_from=time(6), quiet_to=time(18), rest_days="")
        turn = turn_of(table, user)
        assert (turn.used, turn.since) == (2 * HOUR, hand.time())

    def test_the_sweep_looks_at_the_calendar_again(self, table: Table, hand: Hand) -> None:
        """A deadline from an older calendar must cause no time-out."""
        user, other = at(table, 0), at(table, 1)
        end = NOON + timedelta(days=2)
        Vacation.objects.create(person=user, starts_at=NOON, ends_at=end)
        User.objects.filter(pk=user.pk).update(away_until=end)
        assert swept_after(hand, hours=3).timed_out == 1
        assert turn_of(table, user).deadline_at == end + timedelta(hours=3)
        assert not Notice.objects.filter(kind=Kind.TIMED_OUT, person=user).exists()
        assert Notice.objects.filter(kind=Kind.TIMED_OUT, person=other).exists()


class TestAutomaticVacation:
    def test_only_for_those_who_asked(self, hand: Hand, with_toy: Callable[..., None]) -> None:
        with_toy()
        sweep()
        asking, other = person("noor", auto_vacation=True), person("emil")
        table = clocked([asking, other])
        assert swept_after(hand, hours=3).timed_out == 1
        assert Vacation.objects.get().person == asking
        deadline = turn_of(table, asking).deadline_at
        assert deadline is not None
        assert deadline > hand.time()
        assert table.moves.get().place == seat_of(table, other).place

    def test_not_while_an_outage_is_to_be_credited(
        self, hand: Hand, with_toy: Callable[..., None]
    ) -> None:
        with_toy()
        sweep()
        asking = person("noor", auto_vacation=True)
        table = clocked([asking, person("emil")])
        hand.forward(timedelta(hours=10))
        sweep()
        assert not Vacation.objects.exists()
        assert turn_of(table, asking).credit == 10 * HOUR

    def test_who_falls_due_while_a_sweep_runs_is_asked_by_the_next(
        self, hand: Hand, with_toy: Callable[..., None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with_toy()
        sweep()
        clocked([person("emil"), person("ines")])
        hand.forward(timedelta(minutes=1))
        asking = person("noor", auto_vacation=True)
        table = clocked([asking, person("olga")])

        def slow(*args: Any) -> None:
            time_out(*args)
            hand.forward(timedelta(minutes=1))

        monkeypatch.setattr("games.services.sweeping.time_out", slow)
        assert swept_after(hand, hours=3, minutes=-1).timed_out == 3
        assert turn_of(table, asking).deadline_at < hand.time()  # type: ignore[operator]
        assert not Vacation.objects.exists()
        assert swept_after(hand, seconds=15).timed_out == 0
        assert Vacation.objects.get().person == asking
        assert turn_of(table, asking).deadline_at > hand.time()  # type: ignore[operator]

    def test_who_can_not_leave_right_now_is_asked_again(
        self, hand: Hand, with_toy: Callable[..., None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with_toy()
        sweep()
        asking = person("noor", auto_vacation=True)
        table = clocked([asking, person("emil")])

        def busy(**_: object) -> bool:
            raise Busy

        with monkeypatch.context() as held:
            held.setattr(calendars, "vacation_automatic", busy)
            assert swept_after(hand, hours=3).timed_out == 1
            assert table_sweep(table_id=table.pk).timed_out == 0
        assert swept_after(hand, seconds=15).timed_out == 0
        assert Vacation.objects.get().person == asking

    def test_who_has_no_hours_left_is_played_for(
        self, hand: Hand, with_toy: Callable[..., None], settings: Any
    ) -> None:
        settings.VACATION_HOURS = 0
        with_toy()
        sweep()
        clocked([person("noor", auto_vacation=True), person("emil")])
        assert swept_after(hand, hours=3).timed_out == 2
        assert not Vacation.objects.exists()


class TestTheLog:
    def test_its_lines_are_said_in_both_languages(self, table: Table, four: list[User]) -> None:
        told = [
            TableEvent(kind=kind, place=place, params=params)
            for kind, place, params in [
                ("timed-out", 0, {"missed": 1}),
                ("held", 0, {"missed": 2}),
                ("returned", 0, {}),
                ("credited", None, {"seconds": 59}),
                ("credited", None, {"seconds": 3 * HOUR}),
                ("credited", None, {"seconds": 3 * DAY}),
                ("quarantined", None, {}),
                ("released", None, {}),
                ("ended", None, {"why": "consent"}),
                ("ended", None, {"why": "timeout"}),
                ("ended", None, {"why": "nobody"}),
            ]
        ]
        for event in told:
            event.table, event.ply, event.at = table, 0, NOON
        TableEvent.objects.bulk_create(told)
        lines = entries_for(table, four[0])
        assert [line.kind for line in lines] == [event.kind for event in told]
        for lang in ("en", "de"):
            said = [render(line.text, {0: "mara"}, lang) for line in lines]
            assert len(set(said)) == len(said)
            assert said[0].count("mara") == 1
        assert render(lines[4].text, {}, "en").endswith("got 3 hours back.")

    def test_private_tables_keep_it(self, with_toy: Callable[..., None], four: list[User]) -> None:
        with_toy()
        private = clocked(four[:2], visibility="private")
        with refused(Code.NOT_FOUND):
            entries_for(private, four[3])


class TestTheHouse:
    def test_when_the_clocks_last_ran(self, hand: Hand, db: None) -> None:
        assert (service_status().last_sweep, service_status().running) == (None, False)
        sweep()
        hand.forward(timedelta(minutes=4))
        status = service_status()
        assert (status.last_sweep, status.age, status.running) == (NOON, 240, True)
        hand.forward(timedelta(minutes=2))
        assert not service_status().running

    def test_what_was_given_back(self, table: Table, hand: Hand) -> None:
        hand.forward(timedelta(hours=10))
        assert service_status().oldest_due == NOON + timedelta(hours=3)
        sweep()
        status = service_status()
        assert status.oldest_due is None
        (outage,) = status.outages
        assert (outage.cause, outage.began_at, outage.ended_at) == ("sweep", NOON, hand.time())
        assert (outage.settled, outage.turns, outage.seconds) == (True, 2, 10 * HOUR)
