"""What must hold for an edition, in plain words: what is wrong, where, and what was expected.

First the shape of the file, then ids and what refers to them, then what the values mean together.
Each stage builds on the one before, so later ones aren't tried on what is broken already. What the
rulebook and its supplement say of single values holds for every edition.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec

from games.rules.marco_polo_2.facts import (
    Book,
    Edition,
)
from games.rules.marco_polo_2.projection import X_KNOTS, Y_KNOTS
from games.rules.marco_polo_2.shape import ABILITIES, IDS, NEED, called, problems
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.bundle import parse as bundle
from games.rules.marco_polo_common.facts import (
    CityCard,
    Place,
)
from games.rules.marco_polo_common.fits import GOODS_AT_ONCE

RULEBOOK, SUPPLEMENT = "the rulebook says so", "the English supplement says so"


def check(data: Any) -> list[str]:
    """Return everything that is wrong with an edition; empty when one can play with it."""
    found = list(problems(data)) or [*_identities(data), *_counts(data)] or list(_references(data))
    if found:
        return found
    facts = Edition(data["edition"], data)
    return [flaw for rule in RULES for flaw in rule(facts)]


# -- ids -------------------------------------------------------------------------------------------

COUNTS = {
    "shield": 9,
    "travel_space": 3,
    "book": 3,
    "tile": 18,
    "seal": 4,
    "special_city": 3,
    "city_bonus": 7,
    "outpost": 10,
    "city_card": 25,
    "contract": 49,
    "goal": 14,
    "character": 7,
}
ALWAYS = {
    "travel_space": ["lower", "middle", "upper"],
    "book": ["book-1", "book-2", "book-3"],
    "seal": ["farmer", "spicer", "tailor", "jeweler"],
    "special_city": ["baghdad", "balkh", "hormuz"],
    "character": sorted(ABILITIES),
}
"""Ids that the rules know; travel spaces, books and seals in their order."""
ORDERED = {"travel_space", "book", "seal"}


def _ids(data: dict[str, Any], kind: str) -> list[str]:
    return [entry[IDS.get(kind, "id")] for entry in data[kind]]


def _identities(data: dict[str, Any]) -> Iterator[str]:
    for kind in (kind for kind in NEED if kind not in {"route", "known_total"}):
        for id, number in Counter(_ids(data, kind)).items():
            if number > 1:
                yield f"{kind} {id}: is there {number} times, expected each id once"


def _counts(data: dict[str, Any]) -> Iterator[str]:
    for kind, expected in COUNTS.items():
        if len(data[kind]) != expected:
            yield f"{kind}: there are {len(data[kind])}, expected {expected}"
    for kind, ids in ALWAYS.items():
        found = _ids(data, kind)
        if (found if kind in ORDERED else sorted(found)) != ids:
            order = " in this order" if kind in ORDERED else ""
            yield f"{kind}: there are {', '.join(found)}; expected {', '.join(ids)}{order}"


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


def _references(data: dict[str, Any]) -> Iterator[str]:
    for kind, field, target in REFERENCES:
        known = set(_ids(data, target))
        for number, entry in enumerate(data[kind], 1):
            named = entry.get(field, [])
            for id in [named] if isinstance(named, str) else named:
                if id not in known:
                    yield f"{called(kind, entry, number)}: {field} names {id!r}, but there is no such {target}"


# -- the map ---------------------------------------------------------------------------------------

SPACES = {
    ("start",): (range(1), range(1), False, False),
    ("oasis",): (range(1), range(1), False, False),
    ("contract",): (range(2, 3), range(1), False, True),
    ("card",): (range(1), range(1, 3), False, True),
    ("bonus", "card"): (range(1), range(1, 3), True, True),
    ("special",): (range(1), range(1), True, False),
    ("bonus",): (range(1), range(1), True, False),
}
"""By class: contracts, city cards, a city bonus, an outpost bonus."""
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
    place: Place, contracts: range, cards: range, bonus: bool, outpost: bool
) -> Iterator[str]:
    where = f"place {place.id} ({' and '.join(place.kinds)})"
    if place.contracts not in contracts:
        yield f"{where}: contracts is {place.contracts}, expected {contracts[0]}"
    if place.city_cards not in cards:
        expected = "1 or 2" if len(cards) > 1 else "none"
        yield f"{where}: city_cards is {place.city_cards}, expected {expected}"
    if place.city_bonus != bonus:
        yield f"{where}: expected {'a' if bonus else 'no'} space for a city bonus"
    if place.outpost != outpost:
        yield f"{where}: expected {'an' if outpost else 'no'} outpost bonus"


def _map(facts: Edition) -> Iterator[str]:
    """15 cities for posts, 6 spaces for city cards, 6 for city bonuses, 10 for outpost bonuses."""
    counted = Counter(
        "card" if "card" in place.kinds else kind
        for place in facts.places.values()
        for kind in place.kinds[:1]
    )
    for kind, expected in CLASSES.items():
        if counted[kind] != expected:
            yield f"map: {counted[kind]} places of kind {kind}, expected {expected}"
    if len(facts.city_card_spaces) != 6:
        yield f"map: {len(facts.city_card_spaces)} spaces for city cards, expected 6"
    yield from _known_places(facts)


def _known_places(facts: Edition) -> Iterator[str]:
    for id, kinds in KNOWN_PLACES.items():
        if id in facts.places and _class(facts.places[id]) != kinds:
            yield f"place {id}: expected to be {' and '.join(kinds)}: {RULEBOOK}"
    for id in (*KNOWN_PLACES, *NAMED_PLACES):
        if id not in facts.places:
            yield f"map: there is no place {id}, which the rulebook or its supplement names"


SOUTH, NORTH = Y_KNOTS[0][0], Y_KNOTS[-1][0]
WEST, EAST = X_KNOTS[0][0], X_KNOTS[-1][0]


def _spots(facts: Edition) -> Iterator[str]:
    """Every place is on the map, and two at one spot couldn't be told apart."""
    at: dict[tuple[float, float], str] = {}
    for place in facts.places.values():
        lat, lon = place.draw or (place.lat, place.lon)
        if not (SOUTH <= lat <= NORTH and WEST <= lon <= EAST):
            yield (
                f"place {place.id}: lies outside of the map, expected {SOUTH} to {NORTH} degrees "
                f"north and {WEST} to {EAST} degrees east"
            )
        other = at.setdefault((place.lat, place.lon), place.id)
        if other != place.id:
            yield f"place {place.id}: lies where {other} lies; lat and lon must differ"


