"""Heuristics for cards: each kind is played after the action, when it brings most."""

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
"""A worth below that of every other choice."""
PAYING_LOAD = 2.0
PAYING_SALE = 7
"""The fewest points for which a sale is worth its card."""


def card_taste(state: State, seat: int, choice: Choice) -> float:
    """Return the worth of playing a card now; a card worth 50 or more is played."""
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
    """Prefer to complete a souk with the card."""
    shops, souk = state.public.shops, SOUKS[SOUK_OF[choice.args[1]]]
    completes = sum(shops[shop] < 0 for shop in souk.shops) == 1
    return 190.0 + souk.points if completes else KEEP


def _load(state: State, seat: int, choice: Choice) -> float:
    worth = load_worth(state.public, seat)
    return 180.0 + worth if worth >= PAYING_LOAD or _last_turn(state, seat) else KEEP


def _sell(state: State, seat: int, choice: Choice) -> float:
    """Prefer to sell as much as the card allows, or what is left at the very end."""
    kind, count = choice.args
    points = count * SELL[kind][2]
    paying = points >= PAYING_SALE or _last_turn(state, seat)
    return 100.0 + points if paying else KEEP


def _swap(state: State, seat: int, choice: Choice) -> float:
    """Prefer to exchange exactly what a building lacks."""
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
