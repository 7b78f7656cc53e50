"""What must hold for an edition, in plain words: what is wrong, where, and what was expected.

First the shape of the file, then ids and what refers to them, then what the values mean together.
Each stage builds on the one before, so later ones aren't tried on what is broken already. All values
are known as printed; what is checked are the sums and patterns that they follow, and whatever the
rules' own words and examples say. Where two readings are found, both are in order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from games.rules.marco_polo_1.facts import Edition, Market
from games.rules.marco_polo_1.shape import ABILITIES, IDS, NEED, ONE, called, problems
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import CityCard, Place
from games.rules.marco_polo_common.fits import GOODS_AT_ONCE

RULEBOOK, SUPPLEMENT = "the rulebook says so", "the supplement says so"
SOURCES = "both sources say so"


def check(data: Any) -> list[str]:
    """Return everything that is wrong with an edition; empty when one can play with it."""
    found = list(problems(data)) or [*_identities(data), *_counts(data)] or list(_references(data))
    if found:
        return found
    facts = Edition(data["edition"], data)
    return [flaw for rule in RULES for flaw in rule(facts)]


# -- ids -------------------------------------------------------------------------------------------

COUNTS = {
    "place": 25,
    "route": 30,
    "market": 4,
    "city_bonus": 6,
    "outpost": 10,
    "city_card": 31,
    "contract": 44,
    "goal": 18,
    "character": 8,
}
MARKET = ["market-camels", "market-pepper", "market-silk", "market-gold"]


def _ids(data: dict[str, Any], kind: str) -> list[str]:
    return [entry[IDS.get(kind, "id")] for entry in data[kind]]


def _identities(data: dict[str, Any]) -> Iterator[str]:
    for kind in (kind for kind in NEED if kind != "route"):
        for id, number in Counter(_ids(data, kind)).items():
            if number > 1:
                yield f"{kind} {id}: is there {number} times, expected each id once"


def _counts(data: dict[str, Any]) -> Iterator[str]:
    for kind, expected in COUNTS.items():
        if len(data[kind]) != expected:
            yield f"{kind}: there are {len(data[kind])}, expected {expected}"
    if _ids(data, "market") != MARKET:
        yield f"market: there are {', '.join(_ids(data, 'market'))}; expected {', '.join(MARKET)} in this order"
    for kind, ids in (("place", KNOWN_PLACES), ("character", ABILITIES)):
        missing = [id for id in ids if id not in _ids(data, kind)]
        if missing:
            yield f"{kind}: expected {', '.join(missing)}, too: {RULEBOOK}"


REFERENCES = (("route", "ends"), ("city_bonus", "place"), ("goal", "cities"))
"""Fields that name places."""


def _references(data: dict[str, Any]) -> Iterator[str]:
    known = set(_ids(data, "place"))
    for kind, field in REFERENCES:
        for number, entry in enumerate(data[kind], 1):
            named = entry[field]
            for id in [named] if isinstance(named, str) else named:
                if id not in known:
                    yield f"{called(kind, entry, number)}: {field} names {id!r}, but there is no such place"


# -- the map ---------------------------------------------------------------------------------------

LARGE = ("moscow", "karakorum", "samarcanda", "lan-zhou", "alexandria", "karachi", "sumatra")
SMALL = ("anxi", "kashgar", "xian", "ormuz", "adana", "kochi")
KNOWN_PLACES = {
    "venezia": "start",
    "beijing": "beijing",
    **dict.fromkeys(LARGE, "large"),
    **dict.fromkeys(SMALL, "small"),
}
"""The places with printed names, each with its class; all others are oases."""
MOST_CARDS = "sumatra"


def _kind(place: Place) -> str:
    return place.kinds[0]


def _places(facts: Edition) -> Iterator[str]:
    """7 large cities, 6 small ones, Beijing, Venezia, and nothing but oases between."""
    for place in facts.places.values():
        expected = KNOWN_PLACES.get(place.id, "oasis")
        if _kind(place) != expected:
            yield f"place {place.id}: is {_kind(place)}, expected {expected}: {RULEBOOK}"
        else:
            yield from _spaces(place)


def _spaces(place: Place) -> Iterator[str]:
    where = f"place {place.id} ({_kind(place)})"
    large, small = _kind(place) == "large", _kind(place) == "small"
    cards = 0 if not large else 3 if place.id == MOST_CARDS else 1
    if place.city_cards != cards:
        yield f"{where}: city_cards is {place.city_cards}, expected {cards or 'none'}"
    if place.outpost != large:
        yield f"{where}: expected {'an' if large else 'no'} outpost bonus"
    if place.city_bonus != small:
        yield f"{where}: expected {'a' if small else 'no'} space for a city bonus"


def _spots(facts: Edition) -> Iterator[str]:
    """Two places at one spot couldn't be told apart."""
    at: dict[tuple[float, ...], str] = {}
    for place in facts.places.values():
        other = at.setdefault(tuple(place.draw or (place.lat, place.lon)), place.id)
        if other != place.id:
            yield f"place {place.id}: lies where {other} lies; lat and lon must differ"


