"""Several workers process the same notice: one of them sends it."""

from __future__ import annotations

import signal
from collections.abc import Callable
from functools import partial

import pytest
from celery.exceptions import SoftTimeLimitExceeded
from django.core import mail
from django.db import OperationalError, connection

from accounts.models import User
from mp2site.infra import clock
from notifications.channels.mail import MailChannel, MailConnection
from notifications.delivery.preparing import notices_prepare
from notifications.delivery.sending import (
    deliveries_send,
    notices_deliver_fresh,
    notices_sweep,
)
from notifications.models import Delivery, Notice, Stage, State
from tests.concurrency.conftest import race
from tests.notifications.test_ledger import hand_over
from tests.support.postgres import connection_lost
from tests.support.reading import notice_deliver
from tests.support.tables import started

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def notice(four: list[User], woken: list[str]) -> Notice:
    table = started(four[:2])
    Notice.objects.all().delete()
    woken.clear()
    hand_over(table)
    notice = Notice.objects.get()
    assert woken == [str(notice.pk)]
    return notice


def test_one_mail_is_sent(notice: Notice) -> None:
    race([partial(notice_deliver, notice_id=notice.pk)] * 8)
    once(notice)


def test_sweeps_and_tasks_do_not_meet(notice: Notice) -> None:
    Notice.objects.update(due_at=notice.created_at)
    race([notices_sweep, partial(notice_deliver, notice_id=notice.pk)] * 4)
    once(notice)


def test_nor_do_tasks_that_take_one_another_along(four: list[User], woken: list[str]) -> None:
    """Six tasks may each send all six notices; each notice becomes one mail."""
    tables = [started([four[n % 2], four[2 + n % 2]], name=f"Table {n}") for n in range(6)]
    Notice.objects.all().delete()
    for table in tables:
        hand_over(table)
    ids = list(Notice.objects.values_list("pk", flat=True))
    assert len(ids) == 6
    race([partial(notices_deliver_fresh, notice_id=id) for id in [*ids, *ids]])
    assert sorted(Notice.objects.values_list("state", flat=True)) == [State.SENT] * 6
    assert len(mail.outbox) == len({m.extra_headers["Message-ID"] for m in mail.outbox}) == 6


def test_a_delivery_whose_lease_is_over_is_taken_once(notice: Notice) -> None:
    """Several sweepers find the delivery at once; one sends the mail."""
    _, claims = notices_prepare(only=[notice.pk])
    Delivery.objects.update(due_at=notice.created_at)
    race([notices_sweep] * 6)
    once(notice)
    deliveries_send(claims)
    assert len(mail.outbox) == 1


def test_that_a_mail_has_gone_is_recorded_though_the_connection_broke_meanwhile(
    three: list[Notice], monkeypatch: pytest.MonkeyPatch
) -> None:
    after_the_first_mail(monkeypatch, connection_lost)
    with pytest.raises(OperationalError):
        notices_deliver_fresh(notice_id=three[0].pk)
    the_first_is_recorded()


def test_that_a_mail_has_gone_is_recorded_though_our_time_was_up(
    three: list[Notice], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lease expires while the worker waits for a locked row."""
    stranger = connection.copy()

    def hold() -> None:
        stranger.set_autocommit(False)
        with stranger.cursor() as cursor:
            ready = "SELECT id FROM notifications_delivery WHERE stage = %s FOR UPDATE"
            cursor.execute(ready, [Stage.READY])
        signal.setitimer(signal.ITIMER_REAL, 0.3)

    def up(*_: object) -> None:
        raise SoftTimeLimitExceeded

    after_the_first_mail(monkeypatch, hold)
    before = signal.signal(signal.SIGALRM, up)
    try:
        with pytest.raises(SoftTimeLimitExceeded):
            notices_deliver_fresh(notice_id=three[0].pk)
    finally:
        signal.signal(signal.SIGALRM, before)
        stranger.close()
    the_first_is_recorded()


@pytest.fixture
def three(four: list[User], woken: list[str]) -> list[Notice]:
    """Three mails for one worker."""
    tables = [started([four[n % 2], four[2 + n % 2]], name=f"Table {n}") for n in range(3)]
    Notice.objects.all().delete()
    for table in tables:
        hand_over(table)
    return list(Notice.objects.all())


def after_the_first_mail(monkeypatch: pytest.MonkeyPatch, deed: Callable[[], None]) -> None:
    sending = MailConnection.send

    def send(line: MailConnection, delivery: Delivery) -> None:
        sending(line, delivery)
        if len(mail.outbox) == 1:
            deed()

    monkeypatch.setattr(MailConnection, "send", send)


def the_first_is_recorded() -> None:
    """Check that the first mail is recorded once; the others go out later."""
    assert sorted(Notice.objects.values_list("state", flat=True)) == ["batched", "batched", "sent"]
    trail = Notice.objects.get(state=State.SENT).trail
    assert [step["what"] for step in trail].count("sent") == 1
    Delivery.objects.exclude(stage=Stage.SENT).update(due_at=clock.now())
    notices_sweep()
    assert set(Notice.objects.values_list("state", flat=True)) == {State.SENT}
    assert len(mail.outbox) == 3


def test_what_follows_an_arrival_is_no_matter_of_the_next_mail(
    three: list[Notice], monkeypatch: pytest.MonkeyPatch
) -> None:
    def arrived(*_: object) -> None:
        raise OperationalError("a lock")

    monkeypatch.setattr(MailChannel, "arrived", arrived)
    notices_deliver_fresh(notice_id=three[0].pk)
    assert len(mail.outbox) == 3
    assert set(Notice.objects.values_list("state", flat=True)) == {State.SENT}


def once(notice: Notice) -> None:
    """Check that one mail was sent and recorded."""
    notice.refresh_from_db()
    delivery = Delivery.objects.get()
    assert (notice.state, notice.delivery_id) == (State.SENT, delivery.pk)
    assert (delivery.stage, delivery.attempts, len(mail.outbox)) == (Stage.SENT, 1, 1)
