"""Checks of an edition. A flaw names the place, the wrong value, and the expected value.

No source lists the printed cards, so the checks require only values that the rulebook states or
shows. An edition with the real cards' values must pass them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from games.rules.kernel.checks import RULEBOOK, Checks, Fixed
from games.rules.rajas_cards_karma.facts import (
    BUILDINGS,
    COLOURS,
    GOODS,
    KINDS,
    OWN,
    SHIPS,
    Card,
    Facts,
    File,
    read,
)

EXAMPLE = "an example of the rulebook shows it"
KNOWN = ("reward", "palace", "track")
"""Tables that the rulebook lists; they are the same in all editions."""


# -- ships -----------------------------------------------------------------------------------------


def _of(facts: Facts, kind: str) -> list[Card]:
    return [card for card in facts.cards.values() if card.kind == kind]


def _flags(facts: Facts) -> Iterator[str]:
    """Check that there are 28 ships, with different numbers."""
    flags = Counter(ship.ship_number for ship in _of(facts, "ship"))
    for number in range(1, SHIPS + 1):
        if flags[number] != 1:
            yield f"card: {flags[number]} ships have the number {number}, expected 1: {RULEBOOK}"


def _ship_goods(facts: Facts) -> Iterator[str]:
    """Check that ships show a good if, and only if, their reward is one of certain rewards."""
    for ship in _of(facts, "ship"):
        if facts.rewards[ship.ship_reward].good != bool(ship.goods):
            expected = "no good" if ship.goods else "a good"
            yield f"card {ship.id}: expected {expected} with the reward {ship.ship_reward}: {RULEBOOK}"


# -- every kind of card exists ---------------------------------------------------------------------


def _all_there(facts: Facts) -> Iterator[str]:
    """Check that each kind of card, good, reward and price in the rulebook exists."""
    cards = facts.cards.values()
    ships = _of(facts, "ship")
    yield from _lacking("kind", KINDS, (card.kind for card in cards))
    yield from _lacking("die_colour", COLOURS, (card.die_colour for card in cards))
    yield from _lacking("die_value", range(1, 7), (card.die_value for card in cards))
    yield from _lacking("buildings", BUILDINGS, (one for card in cards for one in card.buildings))
    yield from _lacking("cost_colour", COLOURS, (card.cost_colour for card in cards))
    yield from _lacking("goods", GOODS, (good for card in cards for good, _ in card.goods))
    yield from _lacking("ship_price", range(1, 4), (ship.ship_price for ship in ships))
    yield from _lacking("ship_reward", facts.rewards, (ship.ship_reward for ship in ships))
    yield from _lacking("palace_value", facts.palace, (card.palace_value for card in cards))


def _lacking(field: str, wanted: Iterable[Any], found: Iterable[Any]) -> Iterator[str]:
    there = set(found)
    for value in wanted:
        if value not in there:
            yield f"card: none has {value} as {field}, expected at least one: {RULEBOOK}"


def _secrets(facts: Facts) -> Iterator[str]:
    """Check that the colour of a card's back doesn't reveal its value {#ruling-die-values}."""
    for colour in COLOURS:
        values = {card.die_value for card in facts.cards.values() if card.die_colour == colour}
        if len(values) == 1:
            yield f"card: all {colour} dice show {min(values)}, expected different values: {RULEBOOK}"


# -- buildings and goods ---------------------------------------------------------------------------


def _different_goods(facts: Facts) -> Iterator[str]:
    for card in facts.cards.values():
        if len({good for good, _ in card.goods}) < len(card.goods):
            yield f"card {card.id}: shows {card.goods[0][0]} twice, expected different goods: {RULEBOOK}"


BUILDINGS_SHOWN = {("red", "yellow"): 3, ("red",): 2, ("yellow",): 2, ("white", "yellow"): 1}
"""By buildings, the least number of cards with them. The rulebook's examples show these cards."""
COST_SHOWN = ("blue", 11)
TEA_SHOWN = (1, 2)
BUILDING_TEA = ("red", ("tea", 3))


def _building_examples(facts: Facts) -> Iterator[str]:
    shown: Counter[tuple[str, ...]] = Counter(
        tuple(sorted(card.buildings)) for card in _of(facts, "building")
    )
    for kinds, number in BUILDINGS_SHOWN.items():
        if shown[kinds] < number:
            yield (
                f"card: {shown[kinds]} show {' and '.join(kinds)} and no other building, expected "
                f"{number} at least: {EXAMPLE}"
            )
    if COST_SHOWN not in {(card.cost_colour, card.cost) for card in facts.cards.values()}:
        yield f"card: expected a building that costs {COST_SHOWN[1]} in {COST_SHOWN[0]}: {EXAMPLE}"
    red, tea = BUILDING_TEA
    if not any((red,) == card.buildings and tea in card.goods for card in facts.cards.values()):
        yield f"card: expected a {red} building with {tea[0]} worth {tea[1]}: {EXAMPLE}"


def _goods_examples(facts: Facts) -> Iterator[str]:
    for value in TEA_SHOWN:
        if not any(("tea", value) in card.goods for card in _of(facts, "goods")):
            yield f"card: expected a goods card with tea worth {value}: {EXAMPLE}"
    goods = _of(facts, "goods")
    for number in (1, 2):
        if not any(len(card.goods) == number for card in goods):
            yield f"card: expected goods cards with {number} of goods: {RULEBOOK}"
    if not any(card.coin_bonus for card in goods):
        yield f"card: expected goods cards with a coin: {RULEBOOK}"
    if not any(card.goods for card in _of(facts, "building")):
        yield f"card: expected buildings with a good: {RULEBOOK}"


RULES = (
    _flags,
    _ship_goods,
    _all_there,
    _secrets,
    _different_goods,
    _building_examples,
    _goods_examples,
)


check = Checks(
    file=File,
    facts=Facts,
    own=OWN,
    counts={"card": 144},
    fixed={
        "numbers": Fixed(tuple(field for field in OWN["numbers"] if field != "source")),
        **dict.fromkeys(KNOWN, Fixed()),
    },
    references=(("card", "ship_reward", "reward"), ("card", "palace_value", "palace")),
    rules=RULES,
    hook=read,
)


def sum_up(data: dict[str, Any]) -> list[str]:
    """Return a summary of an edition, with the number of reconstructed entries."""
    entries = check.entries(data)
    noted = sum(bool(entry.get("reconstructed")) for entry in entries)
    kinds = Counter(entry["kind"] for entry in data["card"])
    return [
        ", ".join(f"{kind} {kinds[kind]}" for kind in KINDS),
        ", ".join(f"{table} {len(data[table])}" for table in KNOWN),
        f"{len(entries)} entries: {noted} with reconstructed values",
    ]