# -- routes ----------------------------------------------------------------------------------------

DISTANCES = {
    **dict.fromkeys(("alexandria",), 1),
    **dict.fromkeys(("moscow", "samarcanda"), 2),
    **dict.fromkeys(("anxi", "ormuz", "adana"), 3),
    **dict.fromkeys(("karakorum", "kashgar", "karachi", "kochi"), 4),
    **dict.fromkeys(("lan-zhou", "sumatra"), 5),
    "xian": 6,
    "beijing": 7,
}
"""Steps from Venezia."""
JOURNEYS = ((5, 5), (6, 7), (6, 15), (6, 25), (8, 0), (9, 0), (14, 0))
"""What the shortest ways from Venezia to Beijing cost, in camels and coins, the price of steps aside."""


def _routes(facts: Edition) -> Iterator[str]:
    pairs = Counter(frozenset(route["ends"]) for route in facts.data["route"])
    for route in facts.data["route"]:
        where = f"route {'–'.join(route['ends'])}"
        if len(set(route["ends"])) == 1:
            yield f"{where}: leads from a place to itself"
        elif pairs[frozenset(route["ends"])] > 1:
            yield f"{where}: is there more than once, expected one route between two places"
        if len(route["cost"]) > 1:
            yield f"{where}: costs camels and coins, expected one of the two or nothing: {SOURCES}"


def _ways(facts: Edition) -> Iterator[str]:
    """Every place can be reached; whoever enters an oasis can leave it elsewhere."""
    steps = _steps(facts)
    for place in facts.places.values():
        if steps and place.id not in steps:
            yield f"place {place.id}: can't be reached from the start"
        if place.oasis and len(facts.roads[place.id]) < 2:
            yield f"place {place.id}: is a dead end; an oasis needs two routes"


def _distances(facts: Edition) -> Iterator[str]:
    steps = _steps(facts)
    for id, expected in DISTANCES.items():
        if steps.get(id, expected) != expected:
            yield f"place {id}: is {steps[id]} steps from the start, expected {expected}: {SOURCES}"


def _journeys(facts: Edition) -> Iterator[str]:
    if _steps(facts).get("beijing") != DISTANCES["beijing"]:
        return
    found = sorted((cost.camels, cost.coins) for cost in _shortest(facts, "beijing"))
    if found != sorted(JOURNEYS):
        words = [", ".join(f"{a}+{b}" for a, b in sorted(ways)) for ways in (found, JOURNEYS)]
        yield (
            f"route: the shortest ways to Beijing cost {words[0]} (camels+coins), expected {words[1]}"
            f": {SOURCES}"
        )


