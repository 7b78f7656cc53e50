"""A plan is visible only to its owner."""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.models import Move, Seat, Table
from games.plans.models import Plan
from games.rules import titles
from games.services.lifecycle import abandon_consent
from games.services.sweeping import sweep
from games.session import session_open
from tests.support.plans import fitting, idle, seat_of, set_up
from tests.support.tables import acting, asked, choose, now, play_on, started

pytestmark = pytest.mark.django_db
SLUGS = [title.slug for title in titles]


def by_of(table: Table, user: User | None, after: int) -> list[str]:
    session = session_open(table_id=table.pk, person=user)
    return [move.by for move in session.moves(after)]


def seen_by_others(table: Table, three: list[User], user: User) -> list[Any]:
    sessions = [
        session_open(table_id=table.pk, person=one) for one in (None, *three) if one != user
    ]
    row = Table.objects.filter(pk=table.pk).values().get()
    seats = list(Seat.objects.filter(table=table).order_by("pk").values())
    for seat in seats:
        if seat["person_id"] == user.pk:  # the owners' open pages refresh
            del seat["version"], seat["has_planned"]
    shown = [[one.stamp, repr(one.position.view), repr(one.moves())] for one in sessions]
    return [shown, repr(row), repr(seats)]


@pytest.mark.parametrize("slug", SLUGS)
def test_nobody_is_shown_anything(three: list[User], slug: str) -> None:
    table = play_on(started(three, slug), random.Random(4), choices=15)
    user = idle(table)
    before = seen_by_others(table, three, user)
    set_up(table, user, random.Random(1))
    assert seen_by_others(table, three, user) == before


def test_a_move_asks_nothing_more_of_the_database(
    three: list[User], table: Table, user: User
) -> None:
    """The sweep plays plans, so a choice needs no query for others' plans."""

    def statements() -> list[str]:
        mover = acting(table)
        mark = transaction.savepoint()
        with CaptureQueriesContext(connection) as asked_for:
            for _ in range(40):
                if choose(table, mover, asked(table, mover).choices[0].key).committed:
                    break
        transaction.savepoint_rollback(mark)
        return [one["sql"].partition(" ")[0] for one in asked_for]

    before = statements()
    for one in three:
        if seat_of(table, one).waiting_since is None:
            set_up(table, one, random.Random(1))
    assert Plan.objects.pending().count() == 2
    assert statements() == before


def test_nobody_reads_that_it_was_a_plan(table: Table, user: User, three: list[User]) -> None:
    """Only the owner's log shows the plan, even after the game."""
    fitting(table, user)
    ply = now(table).ply
    sweep()
    assert by_of(table, user, ply)[0] == Move.By.PLAN
    for one in three:
        abandon_consent(table_id=table.pk, by=one)
    for other in (None, *three):
        if other != user:
            assert Move.By.PLAN not in by_of(table, other, 0)
