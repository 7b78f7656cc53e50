"""The current state of a notice's subject, and of merged notices."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest

from accounts.models import User
from games.models import Seat, Status, Table, Turn
from mp2site.infra import clock
from notifications.delivery.claims import unpack
from notifications.delivery.preparing import notices_prepare
from notifications.delivery.sending import LEASE, deliveries_claim
from notifications.models import Kind, Mode, Notice, Preference, State, Topic
from notifications.policy.facts import standings_of
from tests.notifications.test_delivery import NOON, now_of, what
from tests.support.reading import notice_deliver
from tests.support.tables import acting, started

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


class TestWhatThingsStandAt:
    """A turn with a clock has a row with its end and the reason of its end."""

    @pytest.fixture
    def timed(self, two: list[User]) -> Table:
        return started(two, pace="daily")

    @pytest.fixture
    def late(self, timed: Table) -> Notice:
        """The notice of a past turn; the seat has an earlier and a later turn."""
        Notice.objects.all().delete()
        seat = timed.seats.get(person=acting(timed))
        Turn.objects.all().delete()
        for number in (4, 5, 6):
            Turn.objects.create(
                table=timed,
                seat=seat,
                number=number,
                opened_at=NOON,
                since=NOON,
                closed_at=NOON - timedelta(hours=10 - number) if number < 6 else None,
                closed_by="move" if number < 6 else "",
            )
        Seat.objects.filter(pk=seat.pk).update(turn=6, waiting_since=NOON)
        return Notice.objects.create(
            person=seat.person, table=timed, turn=5, kind=Kind.TURN, due_at=NOON
        )

    @pytest.mark.parametrize(
        ("closed_by", "why"), [("move", "moved"), ("timeout", "timed-out"), ("void", "taken-back")]
    )
    def test_the_ledger_says_how_a_turn_ended_and_when(
        self, late: Notice, closed_by: str, why: str
    ) -> None:
        Turn.objects.filter(number=5).update(closed_by=closed_by)
        notice_deliver(notice_id=late.pk)
        assert what(late) == (State.SKIPPED, why)
        assert now_of(late).trail[-1]["until"] == (NOON - timedelta(hours=5)).isoformat()

    def test_a_person_may_wait_at_one_table_and_not_at_another(
        self, late: Notice, timed: Table, two: list[User]
    ) -> None:
        """A notice's state is the same alone and among others: the fast path agrees with the slow
        path.
        """
        other = started(two, name="Another")
        notices = [
            Notice(person=person, table=table, turn=turn, kind=Kind.TURN)
            for person in two
            for table in (timed, other)
            for turn in (0, 1, 5, 6)
        ]
        together = standings_of(notices)
        assert together == {
            key: one for notice in notices for key, one in standings_of([notice]).items()
        }
        assert len(together) == len(notices)
        waiting = {
            (seat.table_id, seat.person_id, seat.turn)
            for seat in Seat.objects.filter(waiting_since__isnull=False)
        }
        assert {key for key, one in together.items() if one.open} == waiting
        assert standings_of([]) == {}

    def test_that_a_table_has_begun_is_not_told_when_it_is_over(self, timed: Table) -> None:
        begun = Notice.objects.create(
            person=acting(timed), table=timed, kind=Kind.STARTED, due_at=NOON
        )
        Table.objects.update(status=Status.ABANDONED)
        notice_deliver(notice_id=begun.pk)
        assert what(begun) == (State.SKIPPED, "game-over")


class TestMerged:
    def test_what_is_told_together_is_told_as_it_came_about(
        self, table: Table, hand: clock.Hand
    ) -> None:
        """The order is the same for a new message and for one that another worker takes over."""
        Notice.objects.all().delete()
        person = acting(table)
        Preference.objects.create(person=person, topic=Topic.TALK, mode=Mode.NOW)
        for kind, made, due in (
            (Kind.TIMED_OUT, 2, 0),
            (Kind.REMINDER, 1, 1),
            ("chat", 1, 2),
            (Kind.OVER, 0, 3),
        ):
            Notice.objects.create(
                person=person,
                table=table,
                kind=kind,
                created_at=NOON - timedelta(hours=9 - made),
                due_at=NOON - timedelta(hours=9 - due),
                turn=table.seats.get(person=person).turn,
            )
        order = [Kind.OVER, "chat", Kind.REMINDER, Kind.TIMED_OUT]
        _, (claim,) = notices_prepare()
        assert [notice.kind for notice in claim.notices] == order
        hand.forward(LEASE)
        (taken,) = deliveries_claim()
        unpack([taken])
        assert [notice.kind for notice in taken.notices] == order
