"""Checks of an edition. A flaw names the place, the wrong value, and the expected value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from games.rules.kernel.checks import RULEBOOK, Checks, Fixed
from games.rules.marco_polo_2.facts import OWN, Edition, File, KnownTotal
from games.rules.marco_polo_common import check as common
from games.rules.marco_polo_common.amounts import read
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.check import expect, said
from games.rules.marco_polo_common.facts import Place

SUPPLEMENT = "the English supplement says so"
COUNTS = {
    "shield": 9,
    "tile": 18,
    "city_bonus": 7,
    "outpost": 10,
    "city_card": 25,
    "contract": 49,
    "goal": 14,
}
FIXED = {
    "travel_space": Fixed(("dice", "extra_posts"), in_order=True),
    "book": Fixed(("min_die", "spaces"), in_order=True),
    "seal": Fixed(("min_die", "jade"), in_order=True),
    "special_city": Fixed(("place",)),
    "character": Fixed(),
}
REFERENCES = (
    ("place", "shield", "shield"),
    ("route", "ends", "place"),
    ("route", "seal", "seal"),
    ("known_total", "path", "place"),
    ("tile", "book", "book"),
    ("special_city", "place", "place"),
    ("special_city", "seal", "seal"),
    ("goal", "seals", "seal"),
    ("goal", "shields", "shield"),
)

# -- the map ---------------------------------------------------------------------------------------

SPACES = {
    ("start",): ([0], [0], False, False),
    ("oasis",): ([0], [0], False, False),
    ("contract",): ([2], [0], False, True),
    ("card",): ([0], [1, 2], False, True),
    ("bonus", "card"): ([0], [1, 2], True, True),
    ("special",): ([0], [0], True, False),
    ("bonus",): ([0], [0], True, False),
}
"""By kind of place: the possible numbers of contracts and city cards, and whether it has a bonus
and an outpost.
"""
CLASSES = {"start": 1, "contract": 5, "card": 5, "special": 3, "bonus": 2}
KNOWN_PLACES = {
    "beijing": ("start",),
    "kashgar": ("bonus", "card"),
    "xanadu": ("card",),
    "baghdad": ("special",),
    "balkh": ("special",),
    "hormuz": ("special",),
}
NAMED_PLACES = ("xian", "yangzhou", "fuzhou", "pagan", "jaipur", "kabul")


def _class(place: Place) -> tuple[str, ...]:
    return tuple(sorted(place.kinds))


def _places(facts: Edition) -> Iterator[str]:
    for place in facts.places.values():
        expected = SPACES.get(_class(place))
        if expected is None:
            yield f"place {place.id}: kinds {place.kinds} don't go together"
        else:
            yield from _spaces(place, *expected)
        if place.city != bool(place.shield):
            yield f"place {place.id}: expected {'a' if place.city else 'no'} shield"


def _spaces(
    place: Place, contracts: list[int], cards: list[int], bonus: bool, outpost: bool
) -> Iterator[str]:
    where = f"place {place.id} ({' and '.join(place.kinds)})"
    for field, expected in (("contracts", contracts), ("city_cards", cards)):
        if (found := getattr(place, field)) not in expected:
            listed = " or ".join(map(str, expected))
            yield f"{where}: {field} is {found}, expected {listed}"
    if place.city_bonus != bonus:
        yield f"{where}: expected {'a' if bonus else 'no'} space for a city bonus"
    if place.outpost != outpost:
        yield f"{where}: expected {'an' if outpost else 'no'} outpost bonus"


def _map(facts: Edition) -> Iterator[str]:
    """Check the map: 15 cities for posts, spaces for 6 city cards, 6 city bonuses, 10 outposts."""
    counted = Counter(
        "card" if "card" in place.kinds else place.kinds[0] for place in facts.places.values()
    )
    for kind, expected in CLASSES.items():
        if counted[kind] != expected:
            yield f"map: {counted[kind]} places of kind {kind}, expected {expected}"
    if len(facts.city_card_spaces) != 6:
        yield f"map: {len(facts.city_card_spaces)} spaces for city cards, expected 6"
    for id, kinds in KNOWN_PLACES.items():
        if id in facts.places and _class(facts.places[id]) != kinds:
            yield f"place {id}: expected to be {' and '.join(kinds)}: {RULEBOOK}"
    for id in (*KNOWN_PLACES, *NAMED_PLACES):
        if id not in facts.places:
            yield f"map: there is no place {id}, which the rulebook or its supplement names"


SOUTH, NORTH = -12, 50.5
WEST, EAST = 33, 132
"""The edges of the map in degrees."""


def _bounds(facts: Edition) -> Iterator[str]:
    for place in facts.places.values():
        lat, lon = place.draw or (place.lat, place.lon)
        if not (SOUTH <= lat <= NORTH and WEST <= lon <= EAST):
            yield (
                f"place {place.id}: lies outside of the map, expected {SOUTH} to {NORTH} degrees "
                f"north and {WEST} to {EAST} degrees east"
            )


def _used(facts: Edition) -> Iterator[str]:
    """Check that every shield is shown and that every seal opens a route."""
    shields = {place.shield for place in facts.places.values()}
    for shield in facts.shields:
        if shield not in shields:
            yield f"shield {shield}: no city shows it, expected each of the nine at least once"
    if "hormuz" in facts.places and facts.places["hormuz"].shield != "monkey":
        yield "place hormuz: expected the shield monkey: a review of the game says so"
    gates = {route.seal for route in facts.routes}
    for seal in facts.seals:
        if seal not in gates:
            yield f"seal {seal}: opens no sea route, expected at least one"


TOTALS = (
    (("yangzhou", "fuzhou", "pagan"), 1, Bundle(camels=5, coins=5), RULEBOOK),
    (("xian", "fuzhou", "jaipur"), 2, Bundle(camels=4, coins=8), SUPPLEMENT),
    (("pagan", "kabul"), 0, Bundle(camels=2, coins=6, jade=1), SUPPLEMENT),
)
"""Paths in the rules' examples: their cities, the number of oases on the way, the total cost."""


