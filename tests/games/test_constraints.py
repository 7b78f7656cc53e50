"""Constraints by which the database refuses errors of services."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from accounts.models import User
from games.models import Move, Outage, OutageCredit, Seat, Snapshot, Status, Table, Turn
from games.seeks.models import Seek

pytestmark = pytest.mark.django_db

WRONG: dict[str, Callable[[Table, list[User]], object]] = {
    "no such status": lambda t, p: Table.objects.filter(pk=t.pk).update(status="lost"),
    "no such visibility": lambda t, p: Table.objects.filter(pk=t.pk).update(visibility="x"),
    "a table for nobody": lambda t, p: Table.objects.filter(pk=t.pk).update(size=0),
    "playing without a state": lambda t, p: Table.objects.filter(pk=t.pk).update(state=None),
    "playing without a seed": lambda t, p: Table.objects.filter(pk=t.pk).update(seed=None),
    "finished without a result": lambda t, p: Table.objects.filter(pk=t.pk).update(
        status=Status.FINISHED
    ),
    "a result while it runs": lambda t, p: Table.objects.filter(pk=t.pk).update(outcome={}),
    "two seats for one": lambda t, p: Seat.objects.create(table=t, person=p[0], nonce="n"),
    "two in one place": lambda t, p: Seat.objects.create(table=t, person=p[3], place=0, nonce="n"),
    "waiting without a turn": lambda t, p: t.seats.update(turn=0, waiting_since=timezone.now()),
    "waiting without a place": lambda t, p: t.seats.update(
        place=None, turn=1, waiting_since=timezone.now()
    ),
    "two snapshots of a ply": lambda t, p: Snapshot.objects.create(table=t, ply=0, state=b""),
    "ply zero": lambda t, p: Move.objects.create(
        table=t, ply=0, place=0, turn=1, decision="d", key="k", at=timezone.now()
    ),
    "no such policy": lambda t, p: Table.objects.filter(pk=t.pk).update(timeout_policy="x"),
    "a seat lost without a miss": lambda t, p: Table.objects.filter(pk=t.pk).update(
        timeout_misses=0
    ),
    "a calm clock": lambda t, p: Table.objects.filter(pk=t.pk).update(pace_grace=60),
    "a clock without time": lambda t, p: Table.objects.filter(pk=t.pk).update(pace="custom"),
    "a bank beyond its cap": lambda t, p: Table.objects.filter(pk=t.pk).update(
        pace="custom", pace_bank=2, pace_cap=1
    ),
    "turns in time of no step": lambda t, p: Table.objects.filter(pk=t.pk).update(asks_punctual=85),
    "ratings beyond all": lambda t, p: Table.objects.filter(pk=t.pk).update(rating_to=4001),
    "ratings from above": lambda t, p: Table.objects.filter(pk=t.pk).update(
        rating_from=1600, rating_to=1500
    ),
    "a seek of no range": lambda t, p: Seek.objects.create(
        person=p[0],
        title="t",
        pace="calm",
        least=2,
        most=3,
        within=1,
        created_at=NOW,
        expires_at=NOW,
    ),
    "two open turns": lambda t, p: turn(t, number=9),
    "a turn twice": lambda t, p: turn(t, number=1, closed_at=timezone.now(), closed_by="move"),
    "a turn that nobody closed": lambda t, p: t.turns.update(closed_at=timezone.now()),
    "an open turn that somebody closed": lambda t, p: t.turns.update(closed_by="move"),
    "no outage at all": lambda t, p: outage(minutes=0),
    "an outage twice": lambda t, p: (outage(minutes=1), outage(minutes=2)),
    "a credit twice": lambda t, p: [
        OutageCredit.objects.create(outage=each, turn=t.turns.all()[0], seconds=1)
        for each in [outage(minutes=1)] * 2
    ],
}
NOW = timezone.now()


def turn(table: Table, **columns: Any) -> Turn:
    seat = table.seats.get(place=0)
    return Turn.objects.create(table=table, seat=seat, opened_at=NOW, since=NOW, **columns)


def outage(minutes: int) -> Outage:
    end = NOW + timedelta(minutes=minutes)
    return Outage.objects.create(cause="sweep", began_at=NOW, ended_at=end)


@pytest.mark.parametrize("what", WRONG)
def test_the_database_refuses(what: str, toy_table: Table, four: list[User]) -> None:
    with pytest.raises(IntegrityError), transaction.atomic():
        WRONG[what](toy_table, four)


def test_two_moves_of_a_ply(toy_table: Table) -> None:
    def move() -> Move:
        return Move.objects.create(
            table=toy_table, ply=1, place=0, turn=1, decision="d", key="k", at=timezone.now()
        )

    move()
    with pytest.raises(IntegrityError), transaction.atomic():
        move()
