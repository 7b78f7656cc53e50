"""The facts of an edition: every card, tile, place and route, read from one data file.

The types of the structs' fields define the possible contents of a file; ``check`` checks several
values together.
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from games.rules.kernel import Text
from games.rules.kernel.editions import shipped
from games.rules.kernel.shape import Count, Entry, Id, Number
from games.rules.marco_polo_common import facts as common
from games.rules.marco_polo_common.amounts import Row, read
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import by_id
from games.rules.marco_polo_common.words import amounts_text

SLUG = "marco-polo-1"
DEFAULT = "printed"

POST_POINTS = {8: 5, 9: 10}
"""The points for the eighth and the ninth post {#late-posts}. Wilhelm's points for all posts are in
the data.
"""
KHAN = Bundle(camels=2, goods=1, cap=1)
COINS = Bundle(coins=5)
POSITION_BONUS = {
    5: (Bundle(coins=1), Bundle(camels=1)),
    6: (Bundle(coins=2), Bundle(camels=2)),
}
"""By position of a taken contract: the bonuses of which the seat chooses one {#contract-bonus}."""
REFILL = 2
"""The number of contracts drawn from the special pile when none is open {#contract-refill}."""
BAG = {"coins": Bundle(coins=3)}
GOODS_PER_POINT, COINS_PER_POINT = 2, 10
MOST_CONTRACTS = 7
"""The points for the most contracts; each seat with the most gets them {#score-contracts}."""
FIXED_DICE = {
    4: (),
    3: (("khan", 1),),
    2: (("khan", 1), ("khan", 1), ("coins", 1)),
}
"""The neutral dice that stay on their spaces for the whole game {#three-players} {#two-players}."""
SCORES = (
    "start",
    "contracts",
    "cards",
    "bonuses",
    "outposts",
    "posts",
    "character",
    "goals",
    "cities",
    "beijing",
    "goods",
    "coins",
    "most-contracts",
    "bids",
)
"""The scoring rules, in the order of the score sheet; ``bids`` only in games with bids."""
FIRST_GAME = ("raschid-ad-din-sinan", "matteo-polo", "berke-khan", "mercator-ex-tabriz")
"""The characters of a first game, in the order of play {#first-game}."""


OWN = shipped(__package__, DEFAULT)
"""The data of the edition that comes with the title."""


class Place(common.Place, frozen=True):
    """A city or an oasis; here each place has exactly one kind."""

    kinds: Annotated[
        list[Literal["start", "large", "small", "beijing", "oasis"]],
        Meta(min_length=1, max_length=1),
    ]


class Setup(Entry, frozen=True):
    """The numbers of the set-up; ``coins`` has the amount for each seat, in the order of play."""

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
        """Return the number of black dice in the game {#black-dice}."""
        return self.black_dice[players - 2]

    def purse(self, place: int) -> Bundle:
        """Return the starting amounts of the seat at a place in the order of play, from 0."""
        return Bundle(camels=self.camels, coins=self.coins[place])


class Beijing(Entry, frozen=True):
    """The points of the spaces of Beijing."""

    slots: Annotated[tuple[Count, ...], Meta(min_length=4, max_length=4)]


class Travel(Entry, frozen=True):
    """The number of dice for the travel action, and the price of 1 to 6 steps."""

    dice: Count
    price: Annotated[tuple[Count, ...], Meta(min_length=6, max_length=6)]


class Market(Entry, frozen=True):
    """A space of the bazaar: its ware, its number of dice, and a row for each lowest die (1–6)."""

    id: Id
    ware: Literal["camels", "coins", "pepper", "silk", "gold"]
    dice: Count
    rows: Annotated[list[Row], Meta(min_length=6, max_length=6)]


class CityBonus(common.CityBonus, frozen=True):
    """A city bonus marker, and its default place."""

    place: Id


class CityCard(common.CityCard, frozen=True):
    """A city card."""

    variants = common.kinds_of_cards(11)

    kind: Literal["exchange", "either", "by_die", "per_pip", "count", "city_bonus", "move"]


class Contract(common.Contract, frozen=True):
    """A contract."""

    deck: Literal["regular", "starter"]


class Goal(Entry, frozen=True):
    """A goal card: points for posts in both of its cities."""

    id: Id
    cities: Annotated[list[Id], Meta(min_length=2, max_length=2)]
    points: Count


class GoalTable(Entry, frozen=True):
    """The points by the number of different cities of both goal cards, from 0."""

    points: Annotated[tuple[Number, ...], Meta(min_length=5, max_length=5)]


class File(common.File, frozen=True):
    """The contents of an edition's file."""

    title: Literal["marco-polo-1"]
    setup: Setup
    place: tuple[Place, ...]
    beijing: Beijing
    travel: Travel
    market: tuple[Market, ...]
    city_bonus: tuple[CityBonus, ...]
    city_card: tuple[CityCard, ...]
    contract: tuple[Contract, ...]
    goal: tuple[Goal, ...]
    goal_table: GoalTable


amounts = partial(read, lacking=("jade", "contracts_city"))
"""A function that reads amounts. Kinds of pieces that this game doesn't have are errors."""


class Edition(common.Edition):
    """One edition's facts, by id, in the order of its file."""

    slug = SLUG

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        file = msgspec.convert(data, File, dec_hook=amounts)
        super().__init__(name, data, file)
        self.setup = file.setup
        self.beijing_slots = file.beijing.slots
        self.travel_dice = file.travel.dice
        self.travel_price = (0, *file.travel.price)
        """The coins by the number of steps, from 0."""
        self.market = by_id(file.market)
        self.goals = by_id(file.goal)
        self.goal_points = file.goal_table.points
        """The points by the number of different cities of both goal cards, from 0."""

    @cached_property
    def beijing(self) -> str:
        """The place whose posts are worth points at the end."""
        return self._of_kind("beijing")[0]

    @cached_property
    def default_bonuses(self) -> dict[str, str]:
        """By place with a city bonus: the marker that is there by default."""
        lying = {bonus.place: bonus.id for bonus in self.bonuses.values()}
        return {place: lying[place] for place in self.bonus_cities}

    def deck(self, name: str) -> list[str]:
        """Return the contracts of a deck, "starter" or "regular"."""
        return [contract.id for contract in self.contracts.values() if contract.deck == name]

    def _of_kind(self, kind: str) -> list[str]:
        return [place.id for place in self.places.values() if kind in place.kinds]


def place_text(facts: Edition, place: str) -> Text:
    """Return the name of a place as a Text."""
    return facts.named("place", place)


def bundle_text(bundle: Bundle) -> Text:
    """Return amounts in words, listed in the order in which costs are written."""
    return amounts_text(Edition, bundle)
