"""Several workers share one circuit: one worker probes, one opens it, and every failure counts."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

import pytest

from accounts.models import User
from mp2site.infra import clock
from notifications.channels.base import SiteRefused
from notifications.delivery.circuits import PROBES, failure_note, probe_begin, success_note
from notifications.models import Circuit
from tests.concurrency.conftest import race

pytestmark = pytest.mark.django_db(transaction=True)
REFUSED = SiteRefused("554 5.7.1 You are not welcome")


def failed(person: User) -> bool:
    return failure_note(channel="mail", person=str(person.pk), error=REFUSED, one_server=True)


def test_everybody_is_counted_and_one_opens_it(
    four: list[User], caplog: pytest.LogCaptureFixture
) -> None:
    found = race([partial(failed, person) for person in four])
    assert sorted(map(bool, found)) == [False, True, True, True]
    assert len(Circuit.objects.get().failed) == len(four)
    assert len([one for one in caplog.records if one.levelname == "ERROR"]) == 1


def test_one_of_several_probes(four: list[User]) -> None:
    for person in four:
        failed(person)
    assert race([partial(probe_begin, channel="mail")] * 6) == [False] * 6
    Circuit.objects.update(probe_at=clock.now() - timedelta(seconds=1))
    found = race([partial(probe_begin, channel="mail")] * 6)
    assert sorted(map(bool, found)) == [False] * 5 + [True]
    row = Circuit.objects.get()
    assert row.probes == 1
    assert row.probe_at is not None
    assert row.probe_at > clock.now() + PROBES[1] - timedelta(minutes=1)


def test_a_success_beside_failures_leaves_no_half_open_circuit(four: list[User]) -> None:
    race([*(partial(failed, person) for person in four), partial(success_note, channel="mail")])
    row = Circuit.objects.get()
    assert (row.opened_at is None) == (row.probe_at is None)
    success_note(channel="mail")
    row.refresh_from_db()
    assert (row.failed, row.since, row.opened_at, row.probe_at) == ({}, None, None, None)
