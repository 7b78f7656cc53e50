"""Several workers at one notice: one of them sends it."""

from __future__ import annotations

from functools import partial

import pytest
from django.core import mail

from accounts.models import User
from notifications.models import Notice, State
from notifications.services.delivery import notice_deliver, notices_sweep
from tests.concurrency.conftest import race
from tests.notifications.test_ledger import hand_over
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
    notice.refresh_from_db()
    assert (notice.state, notice.attempts, len(mail.outbox)) == (State.SENT, 1, 1)


def test_sweeps_and_tasks_do_not_meet(notice: Notice) -> None:
    Notice.objects.update(due_at=notice.created_at)
    race([notices_sweep, partial(notice_deliver, notice_id=notice.pk)] * 4)
    notice.refresh_from_db()
    assert (notice.state, notice.attempts, len(mail.outbox)) == (State.SENT, 1, 1)
