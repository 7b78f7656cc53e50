"""Join requirements of a table: who meets them, and the reasons that other people get."""

from __future__ import annotations

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import ProfileFor, User
from accounts.services.circles import circle_found, circle_join
from games.errors import Code
from games.models import Status, Table
from games.rematch.services import rematch
from games.requirements.selectors import left_out_of
from games.services.inviting import circle_invite, person_invite
from games.services.lifecycle import opponent_ask, table_create, table_join
from mp2site.text.rendering import render
from tests.support.figures import has_points, made_turns
from tests.support.tables import ended, open_table, people, refused, started

pytestmark = pytest.mark.django_db
ASKS = {"asks_punctual": 90, "rating_from": 1400, "rating_to": 1600}


@pytest.fixture
def three(db: None) -> list[User]:
    return people(3)


def sits(table: Table, user: User) -> bool:
    return table.seats.filter(person=user).exists()


def why(table: Table, user: User) -> str:
    found = left_out_of([table], user)
    return render(found[table.pk]) if found else ""


@pytest.mark.parametrize(
    ("in_time", "late", "fits"),
    [(18, 2, True), (17, 3, False), (0, 9, True), (0, 10, False), (0, 0, True)],
)
def test_a_minimum_of_turns_in_time(three: list[User], in_time: int, late: int, fits: bool) -> None:
    """Nine turns are too few for a judgement, ten are enough."""
    made_turns(three[1], in_time, late)
    table = open_table(three[0], 2, asks_punctual=90)
    if fits:
        table_join(table_id=table.pk, by=three[1])
    else:
        with refused(Code.NOT_ASKED_FOR):
            table_join(table_id=table.pk, by=three[1])
    assert sits(table, three[1]) == fits


@pytest.mark.parametrize(
    ("bounds", "points", "fits"),
    [
        ({"rating_from": 1550}, 1549, False),
        ({"rating_from": 1550}, 1550, True),
        ({"rating_to": 1550}, 1550, True),
        ({"rating_to": 1550}, 1551, False),
        ({"rating_from": 1400, "rating_to": 1600}, 1650, False),
        ({"rating_from": 1500}, None, True),
        ({"rating_from": 1501}, None, False),
    ],
)
def test_a_range_of_ratings(
    three: list[User], bounds: dict[str, int], points: int | None, fits: bool
) -> None:
    """A person without a rating has the initial points."""
    has_points(three[1], 3000, "marco-polo-2")
    if points is not None:
        has_points(three[1], points, games=1)  # a provisional rating
    table = open_table(three[0], 2, **bounds)
    if fits:
        table_join(table_id=table.pk, by=three[1])
    else:
        with refused(Code.NOT_ASKED_FOR):
            table_join(table_id=table.pk, by=three[1])
    assert sits(table, three[1]) == fits


def test_the_refusal_says_what_is_asked_and_what_one_has(three: list[User]) -> None:
    made_turns(three[1], 30, 10)
    has_points(three[2], 1700)
    table = open_table(three[0], 3, **ASKS)
    assert "at least 90 % of their turns in time" in why(table, three[1])
    assert "You made 75 % of your last 40 turns with a clock" in why(table, three[1])
    assert why(table, three[2]).endswith("from 1,400 to 1,600 points. You have 1,700.")
    assert why(table, three[0]) == ""


def test_a_shut_profile_counts_all_the_same(three: list[User]) -> None:
    User.objects.filter(pk=three[1].pk).update(profile_for=ProfileFor.NOBODY)
    has_points(three[1], 1700)
    with refused(Code.NOT_ASKED_FOR):
        table_join(table_id=open_table(three[0], 2, **ASKS).pk, by=three[1])


@pytest.mark.parametrize("way", ["name", "circle", "link", "program"])
def test_invited_people_and_computers_are_never_left_out(three: list[User], way: str) -> None:
    mara, jonas = three[:2]
    has_points(jonas, 1700)
    table, token = open_table(mara, 3, **ASKS), ""
    with refused(Code.NOT_ASKED_FOR):
        table_join(table_id=table.pk, by=jonas)
    if way == "name":
        person_invite(table_id=table.pk, by=mara, name=jonas.username)
    elif way == "circle":
        circle = circle_found(by=mara, name="Friends")
        circle_join(by=jonas, link=str(circle.link))
        circle_invite(table_id=table.pk, by=mara, circle_id=circle.pk)
    elif way == "link":
        token = table.token
    else:
        User.objects.filter(pk=jonas.pk).update(is_computer=True, owner=mara)
        jonas.refresh_from_db()
    table_join(table_id=table.pk, by=jonas, token=token)
    assert sits(table, jonas)


def test_opponents_sit_down_whatever_is_asked(three: list[User]) -> None:
    table = open_table(three[0], 2, rating_from=3000)
    opponent_ask(table_id=table.pk, by=three[0], strength="merchant")
    assert Table.objects.get(pk=table.pk).status == Status.PLAYING


def test_nothing_is_read_of_a_person_for_tables_that_ask_for_nothing(three: list[User]) -> None:
    tables = [open_table(three[0], 3) for _ in range(3)]
    asking = [open_table(three[0], 3, **ASKS) for _ in range(3)]
    with CaptureQueriesContext(connection) as none:
        assert left_out_of(tables, three[1]) == {}
    with CaptureQueriesContext(connection) as some:
        assert left_out_of([*tables, *asking], three[1]) == {}
    assert (len(none), len(some)) == (0, 3)


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ({"asks_punctual": 85}, "asks-punctual"),
        ({"asks_punctual": 100}, "asks-punctual"),
        ({"rating_from": -1}, "asks-rating"),
        ({"rating_to": 4001}, "asks-rating"),
        ({"rating_from": 1600, "rating_to": 1599}, "asks-rating"),
    ],
)
def test_what_a_table_cannot_ask_for(three: list[User], wrong: dict[str, Any], rule: str) -> None:
    with refused(Code.BAD_SETUP) as caught:
        table_create(by=three[0], title="yspahan", seats=3, **wrong)
    assert caught.value.rule == rule
    assert not Table.objects.exists()


def test_a_rematch_asks_for_the_same(three: list[User]) -> None:
    over = ended(started(three[:2], **ASKS), 10, 20)
    again = rematch(table_id=over.pk, by=three[0])
    assert {name: getattr(again, name) for name in ASKS} == ASKS
    has_points(three[1], 1700)
    assert sits(rematch(table_id=over.pk, by=three[1]), three[1])
