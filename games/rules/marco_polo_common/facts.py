"""The facts that both games have: places and roads, bonuses, outposts, city cards, contracts."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from games.rules.kernel import Text
from games.rules.marco_polo_common.bundle import Bundle, parse

ROUNDS = 5
LOW_ROLL = 15
"""Whoever rolls less than that is compensated {#compensation}."""
SLOTS = 2
"""Contracts that may lie before a seat {#contract-places}."""
OWN_DICE = 5
KHAN_SLOTS = 4
REROLL, TURN_DIE, BUY_DIE = Bundle(camels=1), Bundle(camels=2), Bundle(camels=3)
START_POINTS = 50


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
    """One step from a place: where to, at what cost, with which seal in hand ("" for none)."""

    to: str
    cost: Bundle
    seal: str


class CityBonus(msgspec.Struct, frozen=True, kw_only=True):
    """A city bonus marker, and where it lies by default, if anywhere; ``copy`` takes another's gain."""

    id: str
    place: str = ""
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
    """A contract; those of the deck ``red`` or ``regular`` go back to a pile, starters leave the game."""

    id: str
    deck: str
    cost: Bundle
    gain: Bundle

    @property
    def starter(self) -> bool:
        """Tell whether it is a starter {#contract-starters}."""
        return self.deck == "starter"


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """A character: the numbers of its abilities; what isn't said of one, it hasn't.

    ``on_khan`` and ``on_coins`` are for 2, 3 and 4 players.
    """

    slug: str
    name: dict[str, str]
    start: Bundle = Bundle()
    start_place: str = ""
    start_post: bool = False
    round_bonus: Bundle = Bundle()
    round_bonus_doubled: int = 0
    figures: int = 1
    oasis_steps: int = 1
    oasis_jumps: bool = False
    per_oasis: Bundle = Bundle()
    per_oasis_choice: list[Bundle] = []
    travel_spaces: list[str] = []
    free_route_costs: list[str] = []
    guild_seal_dice: int = 0
    on_seal_improved: Bundle = Bundle()
    extra_shields: int = 0
    on_contract_completed: Bundle = Bundle()
    per_jade_received: Bundle = Bundle()
    keeps_outposts: bool = False
    per_die: list[Bundle] = []
    per_pair: list[Bundle] = []
    extra_posts: int = 0
    posts_in_passing: bool = False
    all_posts: Bundle = Bundle()
    rolls: bool = True
    white_dice: int = 0
    surcharge: bool = True
    share: int = 0
    on_khan: tuple[Bundle, ...] = ()
    on_coins: tuple[Bundle, ...] = ()


class Edition:
    """One edition's facts, by id, in the order of its file; a title adds what only it has."""

    slug: str

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data
        self.places: dict[str, Place] = table(data["place"], Place)
        self.roads = roads(data["route"], list(self.places))
        self.bonuses: dict[str, CityBonus] = table(data["city_bonus"], CityBonus)
        self.outposts: dict[str, Outpost] = table(data["outpost"], Outpost)
        self.cards: dict[str, CityCard] = table(data["city_card"], CityCard)
        self.contracts: dict[str, Contract] = table(data["contract"], Contract)
        self.characters: dict[str, Character] = {
            entry["slug"]: convert(entry, Character) for entry in data["character"]
        }

    def named(self, kind: str, id: str) -> Text:
        """Return a name that the edition gives in every language."""
        entries: dict[str, Any] = getattr(self, {"place": "places"}.get(kind, f"{kind}s"))
        name = entries[id].name
        return Text("kernel-named", {"en": name["en"], "de": name["de"]})

    def space_text(self, space: str) -> Text:
        """Return the name of a space that is no city card's."""
        return Text(f"{self.slug}-space-{space}")

    @cached_property
    def cities(self) -> list[str]:
        """The places where posts may stand."""
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
        """All city card spaces."""
        return tuple(self.city_card_spaces)


# -- reading --------------------------------------------------------------------------------------

BUNDLES = frozenset(
    (
        *("cost", "gain", "gains", "upgrade_cost", "bonus", "fee", "free", "one_jade", "two_jade"),
        *("per_oasis", "per_oasis_choice", "on_seal_improved", "round_bonus"),
        *("on_contract_completed", "per_jade_received", "start", "per_die", "per_pair"),
        *("rows", "on_khan", "on_coins", "all_posts"),
    )
)
"""The fields that hold amounts: they are written in another way than they are kept."""


def table(entries: list[dict[str, Any]], kind: Any) -> dict[str, Any]:
    """Read entries, by their id."""
    return {entry["id"]: convert(entry, kind) for entry in entries}


def convert(entry: dict[str, Any], kind: Any) -> Any:
    """Read one entry. Raises msgspec.ValidationError or TypeError for what doesn't fit."""
    return msgspec.convert(_with_bundles(entry), kind)


def _with_bundles(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: _bundles(key, value) for key, value in entry.items()}


def _bundles(key: str, value: Any) -> Any:
    if key == "options":
        return [_with_bundles(option) for option in value]
    if key not in BUNDLES:
        return value
    return [parse(one) for one in value] if isinstance(value, list) else parse(value)


def roads(routes: list[dict[str, Any]], places: list[str]) -> dict[str, tuple[Road, ...]]:
    """Read the routes as roads from each place; every route goes both ways."""
    found: dict[str, list[Road]] = {place: [] for place in places}
    for route in routes:
        one, other = route["ends"]
        cost, seal = parse(route["cost"]), route.get("seal", "")
        found[one].append(Road(other, cost, seal))
        found[other].append(Road(one, cost, seal))
    return {place: tuple(own) for place, own in found.items()}
