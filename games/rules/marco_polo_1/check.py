"""Checks of an edition. A flaw names the place, the wrong value, and the expected value.

The checks compare sums and patterns of the printed values, and the statements and examples of the
rules. If the rules can be read in two ways, both values pass.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from games.rules.kernel.checks import RULEBOOK, Checks, Fixed
from games.rules.marco_polo_1.facts import OWN, Edition, File, Market, amounts
from games.rules.marco_polo_common import check as common
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.check import expect, road, said, steps

SUPPLEMENT, SOURCES = "the supplement says so", "both sources say so"
COUNTS = {
    "place": 25,
    "route": 30,
    "city_bonus": 6,
    "outpost": 10,
    "city_card": 31,
    "contract": 44,
    "goal": 18,
}
FIXED = {
    "setup": Fixed(),
    "beijing": Fixed(),
    "travel": Fixed(("dice",)),
    "market": Fixed(("ware", "dice"), in_order=True),
    "character": Fixed(),
}
REFERENCES = (
    ("route", "ends", "place"),
    ("city_bonus", "place", "place"),
    ("goal", "cities", "place"),
)
PRINTED = Edition("", OWN)


# -- the map ---------------------------------------------------------------------------------------


def _notes(facts: Edition) -> Iterator[str]:
    for table, kind in check.tables.items():
        for entry in facts.data[table]:
            if ("disputed" in entry) != ("note" in entry):
                where = f"{table} {entry[kind.called_by]}"
                yield f"{where}: expected both or neither of disputed and note: a note says what else is said"


SPACES = ("kinds", "shield", "city_cards", "contracts", "city_bonus", "outpost")


def _places(facts: Edition) -> Iterator[str]:
    """Check that the places with printed names are as printed, and that all others are oases."""
    oasis = PRINTED.places[PRINTED.oases[0]]
    named = {place.id: place for place in PRINTED.places.values() if not place.oasis}
    for id in named:
        if id not in facts.places:
            yield f"place: expected {id}, too: {RULEBOOK}"
    for place in facts.places.values():
        for field in SPACES:
            expected = getattr(named.get(place.id, oasis), field)
            yield from expect(f"place {place.id}", field, getattr(place, field), expected, RULEBOOK)


def _costs(facts: Edition) -> Iterator[str]:
    for route in facts.routes:
        if route.cost.camels and route.cost.coins:
            yield f"{road(route)}: costs camels and coins, expected one of the two or nothing: {SOURCES}"


def _distances(facts: Edition) -> Iterator[str]:
    """Check the cities' distances from Venezia and the costs of the shortest paths to Beijing."""
    found, printed = steps(facts), steps(PRINTED)
    for id, number in printed.items():
        if id not in PRINTED.oases and found.get(id, number) != number:
            yield f"place {id}: is {found[id]} steps from the start, expected {number}: {SOURCES}"
    if found.get("beijing") != printed["beijing"]:
        return
    journeys = [_journeys(edition) for edition in (facts, PRINTED)]
    if journeys[0] != journeys[1]:
        words = [", ".join(f"{a}+{b}" for a, b in ways) for ways in journeys]
        yield (
            f"route: the shortest ways to Beijing cost {words[0]} (camels+coins), expected {words[1]}"
            f": {SOURCES}"
        )


def _journeys(facts: Edition) -> list[tuple[int, int]]:
    return sorted((cost.camels, cost.coins) for cost in _shortest(facts, "beijing"))


def _shortest(facts: Edition, place: str) -> list[Bundle]:
    """Return the costs of all shortest paths from the start to a place."""
    far = steps(facts)
    if not far[place]:
        return [Bundle()]
    return [
        cost + road.cost
        for road in facts.roads[place]
        if far.get(road.to) == far[place] - 1
        for cost in _shortest(facts, road.to)
    ]


# -- the action area -------------------------------------------------------------------------------

PLAIN = {1: 1, 2: 2, 4: 3, 6: 4}
"""Rows of pepper, silk and gold without extras."""


def _market(facts: Edition) -> Iterator[str]:
    """Check each row of the bazaar.

    A row may not give less of its space's ware than the row for the next lower die.
    """
    for space in facts.market.values():
        for number, row in enumerate(space.rows, 1):
            yield from _row(space, number, row)
        for number, (less, more) in enumerate(pairwise(space.rows), 2):
            if getattr(more, space.ware) < getattr(less, space.ware):
                yield f"market {space.id}: row {number} has less {space.ware} than row {number - 1}"


def _row(space: Market, number: int, row: Bundle) -> Iterator[str]:
    where, ware = f"market {space.id}", space.ware
    if ware == "camels":
        yield from expect(where, f"row {number}", row, Bundle(camels=number), RULEBOOK)
    elif number in PLAIN:
        yield from expect(where, f"row {number}", row, Bundle(**{ware: PLAIN[number]}), SOURCES)
    elif row == Bundle(**{ware: getattr(row, ware)}):
        yield f"{where}: row {number} is {said(row)}, expected something beside {ware}: {SOURCES}"


def _tables(facts: Edition) -> Iterator[str]:
    price, points = facts.travel_price, facts.goal_points
    yield from expect("travel", "price of 2 steps", price[2], 7, RULEBOOK)
    yield from common.falls("travel", "steps cost less", price)
    for number, expected in enumerate((0, 1, 3, 6)):
        yield from expect("goal_table", f"{number} cities", points[number], expected, SUPPLEMENT)
    yield from common.falls("goal_table", "cities are worth less", points)


# -- markers and tiles -----------------------------------------------------------------------------


