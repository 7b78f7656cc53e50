"""Ways through a turn: each position once, the same worlds for all, nothing hidden is used."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import pytest

from games.opponents.search import Lookout
from games.opponents.shares import shares_of
from games.opponents.training import Training
from games.opponents.values import Value, value_for
from games.opponents.ways import NotAWay, Way, turn_end, ways
from games.rules import titles
from games.rules.kernel import Title
from games.rules.laws.walk import derived_seed
from tests.opponents.sampling import positions, sample

WORLDS, SEED = 3, bytes(32)


@pytest.fixture(scope="module")
def learned(practised: Training) -> Value:
    return practised.value


def found(title: Title[Any], value: Value, state: Any, seat: int, **more: Any) -> list[Way]:
    return ways(title, value, state, seat, SEED, **{"worlds": WORLDS, "effort": 8, **more})


def test_the_best_way_comes_first_and_each_position_once(title: Title[Any], learned: Value) -> None:
    for state, seat in sample(title, 30):
        known = found(title, learned, state, seat)
        assert [way.worth for way in known] == sorted((way.worth for way in known), reverse=True)
        assert len({way.position for way in known}) == len(known) > 0
        assert known[0].error(known[0]) == 0
        for way in known:
            assert way.worths.shape == (WORLDS,)
            assert way.shares.sum(axis=1) == pytest.approx(np.ones(WORLDS))


def test_given_choices_are_always_among_the_ways(title: Title[Any], learned: Value) -> None:
    for state, seat in sample(title, 30):
        for choice in title.engine.choices(state, seat):
            known = found(title, learned, state, seat, also=[(choice.key,)])
            assert [way.keys for way in known if way.also] == [(choice.key,)]


def test_choices_in_another_order_are_the_same_way() -> None:
    title = titles.get("yspahan")
    value = value_for(title, 2, None)
    assert value
    merged = 0
    for state, seat in list(positions(title, 2, "orders"))[20:60]:
        orders = [
            keys
            for keys in permutations([one.key for one in title.engine.choices(state, seat)][:3], 2)
            if _can(title, state, seat, keys)
        ]
        known = found(title, value, state, seat, also=orders, effort=0, futures=False)
        merged += sum(len(way.also) > 1 for way in known)
        assert sorted(keys for way in known for keys in way.also) == sorted(orders)
    assert merged


def _can(title: Title[Any], state: Any, seat: int, keys: tuple[str, ...]) -> bool:
    for key in keys:
        choice = next((one for one in title.engine.choices(state, seat) if one.key == key), None)
        if choice is None:
            return False
        state, closed, _ = title.engine.look(state, seat, choice)
        if closed and key != keys[-1]:
            return False
    return True


@pytest.mark.parametrize("slug", titles.slugs)
def test_ways_are_the_same_in_all_worlds_that_look_the_same(slug: str) -> None:
    title = titles.get(slug)
    for number, (state, seat) in enumerate(sample(title, 6)):
        value = value_for(title, len(state.counts), None)
        assert value
        other = title.imagine(state, seat, derived_seed(number))
        one, two = (
            found(title, value, world, seat, worlds=2, effort=3) for world in (state, other)
        )
        assert len(one) == len(two)
        for way, same in zip(one, two, strict=True):
            assert (way.keys, way.position) == (same.keys, same.position)
            assert np.array_equal(way.shares, same.shares)


def test_choices_that_are_not_offered_are_refused(title: Title[Any], learned: Value) -> None:
    state, seat = sample(title, 1)[0]
    with pytest.raises(NotAWay):
        found(title, learned, state, seat, also=[("nothing",)])


def test_a_turn_is_played_to_its_end(title: Title[Any], learned: Value) -> None:
    for state, seat in sample(title, 20):
        lookout = Lookout(title, learned, seat, effort=3)
        world = title.imagine(state, seat, derived_seed(seat))
        for choice in title.engine.choices(state, seat):
            after = turn_end(lookout, title.clone(world), (choice,))
            turn = after.public.turn, after.public.round
            assert turn != (state.public.turn, state.public.round) or not title.engine.choices(
                after, seat
            )


def test_the_result_is_the_share_of_a_finished_game(title: Title[Any], learned: Value) -> None:
    last = title.new(3, SEED)
    while offers := title.engine.offers(last):
        seat = min(offers)
        title.push(last, seat, offers[seat][0])
    ranks = title.rules.outcome(last).ranks
    won = [(rank == 1) / ranks.count(1) for rank in ranks]
    assert shares_of(title, learned, [last])[0] == pytest.approx(won)
