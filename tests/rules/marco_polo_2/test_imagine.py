"""Imagined worlds: known facts stay, unknown ones are drawn again, and the world is consistent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.rules.marco_polo_2.guided import TEMPERS, TITLE
from tests.rules.marco_polo_2.table import A, B, Table, new, rule, table

SEEDS = [bytes([number] * 32) for number in range(12)]


def worlds(t: Table, seat: int | None) -> list[Any]:
    """Return worlds that a seat, or a spectator, may imagine."""
    return [TITLE.imagine(t.state, seat, seed) for seed in SEEDS]


def goals(state: Any, seat: int) -> list[str]:
    """Return the goal cards of a seat in a world."""
    return list(state.private[seat].goals)


@rule("goals")
def test_a_seat_knows_its_own_goal_cards_and_nobody_elses() -> None:
    t = new(3, options={"characters": "random"})
    assert t.open == [0, 1, 2]
    imagined = worlds(t, A)
    assert {tuple(goals(world, A)) for world in imagined} == {tuple(t.goals(A))}
    assert len({tuple(goals(world, B)) for world in imagined}) > 3
    assert not set(t.goals(A)) & {goal for world in imagined for goal in goals(world, B)}


@rule("goals")
def test_a_seat_also_knows_what_it_gave_away() -> None:
    t = new(3, options={"characters": "random"})
    kept, *given = t.goals(A)
    t.play(f"goal:{kept}", seat=A)
    for world in worlds(t, A):
        assert goals(world, A) == [kept]
        assert world.private[A].rejected == given
        assert not {kept, *given} & {*goals(world, B), *world.private[B].rejected}
    assert {tuple(goals(world, A)) for world in worlds(t, None)} != {(kept,)}


@rule("open-goals", "goals")
def test_open_goal_cards_are_known_to_all() -> None:
    t = new(3, options={"characters": "random", "goals": "open"})
    for seat in (A, None):
        assert all(goals(world, B) == t.goals(B) for world in worlds(t, seat))


@rule("contract-pile")
def test_contracts_under_the_pile_are_known_in_their_order_and_the_others_are_not() -> None:
    t = table(under="red-05 red-06 red-07", top="red-01")
    for world in worlds(t, A):
        assert world.secret.pile[:3] == ["red-07", "red-06", "red-05"]
        assert sorted(world.secret.pile) == sorted(t.state.secret.pile)
    assert len({world.secret.pile[-1] for world in worlds(t, A)}) > 3


@rule("contract-pile")
def test_when_only_known_contracts_are_left_every_world_has_the_same_pile() -> None:
    t = table(under="red-05 red-06 red-07", pile=3)
    for world in worlds(t, B):
        assert world.secret.pile == ["red-07", "red-06", "red-05"]


@rule("new-offers", "new-cards")
def test_next_rounds_tiles_are_known_and_later_ones_and_cards_are_not() -> None:
    t = table(round=2)
    imagined = worlds(t, A)
    assert {tuple(world.public.upcoming) for world in imagined} == {tuple(t.upcoming)}
    assert len({tuple(world.secret.offers[0]) for world in imagined}) > 1
    assert len({tuple(world.secret.deck) for world in imagined}) > 3


@pytest.mark.parametrize("seats", TITLE.seats)
def test_worlds_balance_look_the_same_and_offer_the_same_all_game_long(seats: int) -> None:
    rng = Random(f"imagine {seats}")
    state = TITLE.new(seats, rng.randbytes(32))
    while not TITLE.rules.over(state):
        offers = TITLE.engine.offers(state)
        seat = rng.choice(sorted(offers))
        if rng.random() < 0.1:
            _try_worlds(state, seat, offers[seat], rng)
        TITLE.push(state, seat, TEMPERS["trading"](state, seat, offers[seat], rng))


def _try_worlds(state: Any, seat: int, offered: list[Any], rng: Random) -> None:
    for watcher in (seat, None):
        world = TITLE.imagine(state, watcher, rng.randbytes(32))
        assert TITLE.rules.audit(world) == []
        assert TITLE.view(world, watcher) == TITLE.view(state, watcher)
        if watcher is not None:
            assert TITLE.engine.offers(world)[seat] == offered
