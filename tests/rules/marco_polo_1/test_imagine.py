"""Imagined worlds: known facts stay, unknown ones are drawn again, and the world is consistent."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import pytest

from tests.rules.marco_polo_1.guided import TEMPERS, TITLE
from tests.rules.marco_polo_1.table import A, B, Table, new, rule, table

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


@rule("goals", "expert")
def test_a_seat_also_knows_what_it_gave_away() -> None:
    t = new(3, options={"characters": "random"})
    one, other, *given = t.goals(A)
    t.play(f"goals:{one},{other}", seat=A)
    for world in worlds(t, A):
        assert goals(world, A) == [one, other]
        assert world.private[A].rejected == given
        assert not {one, other, *given} & {*goals(world, B), *world.private[B].rejected}
    assert {tuple(goals(world, A)) for world in worlds(t, None)} != {(one, other)}


@rule("goals", "first-game")
def test_two_dealt_goal_cards_are_hidden_as_well() -> None:
    t = new(2, options={"characters": "random", "goals": "two"})
    assert {tuple(goals(world, A)) for world in worlds(t, A)} == {tuple(t.goals(A))}
    assert len({tuple(goals(world, B)) for world in worlds(t, A)}) > 3


@rule("contract-pile")
def test_contracts_under_the_pile_are_known_in_their_order_and_the_others_are_not() -> None:
    t = table(under="r05 r06 r07", top="r01")
    for world in worlds(t, A):
        assert world.secret.pile[:3] == ["r07", "r06", "r05"]
        assert len(world.secret.pile) == len(t.state.secret.pile)
        assert [len(pile) for pile in world.secret.piles] == [6] * 4
    assert len({world.secret.pile[-1] for world in worlds(t, A)}) > 3


@rule("contract-pile", "contract-sweep")
def test_piles_of_rounds_to_come_are_mixed_with_the_special_pile() -> None:
    imagined = worlds(table(round=3), A)
    assert len({tuple(world.secret.piles[-1]) for world in imagined}) > 3
    unseen = {frozenset([*w.secret.pile, *chain(*w.secret.piles)]) for w in imagined}
    assert len(unseen) == 1


@rule("contract-pile")
def test_when_only_known_contracts_are_left_every_world_has_the_same_pile() -> None:
    t = table(round=5, under="r05 r06 r07", pile=3)
    for world in worlds(t, B):
        assert world.secret.pile == ["r07", "r06", "r05"]


@rule("roll")
def test_future_dice_are_drawn_again() -> None:
    rolls = set()
    for world in worlds(table(last=True), A):
        again = Table(world).play("end")
        rolls.add(tuple(tuple(dice) for dice in again.of("dice")))
    assert len(rolls) > 3


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
