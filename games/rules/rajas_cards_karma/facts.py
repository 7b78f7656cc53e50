"""The facts of an edition: every card, reward, bonus and number, read from one data file.

``edition(name)`` is what all chapters ask. Data files lie in ``data/``; a house may add its own.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

SLUG = "rajas-cards-karma"
DEFAULT = "reconstructed-1"

KINDS = ("building", "ship", "goods", "palace")
COLOURS = ("blue", "green", "orange", "purple")
BUILDINGS = ("red", "yellow", "white")
GOODS = ("silk", "tea", "spice")


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card: its action side, and the die on its back as the list of cards has it.

    A price of 0 is none. ``die_value`` is where a game starts from: it is shuffled within the colour
    {#ruling-die-values}.
    """

    id: str
    kind: str
    buildings: tuple[str, ...] = ()
    cost_colour: str = ""
    cost: int = 0
    ship_number: int = 0
    ship_price: int = 0
    ship_reward: str = ""
    palace_value: int = 0
    goods: tuple[tuple[str, int], ...] = ()
    coin_bonus: int = 0
    die_colour: str
    die_value: int

    @property
    def fame(self) -> int:
        """What its owner gets at once: one for each building {#building-fame}."""
        return len(self.buildings)

    @property
    def pips(self) -> int:
        """The number that a single die must show exactly, or 0 {#ship-price} {#palace-price}."""
        return self.ship_price or self.palace_value


class Gain(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody gets; ``goods_cards`` is at most so many, and one at least."""

    karma: int = 0
    coins: int = 0
    fame: int = 0
    dice: int = 0
    goods_cards: int = 0
    palace: int = 0
    ships: int = 0
    stewards: int = 0
    turns: int = 0
    coins_per_good: int = 0
    ship_rewards: int = 0
    top_cards: int = 0


class Reward(msgspec.Struct, frozen=True, kw_only=True):
    """A ship's reward; ``good`` if such a ship shows one, too."""

    gain: Gain
    good: bool = False


class Bonus(msgspec.Struct, frozen=True, kw_only=True):
    """The bonus of a track card, and what may be had instead."""

    gain: Gain
    instead: Gain | None = None


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """The rulebook's numbers; ``grid`` and ``columns`` for 2, 3 and 4 players."""

    grid: list[int]
    columns: list[int]
    small_grid: int
    hand_start: int
    hand_limit: int
    passes: int
    elephant_karma: int
    trio: int
    karma_trio_stewards: int
    building_trio_stewards: int
    ship_trio_stewards: int
    steward_trio_fame: int
    steward_dice: int
    fame_to_flip: int
    coins_to_flip: int
    tie_fame: int
    tie_coin: int


class Facts:
    """One edition's facts, by id, in the order of its file."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data
        self.numbers: Numbers = msgspec.convert(data["numbers"], Numbers)
        self.cards: dict[str, Card] = {entry["id"]: _card(entry) for entry in data["card"]}
        self.rewards: dict[str, Reward] = _table(data["reward"], Reward)
        self.palace: dict[int, Gain] = {
            entry["value"]: msgspec.convert(entry["gain"], Gain) for entry in data["palace"]
        }
        self.bonuses: dict[str, Bonus] = _table(data["track"], Bonus)
        self.tracks: tuple[str, ...] = tuple(self.bonuses)
        self.grid: dict[int, int] = dict(enumerate(self.numbers.grid, 2))
        """Cards laid out, by the number of players."""
        self.columns: dict[int, int] = dict(enumerate(self.numbers.columns, 2))
        self.small_grid: int = self.numbers.small_grid
        self.hand_start: int = self.numbers.hand_start
        self.hand_limit: int = self.numbers.hand_limit


def _table(entries: list[dict[str, Any]], kind: Any) -> dict[str, Any]:
    return {entry["id"]: msgspec.convert(entry, kind) for entry in entries}


def _card(entry: dict[str, Any]) -> Card:
    goods = tuple((one["good"], one["value"]) for one in entry.get("goods", ()))
    card: Card = msgspec.convert({**entry, "goods": goods}, Card)
    return card


_EDITIONS: dict[str, Facts] = {}


def add_edition(data: dict[str, Any]) -> Facts:
    """Make an edition known; its file must have passed `check`.

    Raises ValueError if its name stands for other values already: tables may play by those.
    """
    own = Facts(data["edition"], data)
    if _EDITIONS.setdefault(own.name, own).data != data:
        raise ValueError(f"there is another edition {own.name!r}: give this one a name of its own")
    return _EDITIONS[own.name]


def names() -> tuple[str, ...]:
    """Return the names of all editions that are known, the default first."""
    return tuple(sorted(_EDITIONS, key=lambda name: (name != DEFAULT, name)))


def edition(name: str) -> Facts:
    """Return an edition's facts."""
    return _EDITIONS[name]


for _file in sorted((files(__package__) / "data").iterdir(), key=lambda file: file.name):
    if _file.name.endswith(".toml"):
        add_edition(tomllib.loads(_file.read_text("utf-8")))
