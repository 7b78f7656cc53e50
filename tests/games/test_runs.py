"""Runs: several choices in one request equal the same choices made one by one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.errors import Code, GamesError, RunStopped
from games.models import Move, Seat, Table, TableEvent, Turn
from games.rules import titles
from games.selectors.positions import position_for
from games.services.play import Submitted, choice_submit, draft_redo, draft_reset, draft_undo
from games.services.runs import RUN_LIMIT
from games.session import session_open
from mp2site.infra import clock
from notifications.models import Notice
from tests.support.clocks import NOON
from tests.support.extent import EVERYTHING, extent
from tests.support.tables import (
    acting,
    asked,
    at,
    choose,
    now,
    people,
    place_of,
    play_on,
    refused,
    started,
)

pytestmark = pytest.mark.django_db
TITLES: Final = [title.slug for title in titles]
SEEDS: Final = extent(EVERYTHING, [1], [1, 2, 3])
POSITIONS: Final = extent(EVERYTHING, 12, 40)
"""The positions of each game at which runs are compared with single choices."""
INCIDENTAL: Final = ("id", "token", "version", "draft_ply")
"""Columns that are random, count requests, or belong to a draft that is empty."""


class Keys(NamedTuple):
    """A request's choices: some legal keys, perhaps an illegal one, and whether to end the turn."""

    decision: str
    keys: list[str]
    ends: bool


def drawn(table: Table, user: User, rng: random.Random) -> Keys:
    """Return random choices for an open decision: of one kind where possible."""
    session, keys = session_open(table_id=table.pk, person=user), list[str]()
    decision, game, place = session.position.decision, session.game, place_of(table, user)
    assert decision is not None
    then = [choice.key for choice in decision.choices]
    while then and len(keys) < RUN_LIMIT:
        keys.append(rng.choice(then))
        onward, played = game.previews(place)[keys[-1]].onward, game.play(place, keys[-1])
        game = game.after(played)
        offered = game.decision(place)
        then = onward.then if onward.then or rng.random() < 0.5 else []
        if not then and offered and not played.commits and rng.random() < 0.6:
            then = [choice.key for choice in offered.choices]
    return Keys(decision.id, [*keys, *rng.choice([[], [], ["no-such:key"]])], rng.random() < 0.6)


def in_one(table: Table, user: User, choices: Keys) -> Sequence[str]:
    decision, (key, *then), ends = choices
    submit: dict[str, Any] = {"table_id": table.pk, "by": user, "decision": decision, "key": key}
    try:
        return choice_submit(**submit, then=then, ends=ends).played
    except RunStopped as error:
        return tuple(error.played)


def one_by_one(table: Table, user: User, choices: Keys) -> Sequence[str]:
    """Make the same choices in requests of their own, as far as a run goes."""
    made, done = list[str](), None
    for key in choices.keys:
        if made and (done is None or done.committed):
            return tuple(made)
        try:
            done = choose(table, user, key)
        except GamesError:
            return tuple(made)
        made.append(key)
    if choices.ends and done and not done.committed:
        offered = asked(table, user).choices
        if len(offered) == 1 and offered[0].ends_turn:
            one_by_one(table, user, Keys("", [offered[0].key], ends=False))
            made.append(offered[0].key)
    return tuple(made)


def rows(model: Any, table: Table) -> list[dict[str, Any]]:
    found = model.objects.filter(table=table).values()
    kept = [{name: row[name] for name in row if name not in INCIDENTAL} for row in found]
    return sorted(kept, key=repr)


def stored(table: Table) -> dict[str, Any]:
    """Return all that a choice writes: state, moves, drafts, turns, log entries, notices."""
    row = Table.objects.filter(pk=table.pk).values("state", "ply", "status", "outcome").get()
    models = (Move, Seat, Turn, TableEvent, Notice)
    return {**row, **{model.__name__: rows(model, table) for model in models}}


def outcome(
    play: Callable[[Table, User, Keys], Sequence[str]], table: Table, user: User, choices: Keys
) -> tuple[Sequence[str], dict[str, Any]]:
    """Return the keys that are played and what is stored then; roll all of it back."""
    with transaction.atomic():
        done = play(table, user, choices), stored(table)
        transaction.set_rollback(True)
    return done


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("slug", TITLES)
def test_a_run_equals_single_choices(slug: str, seed: int) -> None:
    with clock.at(NOON):
        table, rng = started(people(3), slug), random.Random(f"{slug} {seed}")
        assert max(compare(table, rng)) > 1


def compare(table: Table, rng: random.Random) -> Iterator[int]:
    """Compare runs with single choices at random positions; yield the lengths of the runs."""
    for _ in range(POSITIONS):
        table = play_on(table, rng, choices=rng.randrange(1, 9))
        places = position_for(table, None).acting
        if not places:
            break
        user = at(table, rng.choice(places))
        choices = drawn(table, user, rng)
        played, run = outcome(in_one, table, user, choices)
        single, singles = outcome(one_by_one, table, user, choices)
        assert (choices, played) == (choices, single)
        for name, part in run.items():
            assert (name, part) == (name, singles[name])
        yield len(played)


