"""Notices that are sent to many people at once equal notices that are sent one by one."""

from __future__ import annotations

import random

import pytest

from games.models import HEAVY, Move, Table
from games.rules import titles
from games.selectors.news import news_for
from games.selectors.positions import position_for
from mp2site.text.rendering import render
from tests.support.clocks import clocked
from tests.support.reading import clock_of, history_since_own
from tests.support.tables import (
    acting,
    asked,
    choose,
    now,
    open_table,
    people,
    person,
    play_on,
    started,
)

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("slug", [title.slug for title in titles])
def test_it_is_what_selectors_say_to_each(slug: str) -> None:
    table = started(people(3), slug)
    for _ in range(12):
        play_on(table, random.Random(now(table).ply), choices=7)
        fresh = now(table)
        seats = list(fresh.seats.select_related("person"))
        news = news_for({(table.pk, seat.person_id) for seat in seats})
        assert len(news) == 3
        for seat in seats:
            told = news[table.pk, seat.person_id]
            decision = position_for(fresh, seat.person).decision
            assert (told.prompt is None) == (decision is None)
            if told.prompt and decision:
                assert render(told.prompt) == render(decision.prompt)
            assert told.moves == history_since_own(fresh, seat.person)
            assert [one.place for one in told.seats] == [0, 1, 2]


def test_a_draft_is_asked_what_comes_next() -> None:
    table = started(people(2))
    play_on(table, random.Random(2), choices=1)
    user = acting(table)
    assert not choose(table, user, asked(table, user).choices[0].key).committed
    told = news_for({(table.pk, user.pk)})[table.pk, user.pk]
    assert told.prompt
    assert render(told.prompt) == render(asked(table, user).prompt)


def test_several_tables_and_people_are_told_apart() -> None:
    two = people(2)
    tables = [play_on(started(two), random.Random(n), choices=20 + n) for n in range(3)]
    news = news_for({(table.pk, user.pk) for table in tables for user in two})
    assert len(news) == 6
    for (table_id, person_id), told in news.items():
        assert told.seat.table.pk == table_id
        assert told.seat.person_id == person_id
        own = Move.objects.filter(table=table_id, place=told.seat.place, by=Move.By.PERSON)
        last = own.order_by("-ply").values_list("ply", flat=True).first() or 0
        assert [move.ply for move in told.moves] == list(range(last + 1, told.seat.table.ply + 1))


def test_clocks_come_along() -> None:
    two = people(2)
    table = clocked(two, "yspahan")
    user = acting(table)
    told = news_for({(table.pk, user.pk)})[table.pk, user.pk]
    seat = table.seats.select_related("table").get(person=user)
    expected = clock_of(seat)
    assert told.clock
    assert expected
    assert (told.clock.number, told.clock.deadline) == (expected.number, expected.deadline)


def test_strangers_and_tables_that_have_not_begun_are_left_out() -> None:
    two, stranger = people(2), person("noor")
    running, waiting = started(two), open_table(two[0], 2)
    pairs = {(running.pk, stranger.pk), (waiting.pk, two[0].pk), ("nosuchone", two[0].pk)}
    assert news_for(pairs) == {}
    assert news_for(set()) == {}


def test_nothing_heavy_or_secret_comes_along() -> None:
    two = people(2)
    table = started(two)
    play_on(table, random.Random(2), choices=9)
    told = news_for({(table.pk, user.pk) for user in two})
    for news in told.values():
        assert not set(HEAVY) & set(news.seat.table.__dict__)
        assert not [seat for seat in news.seats if "draft_state" in seat.__dict__]


def test_a_table_that_cannot_be_shown_asks_nobody(caplog: pytest.LogCaptureFixture) -> None:
    user = people(2)[0]
    table = started([user, person("noor")])
    Table.objects.update(state=b"rubbish")
    assert news_for({(table.pk, user.pk)})[table.pk, user.pk].prompt is None
    assert "can't be shown" in caplog.text