def _steps(facts: Edition) -> dict[str, int]:
    """Return how far each place is from the start; those that can't be reached are missing."""
    ahead = [place.id for place in facts.places.values() if _kind(place) == "start"]
    steps = dict.fromkeys(ahead, 0)
    for here in ahead:
        for road in facts.roads[here]:
            if road.to not in steps:
                steps[road.to] = steps[here] + 1
                ahead.append(road.to)
    return steps


def _shortest(facts: Edition, place: str) -> list[Bundle]:
    """Return what each of the shortest ways from the start to a place costs."""
    steps = _steps(facts)
    if not steps[place]:
        return [Bundle()]
    return [
        cost + road.cost
        for road in facts.roads[place]
        if steps.get(road.to) == steps[place] - 1
        for cost in _shortest(facts, road.to)
    ]


# -- the action area -------------------------------------------------------------------------------

DICE = {"market-camels": 1, "market-pepper": 1, "market-silk": 2, "market-gold": 3}
PLAIN = {1: 1, 2: 2, 4: 3, 6: 4}
"""Rows of pepper, silk and gold without extras."""
PRICE_OF_TWO = 7


def _market(facts: Edition) -> Iterator[str]:
    for space in facts.market.values():
        where, ware = f"market {space.id}", space.id.removeprefix("market-")
        yield from _expect(where, "ware", space.ware, ware, RULEBOOK)
        yield from _expect(where, "dice", space.dice, DICE[space.id], RULEBOOK)
        yield from _rows(where, space, ware)


def _rows(where: str, space: Market, ware: str) -> Iterator[str]:
    """Camels by the die; goods in plain rows and, between them, in rows with a little more."""
    for number, row in enumerate(space.rows, 1):
        if ware == "camels":
            yield from _expect(where, f"row {number}", row, Bundle(camels=number), RULEBOOK)
        elif number in PLAIN:
            yield from _expect(
                where, f"row {number}", row, Bundle(**{ware: PLAIN[number]}), SOURCES
            )
        elif row == Bundle(**{ware: getattr(row, ware)}):
            yield f"{where}: row {number} is {said(row)}, expected something beside {ware}: {SOURCES}"
    for number, (less, more) in enumerate(pairwise(space.rows), 2):
        if getattr(more, ware) < getattr(less, ware):
            yield f"{where}: row {number} has less {ware} than row {number - 1}"


def _travel(facts: Edition) -> Iterator[str]:
    price = facts.travel_price
    yield from _expect("travel", "price of 2 steps", price[2], PRICE_OF_TWO, RULEBOOK)
    for number, (less, more) in enumerate(pairwise(price), 1):
        if more < less:
            yield f"travel: {number} steps cost less than {number - 1}"


def _tables(facts: Edition) -> Iterator[str]:
    if list(facts.beijing_slots) != [10, 7, 4, 1]:
        yield f"beijing: slots are {list(facts.beijing_slots)}, expected [10, 7, 4, 1]: {RULEBOOK}"
    for number, expected in enumerate((0, 1, 3, 6)):
        if facts.goal_points[number] != expected:
            found = facts.goal_points[number]
            yield f"goal_table: {number} cities are worth {found}, expected {expected}: {SUPPLEMENT}"
    if facts.goal_points[4] < facts.goal_points[3]:
        yield "goal_table: 4 cities are worth less than 3"


# -- markers, tiles and cards ----------------------------------------------------------------------


def _bonuses(facts: Edition) -> Iterator[str]:
    """Six different markers, each with a small city of its own."""
    for bonus in facts.bonuses.values():
        where = f"city_bonus {bonus.id}"
        if bonus.copy == bool(bonus.gain):
            yield f"{where}: expected either a gain or copy = true"
        if _kind(facts.places[bonus.place]) != "small":
            yield f"{where}: lies in {bonus.place}, expected a small city: {RULEBOOK}"
    for place, number in Counter(bonus.place for bonus in facts.bonuses.values()).items():
        if number > 1:
            yield f"city_bonus: {number} lie in {place}, expected one in each small city: {RULEBOOK}"
    copies = sum(bonus.copy for bonus in facts.bonuses.values())
    if copies != 1:
        yield f"city_bonus: {copies} of them copy another, expected 1: {SUPPLEMENT}"


