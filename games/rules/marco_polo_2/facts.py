"""The facts of an edition: every card, tile, place and route, read from one data file.

``edition(name)`` is what all chapters ask. Data files lie in ``data/``; a house may add its own.
"""

from __future__ import annotations

import tomllib
from functools import cached_property
from importlib.resources import files
from typing import Any

import msgspec

from games.rules.kernel import Text, text
from games.rules.marco_polo_common.bundle import Bundle, parse

DEFAULT = "reconstructed-1"

ROUNDS = 5
LOW_ROLL = 15
"""Whoever rolls less than that is compensated {#compensation}."""
POSTS = 11
POST_POINTS = {9: 5, 10: 5, 11: 10}
"""Points for the ninth, tenth and eleventh post {#late-posts}."""
SLOTS = 2
"""Contracts that may lie before a seat {#contract-places}."""
OWN_DICE = 5
BLACK_DICE = {2: 4, 3: 5, 4: 6}
KHAN_SLOTS = 4
KHAN = Bundle(camels=2, coins=4)
CONTRACT_COINS = Bundle(coins=3)
SPECIAL_SLOTS = 2
SEAL_DICE = 2
BAG = {"coins": Bundle(coins=3), "camels": Bundle(camels=2), "jade": Bundle(jade=1)}
REROLL, TURN_DIE, BUY_DIE = Bundle(camels=1), Bundle(camels=2), Bundle(camels=3)
START = Bundle(camels=3, coins=8)
START_POINTS = 50
GOALS_DEALT = 3
GOODS_PER_POINT, COINS_PER_POINT = 2, 10
MOST_CONTRACTS = (8, 4)
"""Points for the most and the second most contracts {#score-contracts}."""
FIXED_DICE = {
    4: (),
    3: (("khan", 1),),
    2: (
        ("khan", 1),
        ("khan", 1),
        ("special-baghdad", 1),
        ("special-balkh", 1),
        ("special-hormuz", 1),
        ("book-3-2", 5),
    ),
}
"""The neutral dice that stay on their spaces for the whole game {#three-players} {#two-players}."""

SCORES = (
    "start",
    "contracts",
    "cards",
    "bonuses",
    "outposts",
    "posts",
    "special",
    "character",
    "goal",
    "shields",
    "goods",
    "coins",
    "most-contracts",
)
"""The scoring rules, in the order of the score sheet."""


