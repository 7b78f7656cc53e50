"""Structs of an edition's data that both games share: places, roads, bonuses, cards, contracts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from games.rules.kernel import Text, named, shape
from games.rules.kernel.shape import Entry, Id, Name, Pips, Variant
from games.rules.marco_polo_common.amounts import Ability, Cost, Fee, Price, Reward, Steps
from games.rules.marco_polo_common.bundle import Bundle

ROUNDS = 5
BID = "bid"
"""The value of the option ``characters`` with which seats bid for them {#ruling-bids}."""
LOW_ROLL = 15
"""The least sum of a roll without compensation {#compensation}."""
SLOTS = 2
"""The number of contracts that a seat has place for {#contract-places}."""
OWN_DICE = 5
KHAN_SLOTS = 4
REROLL, TURN_DIE, BUY_DIE = Bundle(camels=1), Bundle(camels=2), Bundle(camels=3)
START_POINTS = 50


Latitude = Annotated[float, Meta(ge=-90, le=90, description="degrees from -90 to 90")]
Longitude = Annotated[float, Meta(ge=-180, le=180, description="degrees from -180 to 180")]
Point = Annotated[tuple[Latitude, Longitude], Meta(description="[lat, lon]")]


class Place(Entry, frozen=True):
    """A city or an oasis. ``city_cards`` and ``contracts`` count its spaces."""

    id: Id
    name: Name
    kinds: Sequence[str]
    lat: Latitude
    lon: Longitude
    shield: Id = ""
    city_cards: Annotated[int, Meta(ge=1, le=3)] = 0
    contracts: Annotated[int, Meta(ge=1, le=2)] = 0
    city_bonus: bool = False
    outpost: bool = False
    draw: Point | None = None

    @property
    def oasis(self) -> bool:
        """Whether this is an oasis.

        Posts can't be placed there, and nothing happens there {#oases}.
        """
        return "oasis" in self.kinds

    @property
    def city(self) -> bool:
        """Whether trading posts may be placed here."""
        return not self.oasis and "start" not in self.kinds


class Road(msgspec.Struct, frozen=True):
    """One direction of a route: the next place, the cost, the guild seal needed ("" for none)."""

    to: str
    cost: Bundle
    seal: str


class CityBonus(Entry, frozen=True):
    """A city bonus marker; with ``copy``, the seat takes the gain of another marker."""

    id: Id
    place: Id = ""
    gain: Price = Bundle()
    copy: bool = False


class Outpost(Entry, frozen=True):
    """An outpost bonus."""

    id: Id
    gain: Reward


class Exchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An exchange of a cost for a gain."""

    cost: Price
    gain: Price


class CityCard(Entry, frozen=True):
    """A city card; comments in the data file explain the fields."""

    id: Id
    kind: str
    cost: Price = Bundle()
    gain: Reward = Bundle()
    gains: Annotated[list[Price], Meta(min_length=6, max_length=6)] = []
    options: Annotated[list[Exchange], Meta(min_length=2, max_length=4)] = []
    one_option: bool = False
    times: Pips | Literal["die"] = 1
    times_by_die: Annotated[list[Pips], Meta(min_length=6, max_length=6)] = []
    of: Literal["", "completed_contracts", "posts_on_map"] = ""
    at_most: Annotated[int, Meta(ge=1, le=15)] | Literal["die"] = "die"
    min_die: Pips = 1

    def most(self, pips: int) -> int:
        """Return how often the card may be used with a die of these pips."""
        if self.times_by_die:
            return self.times_by_die[pips - 1]
        return pips if self.times == "die" else int(self.times)


TIMES = "times times_by_die"


def kinds_of_cards(at_most: int, also: str = "") -> dict[str, Variant]:
    """Return the required and optional fields of a city card, by kind.

    ``also`` names optional fields of every kind, separated by spaces; ``at_most`` is the highest
    number allowed in the field of this name.
    """
    price = {"gain": Price}
    count = {
        **price,
        "of": Literal["completed_contracts", "posts_on_map"],
        "at_most": Annotated[int, Meta(ge=1, le=at_most)] | Literal["die"],
    }
    return {
        "exchange": Variant("cost gain", f"{TIMES} {also}", price),
        "either": Variant("options one_option", f"{TIMES} {also}"),
        "by_die": Variant("gains", also),
        "per_pip": Variant("gain", also, price),
        "count": Variant("of gain at_most", also, count),
        "city_bonus": Variant("", f"cost {TIMES} {also}", {"cost": Cost}),
        "guild_seal": Variant("", f"cost {also}", {"cost": Cost}),
        "move": Variant("gain", f"cost {TIMES} {also}", {"cost": Cost, "gain": Steps}),
    }


class Contract(Entry, frozen=True):
    """A contract. When it is replaced, it goes under a pile; a starter leaves the game."""

    id: Id
    deck: str
    cost: Cost
    gain: Reward

    @property
    def starter(self) -> bool:
        """Whether this is a contract of a starting hand {#contract-starters}."""
        return self.deck == "starter"


class Character(Entry, frozen=True):
    """A character, with a field for each special ability. A default value means: no such ability.

    ``on_khan`` and ``on_coins`` have values for 2, 3 and 4 players.
    """

    called_by = "slug"

    slug: Id
    name: Name
    start: Ability = Bundle()
    start_place: str = ""
    start_post: bool = False
    round_bonus: Ability = Bundle()
    round_bonus_doubled: int = 0
    figures: int = 1
    oasis_steps: int = 1
    oasis_jumps: bool = False
    per_oasis: Ability = Bundle()
    per_oasis_choice: list[Ability] = []
    travel_spaces: list[str] = []
    free_route_costs: list[str] = []
    guild_seal_dice: int = 0
    on_seal_improved: Ability = Bundle()
    extra_shields: int = 0
    on_contract_completed: Ability = Bundle()
    per_jade_received: Ability = Bundle()
    keeps_outposts: bool = False
    per_die: list[Ability] = []
    per_pair: list[Ability] = []
    extra_posts: int = 0
    posts_in_passing: bool = False
    all_posts: Ability = Bundle()
    rolls: bool = True
    white_dice: int = 0
    surcharge: bool = True
    share: int = 0
    on_khan: tuple[Ability, ...] = ()
    on_coins: tuple[Ability, ...] = ()


class Route(Entry, frozen=True):
    """A route between two places.

    ``via`` has points for drawing the route; the rules ignore them.
    """

    called_by = "ends"

    ends: Annotated[list[Id], Meta(min_length=2, max_length=2)]
    cost: Fee
    via: Annotated[list[Point], Meta(min_length=1)] = []

    @property
    def seal(self) -> str:
        """The guild seal that the route requires; "" unless a title has seals."""
        return ""


class File(shape.File, frozen=True):
    """The tables that the data files of both games have."""

    place: tuple[Place, ...]
    route: tuple[Route, ...]
    city_bonus: tuple[CityBonus, ...]
    outpost: tuple[Outpost, ...]
    city_card: tuple[CityCard, ...]
    contract: tuple[Contract, ...]
    character: tuple[Character, ...]


class Edition:
    """An edition's facts by id, in the order of its file; each title's subclass has more."""

    slug: str

    def __init__(self, name: str, data: dict[str, Any], file: File) -> None:
        self.name = name
        self.data = data
        self.places = by_id(file.place)
        self.routes = file.route
        self.roads = roads(file.route, list(self.places))
        self.bonuses = by_id(file.city_bonus)
        self.outposts = by_id(file.outpost)
        self.cards = by_id(file.city_card)
        self.contracts = by_id(file.contract)
        self.characters = by_id(file.character)

    def named(self, kind: str, id: str) -> Text:
        """Return the name of an entry, as a text for every language of the edition."""
        return _named(self, kind, id)

    def space_text(self, space: str) -> Text:
        """Return the name of a space that has no city card."""
        return Text(f"{self.slug}-space-{space}")

    @cached_property
    def cities(self) -> list[str]:
        """The places where posts may be placed."""
        return [place.id for place in self.places.values() if place.city]

    @cached_property
    def start(self) -> str:
        """The place where figures begin."""
        return next(id for id, place in self.places.items() if "start" in place.kinds)

    @cached_property
    def oases(self) -> list[str]:
        """The oases."""
        return [place.id for place in self.places.values() if place.oasis]

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
        """All city card spaces, on the map and in the action area."""
        return tuple(self.city_card_spaces)


@cache
def _named(facts: Edition, kind: str, id: str) -> Text:
    entries: dict[str, Any] = getattr(facts, {"place": "places"}.get(kind, f"{kind}s"))
    return named(entries[id].name)


# -- reading --------------------------------------------------------------------------------------

E = TypeVar("E", bound=Entry)


def by_id(entries: Iterable[E]) -> dict[str, E]:
    """Return a dictionary of entries by id."""
    return {getattr(entry, entry.called_by): entry for entry in entries}


def roads(routes: Iterable[Route], places: list[str]) -> dict[str, tuple[Road, ...]]:
    """Return the roads from each place: one in each direction of a route."""
    found: dict[str, list[Road]] = {place: [] for place in places}
    for route in routes:
        one, other = route.ends
        found[one].append(Road(other, route.cost, route.seal))
        found[other].append(Road(one, route.cost, route.seal))
    return {place: tuple(own) for place, own in found.items()}
