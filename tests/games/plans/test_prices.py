"""The price of a planned choice: as planned, or after a pick at most as high.

The games have no table.
"""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec
import pytest

from games.engine import Game
from games.plans.paths import Alternative, Fit, Terms, Why, fit, plan_alternative, widened
from games.rules import titles

ANY: Final = Terms(any_price=True)
SEEDS: Final = 200
COSTS: Final = 2
"""The index of the alternative's choice that costs gold."""


@pytest.fixture(scope="module")
def game() -> Game:
    return found()[0]


@pytest.fixture(scope="module")
def alternative() -> Alternative:
    """A turn that takes a group, possibly by a pick, and then pays gold."""
    return found()[1]


def found() -> tuple[Game, Alternative]:
    """Return a game of Yspahan in which the first acting seat has such a turn, and the turn."""
    title = titles.get("yspahan")
    for seed in range(SEEDS):
        rng = random.Random(seed)
        state = title.new(3, seed.to_bytes(32, "big"))
        for _ in range(30):
            seat = title.engine.acting(state)[0]
            state = title.play(state, seat, rng.choice(title.engine.choices(state, seat)).key).state
            if title.engine.acting(state) and (keys := _costly(Game(title, state), rng)):
                game = Game(title, state)
                return game, plan_alternative(game, game.acting()[0], keys, 0)
    raise AssertionError("nothing ever costs gold")


def _costly(game: Game, rng: random.Random) -> list[str]:
    """Return a random turn that takes a group first and pays gold by its third choice; otherwise
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


def tried(game: Game, alternative: Alternative, terms: Terms = Terms()) -> Fit:  # noqa: B008 - it is frozen
    return fit(game, game.acting()[0], [alternative], terms)


def why(game: Game, alternative: Alternative, terms: Terms = Terms()) -> list[tuple[str, int]]:  # noqa: B008 - it is frozen
    return [(one.why, one.at) for one in tried(game, alternative, terms).refusals]


def priced(alternative: Alternative, at: int, **changes: Any) -> Alternative:
    """Return the alternative with another planned price of one choice."""
    choices = list(alternative.choices)
    preview = msgspec.structs.replace(choices[at].preview, **changes)
    choices[at] = msgspec.structs.replace(choices[at], preview=preview)
    return msgspec.structs.replace(alternative, choices=choices)


def picked(game: Game, alternative: Alternative) -> Alternative:
    return widened(game.title, alternative, 0, "most-dice")


def itself(game: Game, alternative: Alternative) -> Alternative:
    return widened(game.title, alternative, 0, "")


CHANGES: Final = [{"gain": {"points": 99}}, {"cost": {"gold": 99}}, {"left": {"gold": 99}}]


@pytest.mark.parametrize("at", [0, COSTS])
@pytest.mark.parametrize("changes", CHANGES, ids=lambda one: next(iter(one)))
def test_another_price_is_refused(
    game: Game, alternative: Alternative, at: int, changes: dict[str, Any]
) -> None:
    """Each case has a different cost, gain or rest."""
    other = priced(itself(game, alternative), at, **changes)
    assert why(game, other) == [(Why.OTHER_PRICE, at)]
    assert why(game, other, ANY) == []


@pytest.mark.parametrize("name", ["draws", "ends_turn"])
def test_what_follows_is_no_price(game: Game, alternative: Alternative, name: str) -> None:
    """The last of several seats that choose at once begins a round; their order mustn't matter."""
    assert why(game, priced(itself(game, alternative), COSTS, **{name: True})) == []


@pytest.mark.parametrize("changes", CHANGES, ids=lambda one: next(iter(one)))
def test_what_is_picked_has_any_price(
    game: Game, alternative: Alternative, changes: dict[str, Any]
) -> None:
    assert why(game, priced(picked(game, alternative), 0, **changes)) == []


@pytest.mark.parametrize("changes", CHANGES, ids=lambda one: next(iter(one)))
def test_what_follows_a_pick_may_bring_or_leave_something_else(
    game: Game, alternative: Alternative, changes: dict[str, Any]
) -> None:
    """The choices after a pick may also cost less than planned."""
    assert why(game, priced(picked(game, alternative), COSTS, **changes)) == []


@pytest.mark.parametrize("less", ["one", "all"])
def test_what_follows_a_pick_costs_no_more(game: Game, alternative: Alternative, less: str) -> None:
    costs = tried(game, picked(game, alternative)).steps[COSTS].planned.preview.cost["gold"]
    planned = {"gold": costs - 1} if less == "one" else {}
    other = priced(picked(game, alternative), COSTS, cost=planned)
    assert why(game, other) == [(Why.OTHER_PRICE, COSTS)]
    assert why(game, other, ANY) == []


def test_a_pick_names_nothing_that_others_could_touch(game: Game, alternative: Alternative) -> None:
    """Elements are named only by the choices after the pick."""
    for at, refused in ((0, []), (COSTS, [(Why.TOUCHED, COSTS)])):
        choices = list(alternative.choices)
        choices[at] = msgspec.structs.replace(choices[at], targets=["shop:1"])
        named = msgspec.structs.replace(alternative, choices=choices)
        terms = Terms(touched={alternative.ply: {"shop:1"}})
        assert why(game, picked(game, named), terms) == refused
        assert why(game, itself(game, named), terms) == [(Why.TOUCHED, at)]
