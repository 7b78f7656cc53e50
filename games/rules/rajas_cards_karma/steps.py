"""All steps of the title, the functions that make steps of gains, and the whole state."""

from __future__ import annotations

from types import MappingProxyType
from typing import ClassVar

import msgspec

from games.rules.rajas_cards_karma.enter import Enter, LeavePalace
from games.rules.rajas_cards_karma.free import (
    CoinsPerGood,
    OfferCards,
    PickBonus,
    PickReward,
    ShipRewards,
    TakeCard,
    TopCards,
    UseBonus,
    goods_cards,
    palace_cards,
    ship_cards,
)
from games.rules.rajas_cards_karma.gains import Flip, Make, Together, Tokens, Turns, WhichFirst
from games.rules.rajas_cards_karma.hand import (
    DeckDice,
    DrawDice,
    DropDice,
    GridDice,
    OfferDie,
    TakeDie,
    TakeThis,
)
from games.rules.rajas_cards_karma.paying import PayPalace, PayShip
from games.rules.rajas_cards_karma.rounds import ArrangeTrack, BeginPass
from games.rules.rajas_cards_karma.state import (
    Private,
    Public,
    Secret,
    clone_private,
    clone_public,
    clone_secret,
)
from games.rules.rajas_cards_karma.sums import PaySum
from games.rules.rajas_cards_karma.trios import PickTrio, Trios
from games.rules.rajas_cards_karma.turn import FinishTurn, OpenTurn, TakeTurn

MAKE: Make = MappingProxyType(
    {
        "bonus": UseBonus,
        "coins_per_good": CoinsPerGood,
        "dice": GridDice,
        "goods_cards": goods_cards,
        "palace": palace_cards,
        "ship_rewards": ShipRewards,
        "ships": ship_cards,
        "top_cards": TopCards,
        "turns": Turns,
    }
)

AnyStep = (
    ArrangeTrack
    | BeginPass
    | CoinsPerGood
    | DeckDice
    | DrawDice
    | DropDice
    | Enter
    | FinishTurn
    | Flip
    | GridDice
    | LeavePalace
    | OfferCards
    | OfferDie
    | OpenTurn
    | PayPalace
    | PayShip
    | PaySum
    | PickBonus
    | PickReward
    | PickTrio
    | ShipRewards
    | TakeCard
    | TakeDie
    | TakeThis
    | TakeTurn
    | Together
    | Tokens
    | TopCards
    | Trios
    | Turns
    | UseBonus
    | WhichFirst
)


class State(msgspec.Struct):
    """The compartments, each seat's stack of steps, and each seat's number of choices."""

    make: ClassVar[Make] = MAKE

    public: Public
    private: list[Private]
    secret: Secret
    stacks: list[list[AnyStep]]
    counts: list[int]


def clone(old: State) -> State:
    """Return an independent copy; it shares the steps, which never change."""
    return State(
        clone_public(old.public),
        [clone_private(own) for own in old.private],
        clone_secret(old.secret),
        [stack[:] for stack in old.stacks],
        old.counts[:],
    )
