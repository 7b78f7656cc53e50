"""The facts of an edition: every card, reward, bonus and number, read from one data file.

The types of the structs' fields define the possible contents of a file; ``check`` checks several
values together.
"""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from games.rules.kernel import shape
from games.rules.kernel.editions import shipped
from games.rules.kernel.shape import Entry, Pips, Variant

SLUG = "rajas-cards-karma"
DEFAULT = "reconstructed-2"
OTHERS = ("reconstructed-1",)
"""The other editions that come with the title."""

KINDS = ("building", "ship", "goods", "palace")
COLOURS = ("blue", "green", "orange", "purple")
BUILDINGS = ("red", "yellow", "white")
GOODS = ("silk", "tea", "spice")


OWN = shipped(__package__, DEFAULT)
"""The data of the default edition."""
BESIDE = [shipped(__package__, name) for name in OTHERS]
"""The data of the other editions that come with the title."""
SHIPS = 28

Colour = Literal["blue", "green", "orange", "purple"]
Building = Literal["red", "yellow", "white"]
CardId = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,12}\Z", description="up to 12 of a-z and 0-9")]
"""The type of a card's id, which is part of keys and targets."""


class WrittenGood(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A good as it is written in a file; the limit of 9 finds typing errors."""

    good: Literal["silk", "tea", "spice"]
    value: Annotated[int, Meta(ge=1, le=9)]


if TYPE_CHECKING:
    Good = tuple[str, int]
else:

    class Good(ABC):  # noqa: B024 - a marker without methods
        """A good and its value in coins."""

    Good.register(tuple)


def read(kind: object, written: object) -> Good:
    """Read a good from a file. Raises Misfit."""
    shown: WrittenGood = shape.read(written, WrittenGood)
    return shown.good, shown.value


class Card(Entry, frozen=True, kw_only=True):
    """A card: its action side, and the die that the file lists for its back.

    A price of 0 means that there is none. In the set-up, the values (``die_value``) of all cards of
    a colour are shuffled {#ruling-die-values}. No cost is higher than 48, the most that eight dice
    show {#hand-limit}.
    """

    variants: ClassVar = {
        "building": Variant("buildings cost_colour cost", "goods", {"cost_colour": Colour}),
        "ship": Variant("ship_number ship_price ship_reward", "goods", {"goods": tuple[Good]}),
        "goods": Variant("goods", "coin_bonus"),
        "palace": Variant("palace_value"),
    }

    id: CardId
    kind: Literal["building", "ship", "goods", "palace"]
    buildings: Annotated[tuple[Building, ...], Meta(min_length=1, max_length=2)] = ()
    cost_colour: Colour | Literal[""] = ""
    cost: Annotated[int, Meta(ge=1, le=48)] = 0
    ship_number: Annotated[int, Meta(ge=1, le=SHIPS)] = 0
    ship_price: Annotated[int, Meta(ge=1, le=3)] = 0
    ship_reward: str = ""
    palace_value: Annotated[int, Meta(ge=2, le=6)] = 0
    goods: Annotated[tuple[Good, ...], Meta(min_length=1, max_length=2)] = ()
    coin_bonus: Annotated[int, Meta(ge=0, le=1)] = 0
    die_colour: Colour
    die_value: Pips

    @property
    def fame(self) -> int:
        """The fame for taking the card: one for each building {#building-fame}."""
        return len(self.buildings)

    @property
    def pips(self) -> int:
        """The number that a single die must show exactly, or 0 {#ship-price} {#palace-price}."""
        return self.ship_price or self.palace_value


class Gain(msgspec.Struct, frozen=True, kw_only=True):
    """The gains of an effect.

    ``goods_cards`` is the most goods cards that may be taken. At least one must be taken.
    """

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


class Reward(Entry, frozen=True):
    """A ship's reward. If ``good``, ships with this reward also show a good."""

    id: str
    gain: Gain
    good: bool = False


class Palace(Entry, frozen=True):
    """The gain of a palace card, by its value."""

    called_by = "value"

    value: int
    gain: Gain


class Bonus(Entry, frozen=True):
    """The bonus of a track card, and the gain that may be chosen instead."""

    id: str
    gain: Gain
    instead: Gain | None = None


class Numbers(Entry, frozen=True):
    """The rulebook's numbers; ``grid`` has the numbers of cards for 2, 3 and 4 players."""

    grid: list[int]
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
    columns: tuple[Literal[4], Literal[4], Literal[5]] = (4, 4, 5)
    """A field of older files, which an operator may still have. It has no effect."""


class File(shape.File, frozen=True):
    """The contents of an edition's file."""

    title: Literal["rajas-cards-karma"]
    numbers: Numbers
    reward: tuple[Reward, ...]
    palace: tuple[Palace, ...]
    track: tuple[Bonus, ...]
    card: tuple[Card, ...]


class Facts:
    """One edition's facts, by id, in the order of its file."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data
        file = msgspec.convert(data, File, dec_hook=read)
        self.numbers = file.numbers
        self.cards = {card.id: card for card in file.card}
        self.rewards = {reward.id: reward for reward in file.reward}
        self.palace = {palace.value: palace.gain for palace in file.palace}
        self.bonuses = {bonus.id: bonus for bonus in file.track}
        self.tracks: tuple[str, ...] = tuple(self.bonuses)
        self.grid: dict[int, int] = dict(enumerate(self.numbers.grid, 2))
        """The number of cards in the grid, by the number of players."""
        self.small_grid: int = self.numbers.small_grid
        self.hand_start: int = self.numbers.hand_start
        self.hand_limit: int = self.numbers.hand_limit
