"""Delivery: a second check, one sending, retries, and lost tasks that the sweep finds."""

from __future__ import annotations

import smtplib
from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from uuid import UUID, uuid4

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.core.mail.backends.locmem import EmailBackend
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.models import Status, Table, Turn
from games.services.inviting import person_invite
from games.services.lifecycle import table_join
from mp2site.infra import clock
from notifications.channels.mail import MailChannel, MailConnection
from notifications.delivery import sending as delivery
from notifications.delivery.preparing import notices_prepare
from notifications.delivery.sending import (
    BACKOFF,
    LEASE,
    deliveries_send,
    notices_deliver_fresh,
    notices_sweep,
)
from notifications.models import GRACE, BadAddress, Delivery, Kind, Notice, Stage, State
from notifications.policy.preferences import reach_save
from notifications.tasks import deliver, sweep
from tests.notifications.test_ledger import hand_over
from tests.support.reading import notice_deliver
from tests.support.tables import acting, asked, choose, open_table

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)
PLAN = {"sqlite": "QUERY PLAN"}


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    """The clock's hand, which stands at noon until a test moves it."""
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def notice(table: Table) -> Notice:
    """The notice of a person whose turn has just begun."""
    Notice.objects.all().delete()
    hand_over(table)
    return Notice.objects.get()


