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

DEFAULT = "printed"

ROUNDS = 5
LOW_ROLL = 15
"""Whoever rolls less than that is compensated {#compensation}."""
POST_POINTS = {8: 5, 9: 10}
"""Points for the eighth and the ninth post {#late-posts}."""
SLOTS = 2
"""Contracts that may lie before a seat {#contract-places}."""
KHAN_SLOTS = 4
KHAN = Bundle(camels=2, goods=1, cap=1)
COINS = Bundle(coins=5)
POSITION_BONUS = {
    5: (Bundle(coins=1), Bundle(camels=1)),
    6: (Bundle(coins=2), Bundle(camels=2)),
}
"""What comes with a contract at a high position: one of these {#contract-bonus}."""
REFILL = 2
"""So many contracts of the special pile come when none lies open {#contract-refill}."""
BAG = {"coins": Bundle(coins=3)}
REROLL, TURN_DIE, BUY_DIE = Bundle(camels=1), Bundle(camels=2), Bundle(camels=3)
GOODS_PER_POINT, COINS_PER_POINT = 2, 10
MOST_CONTRACTS = 7
"""Points for the most contracts, for all who have so many {#score-contracts}."""
FIXED_DICE = {
    4: (),
    3: (("khan", 1),),
    2: (("khan", 1), ("khan", 1), ("coins", 1)),
}
"""The neutral dice that stay on their spaces for the whole game {#three-players} {#two-players}."""
FIRST_GAME = ("raschid-ad-din-sinan", "matteo-polo", "berke-khan", "mercator-ex-tabriz")
"""Who plays whom in a first game, from the starting seat on {#first-game}."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of the set-up; ``coins`` by seat, in the order of play."""

    coins: list[int]
    camels: int
    points: int
    dice: int
    posts: int
    black_dice: list[int]
    goals: int
    goals_dealt: int
    pile: int
    piles: int

    def supply(self, players: int) -> int:
        """Return how many black dice there are {#black-dice}."""
        return self.black_dice[players - 2]

    def purse(self, place: int) -> Bundle:
        """Return what the seat at a place in the order of play, from 0, begins with."""
        return Bundle(camels=self.camels, coins=self.coins[place])


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """A city or an oasis. ``city_cards`` counts its spaces."""

    id: str
    name: dict[str, str]
    kinds: list[str]
    lat: float
    lon: float
    city_cards: int = 0
    city_bonus: bool = False
    outpost: bool = False
    draw: list[float] = []

    @property
    def oasis(self) -> bool:
        """Tell whether it is an oasis: no post, nothing happens {#oases}."""
        return "oasis" in self.kinds

    @property
    def city(self) -> bool:
        """Tell whether trading posts may stand here {#posts} {#venezia}."""
        return not self.oasis and "start" not in self.kinds


class Road(msgspec.Struct, frozen=True):
    """One step from a place: where to, at what cost. No road needs a seal."""

    to: str
    cost: Bundle
    seal: str = ""


