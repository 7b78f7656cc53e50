"""Notices of a planned turn: none before the attempt to play the plan, and then only for open
turns.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from django.core import mail

from accounts.models import User
from games.models import Seat, Table
from games.plans.models import Plan
from games.services.sweeping import sweep
from mp2site.infra import clock
from notifications.delivery.preparing import notices_prepare
from notifications.delivery.sending import notices_sweep
from notifications.models import Kind, Notice, State
from notifications.policy.decisions import PLAN_LATE, PLAN_SOON
from tests.support.plans import AT_ONCE, changed, fitting, idle
from tests.support.tables import asked, choose, people, play_on, started

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def hand() -> Iterator[clock.Hand]:
    with clock.at(datetime(2026, 6, 1, 12, tzinfo=UTC)) as hand:
        yield hand


@pytest.fixture
def table() -> Table:
    return play_on(started(people(3)), random.Random(3), choices=25)


def asked_at(table: Table) -> list[User]:
    waiting = Seat.objects.filter(table=table, waiting_since__isnull=False)
    return [seat.person for seat in waiting.select_related("person")]


def notice_of_turn(table: Table, delay: int = 5) -> Notice:
    """Plan a turn and let the turn begin; return its notice."""
    user = idle(table)
    plan = fitting(table, user, AT_ONCE._replace(delay=delay))
    return Notice.objects.get(table=table, person=user, kind=Kind.TURN, turn=plan.turn)


def test_it_waits_for_the_plan_and_goes_when_that_does_not_fit(
    table: Table, hand: clock.Hand
) -> None:
    notice = notice_of_turn(table)
    notices_prepare(only=[notice.pk])
    notice.refresh_from_db()
    assert (notice.state, notice.reason) == (State.HELD, "plan")
    plan = Plan.objects.get()
    plan.alternatives[0]["choices"][0]["key"] = "none-such"
    plan.save()
    hand.forward(timedelta(minutes=5))
    sweep()
    notices_sweep()
    notice.refresh_from_db()
    assert notice.state == State.SENT
    [sent] = [one for one in mail.outbox if one.to == [notice.person.email]][-1:]
    assert "Your plan no longer fits." in sent.body
    assert "isn’t possible any more." in sent.body


def test_it_says_that_the_plan_lies_ready(table: Table, hand: clock.Hand) -> None:
    notice = notice_of_turn(table)
    Plan.objects.update(hold=True)
    hand.forward(timedelta(minutes=5))
    sweep()
    notices_sweep()
    [sent] = [one for one in mail.outbox if one.to == [notice.person.email]][-1:]
    assert "Your plan is ready" in sent.body


@pytest.mark.parametrize("answered", [False, True])
def test_while_the_plan_waits_for_an_answer(table: Table, hand: clock.Hand, answered: bool) -> None:
    """Without an answer the notice goes out at once; otherwise the notice waits for the plan."""
    notice = notice_of_turn(table)
    changed(Plan.objects.get(), prompt="another-question")
    hand.forward(timedelta(minutes=5))
    sweep()
    if answered:
        choose(table, notice.person, asked(table, notice.person).choices[0].key)
    notices_sweep()
    notice.refresh_from_db()
    assert notice.state == (State.HELD if answered else State.SENT)
    sweep()  # an unplanned question comes first
    hand.forward(PLAN_SOON)
    notices_sweep()
    [sent] = [one for one in mail.outbox if one.to == [notice.person.email]][-1:]
    assert "You have another decision first." in sent.body


def test_nobody_waits_for_ever(table: Table, hand: clock.Hand) -> None:
    """If no sweep plays the plan, the notice goes out after a while."""
    notice = notice_of_turn(table)
    hand.forward(timedelta(minutes=5) + PLAN_LATE)
    notices_sweep()
    notice.refresh_from_db()
    assert notice.state == State.SENT


def test_who_was_played_for_is_not_told(table: Table, hand: clock.Hand) -> None:
    notice = notice_of_turn(table, delay=0)
    notices_prepare(only=[notice.pk])
    assert sweep().planned == 1
    while notice.person in asked_at(table):  # answers the unplanned questions
        choose(table, notice.person, asked(table, notice.person).choices[0].key)
    hand.forward(timedelta(minutes=2))
    notices_sweep()
    notice.refresh_from_db()
    assert (notice.state, notice.reason) == (State.SKIPPED, "moved")
