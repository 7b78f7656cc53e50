"""A due plan, while its owner chooses and another sweep runs."""

from __future__ import annotations

import random
from contextlib import closing
from functools import partial
from threading import Thread

import pytest
from django.db import connection

from accounts.models import User
from games.analysis.services import NewStep, line_play
from games.errors import GamesError
from games.models import Move, Table
from games.plans.models import Plan
from games.plans.services import plan_keep, plan_options
from games.rules import titles
from games.services.locks import lock_table, table_transaction
from games.services.play import choice_submit
from games.services.sweeping import sweep
from tests.concurrency.conftest import race
from tests.rules.doubles import toy
from tests.support.plans import AT_ONCE, idle
from tests.support.tables import acting, asked, at, choose, place_of, started

pytestmark = pytest.mark.django_db(transaction=True)
ROUNDS = 6


@pytest.fixture
def table(four: list[User], monkeypatch: pytest.MonkeyPatch) -> Table:
    """A toy game; the acting person has planned to rest."""
    monkeypatch.setitem(titles._titles, "toy", toy())
    table = started(four[:2], "toy")
    for place in range(2):
        user = at(table, place)
        choose(table, user, asked(table, user).choices[0].key)
    user, step = idle(table), ""
    for key in ("rest", "end"):
        new = NewStep(place_of(table, user), key)
        done = line_play(table_id=table.pk, by=user, new=new, after=step, next_turn=True)
        step = done.line.path[-1].pk
    plan_keep(table_id=table.pk, by=user, step=step)
    plan_options(table_id=table.pk, by=user, options=AT_ONCE)
    for key in ("rest", "end"):
        choose(table, acting(table), key)
    return table


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_either_the_plan_or_the_hand(table: Table, seed: int) -> None:
    user = acting(table)
    decision, before = asked(table, user).id, table.moves.count()
    by_hand = partial(choice_submit, table_id=table.pk, by=user, decision=decision, key="roll")
    calls = [partial(sweep, guarded=False), partial(sweep, guarded=False), by_hand]
    random.Random(seed).shuffle(calls)
    for outcome in race(calls):
        assert not isinstance(outcome, GamesError) or outcome.code in {"stale-decision", "busy"}
    sweep()
    keys = [move.key for move in table.moves.order_by("ply")][before:]
    plan = Plan.objects.get()
    assert (plan.became, keys) in [("played", ["rest", "end"]), ("by-hand", ["roll"])]
    assert set(table.moves.filter(by=Move.By.PLAN).values_list("key", flat=True)) <= {"rest", "end"}


def test_it_is_changed_only_while_nobody_else_has_the_table(table: Table) -> None:
    user = acting(table)

    def change() -> None:
        with closing(connection):
            plan_options(table_id=table.pk, by=user, options=AT_ONCE)

    other = Thread(target=change)
    with table_transaction():
        lock_table(table.pk)
        other.start()
        other.join(0.5)
        assert other.is_alive()
    other.join(10)
    assert not other.is_alive()
