"""The heuristics' estimates: the worth of amounts, contracts and posts to a seat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from games.rules.marco_polo_common.bundle import WARES, Bundle
from games.rules.marco_polo_common.contracts import contract_of
from games.rules.marco_polo_common.facts import ROUNDS
from games.rules.marco_polo_common.purse import trader

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import Edition
    from games.rules.marco_polo_common.table import State

POINT = 2.5
WORTH = {
    "camels": 1.0,
    "coins": 0.8,
    "jade": 1.8,
    "pepper": 1.2,
    "silk": 1.7,
    "gold": 2.2,
    "vp": POINT,
}
OTHER = {
    "goods": 1.8,
    "steps": 3.0,
    "black_dice": 3.0,
    "contracts_pile": 1.5,
    "contracts_city": 2.0,
}
WANTED = 1.4
"""The factor for the worth of pieces that a seat's contracts still need."""
COPY = 4.0
POST = 3.0
LATER = 0.6
"""The factor for a late post's points. It is applied once for each post that must be placed before
it.
"""

REMEMBERED = 16_384
"""The size of the caches for amounts and sets of contracts."""


@lru_cache(REMEMBERED)
def worth(bundle: Bundle) -> float:
    """Return the rough worth of an amount; a camel is 1, a point `POINT`.

    The sum is written out because it is computed very often.
    """
    return (
        WORTH["camels"] * bundle.camels
        + WORTH["coins"] * bundle.coins
        + WORTH["jade"] * bundle.jade
        + WORTH["pepper"] * bundle.pepper
        + WORTH["silk"] * bundle.silk
        + WORTH["gold"] * bundle.gold
        + WORTH["vp"] * bundle.vp
        + OTHER["goods"] * bundle.goods
        + OTHER["steps"] * bundle.steps
        + OTHER["black_dice"] * bundle.black_dice
        + OTHER["contracts_pile"] * bundle.contracts_pile
        + OTHER["contracts_city"] * bundle.contracts_city
    )


@lru_cache(REMEMBERED)
def _asked(facts: Edition, contracts: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return the kinds and amounts of pieces that all these contracts need together."""
    costs = [facts.contracts[contract].cost for contract in contracts]
    asked = [(ware, sum(getattr(cost, ware) for cost in costs)) for ware in WARES]
    return tuple((ware, amount) for ware, amount in asked if amount)


def use(state: State, seat: int, gain: Bundle) -> float:
    """Return the worth of an amount to a seat; pieces that its contracts still need count more."""
    own, wanted = trader(state, seat), 0.0
    for ware, amount in _asked(state.facts, tuple(own.contracts)):
        lacked = amount - getattr(own, ware)
        if lacked > 0:
            wanted += min(getattr(gain, ware), lacked) * WORTH[ware]
    return worth(gain) + (WANTED - 1) * wanted


def appeal(state: State, seat: int, contract: str) -> float:
    """Return the worth of a contract to a seat, less the worth of the missing pieces."""
    own, it = trader(state, seat), contract_of(state, contract)
    missing = {ware: max(0, getattr(it.cost, ware) - getattr(own, ware)) for ware in WARES}
    lacked: float = sum(WORTH[ware] * count for ware, count in missing.items())
    return worth(it.gain) - lacked


def rounds_left(state: State) -> int:
    """Return the number of rounds after this one."""
    left: int = ROUNDS - state.public.round
    return left


def wish_for_post(state: State, seat: int, place: str) -> float:
    """Return the worth of a post in a city; its city bonus counts for each later round, too."""
    public, facts = state.public, state.facts
    late = _late(tuple(state.kit.post_points.items()), len(trader(state, seat).posts))
    marker = facts.bonuses[public.bonuses[place]] if place in public.bonuses else None
    bonus = 0.0 if marker is None else COPY if marker.copy else worth(marker.gain)
    tile = public.outposts.get(place)
    first = worth(facts.outposts[tile].gain) if tile else 0.0
    return POST + late + first + bonus * (1 + 0.8 * rounds_left(state))


@cache
def _late(post_points: tuple[tuple[int, int], ...], posts: int) -> float:
    """Return the worth of late posts' points to a seat that has placed this number of posts."""
    return sum(
        POINT * points * LATER ** (number - posts - 1)
        for number, points in post_points
        if number > posts
    )
