"""What the database itself refuses, should a service ever be wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from accounts.models import User
from games.models import Move, Seat, Snapshot, Status, Table

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
}


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
