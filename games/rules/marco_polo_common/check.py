"""Checks of an edition's values for both games, after the checks of its file's shape."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

import msgspec

from games.rules.kernel.shape import shown
from games.rules.marco_polo_common.amounts import GOODS_AT_ONCE
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import CityCard, Contract, Edition, Route

Known = tuple[tuple[dict[str, Any], str], ...]
"""Values of some fields of entries, each with its source."""


def spots(facts: Edition) -> Iterator[str]:
    """Check that no two places have the same coordinates, so that players can tell them apart."""
    at: dict[Any, str] = {}
    for place in facts.places.values():
        other = at.setdefault(place.draw or (place.lat, place.lon), place.id)
        if other != place.id:
            yield f"place {place.id}: lies where {other} lies; lat and lon must differ"


def routes(facts: Edition) -> Iterator[str]:
    """Check that each route joins two places, and that no other route joins the same ones."""
    pairs = Counter(frozenset(route.ends) for route in facts.routes)
    for route in facts.routes:
        if len(set(route.ends)) == 1:
            yield f"{road(route)}: leads from a place to itself"
        elif pairs[frozenset(route.ends)] > 1:
            yield f"{road(route)}: is there more than once, expected one route between two places"


def ways(facts: Edition) -> Iterator[str]:
    """Check that every place can be reached without a seal, and that no oasis is a dead end."""
    reached = steps(facts)
    for place in facts.places.values():
        if reached and place.id not in reached:
            yield f"place {place.id}: can't be reached from the start without a guild seal"
        if place.oasis and len([road for road in facts.roads[place.id] if not road.seal]) < 2:
            yield f"place {place.id}: is a dead end; an oasis needs two routes without a seal"


def steps(facts: Edition) -> dict[str, int]:
    """Return the number of routes from the start to each place that needs no seal on the way."""
    ahead = [place.id for place in facts.places.values() if "start" in place.kinds]
    found = dict.fromkeys(ahead, 0)
    for here in ahead:
        for road in facts.roads[here]:
            if not road.seal and road.to not in found:
                found[road.to] = found[here] + 1
                ahead.append(road.to)
    return found


def copies(facts: Edition) -> Iterator[str]:
    """Check that exactly one city bonus copies another, and that the others have a gain."""
    for bonus in facts.bonuses.values():
        if bonus.copy == bool(bonus.gain):
            yield f"city_bonus {bonus.id}: expected either a gain or copy = true"
    number = sum(bonus.copy for bonus in facts.bonuses.values())
    if number != 1:
        yield f"city_bonus: {number} of them copy another, expected 1: the supplement says so"


def cards(facts: Edition, known: Known) -> Iterator[str]:
    """Check that the known city cards are there, and that none needs too many choices at once."""
    entries = facts.data["city_card"]
    for values, why in known:
        if not any(values.items() <= entry.items() for entry in entries):
            listed = ", ".join(f"{key} {value}" for key, value in values.items())
            yield f"city_card: expected one with {listed}: {why}"
    for entry in entries:
        if "times" in entry and "times_by_die" in entry:
            yield f"city_card {entry['id']}: expected times or times_by_die, not both"
    for card in facts.cards.values():
        most = _goods_at_once(card)
        if most > GOODS_AT_ONCE:
            yield f"city_card {card.id}: up to {most} goods of choice at once, expected {GOODS_AT_ONCE} at most"


def _goods_at_once(card: CityCard) -> int:
    times = max(card.most(pips) for pips in range(1, 7))
    if card.kind in {"count", "per_pip"}:
        times = 6 if card.at_most == "die" else int(card.at_most)
    pairs = [(option.cost, option.gain) for option in card.options] or [(card.cost, card.gain)]
    return times * max(max(cost.goods, gain.goods) for cost, gain in pairs)


def contracts(
    facts: Edition, decks: dict[str, int], example: tuple[Bundle, Bundle]
) -> Iterator[str]:
    """Check the size of each deck, the gain of each contract, and the rulebook's example.

    Each contract must give points and something else.
    """
    found: list[Contract] = list(facts.contracts.values())
    numbers = Counter(contract.deck for contract in found)
    for deck, number in decks.items():
        if numbers[deck] != number:
            yield f"contract: {numbers[deck]} are of the deck {deck}, expected {number}: the rulebook says so"
    for contract in found:
        if not contract.gain.vp or contract.gain == Bundle(vp=contract.gain.vp):
            yield f"contract {contract.id}: gain must be points (vp) and something else"
    if example not in [(contract.cost, contract.gain) for contract in found]:
        yield f"contract: expected one with {said(example[0])} → {said(example[1])}: the rulebook says so"


def falls(where: str, of: str, points: Iterable[int]) -> Iterator[str]:
    """Check that points never decrease as the number rises. The first value is for the number 0."""
    for number, (less, more) in enumerate(pairwise(points), 1):
        if more < less:
            yield f"{where}: {number} {of} than {number - 1}"


# -- sentences -------------------------------------------------------------------------------------


def road(route: Route) -> str:
    """Return the name of a route for people."""
    return f"route {'–'.join(route.ends)}"


def said(amount: Bundle) -> str:
    """Return an amount as text for editors of data files: `2 camels, 1 gold`."""
    listed = msgspec.structs.asdict(amount).items()
    return ", ".join(f"{number} {kind}" for kind, number in listed if number) or "nothing"


def expect(where: str, field: str, value: object, expected: object, why: str) -> Iterator[str]:
    """Check that a value is the expected one."""
    if value != expected:
        words = [
            said(one) if isinstance(one, Bundle) else one if isinstance(one, str) else shown(one)
            for one in (value, expected)
        ]
        yield f"{where}: {field} is {words[0]}, expected {words[1]}: {why}"
