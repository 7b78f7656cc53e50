"""Planned turns for tests, made from analysis lines as on the page."""

from __future__ import annotations

import random
from typing import Any, Final

from django.db import transaction

from accounts.models import User
from games.analysis.services import NewStep, line_play
from games.lines.board import analysis_of
from games.models import Seat, Table
from games.plans.models import Plan
from games.plans.selectors import Options, foreseen
from games.plans.services import Planned, plan_keep, plan_options
from games.session import session_open
from tests.support.tables import acting, asked, choose, now

AT_ONCE: Final = Options(hold=False)
LONG: Final = 40
"""The maximum number of choices in a test's turn."""


def idle(table: Table) -> User:
    """Return the first person who isn't acting."""
    return next(seat.person for seat in seats(table) if seat.waiting_since is None)


def seats(table: Table) -> list[Seat]:
    return list(Seat.objects.filter(table=table).in_order().select_related("person"))


def line_ahead(table: Table, user: User, rng: random.Random, choices: int = LONG) -> str:
    """Make a line of a person's next turn by random choices; return its last step's id."""
    step = ""
    for _ in range(choices):
        analysis = analysis_of(table_id=table.pk, person=user)
        decision = analysis.position(analysis.line(step, next_turn=True)).decision
        if decision is None or decision.seat != analysis.seat:
            break
        new = NewStep(decision.seat, rng.choice(decision.choices).key)
        done = line_play(table_id=table.pk, by=user, new=new, after=step, next_turn=True)
        assert done.line.step is not None
        step = done.line.step.pk
    return step


def planned(table: Table, user: User, rng: random.Random, choices: int = LONG) -> Planned:
    """Plan a person's next turn by random choices."""
    return plan_keep(table_id=table.pk, by=user, step=line_ahead(table, user, rng, choices))


def others_choose(table: Table, user: User, rng: random.Random, most: int = 400) -> bool:
    """Let others choose at random until it is a person's turn; return whether the turn came."""
    for _ in range(most):
        table = now(table)
        if table.over:
            return False
        if Seat.objects.get(table=table, person=user).waiting_since is not None:
            return True
        chooser = acting(table)
        choose(table, chooser, rng.choice(asked(table, chooser).choices).key)
    return False


def set_up(table: Table, user: User, rng: random.Random, options: Options = AT_ONCE) -> Plan:
    """Plan a turn by random choices, with the options set."""
    planned(table, user, rng)
    done = plan_options(table_id=table.pk, by=user, options=options)
    assert done.plan is not None
    return done.plan


def fitting(table: Table, user: User, options: Options = AT_ONCE) -> Plan:
    """Return a fitting plan whose turn has begun."""
    for seed in range(200):
        with transaction.atomic():
            mark = transaction.savepoint()
            plan = set_up(table, user, random.Random(seed), options)
            seat = Seat.objects.get(table=table, person=user)
            come = others_choose(table, user, random.Random(1))
            if come and foreseen(plan, now(table), seat).alternative is not None:
                return plan
            transaction.savepoint_rollback(mark)
    raise AssertionError("no plan fits")


def changed(plan: Plan, **columns: Any) -> None:
    alternatives = plan.alternatives
    alternatives[0]["choices"][0] |= columns
    Plan.objects.filter(pk=plan.pk).update(alternatives=alternatives)


def touched_by_others(table: Table, user: User, plan: Plan) -> str:
    """Return an element of the board that another player has touched since the plan was made."""
    place = Seat.objects.get(table=table, person=user).place
    told = session_open(table_id=table.pk, person=user).moves(plan.alternatives[0]["ply"])
    return next(move.targets[0] for move in told if move.place != place and move.targets)


def seat_of(table: Table, user: User) -> Seat:
    return Seat.objects.get(table=table, person=user)


def comes(table: Table, user: User, seed: int = 1) -> Table:
    """Let the others choose until it is a person's turn."""
    assert others_choose(table, user, random.Random(seed))
    return now(table)


def again(plan: Plan) -> Plan:
    return Plan.objects.get(pk=plan.pk)
