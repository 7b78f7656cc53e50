"""Coaching: the people who get explanations at a table, and their end."""

from __future__ import annotations

import pytest

from accounts.models import User
from games.errors import Code
from games.models import Seat, Table
from games.services.coaching import coaching_set
from games.services.lifecycle import abandon_consent
from games.session import session_open
from tests.support.opponents import thinking
from tests.support.tables import ended, open_table, people, person, refused, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def two() -> list[User]:
    return people(2)


def coached(table: Table) -> dict[str, bool | None]:
    return {seat.person.username: seat.coached for seat in Seat.objects.filter(table=table)}


def finish(users: list[User], title: str = "yspahan") -> None:
    ended(started(users, title), *(40 for _ in users))


def test_in_the_first_two_games_of_a_title_it_is_on(two: list[User]) -> None:
    for _ in range(2):
        assert set(coached(started(two)).values()) == {True}
        finish(two)
    assert set(coached(started(two)).values()) == {None}
    assert set(coached(started(two, "marco-polo-2")).values()) == {True}


def test_a_game_that_was_abandoned_teaches_nothing(two: list[User]) -> None:
    for _ in range(3):
        table = started(two)
        for user in two:
            abandon_consent(table_id=table.pk, by=user)
    assert set(coached(started(two)).values()) == {True}


def test_each_at_a_table_by_their_own_practice(two: list[User]) -> None:
    newcomer = person("newcomer")
    for _ in range(2):
        finish(two)
    assert coached(started([two[0], newcomer])) == {two[0].username: None, "newcomer": True}


def test_a_title_without_lessons_has_no_coach(toy_table: Table) -> None:
    assert set(coached(toy_table).values()) == {None}


def test_opponents_need_none(two: list[User], monkeypatch: pytest.MonkeyPatch) -> None:
    thinking(monkeypatch)
    table = open_table(two[0], 2, opponents=["apprentice"])
    found = Seat.objects.filter(table=table).values_list("person__strength", "coached")
    assert dict(found) == {"": True, "apprentice": None}


def test_who_puts_it_away_is_left_alone_at_later_tables_too(two: list[User]) -> None:
    first, second = two
    table = started(two)
    coaching_set(table_id=table.pk, by=first, coached=False)
    assert coached(table) == {first.username: False, second.username: True}
    assert coached(started(two)) == {first.username: None, second.username: True}


def test_people_who_turn_it_on_have_it(two: list[User]) -> None:
    for _ in range(2):
        finish(two)
    table = started(two)
    coaching_set(table_id=table.pk, by=two[0], coached=True)
    assert coached(table) == {two[0].username: True, two[1].username: None}


def test_only_the_own_page_refreshes(two: list[User]) -> None:
    table = started(two)
    before = [session_open(table_id=table.pk, person=user).stamp for user in two]
    coaching_set(table_id=table.pk, by=two[0], coached=False)
    after = [session_open(table_id=table.pk, person=user).stamp for user in two]
    assert (before[0] != after[0], before[1] != after[1]) == (True, False)


def test_whether_one_is_coached_is_no_one_elses_business(two: list[User]) -> None:
    table = started(two)
    session = session_open(table_id=table.pk, person=two[0])
    others = next(seat for seat in session.seats if seat is not session.own)
    assert "coached" not in vars(others)


@pytest.mark.parametrize("code", [Code.NOT_YOUR_SEAT, Code.NOT_PLAYING, Code.NOT_FOUND])
def test_refusals(two: list[User], code: Code) -> None:
    table = started(two)
    by, key = two[0], table.pk
    if code == Code.NOT_YOUR_SEAT:
        by = person("stranger")
    elif code == Code.NOT_FOUND:
        key = "nosuchtable"
    else:
        for user in two:
            abandon_consent(table_id=key, by=user)
    with refused(code):
        coaching_set(table_id=key, by=by, coached=False)
