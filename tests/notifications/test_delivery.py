"""Delivery: re-checked, sent once, tried again, and found by the sweep when its task was lost."""

from __future__ import annotations

from datetime import timedelta
from uuid import UUID

import pytest
import time_machine
from allauth.account.models import EmailAddress
from django.core import mail
from django.core.mail.backends.locmem import EmailBackend
from django.utils import timezone

from accounts.models import User
from games.models import Status, Table
from notifications.models import GRACE, Kind, Notice, State
from notifications.services import delivery
from notifications.services.delivery import BACKOFF, LEASE, notice_deliver, notices_sweep
from notifications.tasks import deliver, sweep
from tests.notifications.test_ledger import hand_over
from tests.support.tables import acting, asked, choose

pytestmark = pytest.mark.django_db


@pytest.fixture
def notice(table: Table) -> Notice:
    """The notice of somebody who has just been asked."""
    Notice.objects.all().delete()
    hand_over(table)
    return Notice.objects.get()


def later(wait: timedelta) -> time_machine.travel:
    return time_machine.travel(timezone.now() + wait + timedelta(seconds=1), tick=False)


@pytest.fixture
def broken_server(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A mail server that fails as long as the list isn't empty."""
    failing, send = [1], EmailBackend.send_messages

    def maybe(self: EmailBackend, messages: list[object]) -> int:
        if failing:
            raise ConnectionRefusedError("mail server")
        return send(self, messages)

    monkeypatch.setattr(EmailBackend, "send_messages", maybe)
    return failing


def test_it_is_sent_and_recorded(notice: Notice) -> None:
    deliver(str(notice.pk))
    notice.refresh_from_db()
    assert (notice.state, notice.attempts) == (State.SENT, 1)
    assert notice.sent_at is not None
    (message,) = mail.outbox
    assert message.to == [notice.person.email]
    assert message.extra_headers["Message-ID"] == notice.message_id


def test_a_second_task_sends_nothing(notice: Notice) -> None:
    for _ in range(2):
        notice_deliver(notice_id=notice.pk)
    assert len(mail.outbox) == 1


def test_a_notice_that_is_gone_is_no_error(table: Table) -> None:
    notice_deliver(notice_id=UUID(int=1))
    assert mail.outbox == []


def test_who_has_moved_is_not_told(notice: Notice, table: Table) -> None:
    hand_over(table)
    notice_deliver(notice_id=notice.pk)
    notice.refresh_from_db()
    assert (notice.state, notice.reason) == (State.SKIPPED, "moved")
    assert mail.outbox == []


def test_who_is_asked_anew_gets_the_new_notice_only(notice: Notice, table: Table) -> None:
    hand_over(table)
    assert hand_over(table) == notice.person
    for pending in Notice.objects.filter(person=notice.person, state=State.PENDING):
        notice_deliver(notice_id=pending.pk)
    states = dict(Notice.objects.filter(person=notice.person).values_list("turn", "state"))
    assert states == {notice.turn: State.SKIPPED, notice.turn + 1: State.SENT}


def test_a_draft_is_no_move(notice: Notice, table: Table) -> None:
    assert not choose(table, notice.person, asked(table, notice.person).choices[0].key).committed
    notice_deliver(notice_id=notice.pk)
    notice.refresh_from_db()
    assert notice.state == State.SENT


@pytest.mark.parametrize("status", [Status.QUARANTINED, Status.ABANDONED])
def test_a_stopped_table_asks_nobody(notice: Notice, status: Status) -> None:
    Table.objects.update(status=status)
    notice_deliver(notice_id=notice.pk)
    notice.refresh_from_db()
    assert (notice.state, notice.reason) == (State.SKIPPED, "moved")


def test_an_address_nobody_has_confirmed_gets_nothing(notice: Notice) -> None:
    EmailAddress.objects.update(verified=False)
    notice_deliver(notice_id=notice.pk)
    notice.refresh_from_db()
    assert (notice.state, notice.reason) == (State.SKIPPED, "no-verified-address")
    assert mail.outbox == []


class TestSweep:
    def test_it_finds_what_its_task_has_lost(self, notice: Notice) -> None:
        with later(GRACE):
            assert sweep() == 1
        notice.refresh_from_db()
        assert notice.state == State.SENT
        assert len(mail.outbox) == 1

    def test_it_leaves_the_task_a_little_time(self, notice: Notice) -> None:
        assert notices_sweep() == 0
        assert mail.outbox == []

    def test_what_is_done_is_left(self, notice: Notice) -> None:
        notice_deliver(notice_id=notice.pk)
        with later(timedelta(days=9)):
            assert notices_sweep() == 0

    def test_it_takes_over_from_a_sender_that_died(
        self, notice: Notice, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def die(*args: object) -> None:
            raise SystemExit

        with monkeypatch.context() as patch:
            patch.setattr(delivery, "mail_for", die)
            with pytest.raises(SystemExit):
                notice_deliver(notice_id=notice.pk)
        with later(LEASE - timedelta(minutes=1)):
            assert notices_sweep() == 0
            notice_deliver(notice_id=notice.pk)
            assert mail.outbox == []
        with later(LEASE):
            assert notices_sweep() == 1
        assert len(mail.outbox) == 1

    def test_one_that_fails_does_not_hold_up_the_others(
        self, notice: Notice, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seat = table.seats.exclude(person=notice.person).get()
        Notice.objects.create(person=seat.person, table=table, turn=seat.turn, kind=Kind.OVER)
        own = delivery.mail_for

        def picky(row: Notice, address: str) -> object:
            if row.pk == notice.pk:
                raise ValueError("a template")
            return own(row, address)

        monkeypatch.setattr(delivery, "mail_for", picky)
        with later(GRACE):
            assert notices_sweep() == 2
        assert [message.to for message in mail.outbox] == [[seat.person.email]]


class TestFailure:
    def test_it_is_tried_again_later(self, notice: Notice, broken_server: list[int]) -> None:
        notice_deliver(notice_id=notice.pk)
        notice.refresh_from_db()
        assert (notice.state, notice.attempts) == (State.PENDING, 1)
        assert "ConnectionRefusedError" in notice.reason
        broken_server.clear()
        assert notices_sweep() == 0
        with later(BACKOFF[0]):
            assert notices_sweep() == 1
        notice.refresh_from_db()
        assert (notice.state, notice.attempts, notice.reason) == (State.SENT, 2, "")

    def test_in_the_end_it_has_failed(self, notice: Notice, broken_server: list[int]) -> None:
        notice_deliver(notice_id=notice.pk)
        for wait in BACKOFF:
            notice.refresh_from_db()
            assert notice.state == State.PENDING
            with time_machine.travel(notice.due_at + timedelta(seconds=1), tick=False):
                assert notices_sweep() == 1
            assert wait
        notice.refresh_from_db()
        assert (notice.state, notice.attempts) == (State.FAILED, len(BACKOFF) + 1)
        with later(timedelta(days=30)):
            assert notices_sweep() == 0

    def test_a_retry_is_checked_anew(
        self, notice: Notice, table: Table, broken_server: list[int]
    ) -> None:
        notice_deliver(notice_id=notice.pk)
        hand_over(table)
        broken_server.clear()
        with later(BACKOFF[0]):
            notices_sweep()
        notice.refresh_from_db()
        assert (notice.state, notice.reason) == (State.SKIPPED, "moved")


def test_people_who_wait_longest_are_told_first(two: list[User], table: Table) -> None:
    Notice.objects.all().delete()
    hand_over(table)
    seat = table.seats.get(person=acting(table))
    now = timezone.now()
    for n, minutes in enumerate((5, 50, 20)):
        due = now - timedelta(minutes=minutes)
        Notice.objects.create(
            person=seat.person, table=table, turn=100 + n, kind=Kind.OVER, due_at=due
        )
    order = list(Notice.objects.due(now).values_list("turn", flat=True))
    assert order == [101, 102, 100]
