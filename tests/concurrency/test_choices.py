"""Many connections answer the same decision: one choice is made, and each connection learns the
result.
"""

from __future__ import annotations

import random
import zlib
from functools import partial

import pytest
from django.db import OperationalError, connection, transaction

from accounts.models import User
from games.errors import Busy, Code, GamesError, NothingToUndo, NotPlaying, StaleDecision
from games.models import Seat, Status, Table
from games.rules import titles
from games.services.leaving import table_leave
from games.services.lifecycle import table_join
from games.services.locks import lock_table
from games.services.play import Submitted, choice_submit, draft_undo
from games.services.seen import table_seen
from tests.concurrency.conftest import race
from tests.games.test_fold import folded
from tests.rules.doubles import toy
from tests.support.parallel import pool
from tests.support.tables import acting, asked, at, choose, now, open_table, see, started

pytestmark = pytest.mark.django_db(transaction=True)


def codes(results: list[Submitted | GamesError]) -> list[str]:
    return sorted(error.code for error in results if isinstance(error, GamesError))


def taken(results: list[Submitted | GamesError]) -> list[Submitted]:
    return [result for result in results if isinstance(result, Submitted)]


@pytest.fixture
def table(four: list[User], monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setitem(titles._titles, "toy", toy())
    monkeypatch.setitem(titles._titles, "pool", pool())
    return started(four)


def test_two_keys_for_one_decision(table: Table) -> None:
    """A person chooses in two windows: one choice is made, the other is stale."""
    user = acting(table)
    asking = asked(table, user).id
    submit = partial(choice_submit, table_id=table.pk, by=user, decision=asking)
    results = race([partial(submit, key="roll:0"), partial(submit, key="roll:1")] * 5)
    (won,) = {result.position.view["public"]["yellow"] for result in taken(results)}
    assert won in {0, 1}
    assert [result.repeated for result in taken(results)].count(False) == 1
    assert codes(results) == [Code.STALE_DECISION] * 5
    assert table.moves.count() == now(table).ply == 1
    assert table.moves.get().key == f"roll:{won}"


def test_the_same_key_twice(table: Table) -> None:
    user = acting(table)
    asking = asked(table, user).id
    submit = partial(choice_submit, table_id=table.pk, by=user, decision=asking, key="roll:0")
    results = race([submit] * 2)
    assert sorted(result.repeated for result in taken(results)) == [False, True]
    first, second = taken(results)
    assert (first.position, first.committed) == (second.position, second.committed)
    assert table.moves.count() == 1


def test_a_hundred_submissions_leave_one_move(table: Table) -> None:
    user = acting(table)
    decision = asked(table, user)
    keys = [choice.key for choice in decision.choices]
    submit = partial(choice_submit, table_id=table.pk, by=user, decision=decision.id)
    calls = [partial(submit, key=keys[number % len(keys)]) for number in range(100)]
    results = race(calls, workers=20)
    assert [result.repeated for result in taken(results)].count(False) == 1
    assert len(taken(results)) + len(codes(results)) == 100
    assert set(codes(results)) <= {Code.STALE_DECISION}
    assert table.moves.count() == now(table).ply == 1
    assert folded(now(table)) == stored(table)


def stored(table: Table) -> bytes:
    """Return the state in the database, as its title encodes it."""
    return zlib.decompress(now(table).state or b"")


def test_a_draft_grows_once(table: Table) -> None:
    user = acting(table)
    choose(table, user, "roll:0")
    decision = asked(table, user)
    key = decision.choices[0].key
    submit = partial(choice_submit, table_id=table.pk, by=user, decision=decision.id, key=key)
    results = race([submit] * 8)
    assert len(taken(results)) == 8
    assert [drafted for _, drafted in see(table, user).draft] == [key]


def test_all_seats_choose_at_once(table: Table, four: list[User]) -> None:
    """Several seats decide at once: each choice is made, and turns open and close correctly."""
    game = started(four[:3], "toy")
    calls = []
    for place in range(3):
        user = at(game, place)
        decision = asked(game, user)
        calls.append(
            partial(
                choice_submit,
                table_id=game.pk,
                by=user,
                decision=decision.id,
                key=decision.choices[0].key,
            )
        )
    results = race(calls)
    assert len(taken(results)) == 3
    assert see(game, None).acting == (0,)
    waiting = [seat.place for seat in game.seats.filter(waiting_since__isnull=False)]
    assert waiting == [0]
    assert folded(now(game)) == stored(game)


def play(game: Table, user: User, rng: random.Random) -> int:
    """Choose and undo regardless of the other seats; return the number of refusals."""
    refusals = 0
    while (position := see(game, user)).status == Status.PLAYING:
        try:
            if rng.random() < 0.2:
                draft_undo(table_id=game.pk, by=user)
            elif position.decision:
                keys = [c.key for c in position.decision.choices if c.key != "break"]
                key = rng.choice([*keys, "confirm"])
                choice_submit(table_id=game.pk, by=user, decision=position.decision.id, key=key)
        except (StaleDecision, NothingToUndo, NotPlaying):
            refusals += 1
    return refusals


def test_three_play_a_game_as_fast_as_they_can(table: Table, four: list[User]) -> None:
    game = started(four[:3], "pool")
    calls = [partial(play, game, user, random.Random(n)) for n, user in enumerate(four[:3])]
    results = race(calls)
    assert all(isinstance(result, int) for result in results), results
    after = now(game)
    plies = list(after.moves.order_by("ply").values_list("ply", flat=True))
    assert after.status == Status.FINISHED
    assert plies == list(range(1, after.ply + 1))
    assert folded(after) == stored(after)


def test_the_last_seat_is_taken_once(four: list[User]) -> None:
    table = open_table(four[0], 2)
    results = race([partial(table_join, table_id=table.pk, by=user) for user in four[1:]])
    assert sorted(error.code for error in results if isinstance(error, GamesError)) == [
        Code.NOT_OPEN,
        Code.NOT_OPEN,
    ]
    assert table.seats.count() == 2
    assert now(table).status == Status.PLAYING


def test_one_person_joins_twice_at_once(four: list[User]) -> None:
    table = open_table(four[0], 4)
    results = race([partial(table_join, table_id=table.pk, by=four[1])] * 4)
    refused = [error.code for error in results if isinstance(error, GamesError)]
    assert refused == [Code.ALREADY_SEATED] * 3
    assert table.seats.count() == 2


def test_leaving_while_the_last_one_joins(four: list[User]) -> None:
    """The game starts with both people, or one leaves before the start."""
    table = open_table(four[0], 3)
    table_join(table_id=table.pk, by=four[1])
    race(
        [
            partial(table_leave, table_id=table.pk, by=four[1]),
            partial(table_join, table_id=table.pk, by=four[2]),
        ]
    )
    after = now(table)
    full = after.seats.count() == 3
    assert (after.status == Status.PLAYING) == full
    assert after.seats.filter(place__isnull=False).count() == (3 if full else 0)


def test_a_lock_held_for_too_long_is_busy(table: Table) -> None:
    user = acting(table)
    asking = asked(table, user).id

    def impatient() -> Submitted:
        with connection.cursor() as cursor:
            cursor.execute("SET lock_timeout = '100ms'")
        return choice_submit(table_id=table.pk, by=user, decision=asking, key="roll:0")

    with transaction.atomic():
        lock_table(table.pk)
        (result,) = race([impatient])
    assert isinstance(result, Busy)
    assert table.moves.count() == 0
    assert choice_submit(table_id=table.pk, by=user, decision=asking, key="roll:0").committed


def test_a_statement_that_takes_too_long_is_not_busy(table: Table) -> None:
    user = acting(table)
    asking = asked(table, user).id

    def hurried() -> Submitted:
        with connection.cursor() as cursor:
            cursor.execute("SET statement_timeout = '100ms'")
        return choice_submit(table_id=table.pk, by=user, decision=asking, key="roll:0")

    with transaction.atomic():
        lock_table(table.pk)
        with pytest.raises(OperationalError, match="statement timeout"):
            race([hurried])
    assert table.moves.count() == 0


def test_a_look_at_a_row_that_is_held_is_simply_not_remembered(table: Table) -> None:
    """A reader gets the page while another person's choice holds the row."""
    mine = acting(table)
    choose(table, mine, asked(table, mine).choices[0].key)
    Seat.objects.filter(person=mine).update(seen_ply=0)

    def look() -> None:
        with connection.cursor() as cursor:
            cursor.execute("SET lock_timeout = '100ms'")
        table_seen(table_id=table.pk, by=mine, ply=1)

    with transaction.atomic():
        list(Seat.objects.select_for_update().filter(person=mine))
        assert race([look]) == [None]
    assert Seat.objects.get(person=mine).seen_ply == 0
    table_seen(table_id=table.pk, by=mine, ply=1)
    assert Seat.objects.get(person=mine).seen_ply == 1
