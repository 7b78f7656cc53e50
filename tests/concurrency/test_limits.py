"""Limits hold exactly, for any number of simultaneous requests by one person."""

from __future__ import annotations

from functools import partial

import pytest
from django.conf import LazySettings

from accounts.models import User
from games.errors import Code, GamesError
from games.models import Invitation, Seat, Status
from games.services.inviting import person_invite
from games.services.leaving import seats_give_up
from games.services.lifecycle import table_create, table_join
from games.services.moderation import person_suspend
from tests.concurrency.conftest import race
from tests.support.tables import open_table, person

pytestmark = pytest.mark.django_db(transaction=True)


def codes(outcomes: list[object]) -> list[str]:
    return sorted(str(one.code) for one in outcomes if isinstance(one, GamesError))


def test_no_table_too_many(four: list[User], settings: LazySettings) -> None:
    settings.LIMITS = {**settings.LIMITS, "tables-waiting": 3}
    others = [open_table(user, 4) for user in four[1:]]
    calls = [partial(table_create, by=four[0], title="yspahan", seats=3) for _ in range(5)]
    calls += [partial(table_join, table_id=table.pk, by=four[0]) for table in others]
    outcomes = race(calls)
    assert codes(outcomes) == [Code.TOO_MANY] * 5
    assert Seat.objects.filter(person=four[0], table__status=Status.OPEN).count() == 3


def test_no_invitation_too_many(four: list[User], settings: LazySettings) -> None:
    settings.LIMITS = {**settings.LIMITS, "invitations-a-day": 2}
    tables = [open_table(four[0], 3) for _ in range(6)]
    for n in range(6):
        person(f"guest{n}")
    outcomes = race(
        [
            partial(person_invite, table_id=table.pk, by=four[0], name=f"guest{n}")
            for n, table in enumerate(tables)
        ]
    )
    assert codes(outcomes) == [Code.TOO_MANY] * 4
    assert Invitation.objects.filter(by=four[0]).count() == 2


def test_nobody_sits_down_while_they_are_suspended(four: list[User]) -> None:
    """The suspension removes the person's new seat, or the site refuses the seat."""
    keeper = User.objects.create_user("keeper", "k@example.com", "a long password", is_staff=True)
    for round in range(6):
        guest = person(f"guest{round}")
        tables = [open_table(four[1], 4) for _ in range(4)]
        calls = [partial(table_join, table_id=table.pk, by=guest) for table in tables]
        suspend = partial(person_suspend, person=guest, by=keeper, why="a test")
        outcomes = race([*calls, suspend])
        assert set(codes(outcomes)) <= {Code.SUSPENDED, Code.BUSY}
        if isinstance(outcomes[-1], GamesError):  # the person had just joined: try again
            suspend()
        assert not Seat.objects.filter(person=guest).exists()
        seats_give_up(person=four[1])