def _outposts(facts: Edition) -> Iterator[str]:
    yield from _different("outpost", {id: tile.gain for id, tile in facts.outposts.items()})


def _different(kind: str, gains: dict[str, Any]) -> Iterator[str]:
    seen: dict[Any, str] = {}
    for id, gain in gains.items():
        other = seen.setdefault(gain, id)
        if other != id:
            yield f"{kind} {id}: is the same as {other}, expected all different: {SOURCES}"


CARD_KINDS = {
    "exchange": 16,
    "either": 3,
    "by_die": 3,
    "per_pip": 1,
    "count": 4,
    "city_bonus": 2,
    "move": 2,
}
BY_PIPS = {"times": "die"}
KNOWN_CARDS: tuple[dict[str, Any], ...] = (
    {"kind": "exchange", "cost": {"camels": 1, "gold": 1}, "gain": {"vp": 4}, **BY_PIPS},
    {
        "kind": "either",
        "options": [
            {"cost": {"camels": 1}, "gain": {"coins": 3}},
            {"cost": {"coins": 1}, "gain": {"camels": 1}},
        ],
        "one_option": True,
        **BY_PIPS,
    },
    {"kind": "per_pip", "gain": {"coins": 2}},
    {"kind": "count", "of": "completed_contracts", "gain": {"coins": 2}, "at_most": "die"},
    {"kind": "city_bonus", "times_by_die": [1, 1, 1, 1, 2, 2]},
    {"kind": "city_bonus", "cost": {"coins": 1}, **BY_PIPS},
    {"kind": "by_die", "gains": [*({"silk": 1},) * 3, *({"silk": 3},) * 3]},
)
"""City cards of the rules' examples; each must be there."""


def _cards(facts: Edition) -> Iterator[str]:
    kinds = Counter(card.kind for card in facts.cards.values())
    for kind, number in CARD_KINDS.items():
        if kinds[kind] != number:
            yield f"city_card: {kinds[kind]} are of kind {kind}, expected {number}: {SOURCES}"
    for known in KNOWN_CARDS:
        if not any(_agrees(entry, known) for entry in facts.data["city_card"]):
            values = ", ".join(f"{key} {value}" for key, value in known.items())
            yield f"city_card: expected one with {values}: {SUPPLEMENT}"
    for entry in facts.data["city_card"]:
        if "times" in entry and "times_by_die" in entry:
            yield f"city_card {entry['id']}: expected times or times_by_die, not both"
    for card in facts.cards.values():
        yield from _choosable(card)


def _agrees(entry: dict[str, Any], known: dict[str, Any]) -> bool:
    return all(entry.get(key) == value for key, value in known.items())


def _choosable(card: CityCard) -> Iterator[str]:
    """More than so many goods of choice at once are more choices than a decision may offer."""
    times = 6 if card.kind in {"count", "per_pip"} else max(card.most(pips) for pips in range(1, 7))
    pairs = [(option.cost, option.gain) for option in card.options] or [(card.cost, card.gain)]
    most = max(max(cost.goods, gain.goods) for cost, gain in pairs) * times
    if most > GOODS_AT_ONCE:
        yield f"city_card {card.id}: up to {most} goods of choice at once, expected {GOODS_AT_ONCE} at most"


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
"""How many regular contracts bring something of a kind, points aside."""
EXAMPLE = (Bundle(camels=1, silk=2), Bundle(coins=5, vp=3))


