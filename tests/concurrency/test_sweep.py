"""Sweeps that share their list among connections; calendars that change meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from functools import partial

import pytest

from accounts.models import User
from games.errors import GamesError
from games.models import Heartbeat, Move, Table, TableEvent, Turn
from games.rules import titles
from games.services.calendars import vacation_take
from games.services.sweep_runner import SHARED_FROM, WORKERS
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.models import Kind, Notice
from tests.concurrency.conftest import race
from tests.rules.doubles import toy
from tests.support.clocks import NOON, clocked

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


@pytest.fixture
def tables(hand: Hand, four: list[User], monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    """Toy games with open turns of both players; the time of both is up."""
    monkeypatch.setitem(titles._titles, "toy", toy())
    made = [clocked(four[:2]) for _ in range(SHARED_FROM + 1)]
    hand.forward(timedelta(hours=3))
    Heartbeat.objects.create(name="sweep", last_ok=hand.time())
    return made


def test_workers_share_the_tables(tables: list[Table], woken: list[str]) -> None:
    woken.clear()
    swept = sweep(workers=WORKERS)
    assert (swept.timed_out, swept.failed, swept.busy) == (2 * len(tables), 0, 0)
    assert Move.objects.filter(by=Move.By.STAND_IN).count() == 2 * len(tables)
    assert TableEvent.objects.filter(kind="timed-out").count() == 2 * len(tables)
    assert Notice.objects.filter(kind=Kind.TIMED_OUT).count() == 2 * len(tables)
    told = Notice.objects.filter(pk__in=woken).values_list("table", flat=True)
    assert set(told) == {table.pk for table in tables}


def test_one_s_trouble_is_not_the_others(
    tables: list[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    Table.objects.filter(pk=tables[0].pk).update(state=b"nonsense")
    swept = sweep(workers=WORKERS)
    assert (swept.timed_out, swept.failed) == (2 * len(tables) - 2, 1)


def test_who_leaves_while_the_sweep_runs(tables: list[Table], four: list[User], hand: Hand) -> None:
    """The person leaves before or after each time-out, without deadlocks and repeated actions."""
    end = hand.time() + timedelta(days=2)
    leave = partial(vacation_take, person=four[0], start=hand.time(), end=end)
    sweeps = [partial(sweep, guarded=False)] * 2
    results = race([leave, *sweeps])
    assert not [result for result in results if isinstance(result, GamesError)]
    sweep()  # the first sweep skipped the tables that the traveller held
    other = Turn.objects.filter(seat__person=four[1], closed_by="timeout")
    assert other.count() == len(tables)
    mine = Turn.objects.filter(seat__person=four[0], number=1)
    assert {turn.closed_by for turn in mine} <= {"timeout", ""}
    waiting = mine.filter(closed_by="")
    assert set(waiting.values_list("deadline_at", flat=True)) <= {end}
