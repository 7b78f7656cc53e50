"""The facts of an edition: every card, tile, place and route, read from one data file.

``edition(name)`` is what all chapters ask. Data files lie in ``data/``; a house may add its own.
"""

from __future__ import annotations

import tomllib
from functools import cached_property
from importlib.resources import files
from typing import Any

import msgspec

from games.rules.kernel import Text
from games.rules.marco_polo_common import facts as common
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import convert, table
from games.rules.marco_polo_common.words import amounts_text

SLUG = "marco-polo-1"
DEFAULT = "printed"

POST_POINTS = {8: 5, 9: 10}
"""Points for the eighth and the ninth post {#late-posts}; Wilhelm's last one is told with him."""
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
GOODS_PER_POINT, COINS_PER_POINT = 2, 10
MOST_CONTRACTS = 7
"""Points for the most contracts, for all who have so many {#score-contracts}."""
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
)
"""The scoring rules, in the order of the score sheet."""
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


class Market(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the bazaar: its ware, the dice it takes, its rows for a lowest die of 1 to 6."""

    id: str
    ware: str
    dice: int
    rows: list[Bundle]


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal card: points for posts in both of its cities."""

    id: str
    cities: list[str]
    points: int


class Edition(common.Edition):
    """One edition's facts, by id, in the order of its file."""

    slug = SLUG

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        super().__init__(name, data)
        self.setup: Setup = convert(data["setup"], Setup)
        self.beijing_slots: tuple[int, ...] = tuple(data["beijing"]["slots"])
        self.travel_dice: int = data["travel"]["dice"]
        self.travel_price: tuple[int, ...] = (0, *data["travel"]["price"])
        """Coins, by the number of steps, from none on."""
        self.market: dict[str, Market] = table(data["market"], Market)
        self.goals: dict[str, Goal] = table(data["goal"], Goal)
        self.goal_points: tuple[int, ...] = tuple(data["goal_table"]["points"])
        """Points, by the number of different cities of both goal cards, from none on."""

    @cached_property
    def beijing(self) -> str:
        """The place whose posts are worth points at the end."""
        return self._of_kind("beijing")[0]

    @cached_property
    def default_bonuses(self) -> dict[str, str]:
        """The places with a city bonus, each with the marker that lies there by default."""
        lying = {bonus.place: bonus.id for bonus in self.bonuses.values()}
        return {place: lying[place] for place in self.bonus_cities}

    def deck(self, name: str) -> list[str]:
        """Return the contracts of a deck, "starter" or "regular"."""
        return [contract.id for contract in self.contracts.values() if contract.deck == name]

    def _of_kind(self, kind: str) -> list[str]:
        return [place.id for place in self.places.values() if kind in place.kinds]


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


def place_text(facts: Edition, place: str) -> Text:
    """Return a place's name."""
    return facts.named("place", place)


def character_text(facts: Edition, character: str) -> Text:
    """Return a character's name."""
    return facts.named("character", character)


def bundle_text(bundle: Bundle) -> Text:
    """Return amounts as a list in words, in the order in which costs are written."""
    return amounts_text(Edition, bundle)


for _file in sorted((files(__package__) / "data").iterdir(), key=lambda file: file.name):
    if _file.name.endswith(".toml"):
        add_edition(tomllib.loads(_file.read_text("utf-8")))
