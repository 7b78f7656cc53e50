"""The state of a game of Yspahan, compartment by compartment.

Shops, souks, fields and levels are indices of the tuples in ``facts``; a view has their names
instead. ``-1`` is an empty shop. Amounts are numbers of pieces. The module ``steps`` defines the
whole state, with the stacks of pending steps.
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
    """The group that the acting seat has taken, and whether a discarded card added a die."""

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
    """A seat's public pieces; ``cards`` is the number of its hidden cards."""

    points: int
    camels: int
    gold: int
    cards: int
    buildings: list[str]

    def has(self, building: str) -> bool:
        """Return whether the seat has built this building."""
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
    """The information that only one seat has: its hand, and its draws since the last shuffle."""

    hand: list[str]
    drawn: list[str]

    def take(self, card: str) -> None:
        """Put a drawn card into the hand, which is sorted by name."""
        self.hand = in_order([*self.hand, card])
        self.drawn = in_order([*self.drawn, card])


class Secret(msgspec.Struct):
    """The part that no seat knows: the seed, and the deck with its top card last."""

    seed: bytes
    deck: list[str]


def clone_merchant(merchant: Merchant) -> Merchant:
    """Return a copy of a seat's public pieces."""
    return Merchant(
        merchant.points, merchant.camels, merchant.gold, merchant.cards, merchant.buildings[:]
    )


def clone_public(old: Public) -> Public:
    """Return a copy of the public compartment; it shares the groups, which never change."""
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
