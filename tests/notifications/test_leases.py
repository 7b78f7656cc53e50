"""Leases: short, renewed by living senders, and soon free after a sender's death."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from django.core import mail
from django.test import Client

from games.models import Table
from mp2site.infra import clock
from notifications.channels.mail import MailChannel
from notifications.delivery import leases
from notifications.delivery.leases import LEASE, leases_renew
from notifications.delivery.preparing import notices_prepare
from notifications.delivery.sending import deliveries_send, notices_sweep
from notifications.models import Delivery, Notice, State
from tests.notifications.test_ledger import hand_over

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def notice(table: Table) -> Notice:
    Notice.objects.all().delete()
    hand_over(table)
    return Notice.objects.get()


def holder_of(notice: Notice) -> UUID:
    delivery = Delivery.objects.get(notices=notice)
    assert delivery.holder is not None
    return delivery.holder


def figures(client: Client) -> dict[str, float]:
    lines = client.get("/metrics").text.splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name.removeprefix("caravanserai_"): float(value) for name, value in pairs}


def test_a_dead_sender_costs_a_minute_at_most(notice: Notice, hand: clock.Hand) -> None:
    notices_prepare(only=[notice.pk])
    hand.forward(timedelta(minutes=1))
    assert notices_sweep() == 1
    assert Notice.objects.get(pk=notice.pk).state == State.SENT


def test_who_works_for_longer_keeps_what_it_has(notice: Notice, hand: clock.Hand) -> None:
    _, claims = notices_prepare(only=[notice.pk])
    for _ in range(3):
        hand.forward(LEASE - SECOND)
        assert leases_renew({holder_of(notice)}) == 1
        assert notices_sweep() == 0
    deliveries_send(claims)
    assert len(mail.outbox) == 1
    assert leases_renew({claims[0].holder or uuid4()}) == 0


def test_what_was_taken_over_is_not_renewed_by_who_had_it(notice: Notice, hand: clock.Hand) -> None:
    notices_prepare(only=[notice.pk])
    first = holder_of(notice)
    hand.forward(LEASE)
    Delivery.objects.update(holder=uuid4(), due_at=clock.now() + LEASE)
    assert leases_renew({first}) == 0


def test_a_thread_renews_as_long_as_the_work_lasts(monkeypatch: pytest.MonkeyPatch) -> None:
    renewed, holder = threading.Event(), uuid4()
    asked: list[set[UUID]] = []

    def renew(holders: set[UUID]) -> int:
        asked.append(holders)
        renewed.set()
        return 1

    monkeypatch.setattr(leases, "RENEW_SECONDS", 0.01)
    monkeypatch.setattr(leases, "leases_renew", renew)
    with leases.renewed({holder}):
        assert renewed.wait(60)
    assert asked[0] == {holder}


def test_what_was_not_begun_is_given_back_by_who_breaks_off(
    notice: Notice, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, claims = notices_prepare(only=[notice.pk])
    with monkeypatch.context() as patch:
        patch.setattr(MailChannel, "connect", lambda *_: (_ for _ in ()).throw(SystemExit))
        with pytest.raises(SystemExit):
            deliveries_send(claims)
    assert notices_sweep() == 1
    assert len(mail.outbox) == 1


def test_the_figures_say_what_is_claimed_and_what_is_overdue(
    notice: Notice, hand: clock.Hand, client: Client
) -> None:
    notices_prepare(only=[notice.pk])
    told = figures(client)
    assert (told["deliveries_claimed"], told["deliveries_due"]) == (1, 0)
    hand.forward(LEASE + timedelta(seconds=20))
    told = figures(client)
    assert (told["deliveries_claimed"], told["deliveries_due"]) == (1, 1)
    assert told["deliveries_due_oldest_seconds"] == 20
    notices_sweep()
    told = figures(client)
    assert (told["deliveries_claimed"], told["deliveries_due"]) == (0, 0)