@pytest.fixture
def broken_server(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """A mail server that raises this list's errors, one for each mail."""
    failing: list[Exception] = [ConnectionRefusedError("mail server")]
    send = EmailBackend.send_messages

    def maybe(self: EmailBackend, messages: list[object]) -> int:
        if failing:
            raise failing[0]
        return send(self, messages)

    monkeypatch.setattr(EmailBackend, "send_messages", maybe)
    return failing


def now_of(notice: Notice) -> Notice:
    return Notice.objects.select_related("delivery").get(pk=notice.pk)


def what(notice: Notice) -> tuple[str, str]:
    row = now_of(notice)
    return row.state, row.reason


def test_it_is_sent_and_recorded(notice: Notice) -> None:
    deliver(str(notice.pk))
    notice = now_of(notice)
    sent = notice.delivery
    assert (notice.state, notice.sent_at) == (State.SENT, NOON)
    assert sent is not None
    assert (sent.stage, sent.attempts, sent.size) == (Stage.SENT, 1, 1)
    assert [step["what"] for step in notice.trail] == ["batched", "sent"]
    (message,) = mail.outbox
    assert message.to == [sent.address] == [notice.person.email]
    assert message.extra_headers["Message-ID"] == f"<{sent.pk}@localhost>"


def test_a_second_task_sends_nothing(notice: Notice) -> None:
    for _ in range(2):
        notice_deliver(notice_id=notice.pk)
        notices_deliver_fresh(notice_id=notice.pk)
    assert len(mail.outbox) == 1


def test_a_task_takes_those_along_that_wait_behind_it(notice: Notice, table: Table) -> None:
    seat = table.seats.exclude(person=notice.person).get()
    Notice.objects.create(person=seat.person, table=table, turn=seat.turn, kind=Kind.OVER)
    notices_deliver_fresh(notice_id=notice.pk)
    assert {message.to[0] for message in mail.outbox} == {seat.person.email, notice.person.email}


def test_that_nothing_waits_an_index_says(db: None) -> None:
    """Most tasks find no notice to send, although the ledger grows for years."""
    with CaptureQueriesContext(connection) as asked:
        notices_deliver_fresh(notice_id=uuid4())
    (query,) = asked.captured_queries
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":  # PostgreSQL reads small tables without an index
            cursor.execute("SET LOCAL enable_seqscan = off")
            cursor.execute("SET LOCAL enable_bitmapscan = off")
        cursor.execute(f"EXPLAIN {PLAN.get(connection.vendor, '')} {query['sql']}")
        plan = " ".join(str(part) for row in cursor.fetchall() for part in row)
    assert "notice_pending" in plan
    assert "Sort" not in plan
    assert "TEMP B-TREE" not in plan


def test_a_notice_that_is_gone_is_no_error(notice: Notice) -> None:
    notice_deliver(notice_id=UUID(int=1))
    assert mail.outbox == []
    notices_deliver_fresh(notice_id=UUID(int=1))
    assert what(notice) == (State.SENT, "")


def test_who_has_moved_is_not_told(notice: Notice, table: Table) -> None:
    hand_over(table)
    notice_deliver(notice_id=notice.pk)
    assert what(notice) == (State.SKIPPED, "moved")
    assert mail.outbox == []


def test_a_new_turn_sends_the_new_notice_only(notice: Notice, table: Table) -> None:
    hand_over(table)
    assert hand_over(table) == notice.person
    for pending in Notice.objects.filter(person=notice.person, state=State.PENDING):
        notice_deliver(notice_id=pending.pk)
    states = dict(Notice.objects.filter(person=notice.person).values_list("turn", "state"))
    assert states == {notice.turn: State.SKIPPED, notice.turn + 1: State.SENT}


def test_a_draft_is_no_move(notice: Notice, table: Table) -> None:
    assert not choose(table, notice.person, asked(table, notice.person).choices[0].key).committed
    notice_deliver(notice_id=notice.pk)
    assert what(notice) == (State.SENT, "")


@pytest.mark.parametrize(
    ("status", "why"), [(Status.QUARANTINED, "stopped"), (Status.ABANDONED, "game-over")]
)
def test_a_stopped_table_asks_nobody(notice: Notice, status: Status, why: str) -> None:
    Table.objects.update(status=status)
    notice_deliver(notice_id=notice.pk)
    assert what(notice) == (State.SKIPPED, why)


def test_an_address_nobody_has_confirmed_gets_nothing(notice: Notice) -> None:
    EmailAddress.objects.update(verified=False)
    notice_deliver(notice_id=notice.pk)
    assert what(notice) == (State.SKIPPED, "no-verified-address")
    assert mail.outbox == []


class TestBetweenPreparingAndSending:
    def test_who_moves_meanwhile_is_not_told(self, notice: Notice, table: Table) -> None:
        _, claims = notices_prepare(only=[notice.pk])
        assert what(notice) == (State.BATCHED, "")
        hand_over(table)
        deliveries_send(claims)
        assert what(notice) == (State.SKIPPED, "moved")
        assert Delivery.objects.get().stage == Stage.VOID
        assert mail.outbox == []

    def test_who_moves_while_it_is_rendered_is_not_told(
        self, notice: Notice, table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        compose = MailChannel.compose

        def slowly(self: MailChannel, packed: list[tuple[Delivery, list[Notice]]]) -> object:
            composed = compose(self, packed)
            hand_over(table)
            return composed

        monkeypatch.setattr(MailChannel, "compose", slowly)
        notice_deliver(notice_id=notice.pk)
        assert what(notice) == (State.SKIPPED, "moved")
        assert mail.outbox == []

    @pytest.mark.parametrize("kind", [Kind.TURN, Kind.OVER])
    def test_what_has_lost_its_table_is_not_sent(
        self, notice: Notice, table: Table, hand: clock.Hand, kind: Kind
    ) -> None:
        Notice.objects.update(kind=kind)
        _, claims = notices_prepare(only=[notice.pk])
        table.delete()
        deliveries_send(claims)
        assert Delivery.objects.get().stage == Stage.VOID
        assert mail.outbox == []
        hand.forward(LEASE)
        assert notices_sweep() == 0

    def test_nor_by_the_next_one_when_its_sender_died(
        self, notice: Notice, table: Table, hand: clock.Hand
    ) -> None:
        notices_prepare(only=[notice.pk])
        table.delete()
        hand.forward(LEASE)
        assert notices_sweep() == 1
        assert Delivery.objects.get().stage == Stage.VOID
        assert mail.outbox == []
        assert notices_sweep() == 0

    def test_a_guest_who_sits_down_meanwhile_is_not_invited(self, two: list[User]) -> None:
        host, guest = two
        table = open_table(host, 3)
        person_invite(table_id=table.pk, by=host, name=guest.username)
        invitation = Notice.objects.get(kind=Kind.INVITATION)
        _, claims = notices_prepare(only=[invitation.pk])
        table_join(table_id=table.pk, by=guest)
        deliveries_send(claims)
        assert what(invitation) == (State.SKIPPED, "joined")
        assert mail.outbox == []

    def test_nor_is_anybody_told_of_a_table_that_stops_meanwhile(
        self, notice: Notice, table: Table
    ) -> None:
        _, claims = notices_prepare(only=[notice.pk])
        Table.objects.update(status=Status.QUARANTINED)
        deliveries_send(claims)
        assert what(notice) == (State.SKIPPED, "stopped")
        assert mail.outbox == []


class TestSweep:
    def test_it_finds_what_its_task_has_lost(self, notice: Notice, hand: clock.Hand) -> None:
        hand.forward(GRACE)
        assert sweep() == 1
        assert what(notice) == (State.SENT, "")
        assert len(mail.outbox) == 1

    def test_it_leaves_the_task_a_little_time(self, notice: Notice, hand: clock.Hand) -> None:
        hand.forward(GRACE - SECOND)
        assert notices_sweep() == 0
        assert mail.outbox == []

    def test_what_is_done_is_left(self, notice: Notice, hand: clock.Hand) -> None:
        notice_deliver(notice_id=notice.pk)
        hand.forward(timedelta(days=9))
        assert notices_sweep() == 0

    def test_one_that_fails_does_not_hold_up_the_others(
        self, notice: Notice, table: Table, hand: clock.Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        seat = table.seats.exclude(person=notice.person).get()
        Notice.objects.create(person=seat.person, table=table, turn=seat.turn, kind=Kind.OVER)
        compose = MailChannel.compose

        def picky(self: MailChannel, packed: list[tuple[Delivery, list[Notice]]]) -> list[object]:
            composed = compose(self, packed)
            mine = [notices[0].pk == notice.pk for _, notices in packed]
            broken = ValueError("a template")
            return [broken if bad else one for bad, one in zip(mine, composed, strict=True)]

        monkeypatch.setattr(MailChannel, "compose", picky)
        hand.forward(GRACE)
        assert notices_sweep() == 2
        assert [message.to for message in mail.outbox] == [[seat.person.email]]
        failed = now_of(notice).delivery
        assert failed is not None
        assert (failed.stage, failed.attempts, failed.due_at) == (
            Stage.READY, 1, hand.time() + BACKOFF[0],
        )  # fmt: skip

    @pytest.mark.parametrize("spent", [0, 1])
    def test_a_slow_server_does_not_keep_what_others_could_send(
        self, notice: Notice, hand: clock.Hand, monkeypatch: pytest.MonkeyPatch, spent: int
    ) -> None:
        """A task without time returns its unsent notices; the next sweep sends them."""
        ticks = iter([0.0] * (1 + spent) + [99.0] * 9)
        with monkeypatch.context() as patch:
            patch.setattr(delivery, "monotonic", lambda: next(ticks))
            notice_deliver(notice_id=notice.pk)
        assert mail.outbox == []
        assert what(notice) == (State.BATCHED, "")
        assert notices_sweep() == 1
        assert len(mail.outbox) == 1


class TestASenderThatDies:
    """Before the transfer, no mail is lost. During the transfer, the outcome is unknown."""

    def die(self, monkeypatch: pytest.MonkeyPatch, notice: Notice, *, after: bool = False) -> None:
        send = MailConnection.send

        def dying(self: MailConnection, delivery: Delivery) -> None:
            if after:
                send(self, delivery)
            raise SystemExit

        with monkeypatch.context() as patch:
            patch.setattr(MailConnection, "send", dying)
            with pytest.raises(SystemExit):
                notice_deliver(notice_id=notice.pk)

    def test_another_takes_over_when_the_lease_is_over(
        self, notice: Notice, hand: clock.Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.die(monkeypatch, notice)
        hand.forward(LEASE - SECOND)
        assert notices_sweep() == 0
        notice_deliver(notice_id=notice.pk)
        assert mail.outbox == []
        hand.forward(SECOND)
        assert notices_sweep() == 1
        assert len(mail.outbox) == 1
        assert what(notice) == (State.SENT, "")

    def test_a_turn_is_told_once_more_with_the_same_id(
        self, notice: Notice, hand: clock.Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.die(monkeypatch, notice, after=True)
        hand.forward(LEASE)
        notices_sweep()
        first, second = mail.outbox
        assert first.extra_headers["Message-ID"] == second.extra_headers["Message-ID"]
        assert (first.subject, first.body) == (second.subject, second.body)
        assert Delivery.objects.get().copies == 1

    def test_but_never_a_third_time(
        self, notice: Notice, hand: clock.Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.die(monkeypatch, notice, after=True)
        hand.forward(LEASE)
        with monkeypatch.context() as patch:
            patch.setattr(MailConnection, "send", lambda *_: (_ for _ in ()).throw(SystemExit))
            with pytest.raises(SystemExit):
                notices_sweep()
        hand.forward(LEASE)
        assert notices_sweep() == 0
        assert what(notice) == (State.UNKNOWN, "nobody-knows")
        assert Delivery.objects.get().stage == Stage.UNKNOWN

    def test_nor_when_they_have_moved(
        self, notice: Notice, table: Table, hand: clock.Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.die(monkeypatch, notice, after=True)
        hand_over(table)
        Notice.objects.exclude(pk=notice.pk).delete()
        hand.forward(LEASE)
        assert notices_sweep() == 0
        assert len(mail.outbox) == 1
        assert what(notice) == (State.UNKNOWN, "nobody-knows")

    def test_what_is_not_a_turn_is_not_told_again(
        self, notice: Notice, hand: clock.Hand, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        Notice.objects.update(kind=Kind.OVER)
        self.die(monkeypatch, notice, after=True)
        hand.forward(LEASE)
        assert notices_sweep() == 0
        assert len(mail.outbox) == 1
        assert what(notice) == (State.UNKNOWN, "nobody-knows")

    @pytest.mark.parametrize("meanwhile", ["nothing", "moved", "stopped"])
    def test_who_was_slow_and_is_overtaken_sends_and_writes_nothing(
        self, notice: Notice, table: Table, hand: clock.Hand, meanwhile: str
    ) -> None:
        _, claims = notices_prepare(only=[notice.pk])
        hand.forward(LEASE)
        assert notices_sweep() == 1
        sent = now_of(notice)
        if meanwhile == "moved":
            hand_over(table)
        elif meanwhile == "stopped":
            Table.objects.update(status=Status.QUARANTINED)
        deliveries_send(claims)
        assert len(mail.outbox) == 1
        after = now_of(notice)
        assert (after.state, after.sent_at, after.trail) == (State.SENT, sent.sent_at, sent.trail)
        assert after.delivery_id == sent.delivery_id


class TestFailure:
    def test_it_is_tried_again_later(
        self, notice: Notice, broken_server: list[Exception], hand: clock.Hand
    ) -> None:
        notice_deliver(notice_id=notice.pk)
        delivery = Delivery.objects.get()
        assert (delivery.stage, delivery.attempts) == (Stage.READY, 1)
        assert "ConnectionRefusedError" in delivery.error
        assert what(notice) == (State.BATCHED, "trying-again")
        broken_server.clear()
        assert notices_sweep() == 0
        hand.forward(BACKOFF[0])
        assert notices_sweep() == 1
        delivery.refresh_from_db()
        assert (delivery.stage, delivery.attempts, delivery.error) == (Stage.SENT, 2, "")
        assert what(notice) == (State.SENT, "")

    def test_in_the_end_it_has_failed(
        self, notice: Notice, broken_server: list[Exception], hand: clock.Hand
    ) -> None:
        full = {notice.person.email: (452, b"4.2.2 mailbox full")}
        broken_server[:] = [smtplib.SMTPRecipientsRefused(full)]
        notice_deliver(notice_id=notice.pk)
        for wait in BACKOFF:
            assert Delivery.objects.get().stage == Stage.READY
            hand.forward(wait - SECOND)
            assert notices_sweep() == 0
            hand.forward(SECOND)
            assert notices_sweep() == 1
        assert what(notice) == (State.FAILED, "given-up")
        assert Delivery.objects.get().attempts == len(BACKOFF) + 1
        hand.forward(timedelta(days=30))
        assert notices_sweep() == 0

    def test_a_retry_is_checked_again(
        self, notice: Notice, table: Table, broken_server: list[Exception], hand: clock.Hand
    ) -> None:
        notice_deliver(notice_id=notice.pk)
        hand_over(table)
        Notice.objects.exclude(pk=notice.pk).delete()
        broken_server.clear()
        hand.forward(BACKOFF[0])
        notices_sweep()
        assert what(notice) == (State.SKIPPED, "moved")
        assert mail.outbox == []

    def test_a_retry_asks_whether_they_still_want_it(
        self, notice: Notice, broken_server: list[Exception], hand: clock.Hand
    ) -> None:
        notice_deliver(notice_id=notice.pk)
        EmailAddress.objects.update(verified=False)
        broken_server.clear()
        hand.forward(BACKOFF[0])
        notices_sweep()
        assert what(notice) == (State.SKIPPED, "no-verified-address")

    def test_a_retry_waits_for_the_morning(
        self, notice: Notice, broken_server: list[Exception], hand: clock.Hand
    ) -> None:
        User.objects.update(time_zone="UTC", quiet_from="12:00:30", quiet_to="20:00")
        notice_deliver(notice_id=notice.pk)
        assert Delivery.objects.get().due_at == NOON.replace(hour=20)

    def test_but_not_what_can_not_wait_if_they_let_it_pass(
        self, notice: Notice, broken_server: list[Exception], hand: clock.Hand
    ) -> None:
        User.objects.update(time_zone="UTC", quiet_from="12:00:30", quiet_to="20:00")
        reach_save(person=notice.person, after_minutes=15, daily_at=time(8), urgent_passes=True)
        of_them = Turn.objects.filter(seat__person=notice.person, number=notice.turn)
        of_them.update(deadline_at=NOON + timedelta(hours=1))
        notice_deliver(notice_id=notice.pk)
        assert Delivery.objects.get().due_at == NOON + BACKOFF[0]
        broken_server.clear()
        hand.forward(BACKOFF[0])
        notices_sweep()
        assert what(notice) == (State.SENT, "")

    def test_who_does_not_exist_is_marked(
        self, notice: Notice, broken_server: list[Exception]
    ) -> None:
        refused = {notice.person.email: (550, b"no such user")}
        broken_server[:] = [smtplib.SMTPRecipientsRefused(refused)]
        notice_deliver(notice_id=notice.pk)
        assert what(notice) == (State.FAILED, "refused")
        bad = BadAddress.objects.get()
        assert (bad.email, bad.why) == (notice.person.email, BadAddress.Why.REJECTED)

    def test_a_full_mailbox_is_tried_again(
        self, notice: Notice, broken_server: list[Exception]
    ) -> None:
        refused = {notice.person.email: (452, b"mailbox full")}
        broken_server[:] = [smtplib.SMTPRecipientsRefused(refused)]
        notice_deliver(notice_id=notice.pk)
        assert what(notice) == (State.BATCHED, "trying-again")
        assert not BadAddress.objects.exists()

    def test_a_line_that_breaks_after_the_mail_leaves_doubt(
        self, notice: Notice, broken_server: list[Exception]
    ) -> None:
        broken_server[:] = [smtplib.SMTPServerDisconnected("broken")]
        notice_deliver(notice_id=notice.pk)
        assert Delivery.objects.get().stage == Stage.SENDING


def test_people_who_wait_longest_are_told_first(two: list[User], table: Table) -> None:
    Notice.objects.all().delete()
    hand_over(table)
    seat = table.seats.get(person=acting(table))
    now = clock.now()
    for n, minutes in enumerate((5, 50, 20)):
        due = now - timedelta(minutes=minutes)
        Notice.objects.create(
            person=seat.person, table=table, turn=100 + n, kind=Kind.OVER, due_at=due
        )
    order = list(Notice.objects.due(now).values_list("turn", flat=True))
    assert order == [101, 102, 100]
