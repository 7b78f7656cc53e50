"""The state of a game of Yspahan, compartment by compartment.

Shops, souks, fields and levels are numbers here (indices of the tables in ``facts``); the view
names them. ``-1`` is an empty shop. Amounts are pieces: camels, gold, cards, cubes, dice. ``steps``
defines the state as a whole, with the stacks of pending steps.
"""

from __future__ import annotations

import msgspec

from games.rules.kernel import in_order


class Group(msgspec.Struct, frozen=True):
    """Dice of one value on a level of the tower."""

    pips: int
    white: int
    yellow: int


class Chosen(msgspec.Struct, frozen=True):
    """The group that the acting seat has taken, with the die that a discarded card added."""

    level: int
    seat: int
    pips: int
    white: int
    yellow: int
    boost: int = 0

    @property
    def count(self) -> int:
        """The number of dice that the group counts for its seat."""
        return self.white + self.yellow + self.boost


class Merchant(msgspec.Struct):
    """A seat's open belongings; ``cards`` is the number of its hidden cards."""

    points: int
    camels: int
    gold: int
    cards: int
    buildings: list[str]

    def has(self, building: str) -> bool:
        """Return whether the building stands."""
        return building in self.buildings


class Public(msgspec.Struct):
    """The part of the state that everybody sees or can know.

    ``pool`` are the cards of the last shuffle, sorted.
    """

    week: int
    day: int
    starter: int
    order: list[int]
    turn: int
    over: bool
    rolled: bool
    yellow: int
    tower: list[Group | None]
    chosen: Chosen | None
    supervisor: int
    shops: list[int]
    caravan: list[int]
    camels: int
    merchants: list[Merchant]
    deck: int
    pool: list[str]
    shuffles: int
    discards: list[str]
    starters: list[int]
    scores: list[list[int]]


class Private(msgspec.Struct):
    """One seat's knowledge: its hand, and the cards that it drew since the last shuffle."""

    hand: list[str]
    drawn: list[str]

    def take(self, card: str) -> None:
        """Take a drawn card into the hand, in the order of the cards' names."""
        self.hand = in_order([*self.hand, card])
        self.drawn = in_order([*self.drawn, card])


class Secret(msgspec.Struct):
    """The hidden part: the seed, and the draw pile with its top card last."""

    seed: bytes
    deck: list[str]


def clone_merchant(merchant: Merchant) -> Merchant:
    """Copy a seat's open belongings."""
    return Merchant(
        merchant.points, merchant.camels, merchant.gold, merchant.cards, merchant.buildings[:]
    )


def clone_public(old: Public) -> Public:
    """Copy the public compartment; groups are frozen and shared."""
    return Public(
        old.week,
        old.day,
        old.starter,
        old.order[:],
        old.turn,
        old.over,
        old.rolled,
        old.yellow,
        old.tower[:],
        old.chosen,
        old.supervisor,
        old.shops[:],
        old.caravan[:],
        old.camels,
        [clone_merchant(merchant) for merchant in old.merchants],
        old.deck,
        old.pool[:],
        old.shuffles,
        old.discards[:],
        old.starters[:],
        [points[:] for points in old.scores],
    )
