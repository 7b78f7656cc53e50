"""Spaces of the action area with their dice, and the tray beside it, for both Marco Polo games.

Texts are the title's (``where`` is its edition). Amounts are tokens (see ``looks``).
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from games.boards.marco_polo_common.dice import (
    LyingDie,
    SupplyDice,
    WaitingDie,
    lying_dice,
    waiting_dice,
)
from games.boards.marco_polo_common.looks import Data, Tokens, amounts, board_text
from games.rules.kernel.text import Text
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.facts import (
    BUY_DIE,
    KHAN_SLOTS,
    REROLL,
    TURN_DIE,
    Edition,
)
from games.rules.marco_polo_common.words import Slugged, amounts_text

ACTS: Final = {"reroll": REROLL, "turn": TURN_DIE, "buy": BUY_DIE}
"""The bonus actions that are drawn only in the tray, with their costs."""

# -- the tray -----------------------------------------------------------------------------------


class Act(msgspec.Struct, frozen=True, kw_only=True):
    """A bonus action and its cost."""

    id: str
    act: str
    items: Tokens
    name: Text
    tip: Text


class Tray(msgspec.Struct, frozen=True, kw_only=True):
    """The tray beside the action area: the viewer's dice, bonus actions, and the supply."""

    mine: bool
    dice: tuple[WaitingDie, ...]
    acts: tuple[Act, ...]
    supply: tuple[SupplyDice, ...]
    supply_label: Text


def tray(facts: Edition, view: Data, supply: tuple[SupplyDice, ...]) -> Tray:
    """Return the tray as the viewer sees it. After the game, it has only the supply."""
    public, seat, over = view["public"], view["seat"], view["over"]
    mine = seat is not None and public["round"] > 0 and not over
    return Tray(
        mine=mine,
        dice=waiting_dice(facts, public["traders"][seat], seat) if mine else (),
        acts=() if over else _acts(facts),
        supply=supply,
        supply_label=board_text(facts, "supply", count=len(public["black"])),
    )


@cache
def _acts(facts: Edition) -> tuple[Act, ...]:
    """Return the bonus actions that are paid with camels."""
    return tuple(
        Act(
            id=f"act:{act}",
            act=act,
            items=amounts(cost),
            name=board_text(facts, f"act-{act}"),
            tip=board_text(facts, f"act-{act}-tip", cost=amounts_text(facts, cost)),
        )
        for act, cost in ACTS.items()
    )


# -- spaces -------------------------------------------------------------------------------------


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """The parts that all spaces have: a target, the dice on it, texts."""

    id: str
    name: Text
    label: Text
    tip: Text
    dice: tuple[LyingDie, ...]
    crowd: str
    placing: bool


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A gain that a seat gets for a die and ``jade`` pieces of jade."""

    id: str
    items: Tokens
    label: Text
    jade: int = 0


class OfferSpace(msgspec.Struct, frozen=True):
    """A space with a choice of offers."""

    space: Space
    offers: tuple[Offer, ...]


class GainSpace(msgspec.Struct, frozen=True):
    """A space with one gain."""

    space: Space
    items: Tokens


class KhanSlot(msgspec.Struct, frozen=True):
    """A free slot of the Khan's favour. ``least`` is the lowest die that it accepts, 0 for any."""

    least: int


class Khan(msgspec.Struct, frozen=True):
    """The Khan's favour: its dice, its gain, its free slots."""

    space: Space
    items: Tokens
    slots: tuple[KhanSlot, ...]


def space(where: Slugged, public: Data, id: str, name: Text, tip: Text) -> Space:
    """Return a space with the dice on it."""
    dice = lying_dice(where, public, id)
    return Space(
        id=f"space:{id}",
        name=name,
        label=_taken(where, name, dice) if dice else name,
        tip=tip,
        dice=dice,
        crowd="many" if len(dice) > 4 else "some" if len(dice) > 2 else "",
        placing=public["placing"] == id,
    )


def _taken(where: Slugged, name: Text, dice: tuple[LyingDie, ...]) -> Text:
    pips = [die.pips for die in dice if not die.undeclared]
    if not pips:
        return board_text(where, "space-undeclared", space=name, count=len(dice))
    return board_text(where, "space-taken", space=name, pips=pips, count=len(pips))


def khan(where: Slugged, public: Data, gain: Bundle) -> Khan:
    """Return the Khan's favour. Only its next slot has a least die {#khan-rising}."""
    tip = board_text(where, "khan-tip", gain=amounts_text(where, gain))
    own = space(where, public, "khan", board_text(where, "khan"), tip)
    free = KHAN_SLOTS - len(own.dice)
    least = own.dice[-1].pips if own.dice else 0
    return Khan(own, amounts(gain), tuple(KhanSlot(0 if at else least) for at in range(free)))


def bag(where: Slugged, public: Data, gains: dict[str, Bundle]) -> OfferSpace:
    """Return the bag's space, which accepts any number of dice."""
    name, tip = board_text(where, "bag"), board_text(where, "bag-tip")
    offers = tuple(
        Offer(id=f"bag:{kind}", items=amounts(gain), label=amounts_text(where, gain))
        for kind, gain in gains.items()
    )
    return OfferSpace(space(where, public, "bag", name, tip), offers)
