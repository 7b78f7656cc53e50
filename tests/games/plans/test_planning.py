"""Planned turns: made from an analysis line, ranked, deleted, refused."""

from __future__ import annotations

import random
from datetime import timedelta

import pytest

from accounts.models import User
from games.errors import Code
from games.lines.board import analysis_of
from games.models import AnalysisStep, Table
from games.plans.models import ALTERNATIVES, Plan
from games.plans.selectors import (
    FIRST,
    Options,
    alternatives_of,
    options_for,
    plan_of,
    plans_of,
    plans_told,
)
from games.plans.services import Planned, plan_drop, plan_keep, plan_options, plan_rank, plan_write
from games.services.closing import person_close
from games.services.lifecycle import abandon_consent
from mp2site.infra import clock
from tests.support.plans import (
    AT_ONCE,
    again,
    comes,
    fitting,
    line_ahead,
    planned,
    seat_of,
    set_up,
)
from tests.support.tables import person, refused

pytestmark = pytest.mark.django_db


def keys(done: Planned) -> list[str]:
    return [alternative.choices[0].key for alternative in done.alternatives]


def step_before(step: str) -> str:
    return AnalysisStep.objects.values_list("parent_id", flat=True).get(pk=step) or ""


def other_of(three: list[User], user: User) -> User:
    return next(one for one in three if one != user)


def test_the_first_few_are_held(table: Table, user: User, hand: clock.Hand) -> None:
    """A setting that three plans had becomes the default."""
    for number in range(FIRST):
        assert options_for(user).hold
        plan = Plan.objects.create(
            seat=seat_of(table, user), turn=number, at=hand.forward(timedelta(minutes=1)), hold=False, became="played",
            settled_at=clock.now(), untouched=True, delay=number,
        )  # fmt: skip
    assert options_for(user) == Options(hold=False, untouched=True, delay=plan.delay)


def test_ranked_and_dropped(table: Table, user: User) -> None:
    done = [planned(table, user, random.Random(seed), choices=1) for seed in range(30)][-1]
    assert 3 <= len(done.alternatives) <= ALTERNATIVES
    first, second, *rest = [alternative.choices[0].key for alternative in done.alternatives]
    done = plan_rank(table_id=table.pk, by=user, alternative=0, to=1)
    assert keys(done) == [second, first, *rest]
    done = plan_drop(table_id=table.pk, by=user, alternative=0)
    assert keys(done) == [first, *rest]
    assert plan_drop(table_id=table.pk, by=user).plan is None
    assert plan_of(seat_of(table, user)) is None


def test_the_same_line_twice_is_kept_once_and_comes_last(table: Table, user: User) -> None:
    step = line_ahead(table, user, random.Random(1), choices=1)
    once = plan_keep(table_id=table.pk, by=user, step=step)
    assert keys(plan_keep(table_id=table.pk, by=user, step=step)) == keys(once)


def test_written_as_keys(table: Table, user: User) -> None:
    """A program replaces the old plan by keys, the best alternative first."""
    analysis = analysis_of(table_id=table.pk, person=user)
    decision = analysis.position(analysis.line(next_turn=True)).decision
    assert decision is not None
    first, second = [[choice.key] for choice in decision.choices[:2]]
    set_up(table, user, random.Random(1))
    done = plan_write(table_id=table.pk, by=user, lines=[second, first])
    assert keys(done) == [*second, *first]
    with refused(Code.ILLEGAL):
        plan_write(table_id=table.pk, by=user, lines=[["none-such"]])
    with refused(Code.BAD_PLAN):
        plan_write(table_id=table.pk, by=user, lines=[[]])
    with refused(Code.TOO_MANY):
        plan_write(table_id=table.pk, by=user, lines=[first] * (ALTERNATIVES + 1))
    assert [alternative.choices[0].key for alternative in alternatives_of(Plan.objects.get())] == [
        *second,
        *first,
    ]


