"""Laws of plans, on random games without a table: what is foreseen is never more than a wish."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from games.engine import Game
from games.lines.plans import Terms, Way, fit, pick_named, plan_way, widened
from games.rules import titles
from games.rules.kernel import Title
from tests.support.extent import extent

GAMES: Final = 500
"""A title, in the full set: 2,000 in all."""
USUAL: Final = 4
LONG: Final = 30
CHOICES_MOST: Final = 3_000
CASES: Final = [
    (title.slug, seed) for title in titles for seed in range(extent(title.slug, USUAL, GAMES))
]


@pytest.mark.parametrize(("slug", "seed"), CASES)
def test_a_plan_plays_what_was_in_it_and_what_is_legal(slug: str, seed: int) -> None:
    """Each seat plans its next turn whenever another is to choose; all plays on at random to the end."""
    rng, title = random.Random(seed), titles.get(slug)
    seats = rng.choice([count for count in title.seats if count > 1])
    state = title.new(seats, seed.to_bytes(32, "big"))
    plans: dict[int, Way] = {}
    for _ in range(CHOICES_MOST):
        acting = title.acting(state)
        if not acting:
            return
        for seat in set(range(seats)) - set(acting) - set(plans):
            plan = planned(title, state, seat, rng)
            if plan is not None:
                plans[seat] = plan
        seat = rng.choice(acting)
        if seat in plans:
            state = by_plan(title, state, seat, plans.pop(seat))
        if seat in title.acting(state):
            key = rng.choice(title.choices(state, seat)).key
            state = title.play(state, seat, key).state
    raise AssertionError("the game doesn't end")


def planned(title: Title[Any], state: Any, seat: int, rng: random.Random) -> Way | None:
    """Return a random next turn of a seat in a world that it foresees."""
    before = title.encode(state)
    world = title.foresee(state, seat, rng.randbytes(32))
    game, keys = Game(title, world), list[str]()
    for _ in range(LONG):
        if seat not in game.acting():
            break
        keys.append(rng.choice(title.choices(game.state, seat)).key)
        game = game.after(game.play(seat, keys[-1]))
    assert title.encode(state) == before
    return wider(title, plan_way(Game(title, world), seat, keys, 0), rng) if keys else None


def wider(title: Title[Any], way: Way, rng: random.Random) -> Way:
    """Have some of its choices stand for a pick."""
    for at, choice in enumerate(way.choices):
        picks = title.picks_for(choice.label)
        if picks and rng.random() < 0.5:
            way = widened(title, way, at, rng.choice(picks).id)
    return way


def by_plan(title: Title[Any], state: Any, seat: int, way: Way) -> Any:
    """Play a plan if it fits: the same choices by hand lead to the same state."""
    found = fit(Game(title, state), seat, [way], Terms())
    if found.way is None:
        assert [(one.way, one.at < len(way.choices)) for one in found.refusals] == [(0, True)]
        return state
    for step, wished in zip(found.steps, way.choices, strict=False):
        choices = title.choices(state, seat)
        assert step.key in [choice.key for choice in choices]
        pick = pick_named(title, wished)
        best = pick.best(wished.label, choices) if pick else None
        assert step.key == (best.key if best else wished.key)
        state = title.play(state, seat, step.key).state
    assert title.encode(state) == title.encode(found.steps[-1].played.state)
    assert all(not step.played.commits for step in found.steps[:-1])
    return state
