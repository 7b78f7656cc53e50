"""Inserting a row that only refers to a locked table or person doesn't wait, and so can't
deadlock.
"""

from __future__ import annotations

import threading
from datetime import timedelta

import pytest
from django.db import connection, transaction

from accounts.models import User
from games.models import Table
from games.services import calendars
from games.services.locks import lock_table, table_transaction
from mp2site.infra import clock
from notifications.delivery.preparing import notices_prepare
from notifications.models import Notice, Presence, State
from notifications.policy import presence
from notifications.policy.presence import presence_note
from tests.concurrency.conftest import race
from tests.support.tables import started
from tests.support.waiting import until

pytestmark = pytest.mark.django_db(transaction=True)
WAITING = """SELECT count(*) FROM pg_stat_activity
  WHERE wait_event_type = 'Lock' AND datname = current_database()"""


@pytest.fixture
def table(four: list[User]) -> Table:
    return started(four[:2])


def somebody_waits() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_stat_clear_snapshot()")
        cursor.execute(WAITING)
        return bool(cursor.fetchone() != (0,))


def test_a_vacation_and_a_preparation_do_not_wait_for_each_other(table: Table) -> None:
    """The preparation locks the notice that the vacation needs, and refers to its person."""
    notice = Notice.objects.select_related("person").first()
    assert notice is not None
    prepared = threading.Event()

    def prepare() -> str:
        with transaction.atomic():
            notices_prepare(only=[notice.pk])
            prepared.set()
            until(somebody_waits, "somebody waits for a lock")
        return "prepared"

    def leave() -> str:
        assert prepared.wait(10)
        start = clock.now() + timedelta(days=1)
        calendars.vacation_take(person=notice.person, start=start, end=start + timedelta(hours=24))
        return "left"

    assert race([prepare, leave]) == ["prepared", "left"]
    notice.refresh_from_db()
    assert notice.state == State.BATCHED
    assert notice.person.vacations.count() == 1


def test_who_looks_at_a_table_does_not_wait_for_its_move(
    four: list[User], table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "_written", {})
    locked, noted = threading.Event(), threading.Event()

    def move() -> bool:
        with table_transaction():
            lock_table(table.pk)
            locked.set()
            return noted.wait(4)

    def look() -> bool:
        assert locked.wait(10)
        presence_note(person_id=four[3].pk, table_id=table.pk)
        noted.set()
        return True

    assert race([move, look]) == [True, True]
    assert Presence.objects.filter(person=four[3], table=table).count() == 1
