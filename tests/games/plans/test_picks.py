"""A planned choice may be a pick: the best available choice of its kind."""

from __future__ import annotations

from importlib import import_module
from typing import Final

import pytest
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from accounts.models import User
from games.errors import Code
from games.lines.board import analysis_of
from games.models import Table
from games.plans.models import Plan
from games.plans.paths import targets_of
from games.plans.selectors import alternatives_of, refusals_of
from games.plans.services import Planned, plan_options, plan_widen, plan_write
from games.services.sweeping import sweep
from tests.support.plans import AT_ONCE, again, changed, comes, seat_of
from tests.support.tables import asked, refused

pytestmark = pytest.mark.django_db
GOODS: Final = {f"take:{name}" for name in ("bag", "barrel", "chest", "vase")}


def taking(table: Table, user: User, *, goods: bool = False) -> Plan:
    """Plan to take the first available group or goods, without a delay."""
    analysis = analysis_of(table_id=table.pk, person=user)
    decision = analysis.position(analysis.line(next_turn=True)).decision
    assert decision is not None
    groups = [choice.key for choice in decision.choices if choice.group == "take"]
    key = next(key for key in groups if key in GOODS or not goods)
    plan_write(table_id=table.pk, by=user, lines=[[key]])
    plan_options(table_id=table.pk, by=user, options=AT_ONCE)
    return Plan.objects.get()


def widen(table: Table, user: User, pick: str, alternative: int = 0, at: int = 0) -> Planned:
    return plan_widen(table_id=table.pk, by=user, alternative=alternative, at=at, pick=pick)


@pytest.mark.parametrize(
    ("pick", "number"), [("most-dice", "count"), ("most-goods", "count"), ("highest", "pips")]
)
def test_the_best_that_is_offered(table: Table, user: User, pick: str, number: str) -> None:
    plan = taking(table, user, goods=pick == "most-goods")
    widen(table, user, pick)
    changed(again(plan), key="take:none-such")
    table = comes(table, user)
    groups = [one for one in asked(table, user).choices if one.group == "take"]
    if pick == "most-goods":
        groups = [one for one in groups if one.key in GOODS]
    best = max(groups, key=lambda one: one.label.params[number])  # the first of several equal ones
    sweep()
    settled = again(plan)
    assert settled.became == Plan.Became.READY
    assert [key for _, key in seat_of(table, user).draft] == [best.key]
    [choice] = alternatives_of(settled)[0].choices
    assert (choice.key, choice.label, choice.pick) == (best.key, best.label, pick)


@pytest.mark.parametrize(("pick", "why"), [("most-dice", []), ("", ["other-price"])])
def test_what_follows_costs_what_it_then_does(
    table: Table, user: User, pick: str, why: list[str]
) -> None:
    plan = taking(table, user)
    widen(table, user, pick)
    changed(again(plan), preview={"gain": {"gold": 99}, "cost": {}, "left": {}})
    table = comes(table, user)
    key = next(one.key for one in asked(table, user).choices if one.group == "take")
    changed(again(plan), key=key)
    sweep()
    assert [one.why for one in refusals_of(again(plan))] == why


def test_it_names_nothing_that_others_could_touch(table: Table, user: User) -> None:
    plan = taking(table, user)
    assert targets_of(alternatives_of(plan)[0])
    widen(table, user, "most-dice")
    assert not targets_of(alternatives_of(again(plan))[0])


def test_for_itself_again(table: Table, user: User) -> None:
    before = taking(table, user).alternatives
    widen(table, user, "most-dice")
    assert widen(table, user, "").plan is not None
    assert again(Plan.objects.get()).alternatives == before


@pytest.mark.parametrize(
    ("pick", "alternative", "at"), [("none-such", 0, 0), ("most-dice", 0, 7), ("most-dice", 3, 0)]
)
def test_no_such_pick(table: Table, user: User, pick: str, alternative: int, at: int) -> None:
    before = taking(table, user).alternatives
    with refused(Code.BAD_PLAN):
        widen(table, user, pick, alternative, at)
    assert Plan.objects.get().alternatives == before


def test_an_upgrade_renames_the_amounts_of_stored_plans(table: Table, user: User) -> None:
    plan = taking(table, user)
    names = import_module("games.migrations.0037_preview_names")
    apps = MigrationExecutor(connection).loader.project_state(("games", "0037_preview_names")).apps
    names.back(apps, connection)
    assert again(plan).alternatives[0]["choices"][0]["preview"].keys() >= {
        "takes",
        "gives",
        "leaves",
    }
    names.forward(apps, connection)
    assert again(plan).alternatives == plan.alternatives