def test_one_plan_a_turn(table: Table, user: User) -> None:
    plan = set_up(table, user, random.Random(1))
    Plan.objects.filter(pk=plan.pk).update(became="refused", settled_at=clock.now())
    with refused(Code.BUSY):
        planned(table, user, random.Random(2))


def test_a_game_that_is_over_waits_for_no_turn(table: Table, user: User, three: list[User]) -> None:
    set_up(table, user, random.Random(1))
    for one in three:
        abandon_consent(table_id=table.pk, by=one)
    assert plans_of(user, clock.now()) == []


def test_what_it_says(table: Table, user: User) -> None:
    plan = set_up(table, user, random.Random(2))
    alternative = alternatives_of(plan)[0]
    assert alternative.ply == table.ply
    assert all(planned.label.id and planned.key for planned in alternative.choices)
    assert [one.pk for one in plans_of(user, clock.now())] == [plan.pk]
    told = plans_told(user)
    assert [(one["id"], one["table_id"]) for one in told] == [(plan.pk, table.pk)]


@pytest.mark.parametrize(
    ("rule", "wrong"),
    [
        ("alternative", {"alternative": 9, "to": 0}),
        ("alternative", {"alternative": 0, "to": -1}),
    ],
)
def test_no_such_alternative(table: Table, user: User, rule: str, wrong: dict[str, int]) -> None:
    set_up(table, user, random.Random(2))
    with refused(Code.BAD_PLAN) as error:
        plan_rank(table_id=table.pk, by=user, **wrong)
    assert error.value.rule == rule


def test_until_it_is_played(table: Table, user: User) -> None:
    """The turn has begun, and the plan waits for its delay: the owner can still hold or delete it."""
    plan = fitting(table, user, AT_ONCE._replace(delay=10))
    plan_options(table_id=table.pk, by=user, options=Options(delay=5))
    assert (again(plan).hold, again(plan).delay) == (True, 5)
    assert plan_drop(table_id=table.pk, by=user).plan is None
    with refused(Code.YOUR_TURN):
        plan_drop(table_id=table.pk, by=user)


def test_refusals(table: Table, user: User, three: list[User]) -> None:
    step = line_ahead(table, user, random.Random(1), choices=1)
    with refused(Code.BAD_PLAN) as error:
        plan_drop(table_id=table.pk, by=user)
    assert error.value.rule == "none"
    root = step_before(step)
    with refused(Code.BAD_PLAN) as error:
        plan_keep(table_id=table.pk, by=user, step=root)
    assert error.value.rule == "empty"
    plan_keep(table_id=table.pk, by=user, step=step)
    with refused(Code.BAD_PLAN) as error:
        plan_options(table_id=table.pk, by=user, options=Options(delay=11))
    assert error.value.rule == "delay"
    with refused(Code.NOT_FOUND):
        plan_keep(table_id=table.pk, by=other_of(three, user), step=step)
    with refused(Code.NOT_YOUR_SEAT):
        plan_keep(table_id=table.pk, by=person("noor"), step=step)
    comes(table, user)
    with refused(Code.YOUR_TURN):
        plan_keep(table_id=table.pk, by=user, step=step)


def test_at_most_so_many(table: Table, user: User) -> None:
    plan = set_up(table, user, random.Random(1))
    alternative = plan.alternatives[0]
    many = [
        {**alternative, "choices": [{**alternative["choices"][0], "key": f"k{n}"}]}
        for n in range(ALTERNATIVES)
    ]
    Plan.objects.filter(pk=plan.pk).update(alternatives=many)
    with refused(Code.TOO_MANY):
        planned(table, user, random.Random(1))


def test_not_when_the_game_is_over(table: Table, user: User, three: list[User]) -> None:
    step = line_ahead(table, user, random.Random(1), choices=1)
    for one in three:
        abandon_consent(table_id=table.pk, by=one)
    with refused(Code.NOT_PLAYING):
        plan_keep(table_id=table.pk, by=user, step=step)


def test_it_goes_with_its_person(table: Table, user: User) -> None:
    set_up(table, user, random.Random(1))
    person_close(person=user)
    assert not Plan.objects.exists()