class Delivery(NamedTuple):
    """A delivery of at least two cubes: its first decision, and the keys of two shops."""

    table: Table
    user: User
    decision: str
    keys: list[str]

    def send(self, *more: str, ends: bool = False) -> Submitted:
        """Submit the delivery, and further keys."""
        key, *then = [*self.keys, *more]
        sent: dict[str, Any] = {
            "table_id": self.table.pk,
            "by": self.user,
            "decision": self.decision,
        }
        return choice_submit(**sent, key=key, then=then, ends=ends)


@pytest.fixture
def delivery(four: list[User]) -> Delivery:
    """The first delivery of several cubes that the dice allow at one of several tables."""
    tables = (started(four) for _ in range(9))
    return next(found for table in tables if (found := delivery_at(table)))


def delivery_at(table: Table) -> Delivery | None:
    user = acting(table)
    choose(table, user, "roll:0")
    for take in asked(table, user).choices:
        choose(table, user, take.key)
        if asked(table, user).find("act:deliver"):
            choose(table, user, "act:deliver")
            decision, first = asked(table, user), asked(table, user).choices[0].key
            onward = session_open(table_id=table.pk, person=user).previews[first].onward
            if onward.then:
                return Delivery(table, user, decision.id, [first, onward.then[0]])
        draft_reset(table_id=table.pk, by=user)
    return None


class TestRun:
    def test_it_joins_the_draft_choice_by_choice(self, delivery: Delivery) -> None:
        before, keys = position_for(delivery.table, delivery.user).draft, delivery.keys
        done = delivery.send()
        assert (done.committed, done.played) == (False, tuple(keys))
        assert [key for _, key in done.position.draft[len(before) :]] == keys
        who: dict[str, Any] = {"table_id": delivery.table.pk, "by": delivery.user}
        cut = draft_undo(**who).position
        assert [key for _, key in cut.draft[len(before) :]] == keys[:1]
        assert draft_redo(**who).position.draft == done.position.draft
        assert draft_reset(**who).position.draft == ()

    def test_sent_again_it_plays_nothing_twice(self, delivery: Delivery) -> None:
        done, again = delivery.send(), delivery.send()
        assert (again.repeated, again.played) == (True, done.played)
        assert again.position == done.position

    def test_an_illegal_choice_stops_it_with_the_reason(self, delivery: Delivery) -> None:
        with refused(Code.RUN_STOPPED) as caught:
            delivery.send(delivery.keys[0])
        error = caught.value
        assert isinstance(error, RunStopped)
        assert (error.played, error.text.params["made"]) == (delivery.keys, 2)
        assert error.cite
        draft = position_for(delivery.table, delivery.user).draft
        assert [key for _, key in draft[-2:]] == delivery.keys
        again = delivery.send(delivery.keys[0])
        assert (again.repeated, list(again.played)) == (True, delivery.keys)

    def test_an_illegal_first_choice_changes_nothing(self, delivery: Delivery) -> None:
        before = stored(delivery.table)
        with refused(Code.ILLEGAL):
            delivery._replace(keys=["place:no.x", *delivery.keys]).send()
        assert stored(delivery.table) == before

    def test_it_takes_no_more_queries_than_one_choice(self, delivery: Delivery) -> None:
        with CaptureQueriesContext(connection) as several:
            delivery.send()
        for _ in delivery.keys:
            draft_undo(table_id=delivery.table.pk, by=delivery.user)
        with CaptureQueriesContext(connection) as one:
            delivery._replace(keys=delivery.keys[:1]).send()
        assert len(several) == len(one)

    def test_nothing_is_played_after_a_roll(self, yspahan: Table) -> None:
        """A choice after chance would be made without its result."""
        user = acting(yspahan)
        rolled = Delivery(yspahan, user, asked(yspahan, user).id, ["roll:0", "take:bag"])
        with refused(Code.RUN_STOPPED) as caught:
            rolled.send()
        assert isinstance(caught.value, RunStopped)
        assert caught.value.played == ["roll:0"]
        assert now(yspahan).ply == 1


class TestEnds:
    def test_the_turn_ends_with_the_last_choice(self, delivery: Delivery) -> None:
        table, user = delivery.table, delivery.user
        draft_undo(table_id=table.pk, by=user)
        gold = Delivery(table, user, asked(table, user).id, ["act:supervisor"])
        gold.send()
        move = asked(table, user)
        previews = session_open(table_id=table.pk, person=user).previews
        key = next(key for key, told in previews.items() if told.onward.ends)
        done = Delivery(table, user, move.id, [key]).send(ends=True)
        assert (done.committed, done.played) == (True, (key, "end"))
        assert table.moves.get(ply=now(table).ply).key == "end"
        again = Delivery(table, user, move.id, [key]).send(ends=True)
        assert (again.repeated, again.committed, again.played) == (True, True, (key,))

    def test_it_ends_nothing_if_more_can_be_done(self, delivery: Delivery) -> None:
        done = delivery._replace(keys=delivery.keys[:1]).send(ends=True)
        assert (done.committed, done.played) == (False, tuple(delivery.keys[:1]))