class Market(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the bazaar: its ware, the dice it takes, its rows for a lowest die of 1 to 6."""

    id: str
    ware: str
    dice: int
    rows: list[Bundle]


class CityBonus(msgspec.Struct, frozen=True, kw_only=True):
    """A city bonus marker, and where it lies by default; ``copy`` takes another's gain."""

    id: str
    place: str
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

    def most(self, pips: int) -> int:
        """Return how often the card may be used at most with a die of so many pips."""
        if self.times_by_die:
            return self.times_by_die[pips - 1]
        return pips if self.times == "die" else int(self.times)


class Contract(msgspec.Struct, frozen=True, kw_only=True):
    """A contract; starters are of a deck of their own."""

    id: str
    deck: str
    cost: Bundle
    gain: Bundle


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal card: points for posts in both of its cities."""

    id: str
    cities: list[str]
    points: int


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """A character: the numbers of its abilities. ``on_khan``, ``on_coins``: for 2, 3, 4 players."""

    slug: str
    name: dict[str, str]
    rolls: bool = True
    white_dice: int = 0
    round_bonus: Bundle = Bundle()
    surcharge: bool = True
    share: int = 0
    on_khan: tuple[Bundle, ...] = (Bundle(),) * 3
    on_coins: tuple[Bundle, ...] = (Bundle(),) * 3
    figures: int = 1
    extra_posts: int = 0
    posts_in_passing: bool = False
    all_posts: Bundle = Bundle()
    start_place: str = ""
    start_post: bool = False
    oasis_jumps: bool = False


class Edition:
    """One edition's facts, by id, in the order of its file."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.setup: Setup = _convert(data["setup"], Setup)
        self.places: dict[str, Place] = _table(data["place"], Place)
        self.roads = _roads(data["route"], list(self.places))
        self.beijing_slots: tuple[int, ...] = tuple(data["beijing"]["slots"])
        self.travel_dice: int = data["travel"]["dice"]
        self.travel_price: tuple[int, ...] = (0, *data["travel"]["price"])
        """Coins, by the number of steps, from none on."""
        self.market: dict[str, Market] = _table(data["market"], Market)
        self.bonuses: dict[str, CityBonus] = _table(data["city_bonus"], CityBonus)
        self.outposts: dict[str, Outpost] = _table(data["outpost"], Outpost)
        self.cards: dict[str, CityCard] = _table(data["city_card"], CityCard)
        self.contracts: dict[str, Contract] = _table(data["contract"], Contract)
        self.goals: dict[str, Goal] = _table(data["goal"], Goal)
        self.goal_points: tuple[int, ...] = tuple(data["goal_table"]["points"])
        """Points, by the number of different cities of both goal cards, from none on."""
        self.characters: dict[str, Character] = {
            entry["slug"]: _convert(entry, Character) for entry in data["character"]
        }
        self.data = data

    @cached_property
    def cities(self) -> list[str]:
        """The places where posts may stand, Beijing among them."""
        return [place.id for place in self.places.values() if place.city]

    @cached_property
    def start(self) -> str:
        """The place where figures begin."""
        return self._of_kind("start")[0]

    @cached_property
    def beijing(self) -> str:
        """The place whose posts are worth points at the end."""
        return self._of_kind("beijing")[0]

    @cached_property
    def oases(self) -> list[str]:
        """The oases, between which Johannes Caprini jumps {#caprini}."""
        return self._of_kind("oasis")

    @cached_property
    def bonus_cities(self) -> list[str]:
        """The places with a space for a city bonus marker."""
        return [place.id for place in self.places.values() if place.city_bonus]

    @cached_property
    def default_bonuses(self) -> dict[str, str]:
        """The places with a city bonus, each with the marker that lies there by default."""
        lying = {bonus.place: bonus.id for bonus in self.bonuses.values()}
        return {place: lying[place] for place in self.bonus_cities}

    @cached_property
    def outpost_cities(self) -> list[str]:
        """The places with a space for an outpost bonus."""
        return [place.id for place in self.places.values() if place.outpost]

    @cached_property
    def city_card_spaces(self) -> dict[str, str]:
        """The city card spaces, each with its place."""
        return {
            f"card-{place.id}-{number}": place.id
            for place in self.places.values()
            for number in range(1, place.city_cards + 1)
        }

    @cached_property
    def card_spaces(self) -> tuple[str, ...]:
        """All city card spaces; all of them are on the map."""
        return tuple(self.city_card_spaces)

    def deck(self, name: str) -> list[str]:
        """Return the contracts of a deck, "starter" or "regular"."""
        return [contract.id for contract in self.contracts.values() if contract.deck == name]

    def _of_kind(self, kind: str) -> list[str]:
        return [place.id for place in self.places.values() if kind in place.kinds]


def _table(entries: list[dict[str, Any]], kind: Any) -> dict[str, Any]:
    return {entry["id"]: _convert(entry, kind) for entry in entries}


def _convert(entry: dict[str, Any], kind: Any) -> Any:
    return msgspec.convert(_with_bundles(entry), kind)


BUNDLES = frozenset(
    ("cost", "gain", "gains", "rows", "round_bonus", "on_khan", "on_coins", "all_posts")
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
        cost = parse(route["cost"])
        roads[one].append(Road(other, cost))
        roads[other].append(Road(one, cost))
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


def character_text(facts: Edition, character: str) -> Text:
    """Return a character's name."""
    return _named(facts.characters[character].name)


def bundle_text(bundle: Bundle) -> Text:
    """Return amounts as a list in words, in the order in which costs are written."""
    items = [
        text(f"marco-polo-1-amount-{kind}", count=amount)
        for kind, amount in _amounts(bundle)
        if amount
    ]
    if not items:
        return text("marco-polo-1-amount-nothing")
    if len(items) == 1:
        return items[0]
    return Text(f"marco-polo-1-list-{len(items)}", dict(zip("abcdefgh", items, strict=False)))


def _amounts(bundle: Bundle) -> list[tuple[str, int]]:
    amounts = msgspec.structs.asdict(bundle)
    goods, cap = amounts.pop("goods"), amounts.pop("cap")
    kind = "goods" if cap >= goods else "goods-different"
    listed = [(key.replace("_", "-"), amount) for key, amount in amounts.items()]
    return [*listed[:6], (kind, goods), *listed[6:]]


for _file in sorted((files(__package__) / "data").iterdir(), key=lambda file: file.name):
    if _file.name.endswith(".toml"):
        add_edition(tomllib.loads(_file.read_text("utf-8")))
