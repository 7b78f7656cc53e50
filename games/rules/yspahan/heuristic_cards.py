"""The heuristics' scores for playing cards, mostly after the action."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.rules.kernel import Choice
from games.rules.yspahan.building import WAIVERS, build_choices
from games.rules.yspahan.facts import BUILDINGS, SELL, SOUK_OF, SOUKS
from games.rules.yspahan.moments import Between
from games.rules.yspahan.purse import merchant
from games.rules.yspahan.turn import FinishTurn
from games.rules.yspahan.worth import building_worth, load_worth, missing, turns_left

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State

KEEP = -1.0
"""A score below those of all other choices, so that the card stays in the hand."""
PAYING_LOAD = 2.0
PAYING_SALE = 7
"""The least points for which the heuristics sell with a card."""


def card_taste(state: State, seat: int, choice: Choice) -> float:
    """Return the score of playing a card now: high, or `KEEP`."""
    *what, last = choice.args
    step = state.stacks[seat][-1]
    if last in WAIVERS:
        return KEEP if isinstance(step, Between) else _build(state, seat, what[0])
    if not isinstance(step, FinishTurn):
        return KEEP
    return TASTES[choice.args[0]](state, seat, choice)


def _build(state: State, seat: int, building: str) -> float:
    worth = building_worth(state, seat, building)
    return 200.0 + worth if worth > 1 else KEEP


def _take(state: State, seat: int, choice: Choice) -> float:
    return 400.0


def _place(state: State, seat: int, choice: Choice) -> float:
    """Return a high score if the card completes a souk."""
    shops, souk = state.public.shops, SOUKS[SOUK_OF[choice.args[1]]]
    completes = sum(shops[shop] < 0 for shop in souk.shops) == 1
    return 190.0 + souk.points if completes else KEEP


def _load(state: State, seat: int, choice: Choice) -> float:
    worth = load_worth(state.public, seat)
    return 180.0 + worth if worth >= PAYING_LOAD or _last_turn(state, seat) else KEEP


def _sell(state: State, seat: int, choice: Choice) -> float:
    """Return a high score for a sale of at least `PAYING_SALE` points or in the last turn."""
    kind, count = choice.args
    points = count * SELL[kind][2]
    paying = points >= PAYING_SALE or _last_turn(state, seat)
    return 100.0 + points if paying else KEEP


def _swap(state: State, seat: int, choice: Choice) -> float:
    """Return a high score for an exchange of exactly the pieces missing for a building."""
    _, given, count = choice.args
    own = merchant(state, seat)
    if turns_left(state, seat) <= 1 or build_choices(state, seat):
        return KEEP
    place = ("camels", "gold").index(given)
    left = getattr(own, given) - count
    lacks = [
        missing(own, building)
        for building, prices in BUILDINGS.items()
        if building not in own.buildings and prices[place] <= left
    ]
    return 195.0 - count if any(lack[1 - place] == count for lack in lacks) else KEEP


def _last_turn(state: State, seat: int) -> bool:
    return turns_left(state, seat) <= 1


TASTES: dict[str, Callable[[State, int, Choice], float]] = {
    "camels": _take,
    "gold": _take,
    "place": _place,
    "caravan": _load,
    "sell-camels": _sell,
    "sell-gold": _sell,
    "swap": _swap,
}
