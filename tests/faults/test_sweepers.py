"""Eight simultaneous sweepers; a move and a time-out at the same instant.

Faults 1 and 6 of `docs/operations.md`.
"""

from __future__ import annotations

import random
from datetime import timedelta
from functools import partial
from itertools import combinations

import pytest
from django.db import connection

from accounts.models import User
from games.errors import Code, GamesError
from games.models import (
    Heartbeat,
    Move,
    Outage,
    OutageCredit,
    Table,
    TableEvent,
    Turn,
)
from games.services.sweeping import Swept, sweep
from mp2site.infra.clock import Hand
from notifications.delivery.sending import notices_sweep
from notifications.models import Kind, Notice
from tests.concurrency.conftest import race
from tests.faults.laws import check_tables, unfinished, untold
from tests.faults.play import about_to_end, begun, deadline_of
from tests.faults.sink import Sink
from tests.support.clocks import turn_of
from tests.support.tables import acting

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_broker", "with_toy"),
]

SWEEPERS = 8
unguarded = partial(sweep, guarded=False)
"""A sweep without the lock against simultaneous sweeps; results must not depend on this lock."""


@pytest.fixture
def tables(four: list[User], hand: Hand, sink: Sink) -> list[Table]:
    """Twelve games; all their notices are sent."""
    tables = [begun(list(pair)) for pair in combinations(four, 2) for _ in range(2)]
    Heartbeat.objects.create(name="sweep", last_ok=hand.time())
    hand.forward(timedelta(seconds=61))
    while notices_sweep():
        pass
    sink.clear()
    return tables


def go_to_deadline(tables: list[Table], hand: Hand, *, swept: bool = True) -> None:
    due = max(map(deadline_of, tables))
    hand.to(due + timedelta(seconds=1))
    if swept:
        Heartbeat.objects.update(last_ok=hand.time())


def kinds(kind: Kind) -> list[tuple[str, int]]:
    return list(Notice.objects.filter(kind=kind).values_list("table_id", "person_id"))


def test_eight_sweepers_apply_one_time_out_each(
    tables: list[Table], hand: Hand, sink: Sink
) -> None:
    plies = sum(table.moves.count() for table in tables)
    go_to_deadline(tables, hand)
    results = race([unguarded] * SWEEPERS)
    results += race([unguarded] * SWEEPERS)  # a sweep skips tables that another one has locked
    swept = [result for result in results if isinstance(result, Swept)]
    assert len(swept) == 2 * SWEEPERS
    assert sum(one.timed_out for one in swept) == len(tables)
    assert sum(one.failed for one in swept) == 0
    events = TableEvent.objects.filter(kind=TableEvent.Kind.TIMED_OUT)
    assert events.count() == events.values("table").distinct().count() == len(tables)
    assert Turn.objects.filter(closed_by=Turn.ClosedBy.TIMEOUT).count() == len(tables)
    assert Move.objects.filter(by=Move.By.STAND_IN).values("table").distinct().count() == len(
        tables
    )
    assert sum(table.moves.count() for table in tables) > plies
    told = kinds(Kind.TIMED_OUT)
    assert len(told) == len(set(told)) == len(tables)
    assert check_tables() == len(tables)
    assert untold() == []
    race([notices_sweep] * SWEEPERS)
    hand.forward(timedelta(minutes=11))
    while notices_sweep():
        pass
    assert unfinished() == {}
    assert sink.copies() == {}
    about = {(mail.to, mail.message_id) for mail in sink.mails}
    # two mails per table: the time-out, the next turn
    assert len(about) == len(sink.mails) == 2 * len(tables)


def test_eight_sweepers_find_one_outage_and_credit_it_once(tables: list[Table], hand: Hand) -> None:
    before = {table.pk: deadline_of(table) for table in tables}
    go_to_deadline(tables, hand, swept=False)  # hours without a sweep
    for _ in range(2):
        results = race([unguarded] * SWEEPERS)
        assert all(isinstance(result, Swept) for result in results)
    (outage,) = Outage.objects.all()
    assert OutageCredit.objects.count() == len(tables)
    assert OutageCredit.objects.values("turn").distinct().count() == len(tables)
    assert not TableEvent.objects.filter(kind=TableEvent.Kind.TIMED_OUT).exists()
    assert TableEvent.objects.filter(kind=TableEvent.Kind.CREDITED).count() == len(tables)
    for table in tables:
        given = deadline_of(table) - before[table.pk]
        assert given == outage.ended_at - outage.began_at


def test_sweepers_and_moves_do_not_embrace(tables: list[Table], hand: Hand) -> None:
    """People move at half of the tables while sweeps handle all tables.

    A deadlock raises an error.
    """
    go_to_deadline(tables, hand)
    moves = [about_to_end(table) for table in tables[::2]]
    results = race([unguarded] * 6 + moves)
    refused = [error.code for error in results if isinstance(error, GamesError)]
    assert set(refused) <= {Code.TIME_RAN_OUT}
    race([unguarded] * 2)
    assert check_tables() == len(tables)
    assert untold() == []
    for table in tables:
        turns = Turn.objects.filter(table=table, closed_at=hand.time())
        assert turns.exclude(closed_by="").count() >= 1


@pytest.mark.parametrize("first", ["move", "time-out", "either"])
def test_a_move_and_a_time_out_at_the_same_instant(
    first: str, four: list[User], hand: Hand
) -> None:
    """The first to get the table's lock wins, even a second after the deadline."""
    rounds = 6 if first == "either" else 1
    won = []
    for number in range(rounds):
        table = begun(random.Random(number).sample(four, 2))
        Heartbeat.objects.update_or_create(name="sweep", defaults={"last_ok": hand.time()})
        late = acting(table)
        turn = turn_of(table, late)
        submit = about_to_end(table)
        go_to_deadline([table], hand)
        if first == "either":
            results: list[object] = list(race([submit, partial(sweep, guarded=False)]))
        else:
            calls = [submit, unguarded] if first == "move" else [unguarded, submit]
            results = [race([call])[0] for call in calls]
        turn.refresh_from_db()
        won.append(turn.closed_by)
        refused = [error.code for error in results if isinstance(error, GamesError)]
        events = TableEvent.objects.filter(table=table, kind=TableEvent.Kind.TIMED_OUT).count()
        missed = Notice.objects.filter(table=table, kind=Kind.TIMED_OUT).count()
        site = Move.objects.filter(table=table, by=Move.By.STAND_IN).exists()
        if turn.closed_by == Turn.ClosedBy.MOVE:
            assert (refused, events, missed, site) == ([], 0, 0, False)
        else:
            assert (refused, events, missed, site) == ([Code.TIME_RAN_OUT], 1, 1, True)
    if first != "either":
        assert won == ["move" if first == "move" else "timeout"]
    assert set(won) <= {"move", "timeout"}
    assert check_tables() == rounds
    assert untold() == []


def test_a_sweep_passes_over_a_table_that_is_held(tables: list[Table], hand: Hand) -> None:
    """A move holds the table's lock, so the sweep skips the table; the next sweep handles it."""
    go_to_deadline(tables, hand)
    held = tables[0]
    with connection.cursor() as cursor:
        cursor.execute("BEGIN")
        cursor.execute("SELECT 1 FROM games_table WHERE id = %s FOR UPDATE", [held.pk])
        (swept,) = race([unguarded])
        cursor.execute("ROLLBACK")
    assert isinstance(swept, Swept)
    assert swept.timed_out == len(tables) - 1
    assert not TableEvent.objects.filter(table=held).exists()
    assert sweep().timed_out == 1