def _shields(facts: Edition) -> Iterator[str]:
    used = {place.shield for place in facts.places.values()}
    for shield in facts.shields:
        if shield not in used:
            yield f"shield {shield}: no city shows it, expected each of the nine at least once"
    if "hormuz" in facts.places and facts.places["hormuz"].shield != "monkey":
        yield "place hormuz: expected the shield monkey: a review of the game says so"


# -- routes ----------------------------------------------------------------------------------------


def _routes(facts: Edition) -> Iterator[str]:
    pairs = Counter(frozenset(route["ends"]) for route in facts.data["route"])
    for route in facts.data["route"]:
        where = f"route {'–'.join(route['ends'])}"
        if len(set(route["ends"])) == 1:
            yield f"{where}: leads from a place to itself"
        elif pairs[frozenset(route["ends"])] > 1:
            yield f"{where}: is there more than once, expected one route between two places"
    gates = {route.get("seal") for route in facts.data["route"]}
    for seal in facts.seals:
        if seal not in gates:
            yield f"seal {seal}: opens no sea route, expected at least one"


def _ways(facts: Edition) -> Iterator[str]:
    """Every place can be reached without a seal; whoever enters an oasis can leave it elsewhere."""
    reached = _reached(facts)
    for place in facts.places.values():
        if reached and place.id not in reached:
            yield f"place {place.id}: can't be reached from the start without a guild seal"
        if place.oasis and len([road for road in facts.roads[place.id] if not road.seal]) < 2:
            yield f"place {place.id}: is a dead end; an oasis needs two routes without a seal"


def _reached(facts: Edition) -> set[str]:
    ahead = [place.id for place in facts.places.values() if "start" in place.kinds]
    reached = set(ahead)
    while ahead:
        roads = facts.roads[ahead.pop()]
        fresh = [road.to for road in roads if not road.seal and road.to not in reached]
        reached.update(fresh)
        ahead += fresh
    return reached


TOTALS = (
    (("yangzhou", "fuzhou", "pagan"), 1, Bundle(camels=5, coins=5), RULEBOOK),
    (("xian", "fuzhou", "jaipur"), 2, Bundle(camels=4, coins=8), SUPPLEMENT),
    (("pagan", "kabul"), 0, Bundle(camels=2, coins=6, jade=1), SUPPLEMENT),
)
"""Walks in examples: the cities, how many oases between, what they cost in all."""


