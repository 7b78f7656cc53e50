"""A table stops and goes on: in the end all its players get their notices."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from django.core import mail

from games.models import Table
from games.services.quarantine import table_quarantine, table_release
from mp2site.infra import clock
from notifications.delivery.sending import notices_sweep
from notifications.models import GRACE, Kind, Mode, Notice, State, Topic
from notifications.policy.preferences import PreferenceChoice, preferences_save
from tests.faults.laws import silenced
from tests.notifications.test_ledger import hand_over
from tests.support.reading import notice_deliver
from tests.support.tables import acting

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 11, 24, 12, tzinfo=UTC)
DAY = timedelta(days=1)


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def held(table: Table) -> Notice:
    """The notice of a new turn; its person gets notices in the morning."""
    Notice.objects.all().delete()
    person = hand_over(table)
    notice = Notice.objects.get()
    preferences_save(person=person, choices={Topic.TURN: PreferenceChoice(Mode.DAILY)})
    notice_deliver(notice_id=notice.pk)
    assert what(notice) == (State.HELD, "daily")
    return notice


def what(notice: Notice) -> tuple[str, str]:
    row = Notice.objects.get(pk=notice.pk)
    return row.state, row.reason


def stop(table: Table) -> None:
    table_quarantine(table_id=table.pk, trouble="a bug")


def mails_to(notice: Notice) -> list[str]:
    return [sent.subject for sent in mail.outbox if sent.to == [notice.person.email]]


def test_whose_notice_was_due_meanwhile_is_told_when_it_goes_on(
    held: Notice, table: Table, hand: clock.Hand
) -> None:
    stop(table)
    hand.forward(DAY)
    notices_sweep()
    assert what(held) == (State.SKIPPED, "stopped")
    before = len(mails_to(held))
    table_release(table_id=table.pk)
    notices_sweep()
    assert what(held) == (State.SENT, "")
    assert len(mails_to(held)) == before + 1
    assert silenced() == []


def test_nobody_is_told_of_a_turn_that_was_over_before(
    held: Notice, table: Table, hand: clock.Hand
) -> None:
    hand_over(table)
    stop(table)
    hand.forward(DAY)
    notices_sweep()
    assert what(held) == (State.SKIPPED, "stopped")
    table_release(table_id=table.pk)
    notices_sweep()
    assert what(held) == (State.SKIPPED, "moved")


def test_what_was_skipped_for_another_reason_stays_so(
    held: Notice, table: Table, hand: clock.Hand
) -> None:
    preferences_save(person=held.person, choices={Topic.TURN: PreferenceChoice(Mode.OFF)})
    notices_sweep()
    stop(table)
    table_release(table_id=table.pk)
    assert what(held) == (State.SKIPPED, "off")


def test_each_stop_is_told(table: Table, hand: clock.Hand) -> None:
    """Two stops during one turn give two notices."""
    Notice.objects.all().delete()
    asked = acting(table)
    for number in (1, 2):
        stop(table)
        hand.forward(GRACE)
        notices_sweep()
        told = Notice.objects.filter(kind=Kind.QUARANTINED, person=asked)
        assert [notice.state for notice in told] == [State.SENT] * number
        table_release(table_id=table.pk)
    assert len(mail.outbox) == 2 * table.seats.count()
