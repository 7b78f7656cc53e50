"""All steps of the title, and the state whose stacks hold them."""

from __future__ import annotations

import msgspec

from games.rules.kernel import Await
from games.rules.marco_polo_2.actions.books import ChooseOffer
from games.rules.marco_polo_2.actions.city_cards import ReceiveBonus, TakeBonuses, UseCard
from games.rules.marco_polo_2.actions.seals import ChooseSeal
from games.rules.marco_polo_2.bonus_actions import (
    ChooseFromBag,
    Fulfil,
    Improve,
    Reroll,
    TurnDie,
)
from games.rules.marco_polo_2.characters import (
    ChooseCharacter,
    ChooseGoal,
    Compensate,
    DoubleBonus,
    UsePair,
)
from games.rules.marco_polo_2.contracts import (
    DrawContracts,
    KeepContract,
    OfferContracts,
    ReplaceContract,
    TakeContract,
)
from games.rules.marco_polo_2.placing import PlaceMore
from games.rules.marco_polo_2.posts import (
    Arrive,
    Bonuses,
    CopyBonus,
    ExtraPost,
    OasisGifts,
    PlacePost,
    Reap,
    RelocatePost,
)
from games.rules.marco_polo_2.purse import GiveGoods, Pay, Receive, TakeGoods
from games.rules.marco_polo_2.rewards import ChooseBlackDie, GainBlackDice
from games.rules.marco_polo_2.state import Private, Public, Secret, clone_public
from games.rules.marco_polo_2.travel import SetOut, Walk
from games.rules.marco_polo_2.turn import Turn

AnyStep = (
    Arrive
    | Await
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
    | ExtraPost
    | Fulfil
    | GainBlackDice
    | GiveGoods
    | Improve
    | KeepContract
    | OasisGifts
    | OfferContracts
    | Pay
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


class State(msgspec.Struct):
    """The compartments, what is still to be done, and how often each seat has chosen."""

    public: Public
    private: list[Private]
    secret: Secret
    stacks: list[list[AnyStep]]
    counts: list[int]


def clone(old: State) -> State:
    """Return an independent copy; steps are frozen and shared."""
    secret = old.secret
    return State(
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
