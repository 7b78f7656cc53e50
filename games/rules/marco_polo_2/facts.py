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

DEFAULT = "reconstructed-1"

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
)
"""The scoring rules, in the order of the score sheet."""


class Shield(msgspec.Struct, frozen=True, kw_only=True):
    """A coat of arms."""

    id: str
    name: dict[str, str]


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


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A goal card: points for improved seals, and shields that count once more."""

    id: str
    seals: dict[str, int]
    shields: list[str]


class Edition(common.Edition):
    """One edition's facts, by id, in the order of its file."""

    slug = SLUG
    seals: dict[str, Seal] = {}

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        super().__init__(name, data)
        self.shields: dict[str, Shield] = table(data["shield"], Shield)
        self.travel: dict[str, TravelSpace] = table(data["travel_space"], TravelSpace)
        self.books: dict[str, Book] = table(data["book"], Book)
        self.tiles: dict[str, Tile] = table(data["tile"], Tile)
        self.seals = table(data["seal"], Seal)
        self.specials: dict[str, SpecialCity] = {
            f"special-{entry['place']}": convert(entry, SpecialCity)
            for entry in data["special_city"]
        }
        self.goals: dict[str, Goal] = table(data["goal"], Goal)
        self.shield_points: tuple[int, ...] = tuple(data["shield_track"]["points"])

    def space_text(self, space: str) -> Text:
        """Return the name of a space; a special city's is the city's."""
        if space in self.specials:
            name = self.named("place", self.specials[space].place)
            return Text(f"{SLUG}-space-special", {"place": name})
        return super().space_text(space)

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


def shield_text(facts: Edition, shield: str) -> Text:
    """Return a shield's name."""
    return facts.named("shield", shield)


def seal_text(facts: Edition, seal: str) -> Text:
    """Return a guild seal's name."""
    return facts.named("seal", seal)


def character_text(facts: Edition, character: str) -> Text:
    """Return a character's name."""
    return facts.named("character", character)


def bundle_text(bundle: Bundle) -> Text:
    """Return amounts as a list in words, in the order in which costs are written."""
    return amounts_text(Edition, bundle)


for _file in sorted((files(__package__) / "data").iterdir(), key=lambda file: file.name):
    if _file.name.endswith(".toml"):
        add_edition(tomllib.loads(_file.read_text("utf-8")))
