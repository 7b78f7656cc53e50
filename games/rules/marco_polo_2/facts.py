"""The facts of an edition: every card, tile, place and route, read from one data file.

The types of the structs' fields define the possible contents of a file; ``check`` checks several
values together.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from games.rules.kernel import Text
from games.rules.kernel.editions import shipped
from games.rules.kernel.shape import Count, Entry, Id, Name, Number, Pips
from games.rules.marco_polo_common import facts as common
from games.rules.marco_polo_common.amounts import Cost, Fee, Offer, Price, Road, read
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import by_id
from games.rules.marco_polo_common.words import amounts_text

DEFAULT = "reconstructed-2"
OTHERS = ("reconstructed-1", "reconstructed-3")

SLUG = "marco-polo-2"
POSTS = 11
POST_POINTS = {9: 5, 10: 5, 11: 10}
"""Points for the ninth, tenth and eleventh post {#late-posts}."""
BLACK_DICE = {2: 4, 3: 5, 4: 6}
KHAN = Bundle(camels=2, coins=4)
CONTRACT_COINS = Bundle(coins=3)
SPECIAL_SLOTS = 2
SEAL_DICE = 2
BAG = {"coins": Bundle(coins=3), "camels": Bundle(camels=2), "jade": Bundle(jade=1)}
START = Bundle(camels=3, coins=8)
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
    "bids",
)
"""The scoring rules, in the order of the score sheet; ``bids`` only in games with bids."""


OWN = shipped(__package__, DEFAULT)
"""The data of the default edition."""
BESIDE = [shipped(__package__, name) for name in OTHERS]
"""The data of the other editions that come with the title."""


class Place(common.Place, frozen=True):
    """A city or an oasis."""

    kinds: Annotated[
        list[Literal["start", "contract", "card", "special", "bonus", "oasis"]], Meta(min_length=1)
    ]


class Route(common.Route, frozen=True):
    """A route on land or at sea, perhaps with the guild seal that it requires."""

    cost: Road
    seal: Id = ""


class KnownTotal(Entry, frozen=True):
    """The total cost of a path's routes according to an example in the rules, for checks."""

    called_by = "path"

    path: Annotated[list[Id], Meta(min_length=2)]
    cost: Road


class Shield(Entry, frozen=True):
    """A shield: a coat of arms that cities and goal cards show."""

    id: Id
    name: Name


class TravelSpace(Entry, frozen=True):
    """A space of the travel action."""

    id: Id
    rank: Count
    dice: Count
    max_steps: Pips
    fee: Fee
    extra_posts: Number


class Book(Entry, frozen=True):
    """A book: the lowest die that it accepts, its spaces, its two free offers."""

    id: Id
    min_die: Pips
    spaces: Count
    free: Annotated[list[Offer], Meta(min_length=2, max_length=2)]


class Tile(Entry, frozen=True):
    """An offer tile: its offer for one jade and its offer for two jade."""

    id: Id
    book: Id
    one_jade: Offer
    two_jade: Offer


class Seal(Entry, frozen=True):
    """A guild seal."""

    id: Id
    name: Name
    min_die: Pips
    jade: Number
    upgrade_cost: Cost
    bonus: Price


class SpecialCity(Entry, frozen=True):
    """A special city's action: its gain and its seal."""

    called_by = "place"

    place: Id
    gain: Price
    seal: Id
    once_from: Pips
    twice_from: Pips


class CityCard(common.CityCard, frozen=True):
    """A city card."""

    variants = common.kinds_of_cards(15, "min_die")

    kind: Literal[
        "exchange", "either", "by_die", "per_pip", "count", "city_bonus", "guild_seal", "move"
    ]


class Contract(common.Contract, frozen=True):
    """A contract."""

    deck: Literal["red", "starter"]


class Goal(Entry, frozen=True):
    """A goal card: points for improved seals, and shields that count twice."""

    id: Id
    seals: dict[Id, Count]
    shields: Annotated[list[Id], Meta(max_length=4)]


class ShieldTrack(Entry, frozen=True):
    """The points by the number of shields, from 0."""

    points: Annotated[list[Number], Meta(min_length=14, max_length=14)]


class File(common.File, frozen=True):
    """The contents of an edition's file."""

    title: Literal["marco-polo-2"]
    shield: tuple[Shield, ...]
    place: tuple[Place, ...]
    known_total: tuple[KnownTotal, ...]
    route: tuple[Route, ...]
    travel_space: tuple[TravelSpace, ...]
    book: tuple[Book, ...]
    tile: tuple[Tile, ...]
    seal: tuple[Seal, ...]
    special_city: tuple[SpecialCity, ...]
    city_card: tuple[CityCard, ...]
    contract: tuple[Contract, ...]
    goal: tuple[Goal, ...]
    shield_track: ShieldTrack


class Edition(common.Edition):
    """One edition's facts, by id, in the order of its file."""

    slug = SLUG
    seals: dict[str, Seal] = {}

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        file = msgspec.convert(data, File, dec_hook=read)
        super().__init__(name, data, file)
        self.totals = file.known_total
        self.shields = by_id(file.shield)
        self.travel = by_id(file.travel_space)
        self.travel_spaces = {f"travel-{id}": space for id, space in self.travel.items()}
        self.books = by_id(file.book)
        self.tiles = by_id(file.tile)
        self.seals = by_id(file.seal)
        self.specials = {f"special-{city.place}": city for city in file.special_city}
        self.goals = by_id(file.goal)
        self.shield_points = tuple(file.shield_track.points)

    def space_text(self, space: str) -> Text:
        """Return the name of a space; a special city's space has the city's name."""
        if space in self.specials:
            name = self.named("place", self.specials[space].place)
            return Text(f"{SLUG}-space-special", {"place": name})
        return super().space_text(space)

    @cached_property
    def card_spaces(self) -> tuple[str, ...]:
        """All city card spaces: first on the map, then in the action area."""
        return (*self.city_card_spaces, *AREA_CARDS)

    @cached_property
    def book_spaces(self) -> dict[str, str]:
        """The books by their spaces.

        If a book has two spaces, the second is the lower one on the board.
        """
        return {
            (book.id if book.spaces == 1 else f"{book.id}-{number}"): book.id
            for book in self.books.values()
            for number in range(1, book.spaces + 1)
        }


AREA_CARDS = ("card-area-1", "card-area-2")
"""The city card spaces of the action area {#area-cards}."""


def place_text(facts: Edition, place: str) -> Text:
    """Return a place's name."""
    return facts.named("place", place)


def shield_text(facts: Edition, shield: str) -> Text:
    """Return a shield's name."""
    return facts.named("shield", shield)


def seal_text(facts: Edition, seal: str) -> Text:
    """Return a guild seal's name."""
    return facts.named("seal", seal)


def bundle_text(bundle: Bundle) -> Text:
    """Return amounts as a list in words, in the order in which costs are written."""
    return amounts_text(Edition, bundle)
