"""The flow of the game: draft, goal cards, then rounds with income, dice and turns {#round}."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.rules.kernel import Ply
from games.rules.marco_polo_1.actions.contract_row import sweep
from games.rules.marco_polo_1.facts import FIRST_GAME
from games.rules.marco_polo_1.goals import deal_goals
from games.rules.marco_polo_1.scoring import score_game
from games.rules.marco_polo_common.beginnings import ChooseCharacter, Compensate, become
from games.rules.marco_polo_common.bids import bid
from games.rules.marco_polo_common.dice import NEUTRAL, UNDECLARED
from games.rules.marco_polo_common.facts import BID, LOW_ROLL, ROUNDS
from games.rules.marco_polo_common.posts import city_bonus, tell_of_post
from games.rules.marco_polo_common.purse import character, receive, trader
from games.rules.marco_polo_common.turn import next_turn

if TYPE_CHECKING:
    from games.rules.marco_polo_1.state import State


def flow(ply: Ply[State]) -> None:
    """Start the next part of the game; called when all seats' stacks are empty."""
    STAGES[ply.state.public.stage](ply)


# -- before the first round -----------------------------------------------------------------------


def _draft(ply: Ply[State]) -> None:
    """Let the last seat without a character choose; after the draft, deal the goal cards.

    {#characters-draft} {#ruling-bids} {#first-game} {#goals}
    """
    public = ply.state.public
    without = [seat for seat, own in enumerate(public.traders) if not own.character]
    if not without:
        public.draft, public.stage = [], "goals"
        deal_goals(ply)
    elif public.variant["characters"] == "chosen":
        ply.push(without[-1], ChooseCharacter())
    elif public.variant["characters"] == BID:
        bid(ply)
    elif public.variant["characters"] == "first-game":
        become(ply, without[0], FIRST_GAME[without[0]])
    else:
        become(ply, without[-1], public.draft.pop(0))


# -- a round's start ------------------------------------------------------------------------------


def _begin_round(ply: Ply[State]) -> None:
    """Begin a round: the hourglass decides who starts; pay bonuses.

    {#start-player} {#round-bonuses}
    """
    public = ply.state.public
    if not public.round:
        _take_places(ply)
    public.round, public.turn, public.stage = public.round + 1, -1, "income"
    public.starter, public.fresh, public.fresh_posts = public.hourglass, [], []
    _dice_back(ply)
    ply.emit("round-began", public.starter, round=public.round)
    for seat in range(len(public.traders)):
        _income(ply, seat)


def _take_places(ply: Ply[State]) -> None:
    """Put Kubilai's first post on Beijing's best slot {#kubilai}."""
    for seat, own in enumerate(ply.state.public.traders):
        chosen = character(ply.state, seat)
        if chosen.start_post:
            own.posts.append(chosen.start_place)
            tell_of_post(ply, seat, chosen.start_place)
            ply.state.kit.placed(ply, seat, chosen.start_place)


def _income(ply: Ply[State], seat: int) -> None:
    """Give a seat the gains of its city bonuses and character {#ruling-first-round}."""
    own, chosen = trader(ply.state, seat), character(ply.state, seat)
    if chosen.round_bonus:
        receive(ply, seat, chosen.round_bonus, "character", f"character:{chosen.slug}")
    for place in ply.state.facts.bonus_cities:
        if place in own.posts:
            city_bonus(ply, seat, place)


def _dice_back(ply: Ply[State]) -> None:
    """Take back all dice except the neutral ones {#dice-back} {#two-players}."""
    public = ply.state.public
    fixed = {
        space: [die for die in dice if die.colour == NEUTRAL]
        for space, dice in public.spaces.items()
    }
    public.spaces = {space: dice for space, dice in fixed.items() if dice}
    public.black = [UNDECLARED] * ply.state.facts.setup.supply(len(public.traders))
    for own in public.traders:
        own.dice, own.black, own.white = [], [], []


def _income_taken(ply: Ply[State]) -> None:
    """Roll the dice of every seat {#roll}."""
    public = ply.state.public
    public.stage = "turns"
    for seat in range(len(public.traders)):
        _roll(ply, seat)


def _roll(ply: Ply[State], seat: int) -> None:
    """Roll a seat's dice, including white ones, and compensate a low roll.

    {#roll} {#compensation} {#raschid}
    """
    own, chosen = trader(ply.state, seat), character(ply.state, seat)
    round, number = ply.state.public.round, ply.state.facts.setup.dice
    if not chosen.rolls:
        own.dice = [UNDECLARED] * number
        return
    own.dice = sorted(ply.dice(f"round-{round}/dice/seat-{seat}", number))
    if chosen.white_dice:
        own.white = sorted(ply.dice(f"round-{round}/white/seat-{seat}", chosen.white_dice))
    ply.emit("rolled", seat, targets=[f"trader:{seat}"], dice=[*own.dice, *own.white])
    missing = LOW_ROLL - sum(own.dice) - sum(own.white)
    if missing > 0:
        ply.push(seat, Compensate(missing))


# -- turns ----------------------------------------------------------------------------------------


def _next_turn(ply: Ply[State]) -> None:
    if not next_turn(ply):
        _end_round(ply)


def _end_round(ply: Ply[State]) -> None:
    """Sweep the contracts, then begin the next round or, after the last, score the game.

    {#contract-sweep}
    """
    public = ply.state.public
    ply.emit("round-ended", round=public.round)
    if public.round < ROUNDS:
        sweep(ply)
        _begin_round(ply)
    else:
        score_game(ply)


STAGES: dict[str, Callable[[Ply[State]], None]] = {
    "draft": _draft,
    "goals": _begin_round,
    "income": _income_taken,
    "turns": _next_turn,
}
