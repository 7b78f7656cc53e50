"""All steps of the title, and the whole state, with its stacks of steps."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.rules.kernel import Await
from games.rules.yspahan.actions import UseGroup
from games.rules.yspahan.building import BuildWithDice
from games.rules.yspahan.caravan import SaveCube, SendCubes
from games.rules.yspahan.cards import card_blocks, card_choices, card_why_not, play_card
from games.rules.yspahan.delivery import Deliver, GoOnDelivering
from games.rules.yspahan.moments import Playing
from games.rules.yspahan.state import Private, Public, Secret, clone_public
from games.rules.yspahan.supervisor import MoveSupervisor
from games.rules.yspahan.turn import FinishTurn, NoGroup, RollDice, TakeGroup

AnyStep = (
    Await
    | BuildWithDice
    | Deliver
    | FinishTurn
    | GoOnDelivering
    | MoveSupervisor
    | NoGroup
    | RollDice
    | SaveCube
    | SendCubes
    | TakeGroup
    | UseGroup
)


class State(msgspec.Struct):
    """The compartments, each seat's stack of steps, and each seat's number of choices."""

    playing: ClassVar[Playing] = Playing(card_choices, card_blocks, card_why_not, play_card)

    public: Public
    private: list[Private]
    secret: Secret
    stacks: list[list[AnyStep]]
    counts: list[int]


def clone(old: State) -> State:
    """Return an independent copy; it shares the steps, which never change."""
    return State(
        clone_public(old.public),
        [Private(own.hand[:], own.drawn[:]) for own in old.private],
        Secret(old.secret.seed, old.secret.deck[:]),
        [stack[:] for stack in old.stacks],
        old.counts[:],
    )
