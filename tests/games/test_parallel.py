"""Simultaneous decisions of several seats: each draft survives others' commits."""

from __future__ import annotations

import msgspec
import pytest
from django.db import transaction

from accounts.models import User
from games import engine
from games.engine import Game
from games.errors import Code
from games.models import Move, Seat, Table
from games.plans.models import Plan
from games.plans.paths import plan_alternative
from games.rules import titles
from games.services.play import choice_submit
from games.services.sweeping import sweep
from mp2site.infra import clock
from tests.support.parallel import pool
from tests.support.tables import acting, asked, at, choose, now, refused, see, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, four: list[User]) -> Table:
    monkeypatch.setitem(titles._titles, "pool", pool())
    return started(four[:3], "pool")


def drafted(table: Table, user: User) -> list[str]:
    return [key for _, key in see(table, user).draft]


def test_all_are_asked_at_once(table: Table) -> None:
    assert see(table, None).acting == (0, 1, 2)
    assert all(seat.waiting_since for seat in table.seats.all())


def test_a_draft_that_still_fits_is_played_on_the_new_base(table: Table) -> None:
    mine, other = at(table, 0), at(table, 1)
    choose(table, mine, "take:1")
    choose(table, mine, "take:2")
    choose(table, other, "take:5")
    assert choose(table, other, "confirm").committed
    position = see(table, mine)
    assert [key for _, key in position.draft] == ["take:1", "take:2"]
    assert position.view["public"]["taken"] == [[1, 2], [5], []]
    assert position.note is None
    assert see(table, None).view["public"]["taken"] == [[], [5], []]


def test_what_no_longer_fits_is_dropped_with_a_note(table: Table) -> None:
    mine, other = at(table, 0), at(table, 1)
    for key in ("take:1", "take:5", "take:2"):
        choose(table, mine, key)
    choose(table, other, "take:5")
    choose(table, other, "confirm")
    position = see(table, mine)
    assert [key for _, key in position.draft] == ["take:1"]
    assert position.note is not None
    assert position.note.id == "errors-draft-dropped"
    assert choose(table, mine, "take:2").position.note is None
    assert choose(table, mine, "confirm").committed
    assert see(table, None).view["public"]["taken"] == [[1, 2], [5], []]


def test_a_decision_that_has_changed_is_stale(table: Table) -> None:
    mine, other = at(table, 0), at(table, 1)
    old = asked(table, mine).id
    choose(table, other, "take:5")
    choose(table, other, "confirm")
    with refused(Code.STALE_DECISION):
        choice_submit(table_id=table.pk, by=mine, decision=old, key="take:5")
    assert drafted(table, mine) == []


def test_both_drafts_are_committed_in_the_order_of_confirming(table: Table) -> None:
    mine, other = at(table, 0), at(table, 1)
    choose(table, mine, "take:1")
    choose(table, other, "take:2")
    choose(table, other, "confirm")
    choose(table, mine, "confirm")
    moves = Move.objects.filter(table=table).order_by("ply").values_list("ply", "place", "key")
    assert list(moves) == [(1, 1, "take:2"), (2, 1, "confirm"), (3, 0, "take:1"), (4, 0, "confirm")]


def test_drafts_end_with_the_game(table: Table) -> None:
    for place in (0, 1, 2, 0, 1):
        choose(table, at(table, place), "confirm")
    last = at(table, 2)
    choose(table, last, "take:1")
    choose(table, last, "confirm")
    assert now(table).result is not None
    assert see(table, last).draft == ()
    assert see(table, None).view["public"]["taken"] == [[], [], [1]]


class TestPlans:
    """Plans of two players with simultaneous decisions."""

    @pytest.mark.parametrize("slug", ["marco-polo-1", "marco-polo-2"])
    def test_either_may_be_played_first(self, four: list[User], slug: str) -> None:
        """The sweep plays the oldest plan first; the order doesn't change the game."""
        table = started(four, slug)
        while len(see(table, None).acting) < 2:
            user = acting(table)
            choose(table, user, asked(table, user).choices[0].key)
        places = see(table, None).acting[:2]
        states = []
        for order in (places, places[::-1]):
            mark = transaction.savepoint()
            for place in order:
                planned_now(table, place)
                assert sweep().planned == 1
            states.append(bytes(now(table).state or b""))
            own = Move.objects.filter(table=table, by=Move.By.PLAN).order_by("ply")
            assert tuple(dict.fromkeys(own.values_list("place", flat=True))) == order
            transaction.savepoint_rollback(mark)
        assert states[0] == states[1]


def planned_now(table: Table, place: int) -> None:
    """Store a plan for the open decision: the first choice each time, up to a final one."""
    game = Game(table.rules, engine.unpack(table.rules, now(table).state or b""))
    keys, after = list[str](), game
    while place in after.acting():  # a plan ends with its first final choice
        keys.append(after.title.engine.choices(after.state, place)[0].key)
        after = after.after(after.play(place, keys[-1]))
    seat = Seat.objects.get(table=table, place=place)
    alternatives = msgspec.to_builtins([plan_alternative(game, place, keys, 0)])
    Plan.objects.create(
        seat=seat, turn=seat.turn, at=clock.now(), alternatives=alternatives, hold=False
    )
