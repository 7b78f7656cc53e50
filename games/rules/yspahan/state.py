"""What a game of Yspahan consists of, compartment by compartment.

Shops, souks, fields and levels are numbers here (places in the tables of ``facts``) and get their
names in the view. ``-1`` is an empty shop. Amounts are pieces: camels, gold, cards, cubes, dice.
The state itself, with the stacks of what is still to be done, is in ``steps``.
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
        """How many dice the group counts for its seat."""
        return self.white + self.yellow + self.boost


class Merchant(msgspec.Struct):
    """What lies open before a seat; ``cards`` is the number of its hidden cards."""

    points: int
    camels: int
    gold: int
    cards: int
    buildings: list[str]

    def has(self, building: str) -> bool:
        """Tell whether the building stands."""
        return building in self.buildings


class Public(msgspec.Struct):
    """What everybody sees, or can know: ``pool`` is what the deck was last shuffled from, sorted."""

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
    """What one seat knows: the cards of its hand, and those that it drew since the last shuffle."""

    hand: list[str]
    drawn: list[str]

    def take(self, card: str) -> None:
        """Take a card that was drawn into the hand; cards lie in the order of their names."""
        self.hand = in_order([*self.hand, card])
        self.drawn = in_order([*self.drawn, card])


class Secret(msgspec.Struct):
    """What nobody sees: the seed and the draw pile, its top card last."""

    seed: bytes
    deck: list[str]


def clone_merchant(merchant: Merchant) -> Merchant:
    """Copy what lies before a seat."""
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