class Shield(msgspec.Struct, frozen=True, kw_only=True):
    """A coat of arms."""

    id: str
    name: dict[str, str]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A city or an oasis. ``city_cards`` and ``contracts`` count its spaces."""

    id: str
    name: dict[str, str]
    kinds: list[str]
    lat: float
    lon: float
    shield: str = ""
    city_cards: int = 0
    contracts: int = 0
    city_bonus: bool = False
    outpost: bool = False
    draw: list[float] = []

    @property
    def oasis(self) -> bool:
        """Tell whether it is an oasis: no post, nothing happens {#oases}."""
        return "oasis" in self.kinds

    @property
    def city(self) -> bool:
        """Tell whether trading posts may stand here."""
        return not self.oasis and "start" not in self.kinds


class Road(msgspec.Struct, frozen=True):
    """One step from a place: where to, at what cost, with which seal in hand."""

    to: str
    cost: Bundle
    seal: str


class TravelSpace(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the travel action."""

    id: str
    rank: int
    dice: int
    max_steps: int
    fee: Bundle
    extra_posts: int


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """A book: the lowest die it takes, its spaces, its two free offers."""

    id: str
    min_die: int
    spaces: int
    free: list[Bundle]


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """An offer tile: what one jade and what two jade buy."""

    id: str
    book: str
    one_jade: Bundle
    two_jade: Bundle


class Seal(msgspec.Struct, frozen=True, kw_only=True):
    """A guild seal."""

    id: str
    name: dict[str, str]
    min_die: int
    jade: int
    upgrade_cost: Bundle
    bonus: Bundle


class SpecialCity(msgspec.Struct, frozen=True, kw_only=True):
    """What a special city's action brings."""

    place: str
    gain: Bundle
    seal: str
    once_from: int
    twice_from: int


class CityBonus(msgspec.Struct, frozen=True, kw_only=True):
    """A city bonus marker; ``copy`` takes another's gain."""

    id: str
    gain: Bundle = Bundle()
    copy: bool = False


class Outpost(msgspec.Struct, frozen=True, kw_only=True):
    """An outpost bonus."""

    id: str
    gain: Bundle


class Exchange(msgspec.Struct, frozen=True):
    """One thing for another."""

    cost: Bundle = Bundle()
    gain: Bundle = Bundle()


class CityCard(msgspec.Struct, frozen=True, kw_only=True):
    """A city card; what the fields mean is said in the data file."""

    id: str
    kind: str
    cost: Bundle = Bundle()
    gain: Bundle = Bundle()
    gains: list[Bundle] = []
    options: list[Exchange] = []
    one_option: bool = False
    times: int | str = 1
    times_by_die: list[int] = []
    of: str = ""
    at_most: int | str = "die"
    min_die: int = 1

    def most(self, pips: int) -> int:
        """Return how often the card may be used at most with a die of so many pips."""
        if self.times_by_die:
            return self.times_by_die[pips - 1]
        return pips if self.times == "die" else int(self.times)


class Contract(msgspec.Struct, frozen=True, kw_only=True):
    """A contract; starters are those of the blue deck."""

    id: str
    deck: str
    cost: Bundle
    gain: Bundle


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal card: points for improved seals, and shields that count once more."""

    id: str
    seals: dict[str, int]
    shields: list[str]


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """A character: the numbers of its abilities."""

    slug: str
    name: dict[str, str]
    oasis_steps: int = 1
    per_oasis: Bundle = Bundle()
    per_oasis_choice: list[Bundle] = []
    guild_seal_dice: int = SEAL_DICE
    on_seal_improved: Bundle = Bundle()
    extra_shields: int = 0
    round_bonus: Bundle = Bundle()
    on_contract_completed: Bundle = Bundle()
    per_jade_received: Bundle = Bundle()
    start: Bundle = Bundle()
    figures: int = 1
    round_bonus_doubled: int = 0
    keeps_outposts: bool = False
    per_die: list[Bundle] = []
    per_pair: list[Bundle] = []
    travel_spaces: list[str] = []
    free_route_costs: list[str] = []


class Edition:
    """One edition's facts, by id, in the order of its file."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.shields: dict[str, Shield] = _table(data["shield"], Shield)
        self.places: dict[str, Place] = _table(data["place"], Place)
        self.roads = _roads(data["route"], list(self.places))
        self.travel: dict[str, TravelSpace] = _table(data["travel_space"], TravelSpace)
        self.books: dict[str, Book] = _table(data["book"], Book)
        self.tiles: dict[str, Tile] = _table(data["tile"], Tile)
        self.seals: dict[str, Seal] = _table(data["seal"], Seal)
        self.specials: dict[str, SpecialCity] = {
            f"special-{entry['place']}": _convert(entry, SpecialCity)
            for entry in data["special_city"]
        }
        self.bonuses: dict[str, CityBonus] = _table(data["city_bonus"], CityBonus)
        self.outposts: dict[str, Outpost] = _table(data["outpost"], Outpost)
        self.cards: dict[str, CityCard] = _table(data["city_card"], CityCard)
        self.contracts: dict[str, Contract] = _table(data["contract"], Contract)
        self.goals: dict[str, Goal] = _table(data["goal"], Goal)
        self.characters: dict[str, Character] = {
            entry["slug"]: _convert(entry, Character) for entry in data["character"]
        }
        self.shield_points: tuple[int, ...] = tuple(data["shield_track"]["points"])
        self.data = data

    @cached_property
    def cities(self) -> list[str]:
        """The places where posts may stand."""
        return [place.id for place in self.places.values() if place.city]

    @cached_property
    def start(self) -> str:
        """The place where all figures begin."""
        return next(id for id, place in self.places.items() if "start" in place.kinds)

    @cached_property
    def bonus_cities(self) -> list[str]:
        """The places with a space for a city bonus marker."""
        return [place.id for place in self.places.values() if place.city_bonus]

    @cached_property
    def outpost_cities(self) -> list[str]:
        """The places with a space for an outpost bonus."""
        return [place.id for place in self.places.values() if place.outpost]

    @cached_property
    def contract_cities(self) -> list[str]:
        """The places with open contracts."""
        return [place.id for place in self.places.values() if place.contracts]

    @cached_property
    def city_card_spaces(self) -> dict[str, str]:
        """The city card spaces of the map, each with its place."""
        return {
            f"card-{place.id}-{number}": place.id
            for place in self.places.values()
            for number in range(1, place.city_cards + 1)
        }

    @cached_property
    def card_spaces(self) -> tuple[str, ...]:
        """All city card spaces, those of the action area last."""
        return (*self.city_card_spaces, *AREA_CARDS)

    @cached_property
    def book_spaces(self) -> dict[str, str]:
        """The spaces of the books, each with its book; the second of two is the lower one."""
        return {
            (book.id if book.spaces == 1 else f"{book.id}-{number}"): book.id
            for book in self.books.values()
            for number in range(1, book.spaces + 1)
        }


AREA_CARDS = ("card-area-1", "card-area-2")
"""The city card spaces of the action area {#area-cards}."""


def _table(entries: list[dict[str, Any]], kind: Any) -> dict[str, Any]:
    return {entry["id"]: _convert(entry, kind) for entry in entries}


def _convert(entry: dict[str, Any], kind: Any) -> Any:
    return msgspec.convert(_with_bundles(entry), kind)


BUNDLES = frozenset(
    (
        *("cost", "gain", "gains", "upgrade_cost", "bonus", "fee", "free", "one_jade", "two_jade"),
        *("per_oasis", "per_oasis_choice", "on_seal_improved", "round_bonus"),
        *("on_contract_completed", "per_jade_received", "start", "per_die", "per_pair"),
    )
)


def _with_bundles(entry: dict[str, Any]) -> dict[str, Any]:
    """Turn amounts into bundles: they are written in another way than they are kept."""
    return {key: _bundles(key, value) for key, value in entry.items()}


def _bundles(key: str, value: Any) -> Any:
    if key == "options":
        return [_with_bundles(option) for option in value]
    if key not in BUNDLES:
        return value
    return [parse(one) for one in value] if isinstance(value, list) else parse(value)


def _roads(routes: list[dict[str, Any]], places: list[str]) -> dict[str, tuple[Road, ...]]:
    roads: dict[str, list[Road]] = {place: [] for place in places}
    for route in routes:
        one, other = route["ends"]
        cost, seal = parse(route["cost"]), route.get("seal", "")
        roads[one].append(Road(other, cost, seal))
        roads[other].append(Road(one, cost, seal))
    return {place: tuple(found) for place, found in roads.items()}


_EDITIONS: dict[str, Edition] = {}


def add_edition(data: dict[str, Any]) -> Edition:
    """Make an edition known; its file must have passed `check`.

    Raises ValueError if its name stands for other values already: tables may play by those.
    """
    own = Edition(data["edition"], data)
    if _EDITIONS.setdefault(own.name, own).data != data:
        raise ValueError(f"there is another edition {own.name!r}: give this one a name of its own")
    return _EDITIONS[own.name]


def names() -> tuple[str, ...]:
    """Return the names of all editions that are known, the default first."""
    return tuple(sorted(_EDITIONS, key=lambda name: (name != DEFAULT, name)))


def edition(name: str) -> Edition:
    """Return an edition's facts."""
    return _EDITIONS[name]


def _named(name: dict[str, str]) -> Text:
    """Return a name that the edition gives in every language."""
    return Text("kernel-named", {"en": name["en"], "de": name["de"]})


def place_text(facts: Edition, place: str) -> Text:
    """Return a place's name."""
    return _named(facts.places[place].name)


def shield_text(facts: Edition, shield: str) -> Text:
    """Return a shield's name."""
    return _named(facts.shields[shield].name)


def seal_text(facts: Edition, seal: str) -> Text:
    """Return a guild seal's name."""
    return _named(facts.seals[seal].name)


def character_text(facts: Edition, character: str) -> Text:
    """Return a character's name."""
    return _named(facts.characters[character].name)


def bundle_text(bundle: Bundle) -> Text:
    """Return amounts as a list in words, in the order in which costs are written."""
    items = [
        text(f"marco-polo-2-amount-{kind}", count=amount)
        for kind, amount in _amounts(bundle)
        if amount
    ]
    if not items:
        return text("marco-polo-2-amount-nothing")
    if len(items) == 1:
        return items[0]
    return Text(f"marco-polo-2-list-{len(items)}", dict(zip("abcdefgh", items, strict=False)))


def _amounts(bundle: Bundle) -> list[tuple[str, int]]:
    amounts = msgspec.structs.asdict(bundle)
    goods, cap = amounts.pop("goods"), amounts.pop("cap")
    kind = "goods" if cap >= goods else "goods-different"
    listed = [(key.replace("_", "-"), amount) for key, amount in amounts.items()]
    return [*listed[:6], (kind, goods), *listed[6:]]


for _file in sorted((files(__package__) / "data").iterdir(), key=lambda file: file.name):
    if _file.name.endswith(".toml"):
        add_edition(tomllib.loads(_file.read_text("utf-8")))