def _totals(facts: Edition) -> Iterator[str]:
    for total in facts.totals:
        walked = _walked(facts, total.path)
        if walked is None:
            yield f"{_walk(total)}: there is no such way on land"
        elif walked != total.cost:
            yield f"{_walk(total)}: its routes cost {said(walked)}, expected {said(total.cost)}"


def _walk(total: KnownTotal) -> str:
    return f"known_total {'–'.join(total.path)}"


def _walked(facts: Edition, path: list[str]) -> Bundle | None:
    cost = Bundle()
    for here, there in pairwise(path):
        road = next((r for r in facts.roads[here] if r.to == there and not r.seal), None)
        if road is None:
            return None
        cost = cost + road.cost
    return cost


def _examples(facts: Edition) -> Iterator[str]:
    for cities, oases, cost, why in TOTALS:
        walks = [total for total in facts.totals if _leads(facts, total, cities, oases)]
        if not walks:
            yield f"known_total: expected one for {'–'.join(cities)} by {oases} oases: {why}"
        for total in walks:
            if total.cost != cost:
                yield f"{_walk(total)}: expected {said(cost)}: {why}"


def _leads(facts: Edition, total: KnownTotal, cities: tuple[str, ...], oases: int) -> bool:
    passed = tuple(place for place in total.path if not facts.places[place].oasis)
    return passed == cities and len(total.path) == len(cities) + oases


# -- the action area -------------------------------------------------------------------------------


def _travel(facts: Edition) -> Iterator[str]:
    lower, middle, upper = facts.travel.values()
    yield from expect("travel_space lower", "max_steps", lower.max_steps, 1, RULEBOOK)
    yield from expect("travel_space lower", "fee", lower.fee, Bundle(coins=2), RULEBOOK)
    yield from expect("travel_space middle", "fee", middle.fee, Bundle(), RULEBOOK)
    if not lower.rank < middle.rank < upper.rank:
        yield "travel_space: ranks must rise from lower to middle to upper"
    if not 3 <= middle.max_steps <= upper.max_steps:
        yield "travel_space middle: max_steps must be 3 at least and not more than the upper one's"


def _books(facts: Edition) -> Iterator[str]:
    for book in facts.books:
        number = sum(tile.book == book for tile in facts.tiles.values())
        if number != 6:
            yield f"tile: {number} are of {book}, expected 6"
    offers = [offer for book in facts.books.values() for offer in book.free]
    offers += [o for tile in facts.tiles.values() for o in (tile.one_jade, tile.two_jade)]
    if Bundle(jade=1, pepper=2) not in offers:
        yield f"book, tile: expected an offer of 1 jade, 2 pepper somewhere: {RULEBOOK}"