def _totals(facts: Edition) -> Iterator[str]:
    for total in facts.data["known_total"]:
        where = f"known_total {'–'.join(total['path'])}"
        walked = _walked(facts, total["path"])
        if walked is None:
            yield f"{where}: there is no such way on land"
        elif walked != bundle(total["cost"]):
            yield f"{where}: its routes cost {said(walked)}, expected {said(bundle(total['cost']))}"


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
        if not any(_is_walk(facts, total, cities, oases) for total in facts.data["known_total"]):
            yield f"known_total: expected one for {'–'.join(cities)} by {oases} oases: {why}"
        for total in facts.data["known_total"]:
            if _is_walk(facts, total, cities, oases) and bundle(total["cost"]) != cost:
                yield f"known_total {'–'.join(total['path'])}: expected {said(cost)}: {why}"


def _is_walk(facts: Edition, total: dict[str, Any], cities: tuple[str, ...], oases: int) -> bool:
    passed = tuple(place for place in total["path"] if not facts.places[place].oasis)
    return passed == cities and len(total["path"]) == len(cities) + oases


# -- the action area -------------------------------------------------------------------------------


def _travel(facts: Edition) -> Iterator[str]:
    lower, middle, upper = facts.travel.values()
    known = ((lower, 1, 0), (middle, 2, 0), (upper, 3, 1))
    for space, dice, extra in known:
        yield from _expect(f"travel_space {space.id}", "dice", space.dice, dice)
        yield from _expect(f"travel_space {space.id}", "extra_posts", space.extra_posts, extra)
    yield from _expect("travel_space lower", "max_steps", lower.max_steps, 1)
    yield from _expect("travel_space lower", "fee", lower.fee, Bundle(coins=2))
    yield from _expect("travel_space middle", "fee", middle.fee, Bundle())
    if not lower.rank < middle.rank < upper.rank:
        yield "travel_space: ranks must rise from lower to middle to upper"
    if not 3 <= middle.max_steps <= upper.max_steps:
        yield "travel_space middle: max_steps must be 3 at least and not more than the upper one's"


def _books(facts: Edition) -> Iterator[str]:
    known = {"book-1": (1, 1), "book-2": (3, 1), "book-3": (5, 2)}
    for book in facts.books.values():
        min_die, spaces = known[book.id]
        yield from _expect(f"book {book.id}", "min_die", book.min_die, min_die)
        yield from _expect(f"book {book.id}", "spaces", book.spaces, spaces)
        yield from _tiles(facts, book)
    offers = [offer for book in facts.books.values() for offer in book.free]
    offers += [o for tile in facts.tiles.values() for o in (tile.one_jade, tile.two_jade)]
    if Bundle(jade=1, pepper=2) not in offers:
        yield f"book, tile: expected an offer of 1 jade, 2 pepper somewhere: {RULEBOOK}"


def _tiles(facts: Edition, book: Book) -> Iterator[str]:
    number = sum(tile.book == book.id for tile in facts.tiles.values())
    if number != 6:
        yield f"tile: {number} are of {book.id}, expected 6"


def _seals(facts: Edition) -> Iterator[str]:
    for place, seal in enumerate(facts.seals.values()):
        yield from _expect(f"seal {seal.id}", "min_die", seal.min_die, place + 1)
        yield from _expect(f"seal {seal.id}", "jade", seal.jade, place)
    jeweler, where = facts.seals["jeweler"], "seal jeweler"
    yield from _expect(where, "upgrade_cost", jeweler.upgrade_cost, Bundle(coins=9, gold=2))
    yield from _expect(where, "bonus", jeweler.bonus, Bundle(camels=2))


def _specials(facts: Edition) -> Iterator[str]:
    for city in facts.specials.values():
        if city.once_from >= city.twice_from:
            yield f"special_city {city.place}: twice_from must be more than once_from"
    baghdad, where = facts.specials["special-baghdad"], "special_city baghdad"
    yield from _expect(where, "seal", baghdad.seal, "jeweler")
    if not baghdad.once_from <= 3 < baghdad.twice_from:
        yield f"{where}: a 3 must bring the seal's bonus once: {RULEBOOK}"


# -- markers, tiles and cards ----------------------------------------------------------------------


def _bonuses(facts: Edition) -> Iterator[str]:
    for bonus in facts.bonuses.values():
        if bonus.copy == bool(bonus.gain):
            yield f"city_bonus {bonus.id}: expected either a gain or copy = true"
    copies = sum(bonus.copy for bonus in facts.bonuses.values())
    if copies != 1:
        yield f"city_bonus: {copies} of them copy another, expected 1: {SUPPLEMENT}"
    gains = [bonus.gain for bonus in facts.bonuses.values()]
    for gain in (Bundle(camels=1, coins=3), Bundle(camels=3)):
        if gain not in gains:
            yield f"city_bonus: expected one of {said(gain)}: {RULEBOOK}"


def _outposts(facts: Edition) -> Iterator[str]:
    if Bundle(gold=2) not in [outpost.gain for outpost in facts.outposts.values()]:
        yield f"outpost: expected one of 2 gold: {SUPPLEMENT}"