def _bonuses(facts: Edition) -> Iterator[str]:
    """Check that each marker has a small city, and that no two have the same."""
    small = sorted(place.id for place in facts.places.values() if "small" in place.kinds)
    found = sorted(bonus.place for bonus in facts.bonuses.values())
    if found != small:
        listed = [", ".join(places) for places in (found, small)]
        yield (
            f"city_bonus: they lie in {listed[0]}, expected one in each small city, "
            f"{listed[1]}: {RULEBOOK}"
        )


def _outposts(facts: Edition) -> Iterator[str]:
    yield from _different("outpost", {id: tile.gain for id, tile in facts.outposts.items()})


def _different(table: str, values: dict[str, Any]) -> Iterator[str]:
    seen: dict[Any, str] = {}
    for id, value in values.items():
        other = seen.setdefault(value, id)
        if other != id:
            yield f"{table} {id}: is the same as {other}, expected all different: {SOURCES}"


CARD_KINDS = {
    "exchange": 16,
    "either": 3,
    "by_die": 3,
    "per_pip": 1,
    "count": 4,
    "city_bonus": 2,
    "move": 2,
}
EXAMPLES = [
    "camel-gold-for-points",
    "camels-or-coins",
    "coins-by-die",
    "coins-for-contracts",
    "city-bonus",
    "city-bonuses-for-coins",
    "silk-by-die",
]
"""City cards in the rules' examples. An edition must have each of them, under any id."""


def _cards(facts: Edition) -> Iterator[str]:
    kinds = Counter(card.kind for card in facts.cards.values())
    for kind, number in CARD_KINDS.items():
        if kinds[kind] != number:
            yield f"city_card: {kinds[kind]} are of kind {kind}, expected {number}: {SOURCES}"
    shown = [entry for entry in OWN["city_card"] if entry["id"] in EXAMPLES]
    known = [
        {field: value for field, value in entry.items() if field not in {"id", "source"}}
        for entry in shown
    ]
    yield from common.cards(facts, tuple((values, SUPPLEMENT) for values in known))


# -- contracts and goals ---------------------------------------------------------------------------

DECKS = {"regular": 38, "starter": 6}
POINTS = {"regular": 215, "starter": 19}
REWARDS = {
    "coins": 9,
    "camels": 7,
    "steps": 6,
    "contracts_pile": 6,
    "black_dice": 6,
    "goods_any": 4,
    "goods_different": 3,
}
"""By kind of reward other than points: the number of regular contracts with this reward."""
CONTRACT = (Bundle(camels=1, silk=2), Bundle(coins=5, vp=3))


def _contracts(facts: Edition) -> Iterator[str]:
    yield from common.contracts(facts, DECKS, CONTRACT)
    own = list(facts.contracts.values())
    for deck, expected in POINTS.items():
        points = sum(contract.gain.vp for contract in own if contract.deck == deck)
        if points != expected:
            yield f"contract: those of the deck {deck} bring {points} points, expected {expected}: {SOURCES}"
    for contract in own:
        cost = contract.cost
        if not (cost.camels and (cost.pepper or cost.silk or cost.gold)):
            yield f"contract {contract.id}: cost must be camels and goods: {SOURCES}"
    yield from _different("contract", {one.id: (one.cost, one.gain) for one in own})


def _rewards(facts: Edition) -> Iterator[str]:
    regular = [entry for entry in facts.data["contract"] if entry["deck"] == "regular"]
    brought = Counter(kind for entry in regular for kind in entry["gain"])
    for kind, number in REWARDS.items():
        if brought[kind] != number:
            yield f"contract: {brought[kind]} of the deck regular bring {kind}, expected {number}: {SOURCES}"


GOALS = (
    (["lan-zhou", "kochi"], 4),
    (["sumatra", "anxi"], 8),
    (["moscow", "xian"], 4),
    (["moscow", "kashgar"], 7),
)
"""Goal cards in the supplement's examples, which state the points of the first one only."""


def _goals(facts: Edition) -> Iterator[str]:
    """Check that each card names a large and a small city, in this order, and none twice."""
    goals = facts.goals.values()
    for goal in goals:
        kinds = [facts.places[place].kinds[0] for place in goal.cities]
        if kinds != ["large", "small"]:
            yield (
                f"goal {goal.id}: names a {kinds[0]} and a {kinds[1]} place, expected a large and "
                f"a small city: {SOURCES}"
            )
    yield from _different("goal", {goal.id: tuple(goal.cities) for goal in goals})
    for cities, points in GOALS:
        if (cities, points) not in [(goal.cities, goal.points) for goal in goals]:
            yield f"goal: expected {' and '.join(cities)} for {points} points: {SUPPLEMENT}"


RULES = (
    _notes,
    _places,
    common.spots,
    common.routes,
    _costs,
    common.ways,
    _distances,
    _market,
    _tables,
    common.copies,
    _bonuses,
    _outposts,
    _cards,
    _contracts,
    _rewards,
    _goals,
)
check = Checks(
    file=File,
    facts=Edition,
    own=OWN,
    counts=COUNTS,
    fixed=FIXED,
    references=REFERENCES,
    rules=RULES,
    hook=amounts,
)


def sum_up(data: dict[str, Any]) -> list[str]:
    """Return a summary of an edition, with the number of entries on which sources disagree."""
    facts = Edition(data["edition"], data)
    entries = check.entries(data)
    disputed = sum("disputed" in entry for entry in entries)
    return [
        f"{len(facts.cities)} cities, {len(facts.oases)} oases, {len(facts.routes)} routes",
        ", ".join(f"{table} {len(data[table])}" for table in data if table in check.tables),
        f"{len(entries)} entries: {disputed} disputed",
    ]
