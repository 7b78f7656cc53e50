"""No sweep at a deadline; a machine with a wrong clock.

Faults 5 and 12 of `docs/operations.md`.
"""

from __future__ import annotations

import signal
from datetime import timedelta

import pytest
import time_machine
from django.core.management import call_command

from accounts.models import User
from games.models import Outage, OutageCredit, TableEvent, Turn
from games.paces import HOUR, Pace
from games.selectors.log import entries_for
from games.services.sweeping import sweep
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from notifications.delivery.sending import notices_sweep
from notifications.models import Notice
from tests.faults.laws import check_tables, uncredited, untold
from tests.faults.play import about_to_end, begun, deadline_of
from tests.faults.running_site import RunningSite
from tests.faults.sink import Sink
from tests.support.tables import acting, asked, choose, started
from tests.support.waiting import until

pytestmark = pytest.mark.django_db(transaction=True)

SHORT = Pace(grace=HOUR, bank=2 * HOUR, increment=HOUR, cap=4 * HOUR)
MINUTE = timedelta(minutes=1)


def test_nobody_swept_over_a_deadline(four: list[User], site: RunningSite, sink: Sink) -> None:
    """The worker is killed and a deadline passes. A later sweep credits the outage once."""
    table = started(four[:2], pace="custom", clock=SHORT)
    sweep()
    site.worker(1)
    site.broker.send_task("games.sweep", ignore_result=True)
    late, due = acting(table), deadline_of(table)
    site.kill("worker", signal.SIGKILL)
    left = clock.now()

    away = due - clock.now() + 30 * MINUTE
    clock.offset_set(away)  # no heartbeat comes meanwhile
    gap = left, clock.now()
    assert gap[1] > due
    site.manage("sweep")
    site.manage("sweep")
    (outage,) = Outage.objects.all()
    credit = OutageCredit.objects.get()
    assert outage.ended_at - outage.began_at >= away
    assert not Turn.objects.filter(closed_by=Turn.ClosedBy.TIMEOUT).exists()
    assert [line.kind for line in entries_for(table, late)] == [TableEvent.Kind.CREDITED]
    assert deadline_of(table) == due + timedelta(seconds=credit.seconds)

    # A second restart, right after the credit, gives no second credit.
    site.sweeper()
    until(lambda: Outage.objects.get().settled_at, "the outage is settled")
    site.kill("sweep")
    site.manage("sweep")
    assert (Outage.objects.count(), OutageCredit.objects.count()) == (1, 1)
    assert deadline_of(table) == due + timedelta(seconds=credit.seconds)
    assert check_tables() == 1

    # When the credit is used up as well, the next sweep applies the time-out.
    call_command("clock", f"{int((deadline_of(table) - clock.now()).total_seconds())}s")
    site.sweeper()
    until(lambda: Turn.objects.filter(closed_by="timeout").exists(), "the time-out is applied")
    turn = Turn.objects.get(closed_by="timeout")
    assert turn.seat.person == late
    assert turn.closed_at is not None
    assert turn.closed_at - due - timedelta(seconds=credit.seconds) < MINUTE
    site.kill("sweep")
    assert check_tables() == 1
    assert untold() == []
    assert uncredited([gap]) == []


@pytest.mark.usefixtures("no_broker", "with_toy")
@pytest.mark.parametrize("wrong", [-10 * MINUTE, 10 * MINUTE])
def test_a_machine_whose_clock_is_wrong(four: list[User], wrong: timedelta, sink: Sink) -> None:
    """The database's clock sets the time, also for deadlines, notices and outages."""
    table = begun(four[:2], pace="custom", clock=SHORT)
    sweep()
    real = clock.now()
    with time_machine.travel(real + wrong, tick=True):
        assert abs(clock.now() - real) < MINUTE
        about_to_end(table)()
        swept = sweep()
        assert (swept.timed_out, swept.credited) == (0, 0)
        notices_sweep()
        clock._readings.clear()  # as in a process that starts on the machine with the wrong clock
        assert abs(clock.now() - real) < MINUTE
        sweep()
    assert not Outage.objects.exists()
    turn = Turn.objects.open().get()
    assert abs(turn.opened_at - real) < MINUTE
    assert turn.deadline_at == turn.opened_at + timedelta(seconds=HOUR + turn.seat.bank)
    notice = Notice.objects.latest("created_at")
    assert abs(notice.created_at - real) < MINUTE
    moves = table.moves.order_by("ply")
    assert all(abs(move.at - real) < MINUTE for move in moves)
    assert check_tables() == 1


@pytest.mark.usefixtures("no_broker")
def test_the_table_that_is_looked_at_in_an_outage_does_not_run_out(
    four: list[User], hand: Hand
) -> None:
    """A page that is opened before the first sweep after an outage ends no turn."""
    table = started(four[:2], pace="custom", clock=SHORT)
    sweep()
    due = deadline_of(table)
    hand.to(due + timedelta(hours=1))
    choose(table, acting(table), asked(table, acting(table)).choices[0].key)
    assert not Turn.objects.filter(closed_by="timeout").exists()
    sweep()
    assert not Turn.objects.filter(closed_by="timeout").exists()
    assert Outage.objects.count() == 1