def _contracts(facts: Edition) -> Iterator[str]:
    contracts = list(facts.contracts.values())
    for deck, number in DECKS.items():
        own = [contract for contract in contracts if contract.deck == deck]
        if len(own) != number:
            yield f"contract: {len(own)} are of the deck {deck}, expected {number}: {RULEBOOK}"
        points = sum(contract.gain.vp for contract in own)
        if points != POINTS[deck]:
            yield f"contract: those of the deck {deck} bring {points} points, expected {POINTS[deck]}: {SOURCES}"
    for contract in contracts:
        if not contract.gain.vp or contract.gain == Bundle(vp=contract.gain.vp):
            yield f"contract {contract.id}: gain must be points (vp) and something else"
        if not (contract.cost.camels and _goods(contract.cost)):
            yield f"contract {contract.id}: cost must be camels and goods: {SOURCES}"
    if EXAMPLE not in [(contract.cost, contract.gain) for contract in contracts]:
        yield f"contract: expected one with {said(EXAMPLE[0])} → {said(EXAMPLE[1])}: {RULEBOOK}"
    yield from _different("contract", {one.id: (one.cost, one.gain) for one in contracts})


def _goods(cost: Bundle) -> int:
    return cost.pepper + cost.silk + cost.gold


def _rewards(facts: Edition) -> Iterator[str]:
    brought = Counter(
        kind
        for entry in facts.data["contract"]
        if entry["deck"] == "regular"
        for kind in entry["gain"]
    )
    for kind, number in REWARDS.items():
        if brought[kind] != number:
            yield f"contract: {brought[kind]} of the deck regular bring {kind}, expected {number}: {SOURCES}"


EXAMPLES = (
    (("lan-zhou", "kochi"), 4),
    (("sumatra", "anxi"), 8),
    (("moscow", "xian"), 4),
    (("moscow", "kashgar"), 7),
)
"""Goal cards that the supplement's examples show; the points of the first are said there."""


def _goals(facts: Edition) -> Iterator[str]:
    """Each card names a large and a small city, in this order; no two name the same."""
    for goal in facts.goals.values():
        kinds = [_kind(facts.places[place]) for place in goal.cities]
        if kinds != ["large", "small"]:
            yield (
                f"goal {goal.id}: names a {kinds[0]} and a {kinds[1]} place, expected a large and "
                f"a small city: {SOURCES}"
            )
    yield from _different("goal", {goal.id: tuple(goal.cities) for goal in facts.goals.values()})
    for cities, points in EXAMPLES:
        if not any(
            (*goal.cities,) == cities and goal.points == points for goal in facts.goals.values()
        ):
            yield f"goal: expected {' and '.join(cities)} for {points} points: {SUPPLEMENT}"


RULES = (
    _places,
    _spots,
    _routes,
    _ways,
    _distances,
    _journeys,
    _market,
    _travel,
    _tables,
    _bonuses,
    _outposts,
    _cards,
    _contracts,
    _rewards,
    _goals,
)


# -- words -----------------------------------------------------------------------------------------


def said(amount: Bundle) -> str:
    """Return amounts for people who edit data files: `2 camels, 1 gold`."""
    listed = msgspec.structs.asdict(amount).items()
    return ", ".join(f"{number} {kind}" for kind, number in listed if number) or "nothing"


def _expect(where: str, field: str, value: object, expected: object, why: str) -> Iterator[str]:
    if value != expected:
        words = [said(one) if isinstance(one, Bundle) else str(one) for one in (value, expected)]
        yield f"{where}: {field} is {words[0]}, expected {words[1]}: {why}"


def sum_up(data: dict[str, Any]) -> list[str]:
    """Return what an edition holds, a line each, and in how much of it the sources disagree."""
    facts = Edition(data["edition"], data)
    entries = [entry for kind in NEED for entry in data[kind]] + [data[kind] for kind in ONE]
    disputed = sum("disputed" in entry for entry in entries)
    return [
        f"{len(facts.cities)} cities, {len(facts.oases)} oases, {len(data['route'])} routes",
        ", ".join(f"{kind} {number}" for kind, number in COUNTS.items()),
        f"{len(entries)} entries: {disputed} disputed",
    ]
