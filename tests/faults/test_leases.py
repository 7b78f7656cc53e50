"""The delay of a mail if its sender is killed while the mail server has the mail.

`pytest -s` prints it.
"""

from __future__ import annotations

import time
from datetime import timedelta

import pytest

from accounts.models import User
from mp2site.infra import clock
from notifications.delivery.leases import LEASE
from notifications.models import Delivery, Kind, Notice, State
from tests.faults.running_site import RunningSite
from tests.faults.sink import Sink
from tests.support.tables import started
from tests.support.waiting import until

pytestmark = pytest.mark.django_db(transaction=True)
EVERY = 15
"""Seconds between two sweeps, as in production."""


def test_a_sender_that_is_killed_in_mid_send(
    four: list[User], site: RunningSite, sink: Sink
) -> None:
    """The sender's lease expires, and the next sweep sends the turn's mail again."""
    started(four[:2])
    Notice.objects.exclude(kind=Kind.TURN).delete()
    Notice.objects.update(due_at=clock.now() - timedelta(seconds=1))
    sink.holding = 1
    site.sweeper(every=EVERY)
    until(lambda: sink.held, "the mail server has the mail")
    site.kill("sweep")
    killed = time.monotonic()
    assert Delivery.objects.get().due_at <= clock.now() + LEASE
    site.sweeper(every=EVERY)
    until(lambda: sink.mails, "the mail was sent once more", seconds=600)
    print(f"\nkilled in mid-send; sent once more after {time.monotonic() - killed:.0f} s")
    until(lambda: Notice.objects.get().state == State.SENT, "that was recorded")
    assert Delivery.objects.get().copies == 1