def _seals(facts: Edition) -> Iterator[str]:
    jeweler, where = facts.seals["jeweler"], "seal jeweler"
    cost = Bundle(coins=9, gold=2)
    yield from expect(where, "upgrade_cost", jeweler.upgrade_cost, cost, RULEBOOK)
    yield from expect(where, "bonus", jeweler.bonus, Bundle(camels=2), RULEBOOK)
    for city in facts.specials.values():
        if city.once_from >= city.twice_from:
            yield f"special_city {city.place}: twice_from must be more than once_from"
    baghdad, where = facts.specials["special-baghdad"], "special_city baghdad"
    yield from expect(where, "seal", baghdad.seal, "jeweler", RULEBOOK)
    if not baghdad.once_from <= 3 < baghdad.twice_from:
        yield f"{where}: a 3 must bring the seal's bonus once: {RULEBOOK}"


# -- markers, cards and points ---------------------------------------------------------------------

KNOWN_CARDS: common.Known = (
    (
        {"kind": "exchange", "cost": {"jade": 1, "camels": 1}, "gain": {"vp": 3}, "times": "die"},
        RULEBOOK,
    ),
    (
        {
            "kind": "either",
            "options": [
                {"cost": {"camels": 1}, "gain": {"coins": 3}},
                {"cost": {"coins": 1}, "gain": {"camels": 1}},
            ],
            "one_option": True,
            "times": "die",
        },
        SUPPLEMENT,
    ),
    ({"kind": "per_pip", "gain": {"coins": 2}}, SUPPLEMENT),
    (
        {"kind": "count", "of": "completed_contracts", "gain": {"vp": 1}, "at_most": "die"},
        SUPPLEMENT,
    ),
    ({"kind": "count", "of": "posts_on_map", "at_most": "die"}, SUPPLEMENT),
    ({"kind": "guild_seal", "cost": {"camels": 1}}, SUPPLEMENT),
    *(({"kind": kind}, SUPPLEMENT) for kind in ("by_die", "city_bonus", "move")),
)
"""City cards whose kind or values are known; an edition must have each of them."""
CONTRACT = (Bundle(camels=2, silk=1, pepper=2), Bundle(coins=4, vp=3))


def _bonuses(facts: Edition) -> Iterator[str]:
    gains = [bonus.gain for bonus in facts.bonuses.values()]
    for gain in (Bundle(camels=1, coins=3), Bundle(camels=3)):
        if gain not in gains:
            yield f"city_bonus: expected one of {said(gain)}: {RULEBOOK}"
    if Bundle(gold=2) not in [outpost.gain for outpost in facts.outposts.values()]:
        yield f"outpost: expected one of 2 gold: {SUPPLEMENT}"


def _cards(facts: Edition) -> Iterator[str]:
    yield from common.cards(facts, KNOWN_CARDS)


def _contracts(facts: Edition) -> Iterator[str]:
    yield from common.contracts(facts, {"red": 42, "starter": 7}, CONTRACT)


def _goals(facts: Edition) -> Iterator[str]:
    for goal in facts.goals.values():
        icons = len(goal.seals) + len(goal.shields)
        if icons != 4:
            yield f"goal {goal.id}: {icons} seals and shields, expected 4"
        if len(set(goal.shields)) < len(goal.shields):
            yield f"goal {goal.id}: names a shield twice"


def _track(facts: Edition) -> Iterator[str]:
    points = facts.shield_points
    if points[0] != 0:
        yield f"shield_track: no shield is worth {points[0]}, expected 0"
    if points[13] != 43:
        yield f"shield_track: 13 shields are worth {points[13]}, expected 43: {SUPPLEMENT}"
    yield from common.falls("shield_track", "shields are worth less", points)


RULES = (
    _places,
    _map,
    _bounds,
    common.spots,
    _used,
    common.routes,
    common.ways,
    _totals,
    _examples,
    _travel,
    _books,
    _seals,
    common.copies,
    _bonuses,
    _cards,
    _contracts,
    _goals,
    _track,
)
check = Checks(
    file=File,
    facts=Edition,
    own=OWN,
    counts=COUNTS,
    fixed=FIXED,
    references=REFERENCES,
    rules=RULES,
    hook=read,
)


def sum_up(data: dict[str, Any]) -> list[str]:
    """Return a summary of an edition, with the number of reconstructed entries."""
    facts = Edition(data["edition"], data)
    sea = sum(bool(route.seal) for route in facts.routes)
    entries = check.entries(data)
    wholly = sum(entry["source"] == "reconstructed" for entry in entries)
    partly = sum(bool(entry.get("reconstructed")) for entry in entries)
    return [
        f"{len(facts.cities)} cities, {len(facts.oases)} oases, {len(facts.routes)} routes, {sea} by sea",
        ", ".join(f"{table} {len(data[table])}" for table in data if table in check.tables),
        f"{len(entries)} entries: {wholly} wholly reconstructed, {partly} in part",
    ]
