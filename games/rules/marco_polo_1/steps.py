"""All steps of the title, and the state that is stored: msgspec decodes its steps by tag."""

from __future__ import annotations

from typing import ClassVar

from games.rules.kernel import Await
from games.rules.marco_polo_1.actions.contract_row import PositionBonus, Slide, TakeFromRow
from games.rules.marco_polo_1.actions.market import ChooseRow
from games.rules.marco_polo_1.goals import ChooseGoals
from games.rules.marco_polo_1.kit import KIT
from games.rules.marco_polo_1.state import Private, Secret, State, clone_public
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
    PlacePost,
    PostsInPassing,
    Reap,
    RelocatePost,
)
from games.rules.marco_polo_common.purse import GiveGoods, Receive, TakeGoods
from games.rules.marco_polo_common.rewards import GainBlackDice
from games.rules.marco_polo_common.travel import SetOut, Walk
from games.rules.marco_polo_common.turn import Turn

AnyStep = (
    Arrive
    | Await
    | BidForCharacter
    | BidForCharacterPoints
    | Bonuses
    | ChooseCharacter
    | ChooseFromBag
    | ChooseGoals
    | ChooseRow
    | Compensate
    | CopyBonus
    | DrawContracts
    | DrawWithoutRoom
    | Fulfil
    | GainBlackDice
    | GiveGoods
    | KeepContract
    | ChooseTurned
    | PlaceMore
    | PlacePost
    | PositionBonus
    | PostsInPassing
    | Reap
    | Receive
    | ReceiveBonus
    | RelocatePost
    | ReplaceContract
    | Reroll
    | SetOut
    | Slide
    | TakeBonuses
    | TakeFromRow
    | TakeGoods
    | Turn
    | TurnDie
    | UseCard
    | Walk
)


class Game(State):
    """The state with the title's kit, and with typed stacks of the title's steps."""

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
            [pile[:] for pile in secret.piles],
            secret.goals[:],
        ),
        [stack[:] for stack in old.stacks],
        old.counts[:],
    )
