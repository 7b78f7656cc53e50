"""All steps of the title, and the state that is stored: msgspec decodes its steps by tag."""

from __future__ import annotations

from typing import ClassVar

from games.rules.kernel import Await
from games.rules.marco_polo_2.actions.books import ChooseOffer
from games.rules.marco_polo_2.actions.seals import ChooseSeal
from games.rules.marco_polo_2.bonus_actions import Improve
from games.rules.marco_polo_2.characters import ChooseGoal, DoubleBonus, UsePair
from games.rules.marco_polo_2.contracts import OfferContracts, TakeContract
from games.rules.marco_polo_2.kit import KIT
from games.rules.marco_polo_2.state import Private, Secret, State, clone_public
from games.rules.marco_polo_common import table
from games.rules.marco_polo_common.beginnings import ChooseCharacter, Compensate
from games.rules.marco_polo_common.bids import BidForCharacter, BidForCharacterPoints
from games.rules.marco_polo_common.bonus_actions import (
    ChooseFromBag,
    ChooseTurned,
    Fulfil,
    Reroll,
    TurnDie,
)
from games.rules.marco_polo_common.city_cards import ReceiveBonus, TakeBonuses, UseCard
from games.rules.marco_polo_common.contracts import (
    DrawContracts,
    DrawWithoutRoom,
    KeepContract,
    ReplaceContract,
)
from games.rules.marco_polo_common.placing import PlaceMore
from games.rules.marco_polo_common.posts import (
    Arrive,
    Bonuses,
    CopyBonus,
    ExtraPost,
    OasisGifts,
    PlacePost,
    Reap,
    RelocatePost,
)
from games.rules.marco_polo_common.purse import GiveGoods, Pay, Receive, TakeGoods
from games.rules.marco_polo_common.rewards import ChooseBlackDie, GainBlackDice
from games.rules.marco_polo_common.travel import SetOut, Walk
from games.rules.marco_polo_common.turn import Turn

AnyStep = (
    Arrive
    | Await
    | BidForCharacter
    | BidForCharacterPoints
    | Bonuses
    | ChooseBlackDie
    | ChooseCharacter
    | ChooseFromBag
    | ChooseGoal
    | ChooseOffer
    | ChooseSeal
    | Compensate
    | CopyBonus
    | DoubleBonus
    | DrawContracts
    | DrawWithoutRoom
    | ExtraPost
    | Fulfil
    | GainBlackDice
    | GiveGoods
    | Improve
    | KeepContract
    | OasisGifts
    | OfferContracts
    | Pay
    | ChooseTurned
    | PlaceMore
    | PlacePost
    | Reap
    | Receive
    | ReceiveBonus
    | RelocatePost
    | ReplaceContract
    | Reroll
    | SetOut
    | TakeBonuses
    | TakeContract
    | TakeGoods
    | Turn
    | TurnDie
    | UseCard
    | UsePair
    | Walk
)


class Game(State):
    """Marco Polo II's state: its functions and numbers (``kit``), and its own types of open steps."""

    kit: ClassVar[table.Kit] = KIT

    stacks: list[list[AnyStep]]  # type: ignore[assignment]  # a list of some steps is a list of steps


def clone(old: Game) -> Game:
    """Return an independent copy; it shares the steps, which never change."""
    secret = old.secret
    return Game(
        clone_public(old.public),
        [Private(own.goals[:], own.rejected[:]) for own in old.private],
        Secret(
            secret.seed,
            secret.pile[:],
            secret.deck[:],
            [tiles[:] for tiles in secret.offers],
            secret.goals[:],
        ),
        [stack[:] for stack in old.stacks],
        old.counts[:],
    )
