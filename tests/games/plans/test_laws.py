"""Laws of plans in random games without a table: a plan plays only planned and legal choices."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any, Final

import pytest

from games.engine import Game
from games.plans.paths import Alternative, Terms, Why, fit, pick_named, plan_alternative, widened
from games.rules import titles
from games.rules.kernel import Title
from tests.support.extent import extent

GAMES: Final = 500
"""The number of random games of each title in the full set, 2,000 together."""
USUAL: Final = 4
LONG: Final = 30
CHOICES_MOST: Final = 3_000
CASES: Final = [
    (title.slug, seed) for title in titles for seed in range(extent(title.slug, USUAL, GAMES))
]


CHOOSE_AT_ONCE: Final = {"marco-polo-1", "marco-polo-2"}
"""The titles in which several seats choose at the same time."""


@pytest.mark.parametrize(("slug", "seed"), CASES)
def test_a_plan_plays_what_was_in_it_and_what_is_legal(slug: str, seed: int) -> None:
    """Each seat plans its next turn while another seat chooses; all play at random to the end."""
    rng, title = random.Random(seed), titles.get(slug)
    seats = rng.choice([count for count in title.seats if count > 1])
    state = title.new(seats, seed.to_bytes(32, "big"))
    plans: dict[int, Alternative] = {}
    for _ in range(CHOICES_MOST):
        acting = title.engine.acting(state)
        if not acting:
            return
        for seat in set(range(seats)) - set(acting) - set(plans):
            plan = planned(title, state, seat, rng)
            if plan is not None:
                plans[seat] = plan
        seat = rng.choice(acting)
        if seat in plans:
            state = by_plan(title, state, seat, plans.pop(seat))
        if seat in title.engine.acting(state):
            key = rng.choice(title.engine.choices(state, seat)).key
            state = title.play(state, seat, key).state
    raise AssertionError("the game doesn't end")


@pytest.mark.parametrize(("slug", "seed"), [case for case in CASES if case[0] in CHOOSE_AT_ONCE])
def test_plans_of_seats_that_choose_at_once_commute(slug: str, seed: int) -> None:
    """Both orders of play lead to the same state, byte for byte."""
    rng, title = random.Random(seed), titles.get(slug)
    state, tried = title.new(title.seats[-1], seed.to_bytes(32, "big")), 0
    for _ in range(CHOICES_MOST):
        acting = title.engine.acting(state)
        if not acting:
            assert tried
            return
        for pair in combinations(acting, 2):
            alternatives = {seat: planned(title, state, seat, rng) for seat in pair}
            tried += _both_orders(
                title,
                state,
                {s: alternative for s, alternative in alternatives.items() if alternative},
            )
        seat = rng.choice(acting)
        state = title.play(state, seat, rng.choice(title.engine.choices(state, seat)).key).state
    raise AssertionError("the game doesn't end")


def _both_orders(title: Title[Any], state: Any, alternatives: dict[int, Alternative]) -> bool:
    """Play two plans in both orders; return whether both fit in either order.

    The last seat may begin a round and get its income, and a different price stops the plan.
    """
    ends = []
    for order in (list(alternatives), list(alternatives)[::-1]):
        end = state
        for seat in order:
            found = fit(Game(title, end), seat, [alternatives[seat]], Terms())
            if found.alternative is None:
                assert found.refusals[0].why == Why.OTHER_PRICE
                return False
            end = by_plan(title, end, seat, alternatives[seat])
        ends.append(title.encode(end))
    assert ends[0] == ends[1]
    return len(alternatives) > 1


def planned(title: Title[Any], state: Any, seat: int, rng: random.Random) -> Alternative | None:
    """Return a random next turn of a seat in a forecast world."""
    before = title.encode(state)
    world = title.worlds.foresee(state, seat, rng.randbytes(32))
    game, keys = Game(title, world), list[str]()
    for _ in range(LONG):
        if seat not in game.acting():
            break
        keys.append(rng.choice(title.engine.choices(game.state, seat)).key)
        game = game.after(game.play(seat, keys[-1]))
    assert title.encode(state) == before
    return wider(title, plan_alternative(Game(title, world), seat, keys, 0), rng) if keys else None


def wider(title: Title[Any], alternative: Alternative, rng: random.Random) -> Alternative:
    """Return the plan; some of its choices become picks."""
    for at, choice in enumerate(alternative.choices):
        picks = title.meta.picks_for(choice.label)
        if picks and rng.random() < 0.5:
            alternative = widened(title, alternative, at, rng.choice(picks).id)
    return alternative


def by_plan(title: Title[Any], state: Any, seat: int, alternative: Alternative) -> Any:
    """Play a fitting plan; check that the same choices by hand lead to the same state."""
    found = fit(Game(title, state), seat, [alternative], Terms())
    if found.alternative is None:
        assert [(one.alternative, one.at < len(alternative.choices)) for one in found.refusals] == [
            (0, True)
        ]
        return state
    for step, wished in zip(found.steps, alternative.choices, strict=False):
        choices = title.engine.choices(state, seat)
        assert step.key in [choice.key for choice in choices]
        pick = pick_named(title, wished)
        best = pick.best(wished.label, choices) if pick else None
        assert step.key == (best.key if best else wished.key)
        state = title.play(state, seat, step.key).state
    assert title.encode(state) == title.encode(found.steps[-1].played.state)
    assert all(not step.played.commits for step in found.steps[:-1])
    return state