KNOWN_CARDS: tuple[tuple[dict[str, Any], str], ...] = (
    (
        {
            "kind": "exchange",
            "cost": {"jade": 1, "camels": 1},
            "gain": {"vp": 3},
            "times": "die",
        },
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
    ({"kind": "by_die"}, SUPPLEMENT),
    ({"kind": "city_bonus"}, SUPPLEMENT),
    ({"kind": "move"}, SUPPLEMENT),
)
"""City cards of which kind or values are known; each must be there."""


def _cards(facts: Edition) -> Iterator[str]:
    for known, why in KNOWN_CARDS:
        if not any(_agrees(entry, known) for entry in facts.data["city_card"]):
            values = ", ".join(f"{key} {value}" for key, value in known.items())
            yield f"city_card: expected one with {values}: {why}"
    for entry in facts.data["city_card"]:
        if "times" in entry and "times_by_die" in entry:
            yield f"city_card {entry['id']}: expected times or times_by_die, not both"
    for card in facts.cards.values():
        yield from _choosable(card)


def _agrees(entry: dict[str, Any], known: dict[str, Any]) -> bool:
    return all(entry.get(key) == value for key, value in known.items())


def _choosable(card: CityCard) -> Iterator[str]:
    """More than so many goods of choice at once are more choices than a decision may offer."""
    times = max(card.most(pips) for pips in range(1, 7))
    if card.kind == "count":
        times = 6 if card.at_most == "die" else int(card.at_most)
    if card.kind == "per_pip":
        times = 6
    pairs = [(option.cost, option.gain) for option in card.options] or [(card.cost, card.gain)]
    most = max(max(cost.goods, gain.goods) for cost, gain in pairs) * times
    if most > GOODS_AT_ONCE:
        yield f"city_card {card.id}: up to {most} goods of choice at once, expected {GOODS_AT_ONCE} at most"


def _contracts(facts: Edition) -> Iterator[str]:
    decks = Counter(contract.deck for contract in facts.contracts.values())
    for deck, number in (("red", 42), ("starter", 7)):
        if decks[deck] != number:
            yield f"contract: {decks[deck]} are of the deck {deck}, expected {number}"
    for contract in facts.contracts.values():
        if not contract.gain.vp or contract.gain == Bundle(vp=contract.gain.vp):
            yield f"contract {contract.id}: gain must be points (vp) and something else"
    known = (Bundle(camels=2, silk=1, pepper=2), Bundle(coins=4, vp=3))
    if known not in [(contract.cost, contract.gain) for contract in facts.contracts.values()]:
        yield f"contract: expected one with {said(known[0])} → {said(known[1])}: {RULEBOOK}"


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
    for number, (less, more) in enumerate(pairwise(points), 1):
        if more < less:
            yield f"shield_track: {number} shields are worth less than {number - 1}"


RULES = (
    _places,
    _map,
    _spots,
    _shields,
    _routes,
    _ways,
    _totals,
    _examples,
    _travel,
    _books,
    _seals,
    _specials,
    _bonuses,
    _outposts,
    _cards,
    _contracts,
    _goals,
    _track,
)


# -- words -----------------------------------------------------------------------------------------


def said(amount: Bundle) -> str:
    """Return amounts for people who edit data files: `2 camels, 1 jade`."""
    listed = msgspec.structs.asdict(amount).items()
    return ", ".join(f"{number} {kind}" for kind, number in listed if number) or "nothing"


def _expect(where: str, field: str, value: object, expected: object) -> Iterator[str]:
    if value != expected:
        words = [said(one) if isinstance(one, Bundle) else str(one) for one in (value, expected)]
        yield f"{where}: {field} is {words[0]}, expected {words[1]}: {RULEBOOK}"


def sum_up(data: dict[str, Any]) -> list[str]:
    """Return what an edition holds, a line each, and how much of it is reconstructed."""
    facts = Edition(data["edition"], data)
    oases = sum(place.oasis for place in facts.places.values())
    sea = sum("seal" in route for route in data["route"])
    entries = [entry for kind in NEED for entry in data[kind]] + [data["shield_track"]]
    wholly = sum(entry["source"] == "reconstructed" for entry in entries)
    partly = [entry for entry in entries if entry.get("reconstructed")]
    return [
        f"{len(facts.cities)} cities, {oases} oases, {len(data['route'])} routes, {sea} by sea",
        ", ".join(f"{kind} {number}" for kind, number in COUNTS.items()),
        f"{len(entries)} entries: {wholly} wholly reconstructed, {len(partly)} in part",
    ]
