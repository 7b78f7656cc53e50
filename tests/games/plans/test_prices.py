"""The price of a planned choice: as agreed, and after a pick no higher.

On a game without a table.
"""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec
import pytest

from games.engine import Game
from games.plans.paths import Fit, Terms, Way, Why, fit, plan_way, widened
from games.rules import titles

ANY: Final = Terms(any_price=True)
SEEDS: Final = 200
COSTS: Final = 2
"""The index of the alternative's choice that costs gold."""


@pytest.fixture(scope="module")
def game() -> Game:
    return found()[0]


@pytest.fixture(scope="module")
def way() -> Way:
    """A turn that takes a group, which may stand for a pick, and then pays gold."""
    return found()[1]


def found() -> tuple[Game, Way]:
    """Return a game of Yspahan in which the first seat to choose has such a turn, and the turn."""
    title = titles.get("yspahan")
    for seed in range(SEEDS):
        rng = random.Random(seed)
        state = title.new(3, seed.to_bytes(32, "big"))
        for _ in range(30):
            seat = title.engine.acting(state)[0]
            state = title.play(state, seat, rng.choice(title.engine.choices(state, seat)).key).state
            if title.engine.acting(state) and (keys := _costly(Game(title, state), rng)):
                game = Game(title, state)
                return game, plan_way(game, game.acting()[0], keys, 0)
    raise AssertionError("nothing ever costs gold")


def _costly(game: Game, rng: random.Random) -> list[str]:
    """Return a random turn, if it takes a group first and its third choice costs gold; else
    nothing.
    """
    seat, keys, costs = game.acting()[0], list[str](), 0
    for _ in range(COSTS + 1):
        if seat not in game.acting():
            return []
        choice = rng.choice(game.title.engine.choices(game.state, seat))
        keys.append(choice.key)
        costs = game.preview(seat, choice).cost.get("gold", 0)
        played = game.play(seat, choice.key)
        if played.commits and len(keys) <= COSTS:
            return []
        game = game.after(played)
    return keys if keys[0].startswith("take:") and costs else []


def tried(game: Game, way: Way, terms: Terms = Terms()) -> Fit:  # noqa: B008 - it is frozen
    return fit(game, game.acting()[0], [way], terms)


def why(game: Game, way: Way, terms: Terms = Terms()) -> list[tuple[str, int]]:  # noqa: B008 - it is frozen
    return [(one.why, one.at) for one in tried(game, way, terms).refusals]


def priced(way: Way, at: int, **changes: Any) -> Way:
    """Return the alternative as if a choice's price had been another one when it was planned."""
    choices = list(way.choices)
    preview = msgspec.structs.replace(choices[at].preview, **changes)
    choices[at] = msgspec.structs.replace(choices[at], preview=preview)
    return msgspec.structs.replace(way, choices=choices)


def picked(game: Game, way: Way) -> Way:
    return widened(game.title, way, 0, "most-dice")


def itself(game: Game, way: Way) -> Way:
    return widened(game.title, way, 0, "")


CHANGES: Final = [{"gain": {"points": 99}}, {"cost": {"gold": 99}}, {"left": {"gold": 99}}]


@pytest.mark.parametrize("at", [0, COSTS])
@pytest.mark.parametrize("changes", CHANGES, ids=lambda one: next(iter(one)))
def test_another_price_is_refused(game: Game, way: Way, at: int, changes: dict[str, Any]) -> None:
    """A different cost, gain or rest."""
    other = priced(itself(game, way), at, **changes)
    assert why(game, other) == [(Why.OTHER_PRICE, at)]
    assert why(game, other, ANY) == []


@pytest.mark.parametrize("name", ["draws", "ends_turn"])
def test_what_follows_is_no_price(game: Game, way: Way, name: str) -> None:
    """Of seats that choose at once, the last one begins a round; which one that is doesn't
    count.
    """
    assert why(game, priced(itself(game, way), COSTS, **{name: True})) == []


@pytest.mark.parametrize("changes", CHANGES, ids=lambda one: next(iter(one)))
def test_what_is_picked_has_any_price(game: Game, way: Way, changes: dict[str, Any]) -> None:
    assert why(game, priced(picked(game, way), 0, **changes)) == []


@pytest.mark.parametrize("changes", CHANGES, ids=lambda one: next(iter(one)))
def test_what_follows_a_pick_may_bring_or_leave_something_else(
    game: Game, way: Way, changes: dict[str, Any]
) -> None:
    """And may cost less than was planned."""
    assert why(game, priced(picked(game, way), COSTS, **changes)) == []


@pytest.mark.parametrize("less", ["one", "all"])
def test_what_follows_a_pick_costs_no_more(game: Game, way: Way, less: str) -> None:
    costs = tried(game, picked(game, way)).steps[COSTS].planned.preview.cost["gold"]
    planned = {"gold": costs - 1} if less == "one" else {}
    other = priced(picked(game, way), COSTS, cost=planned)
    assert why(game, other) == [(Why.OTHER_PRICE, COSTS)]
    assert why(game, other, ANY) == []


def test_a_pick_names_nothing_that_others_could_touch(game: Game, way: Way) -> None:
    """The choices after it do."""
    for at, refused in ((0, []), (COSTS, [(Why.TOUCHED, COSTS)])):
        choices = list(way.choices)
        choices[at] = msgspec.structs.replace(choices[at], targets=["shop:1"])
        named = msgspec.structs.replace(way, choices=choices)
        terms = Terms(touched={way.ply: {"shop:1"}})
        assert why(game, picked(game, named), terms) == refused
        assert why(game, itself(game, named), terms) == [(Why.TOUCHED, at)]
