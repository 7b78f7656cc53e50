"""A person's calendar changes while turns open and close: open turns follow the newest calendar."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial

import pytest
from django.core.exceptions import ValidationError

from accounts.models import User, Vacation
from accounts.selectors.times import allowance_left, rules_of
from games import turn_time
from games.models import Table, Turn
from games.rules import titles
from games.services import calendars
from games.services.play import choice_submit
from mp2site.infra import clock
from tests.concurrency.conftest import race
from tests.rules.doubles import toy
from tests.support.clocks import clocked
from tests.support.tables import acting, asked, now

pytestmark = pytest.mark.django_db(transaction=True)

HOUR = timedelta(hours=1)
MARCH = datetime(2026, 3, 1, tzinfo=UTC)


@pytest.fixture
def tables(four: list[User], monkeypatch: pytest.MonkeyPatch) -> list[Table]:
    monkeypatch.setitem(titles._titles, "toy", toy())
    return [clocked(four[:3], name=f"Table {n}") for n in range(3)]


def play(table: Table) -> None:
    """Make choices for the acting seats until no seat can choose."""
    if now(table).over:
        return
    user = acting(now(table))
    decision = asked(table, user)
    choice_submit(table_id=table.pk, by=user, decision=decision.id, key=decision.choices[-1].key)


def away_and_back(user: User) -> None:
    at = clock.now()
    calendars.vacation_take(person=user, start=at, end=at + 5 * HOUR)
    calendars.vacation_end(person=user, vacation=user.vacations.latest("pk").pk)


def assert_turns_go_by_the_calendar(people: list[User]) -> None:
    for turn in Turn.objects.open().filter(seat__person__in=people).select_related("seat", "table"):
        rules = rules_of(User.objects.get(pk=turn.seat.person_id))
        assert turn.deadline_at == turn_time.deadline(turn.table, turn.seat, turn, rules)


def test_no_turn_opens_by_a_calendar_of_yesterday(four: list[User], tables: list[Table]) -> None:
    for _ in range(6):
        moves = [partial(play, table) for table in tables]
        leaves = [partial(away_and_back, user) for user in four[:3]]
        race([*moves, *leaves])
        assert_turns_go_by_the_calendar(four)
    at = clock.now()
    changes = [
        partial(calendars.vacation_take, person=user, start=at, end=at + 5 * HOUR)
        for user in four[:3]
    ]
    race([*(partial(play, table) for table in tables), *changes])
    assert_turns_go_by_the_calendar(four)
    assert {turn.deadline_at > at + 5 * HOUR for turn in Turn.objects.open()} == {True}


def take(user: User, hours: int) -> str:
    at = clock.now()
    try:
        start = at + hours * HOUR
        calendars.vacation_take(person=user, start=start, end=start + 200 * HOUR)
    except ValidationError as error:
        return str(error.code)
    return "taken"


def test_no_hour_is_given_twice(four: list[User]) -> None:
    """Eight simultaneous vacations; four of them exhaust a year's allowance."""
    with clock.at(MARCH):
        results = race([partial(take, four[0], 300 * n) for n in range(8)])
        assert sorted(results) == [*["taken"] * 3, *["vacation-allowance"] * 5]
        assert Vacation.objects.filter(person=four[0]).count() == 3
        assert allowance_left(four[0], MARCH)[2026] == 120
        again = race([partial(take, four[1], n) for n in range(8)])
        assert sorted(again) == ["taken", *["vacation-overlap"] * 7]
