"""The flow of the game: draft, goal cards, then rounds with income, dice and turns {#round}."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.rules.kernel import Ply
from games.rules.marco_polo_2.characters import ChooseGoal, income, rolled
from games.rules.marco_polo_2.facts import AREA_CARDS, BLACK_DICE
from games.rules.marco_polo_2.scoring import score_game
from games.rules.marco_polo_common.beginnings import ChooseCharacter, Compensate, become
from games.rules.marco_polo_common.bids import bid
from games.rules.marco_polo_common.dice import NEUTRAL
from games.rules.marco_polo_common.facts import BID, LOW_ROLL, OWN_DICE, ROUNDS
from games.rules.marco_polo_common.purse import trader
from games.rules.marco_polo_common.turn import next_turn

if TYPE_CHECKING:
    from games.rules.marco_polo_2.state import State


def flow(ply: Ply[State]) -> None:
    """Start the next part of the game; called when all seats' stacks are empty."""
    STAGES[ply.state.public.stage](ply)


# -- before the first round -----------------------------------------------------------------------


def _draft(ply: Ply[State]) -> None:
    """Let the last seat without a character choose one; after the draft, all choose goal cards.

    {#characters-draft} {#ruling-bids} {#goals}
    """
    public = ply.state.public
    without = [seat for seat, own in enumerate(public.traders) if not own.character]
    if not without:
        public.draft, public.stage = [], "goals"
        for seat in range(len(public.traders)):
            ply.push(seat, ChooseGoal())
    elif public.variant["characters"] == "random":
        become(ply, without[-1], public.draft.pop(0))
    elif public.variant["characters"] == BID:
        bid(ply)
    else:
        ply.push(without[-1], ChooseCharacter())


# -- a round's start ------------------------------------------------------------------------------


def _begin_round(ply: Ply[State]) -> None:
    """Take dice back, open new offers and pay bonuses.

    {#dice-back} {#new-offers} {#round-bonuses}
    """
    public = ply.state.public
    public.round, public.turn, public.stage = public.round + 1, -1, "income"
    public.starter, public.rank, public.fresh = public.hourglass, 0, []
    _dice_back(ply)
    ply.emit("round-began", public.starter, round=public.round)
    if public.round > 1:
        _new_offers(ply)
    for seat in range(len(public.traders)):
        income(ply, seat)


def _dice_back(ply: Ply[State]) -> None:
    """Take back all dice except the neutral ones {#dice-back} {#two-players}."""
    public = ply.state.public
    fixed = {
        space: [die for die in dice if die.colour == NEUTRAL]
        for space, dice in public.spaces.items()
    }
    public.spaces = {space: dice for space, dice in fixed.items() if dice}
    public.black = [0] * BLACK_DICE[len(public.traders)]
    for own in public.traders:
        own.dice, own.black = [], []


def _new_offers(ply: Ply[State]) -> None:
    """Replace the books' tiles by the tiles announced for this round.

    Reveal the next ones {#new-offers}.
    """
    public, secret = ply.state.public, ply.state.secret
    public.past_offers += public.offers
    public.offers = public.upcoming
    public.upcoming = [pile.pop() for pile in secret.offers] if public.round < ROUNDS else []


def _income_taken(ply: Ply[State]) -> None:
    """Put new cards in the action area, then roll all seats' dice {#new-cards} {#roll}."""
    public = ply.state.public
    if public.round > 1:
        _new_cards(ply)
    public.stage = "turns"
    if public.variant["black-dice"] == "rolled":
        number = len(public.black)
        public.black = sorted(ply.dice(f"round-{public.round}/black-dice", number))
        ply.emit("rolled-black", dice=public.black[:])
    for seat in range(len(public.traders)):
        _roll(ply, seat)


def _new_cards(ply: Ply[State]) -> None:
    public, secret = ply.state.public, ply.state.secret
    for space in AREA_CARDS:
        public.seen.append(public.cards[space])
        public.cards[space] = secret.deck.pop()
        public.deck -= 1
    ply.emit("new-cards", targets=[f"space:{space}" for space in AREA_CARDS])


def _roll(ply: Ply[State], seat: int) -> None:
    """Roll a seat's dice and compensate a low roll {#roll} {#compensation}."""
    own, round = trader(ply.state, seat), ply.state.public.round
    own.dice = sorted(ply.dice(f"round-{round}/dice/seat-{seat}", OWN_DICE))
    ply.emit("rolled", seat, targets=[f"trader:{seat}"], dice=own.dice[:])
    missing = LOW_ROLL - sum(own.dice)
    if missing > 0:
        ply.push(seat, Compensate(missing))
    rolled(ply, seat, own.dice)


# -- turns ----------------------------------------------------------------------------------------


def _next_turn(ply: Ply[State]) -> None:
    if not next_turn(ply):
        _end_round(ply)


def _end_round(ply: Ply[State]) -> None:
    public = ply.state.public
    ply.emit("round-ended", round=public.round)
    if public.round < ROUNDS:
        _begin_round(ply)
    else:
        score_game(ply)


STAGES: dict[str, Callable[[Ply[State]], None]] = {
    "draft": _draft,
    "goals": _begin_round,
    "income": _income_taken,
    "turns": _next_turn,
}
