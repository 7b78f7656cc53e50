"""The sweep: every time-out policy, reminders, outages and their credits, faults."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from datetime import time, timedelta
from functools import partial
from typing import Any

import psycopg
import pytest
from django.db import OperationalError

from accounts.models import User
from accounts.services.vacations import vacation_take
from games.errors import Busy, Code
from games.features.sockets import After, Feature, SweepStep
from games.models import (
    Heartbeat,
    Move,
    Outage,
    OutageCredit,
    Policy,
    Status,
    Table,
    TableEvent,
    Turn,
)
from games.paces import DAY, HOUR, Pace
from games.services import sweeping
from games.services.calendars import times_change
from games.services.lifecycle import abandon_consent
from games.services.outages import outage_credit
from games.services.quarantine import table_quarantine, table_release
from games.services.returning import seat_return
from games.services.sweeping import sweep, table_look, table_sweep
from games.services.timeouts import time_out
from games.swept import Swept
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.models import Kind, Notice
from tests.games.test_fold import checked_fold
from tests.support.clocks import NOON, clocked, seat_of, swept_after, turn_of
from tests.support.tables import acting, asked, at, choose, now, person, refused, started

pytestmark = pytest.mark.django_db

Toy = Callable[..., None]


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def playing(hand: Hand, with_toy: Toy, four: list[User]) -> Callable[..., Table]:
    """Start a toy game with recent sweeps; the first place is acting."""

    def start(seats: int = 2, **columns: object) -> Table:
        with_toy()
        table = clocked(four[:seats], **columns)
        for place in range(seats):
            user = at(table, place)
            choose(table, user, asked(table, user).choices[0].key)
        Notice.objects.all().delete()
        sweep()
        return table

    return start


def kinds(table: Table) -> list[str]:
    return list(TableEvent.objects.filter(table=table).values_list("kind", flat=True))


def told(table: Table, kind: Kind) -> set[str]:
    return set(
        Notice.objects.filter(table=table, kind=kind).values_list("person__username", flat=True)
    )


class TestTheHousePlaysTheTurn:
    def test_nothing_before_its_time(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing()
        assert swept_after(hand, hours=4, seconds=-1).timed_out == 0
        assert now(table).ply == 2

    def test_one_turn_and_no_more(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing()
        late, other = at(table, 0), at(table, 1)
        turn = turn_of(table, late)
        assert swept_after(hand, hours=4).timed_out == 1
        moves = Move.objects.filter(table=table, ply__gt=2)
        assert {(move.by, move.place) for move in moves} == {(Move.By.STAND_IN, 0)}
        turn.refresh_from_db()
        assert (turn.closed_by, turn.closed_at) == ("timeout", hand.time())
        assert acting(table) == other
        assert checked_fold(now(table)) == zlib.decompress(now(table).state or b"")

    def test_it_is_told_and_written_down(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing()
        late, other = at(table, 0), at(table, 1)
        number = seat_of(table, late).turn
        swept_after(hand, hours=4)
        assert kinds(table) == ["timed-out"]
        assert TableEvent.objects.get().place == 0
        assert told(table, Kind.TIMED_OUT) == {late.username}
        assert Notice.objects.get(kind=Kind.TIMED_OUT).turn == number
        assert told(table, Kind.TURN) == {other.username}

    def test_the_bank_is_spent(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing()
        late = at(table, 0)
        bank = seat_of(table, late).bank
        swept_after(hand, seconds=HOUR + bank)
        seat = seat_of(table, late)
        assert (seat.bank, seat.missed, seat.played_by_stand_in) == (HOUR, 1, False)

    def test_a_move_of_ones_own_ends_the_row_of_misses(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing()
        late = at(table, 0)
        swept_after(hand, hours=4)
        for user in (at(table, 1), late):
            choose(table, user, "rest")
            choose(table, user, "end")
        assert seat_of(table, late).missed == 0

    def test_a_draft_is_what_the_person_meant(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing()
        late = at(table, 0)
        choose(table, late, "rest")
        swept_after(hand, hours=4)
        made = Move.objects.filter(table=table, ply__gt=2).order_by("ply")
        assert list(made.values_list("key", "by")) == [("rest", "person"), ("end", "house")]
        assert seat_of(table, late).draft == []

    def test_again_it_changes_nothing(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing()
        swept_after(hand, hours=4)
        before = (now(table).version, Notice.objects.count(), Move.objects.count())
        assert sweep().timed_out == table_sweep(table_id=table.pk).timed_out == 0
        assert (now(table).version, Notice.objects.count(), Move.objects.count()) == before

    def test_a_person_who_was_late_is_still_first_if_they_come_first(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing()
        hand.forward(timedelta(hours=5))
        choose(table, at(table, 0), "rest")
        choose(table, at(table, 0), "end")
        Heartbeat.objects.update(last_ok=hand.time())
        assert sweep().timed_out == 0
        assert seat_of(table, at(table, 0)).bank == HOUR

    def test_all_that_are_due_at_a_table(self, hand: Hand, with_toy: Toy, four: list[User]) -> None:
        with_toy()
        table = clocked(four[:3])
        sweep()
        assert swept_after(hand, hours=3).timed_out == 3
        assert [move.by for move in table.moves.all()] == [Move.By.STAND_IN] * 3


class TestTheHouseKeepsTheSeat:
    def missing(self, playing: Callable[..., Table], hand: Hand, **columns: object) -> Table:
        """Return a table of three; the first person has missed two turns, and a stand-in plays."""
        table = playing(3, timeout_policy=Policy.SEAT, timeout_misses=2, **columns)
        late = at(table, 0)
        for _ in range(2):
            swept_after(hand, hours=5)
            while acting(table) != late and now(table).status == Status.PLAYING:
                user = acting(table)
                choose(table, user, asked(table, user).choices[-1].key)
                if seat_of(table, late).played_by_stand_in:
                    break
        return table

    def test_after_so_many_misses(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = self.missing(playing, hand)
        seat = seat_of(table, at(table, 0))
        assert (seat.missed, seat.played_by_stand_in) == (2, True)
        assert kinds(table) == ["timed-out", "timed-out", "held"]

    def test_it_is_played_at_once(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = self.missing(playing, hand)
        late = at(table, 0)
        notices = Notice.objects.filter(person=late).count()
        while acting(table) != late:
            user = acting(table)
            choose(table, user, asked(table, user).choices[-1].key)
        assert turn_of(table, late).deadline_at == hand.time()
        assert sweep().timed_out == 1
        assert acting(table) != late
        assert Notice.objects.filter(person=late).count() == notices
        assert seat_of(table, late).missed == 2

    def test_one_click_brings_it_back(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = self.missing(playing, hand)
        late = at(table, 0)
        while acting(table) != late:
            user = acting(table)
            choose(table, user, asked(table, user).choices[-1].key)
        hand.forward(timedelta(minutes=1))
        seat = seat_return(table_id=table.pk, by=late)
        assert (seat.played_by_stand_in, seat.missed) == (False, 0)
        turn = turn_of(table, late)
        assert turn.deadline_at == hand.time() + timedelta(seconds=HOUR + seat.bank)
        assert kinds(table)[-1] == "returned"
        events = len(kinds(table))
        seat_return(table_id=table.pk, by=late)
        assert len(kinds(table)) == events

    def test_so_does_a_choice(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = self.missing(playing, hand)
        late = at(table, 0)
        while acting(table) != late:
            user = acting(table)
            choose(table, user, asked(table, user).choices[-1].key)
        choose(table, late, "roll")
        seat = seat_of(table, late)
        assert (seat.played_by_stand_in, kinds(table)[-1]) == (False, "returned")

    def test_who_may_not(self, playing: Callable[..., Table], four: list[User]) -> None:
        table = playing()
        with refused(Code.NOT_YOUR_SEAT):
            seat_return(table_id=table.pk, by=four[3])
        for user in four[:2]:
            abandon_consent(table_id=table.pk, by=user)
        with refused(Code.NOT_PLAYING):
            seat_return(table_id=table.pk, by=four[0])

    def test_when_everybody_has_gone_it_ends(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing(2, timeout_policy=Policy.SEAT, timeout_misses=1)
        assert swept_after(hand, hours=5).timed_out == 1
        assert now(table).status == Status.PLAYING
        assert swept_after(hand, hours=9).timed_out == 1
        assert now(table).status == Status.ABANDONED
        assert TableEvent.objects.filter(table=table).last().params == {"why": "nobody"}  # type: ignore[union-attr]
        assert not Turn.objects.open().exists()
        assert told(table, Kind.OVER) == {"mara", "jonas"}


class TestTheTableEnds:
    def test_unrated(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing(2, timeout_policy=Policy.END)
        swept_after(hand, hours=5)
        table = now(table)
        assert (table.status, table.outcome) == (Status.ABANDONED, None)
        assert kinds(table) == ["timed-out", "ended"]
        assert told(table, Kind.OVER) == {"mara", "jonas"}
        assert table.seats.filter(waiting_since__isnull=False).count() == 0


class TestConsent:
    def test_two_gone_and_the_rest_may_end_it(self, four: list[User]) -> None:
        table = started(four)
        table.seats.filter(place__in=[0, 1]).update(played_by_stand_in=True)
        abandon_consent(table_id=table.pk, by=at(table, 2))
        assert now(table).status == Status.PLAYING
        abandon_consent(table_id=table.pk, by=at(table, 3))
        assert now(table).status == Status.ABANDONED

    def test_one_gone_is_not_enough(self, playing: Callable[..., Table]) -> None:
        table = playing(3)
        table.seats.filter(place=0).update(missed=2)
        for place in (1, 2):
            abandon_consent(table_id=table.pk, by=at(table, place))
        assert now(table).status == Status.PLAYING

    def test_who_is_left_alone_may(self, playing: Callable[..., Table]) -> None:
        table = playing(2)
        table.seats.filter(place=0).update(missed=2)
        abandon_consent(table_id=table.pk, by=at(table, 1))
        assert now(table).status == Status.ABANDONED

    @pytest.mark.parametrize(
        ("days", "travels", "status"),
        [
            (29, None, Status.ABANDONED),
            (27, None, Status.PLAYING),
            (29, 0, Status.PLAYING),
            (29, -10, Status.PLAYING),
            (29, 10, Status.ABANDONED),
        ],
    )
    def test_without_a_clock_nobody_is_waited_for_in_vain(
        self, four: list[User], hand: Hand, days: int, travels: int | None, status: Status
    ) -> None:
        """Past vacations during these weeks count as an excuse, future ones don't."""
        table = started(four[:3])
        awaited, now_ = acting(table), hand.time() + timedelta(days=days)
        if travels is not None:
            start = now_ + timedelta(days=travels)
            told_at = min(start, now_)
            vacation_take(person=awaited, at=told_at, start=start, end=start + timedelta(days=3))
        hand.to(now_)
        for user in four[:3]:
            if user != awaited:
                abandon_consent(table_id=table.pk, by=user)
        assert now(table).status == status

    def test_who_agreed_early_can_end_it_then(self, four: list[User], hand: Hand) -> None:
        table = started(four[:2])
        awaited = acting(table)
        other = next(user for user in four[:2] if user != awaited)
        abandon_consent(table_id=table.pk, by=other)
        hand.forward(timedelta(days=29))
        assert now(table).status == Status.PLAYING
        abandon_consent(table_id=table.pk, by=other)
        assert now(table).status == Status.ABANDONED

    def test_with_a_clock_it_is_the_clock_that_tells(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing(3)
        hand.forward(timedelta(days=29))  # without a sweep
        for place in (1, 2):
            abandon_consent(table_id=table.pk, by=at(table, place))
        assert now(table).status == Status.PLAYING


class TestReminders:
    def test_at_half_and_at_nine_tenths(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing()
        whole = HOUR + seat_of(table, at(table, 0)).bank
        steps = []
        for part in (0.49, 0.01, 0.39, 0.01):
            swept_after(hand, seconds=whole * part)
            steps.append(
                list(Notice.objects.filter(kind=Kind.REMINDER).values_list("step", flat=True))
            )
        assert [len(found) for found in steps] == [0, 1, 1, 2]
        assert sorted(steps[-1]) == ["half", "late"]
        assert told(table, Kind.REMINDER) == {at(table, 0).username}
        assert turn_of(table, at(table, 0)).remind_at is None

    def test_only_the_latest_of_those_missed(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing()
        whole = HOUR + seat_of(table, at(table, 0)).bank
        assert swept_after(hand, seconds=whole * 0.95).reminded == 1
        assert Notice.objects.get(kind=Kind.REMINDER).step == "late"

    def test_none_before_an_outage_is_credited(
        self, playing: Callable[..., Table], hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The sweep spends its time for credits on many other tables first."""
        table = playing()
        half = (HOUR + seat_of(table, at(table, 0)).bank) / 2
        ended = NOON + timedelta(seconds=half)
        Outage.objects.create(cause="web", began_at=NOON, ended_at=ended)
        monkeypatch.setattr(sweeping, "FOR_CREDITS", 0.0)
        swept = swept_after(hand, seconds=half + 1)
        assert (swept.credited, swept.reminded) == (1, 0)
        assert not Notice.objects.filter(kind=Kind.REMINDER).exists()

    def test_none_when_the_time_is_up(self, playing: Callable[..., Table], hand: Hand) -> None:
        playing()
        swept_after(hand, hours=5)
        assert not Notice.objects.filter(kind=Kind.REMINDER, turn=2).exists()


class TestOutages:
    def test_nobody_times_out_by_an_outage(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing()
        deadline = turn_of(table, at(table, 0)).deadline_at
        assert deadline is not None
        hand.forward(timedelta(hours=10))
        swept = sweep()
        assert (swept.timed_out, swept.credited) == (0, 1)
        outage = Outage.objects.get()
        assert (outage.began_at, outage.ended_at) == (NOON, hand.time())
        assert outage.settled_at is not None
        assert turn_of(table, at(table, 0)).deadline_at == deadline + timedelta(hours=10)
        event = TableEvent.objects.get(table=table)
        assert (event.kind, event.params["seconds"]) == ("credited", 10 * HOUR)

    def test_once(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing()
        hand.forward(timedelta(hours=10))
        for _ in range(3):
            sweep()
        assert (Outage.objects.count(), OutageCredit.objects.count()) == (1, 1)
        assert turn_of(table, at(table, 0)).credit == 10 * HOUR

    def test_the_credit_is_not_counted_either(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing()
        user, bank = at(table, 0), seat_of(table, at(table, 0)).bank
        hand.forward(timedelta(hours=10))
        sweep()
        swept_after(hand, hours=1)
        choose(table, user, "rest")
        choose(table, user, "end")
        assert seat_of(table, user).bank == min(4 * HOUR, bank + HOUR)

    def test_a_short_pause_is_none(self, playing: Callable[..., Table], hand: Hand) -> None:
        playing()
        hand.forward(timedelta(minutes=5))
        sweep()
        assert not Outage.objects.exists()

    def test_no_time_out_from_a_sweeper_that_slept(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        """The sweep was suspended and examines a table late."""
        table = playing()
        hand.forward(timedelta(hours=10))
        assert table_sweep(table_id=table.pk).timed_out == 0
        assert now(table).ply == 2

    def test_none_before_its_credit(self, playing: Callable[..., Table], hand: Hand) -> None:
        """The outage is recorded, but its sweep ended before this table's credit."""
        table = playing()
        hand.forward(timedelta(hours=10))
        Outage.objects.create(cause="sweep", began_at=NOON, ended_at=hand.time())
        Heartbeat.objects.update(last_ok=hand.time())
        swept = table_sweep(table_id=table.pk)
        assert (swept.timed_out, swept.credited) == (0, 1)

    def test_a_table_that_is_stopped_in_one_has_what_ran_until_then(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing()
        deadline = turn_of(table, at(table, 0)).deadline_at
        assert deadline is not None
        hand.forward(timedelta(hours=1))
        table_quarantine(table_id=table.pk, trouble="x")
        hand.forward(timedelta(hours=2))
        assert sweep().credited == 1
        assert Outage.objects.get().settled_at is not None
        assert turn_of(table, at(table, 0)).credit == HOUR
        swept_after(hand, hours=5)
        table_release(table_id=table.pk)
        assert turn_of(table, at(table, 0)).deadline_at == deadline + timedelta(hours=8)

    def test_the_time_in_which_a_table_was_stopped_is_not_given_back(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing()
        hand.forward(timedelta(hours=1))
        table_quarantine(table_id=table.pk, trouble="x")
        hand.forward(timedelta(hours=2))
        table_release(table_id=table.pk)
        hand.forward(timedelta(hours=1))
        assert sweep().credited == 1
        assert turn_of(table, at(table, 0)).credit == 2 * HOUR

    def test_nights_are_not_given_back(self, hand: Hand, with_toy: Toy) -> None:
        with_toy()
        sleeping = person("noor", time_zone="UTC", quiet_from="12:00", quiet_to="18:00")
        table = clocked([sleeping, person("emil")], clock=Pace(DAY, DAY, 0, DAY))
        sweep()
        hand.forward(timedelta(hours=8))
        sweep()
        assert turn_of(table, sleeping).credit == 2 * HOUR
        assert Turn.objects.get(seat__person__username="emil").credit == 8 * HOUR

    def test_two_hearts_that_stood_still_are_credited_once(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing()
        for cause, began, ended in (("web", 1, 4), ("sweep", 2, 6), ("admin", 3, 5)):
            Outage.objects.create(
                cause=cause,
                began_at=NOON + timedelta(hours=began),
                ended_at=NOON + timedelta(hours=ended),
            )
        assert swept_after(hand, hours=7).timed_out == 0
        credits = OutageCredit.objects.order_by("outage").values_list("seconds", flat=True)
        assert list(credits) == [3 * HOUR, 2 * HOUR, 0]
        assert turn_of(table, at(table, 0)).credit == 5 * HOUR

    def test_by_an_administrators_word(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing()
        swept_after(hand, hours=2)
        outage = outage_credit(began_at=NOON, ended_at=NOON + timedelta(hours=1))
        sweep()
        assert turn_of(table, at(table, 0)).credit == HOUR
        assert outage_credit(began_at=NOON, ended_at=NOON + timedelta(hours=1)) == outage
        with pytest.raises(ValueError, match="is over"):
            outage_credit(began_at=NOON, ended_at=hand.time() + timedelta(hours=1))

    def test_a_site_that_is_down(
        self,
        playing: Callable[..., Table],
        hand: Hand,
        settings: object,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        """The sweep can't reach the web, so no time-out follows; later it credits the time."""
        table = playing()
        settings.SWEEP_PROBE_URL = "http://127.0.0.1:9/healthz"  # type: ignore[attr-defined]
        Heartbeat.objects.create(name="web", last_ok=NOON)
        hand.forward(timedelta(hours=5))
        Heartbeat.objects.filter(name="sweep").update(last_ok=hand.time())
        assert sweep().timed_out == 0
        monkeypatch.setattr("games.services.outages._answers", lambda url: True)
        assert sweep().credited == 1
        assert turn_of(table, at(table, 0)).credit == 5 * HOUR


def test_an_idle_sweep_asks_little(
    playing: Callable[..., Table], django_assert_max_num_queries: Callable[..., Any]
) -> None:
    """An index finds due turns, regardless of the number of open turns."""
    for _ in range(3):
        playing()
    with django_assert_max_num_queries(19):
        assert sweep().timed_out == 0


def break_time_outs(monkeypatch: pytest.MonkeyPatch, table: Table, error: Exception) -> None:
    """Make the time-outs of one table fail."""

    def failing(at: Table, *args: Any) -> None:
        if at.pk == table.pk:
            raise error
        time_out(at, *args)

    monkeypatch.setattr("games.services.sweeping.time_out", failing)


class TestFaults:
    def test_a_bug_of_the_rules_stops_its_table_alone(
        self, playing: Callable[..., Table], hand: Hand, with_toy: Toy, four: list[User]
    ) -> None:
        poisoned, healthy = playing(), playing()
        Table.objects.filter(pk=poisoned.pk).update(state=b"nonsense")
        swept = swept_after(hand, hours=4)
        assert (swept.timed_out, swept.failed) == (1, 1)
        assert now(poisoned).status == Status.QUARANTINED
        assert now(healthy).ply > 2
        assert swept_after(hand, hours=1).failed == 0

    def test_any_other_fault_is_tried_again_first(
        self, playing: Callable[..., Table], hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        poisoned, healthy = playing(), playing()
        real = sweeping.time_out

        def time_out(table: Table, *args: object) -> None:
            if table.pk == poisoned.pk:
                raise ZeroDivisionError
            real(table, *args)  # type: ignore[arg-type]

        monkeypatch.setattr(sweeping, "time_out", time_out)
        assert swept_after(hand, hours=4).failed == 1
        assert (now(poisoned).faults, now(poisoned).status) == (1, Status.PLAYING)
        assert now(healthy).ply > 2
        for _ in range(2):
            swept_after(hand, minutes=1)
        assert now(poisoned).status == Status.QUARANTINED
        assert "ZeroDivisionError" in now(poisoned).trouble

    def test_a_fault_that_can_not_be_counted_ends_no_sweep(
        self, playing: Callable[..., Table], hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Another connection locks the row before the sweep can stop the table."""
        poisoned, healthy = playing(), playing()
        Table.objects.filter(pk=poisoned.pk).update(faults=2)
        hand.forward(timedelta(seconds=1))
        break_time_outs(monkeypatch, poisoned, ZeroDivisionError())

        def busy(**_: object) -> None:
            raise Busy

        monkeypatch.setattr("games.services.sweep_runner.table_quarantine", busy)
        swept = swept_after(hand, hours=4)
        assert (swept.failed, swept.timed_out) == (1, 1)
        assert now(poisoned).status == Status.PLAYING
        assert now(healthy).ply > 2

    def test_a_deadlock_is_nobodys_fault(
        self, playing: Callable[..., Table], hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = playing()
        error = OperationalError("deadlock detected")
        error.__cause__ = psycopg.errors.DeadlockDetected()
        break_time_outs(monkeypatch, table, error)
        assert swept_after(hand, hours=4).failed == 1
        assert (now(table).faults, now(table).status) == (0, Status.PLAYING)

    def test_looking_at_a_table_counts_no_fault(
        self, playing: Callable[..., Table], hand: Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = playing()
        break_time_outs(monkeypatch, table, ZeroDivisionError())
        hand.forward(timedelta(hours=4))
        Heartbeat.objects.update(last_ok=hand.time())
        for _ in range(3):
            assert not table_look(table=now(table))
        assert (now(table).faults, now(table).status) == (0, Status.PLAYING)

    def test_the_log_says_where_and_not_what(
        self,
        playing: Callable[..., Table],
        hand: Hand,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        table = playing()
        break_time_outs(monkeypatch, table, KeyError("the-card-in-hand"))
        swept_after(hand, hours=4)
        assert "KeyError" in caplog.text
        assert "the-card-in-hand" not in caplog.text

    @pytest.mark.parametrize("broken", ["plans", "seeks", "ratings"])
    def test_a_step_that_fails_keeps_no_other_from_running(
        self,
        db: None,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
        broken: str,
    ) -> None:
        done: list[str] = []

        def work(name: str, _swept: Swept, _until: float) -> None:
            if name == broken:
                raise ZeroDivisionError
            done.append(name)

        after = {"ratings": After.REMINDERS, "plans": After.OUTAGES, "seeks": After.TIMEOUTS}
        steps = [SweepStep(name, partial(work, name), part) for name, part in after.items()]
        monkeypatch.setattr(sweeping, "features", [Feature(name="steps", sweep=steps)])
        monkeypatch.setattr(sweeping, "old_erase", lambda **_: done.append("retention"))
        sweep()
        in_order = ["plans", "seeks", "ratings", "retention"]
        assert done == [name for name in in_order if name != broken]
        assert f"the sweep's step {broken} failed" in caplog.text

    def test_success_forgives(self, playing: Callable[..., Table], hand: Hand) -> None:
        table = playing()
        Table.objects.update(faults=2)
        swept_after(hand, hours=4)
        assert now(table).faults == 0

    def test_a_stopped_table_s_clocks_stand_still(
        self, playing: Callable[..., Table], hand: Hand
    ) -> None:
        table = playing()
        user = at(table, 0)
        deadline = turn_of(table, user).deadline_at
        assert deadline is not None
        hand.forward(timedelta(hours=1))
        table_quarantine(table_id=table.pk, trouble="x")
        assert (turn_of(table, user).deadline_at, turn_of(table, user).remind_at) == (None, None)
        swept_after(hand, days=3)
        table_release(table_id=table.pk)
        assert now(table).status == Status.PLAYING
        assert turn_of(table, user).deadline_at == deadline + timedelta(days=3)
        assert kinds(table) == ["quarantined", "released"]
        with refused(Code.NOT_PLAYING):
            table_release(table_id=table.pk)


def test_a_calendar_that_changes_counts_nothing_at_a_stopped_table(
    playing: Callable[..., Table], hand: Hand
) -> None:
    table = playing()
    user = at(table, 0)
    deadline = turn_of(table, user).deadline_at
    assert deadline is not None
    table_quarantine(table_id=table.pk, trouble="x")
    swept_after(hand, days=3)
    times_change(person=user, quiet_from=time(3), quiet_to=time(4), rest_days="")
    table_release(table_id=table.pk)
    assert turn_of(table, user).deadline_at == deadline + timedelta(days=3)


def test_a_game_that_nobody_plays_comes_to_its_end(hand: Hand, four: list[User]) -> None:
    """Autoplay plays every turn; each turn has a deadline and notices, and the result is valid."""
    sweep()
    table = clocked(four[:3], "yspahan")
    for _ in range(400):
        if now(table).status != Status.PLAYING:
            break
        due = Turn.objects.open().order_by("deadline_at").values_list("deadline_at", flat=True)[0]
        assert due is not None
        hand.to(due)
        Heartbeat.objects.update(last_ok=due)
        assert sweep().timed_out >= 1
    table = now(table)
    assert table.status == Status.FINISHED
    assert checked_fold(table) == zlib.decompress(table.state or b"")
    assert set(table.moves.values_list("by", flat=True)) == {Move.By.STAND_IN}
    turns = Turn.objects.filter(table=table)
    assert set(turns.values_list("closed_by", flat=True)) <= {"timeout", "move"}
    late = turns.filter(closed_by="timeout").count()
    assert late == Notice.objects.filter(kind=Kind.TIMED_OUT).count() == len(kinds(table))
