"""The final score, item by item, and the audit of a state {#scoring}."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from games.rules.kernel import Outcome, Ply, ScoreLine, Tie, ranked
from games.rules.marco_polo_1.beijing import FREE, points
from games.rules.marco_polo_1.facts import (
    COINS_PER_POINT,
    FIXED_DICE,
    GOODS_PER_POINT,
    MOST_CONTRACTS,
    SCORES,
)
from games.rules.marco_polo_common.bids import ROW, bid_flaws, pay_bids, score_rules
from games.rules.marco_polo_common.contracts import KeepContract
from games.rules.marco_polo_common.dice import BLACK, NEUTRAL, WHITE
from games.rules.marco_polo_common.facts import SLOTS
from games.rules.marco_polo_common.posts import posts_left
from games.rules.marco_polo_common.purse import character, score, trader
from games.rules.marco_polo_common.words import say

if TYPE_CHECKING:
    from games.rules.marco_polo_1.state import State

CITES = {
    "start": "setup",
    "contracts": "fulfil",
    "cards": "city-cards",
    "bonuses": "round-bonuses",
    "outposts": "outposts",
    "posts": "late-posts",
    "character": "characters",
    "goals": "score-goals",
    "cities": "score-cities",
    "beijing": "score-beijing",
    "goods": "score-goods",
    "coins": "score-coins",
    "most-contracts": "score-contracts",
    ROW: "ruling-bids",
}


def score_game(ply: Ply[State]) -> None:
    """Show the goal cards and score the game {#end} {#scoring}."""
    public = ply.state.public
    ply.emit("game-ended")
    for own, hidden in zip(public.traders, ply.state.private, strict=True):
        own.goals, hidden.goals = hidden.goals, []
    for seat, own in enumerate(public.traders):
        score(ply, seat, "goals", goal_points(ply.state, seat))
        score(ply, seat, "cities", city_points(ply.state, seat))
        score(ply, seat, "beijing", points(ply.state, seat))
        score(ply, seat, "goods", goods_points(ply.state, seat))
        score(ply, seat, "coins", own.coins // COINS_PER_POINT)
    for seat, gain in enumerate(contract_points([len(own.done) for own in public.traders])):
        score(ply, seat, "most-contracts", gain)
    pay_bids(ply)
    public.over, public.turn = True, -1


def goal_points(state: State, seat: int) -> int:
    """Return the points of the goal cards with a post in both cities {#score-goals}."""
    own = trader(state, seat)
    goals = [state.facts.goals[goal] for goal in own.goals]
    return sum(goal.points for goal in goals if set(goal.cities) <= set(own.posts))


def city_points(state: State, seat: int) -> int:
    """Return the points for posts in different cities of the goal cards {#score-cities}."""
    own, facts = trader(state, seat), state.facts
    cities = set(chain.from_iterable(facts.goals[goal].cities for goal in own.goals))
    return facts.goal_points[len(cities & set(own.posts))]


def goods_points(state: State, seat: int) -> int:
    """Return the points for goods, 0 without a post in Beijing {#score-goods}."""
    own = trader(state, seat)
    goods: int = own.pepper + own.silk + own.gold
    return goods // GOODS_PER_POINT if seat in state.public.beijing else 0


def contract_points(done: list[int]) -> list[int]:
    """Return each seat's points for the most contracts.

    All seats with the most contracts get the points, but a seat without contracts gets none
    {#score-contracts} {#ruling-no-contract}.
    """
    most = max(done)
    return [MOST_CONTRACTS if number == most and most else 0 for number in done]


def outcome(state: State) -> Outcome:
    """Return the outcome: points decide, then camels; seats equal in both share a rank {#ties}."""
    public = state.public
    totals = [own.points for own in public.traders]
    camels = [own.camels for own in public.traders]
    rules = score_rules(SCORES, public.variant)
    lines = [
        ScoreLine(rule, say(state, f"score-{rule}"), gained[:], CITES[rule])
        for rule, gained in zip(rules, public.scores, strict=True)
    ]
    pairs = list(zip(totals, camels, strict=True))
    ties = [Tie(say(state, "tie-camels"), camels)] if len(set(totals)) < len(totals) else []
    ties += [Tie(say(state, "tie-shared"), totals)] if len(set(pairs)) < len(pairs) else []
    return Outcome(say(state, "end-rounds"), lines, totals, ranked(totals, camels), ties)


def traits(state: State, seat: int) -> dict[str, tuple[str, ...]]:
    """Return the character that a seat chose, and the goal cards that it kept."""
    own = trader(state, seat)
    return {"character": (own.character,), "goal": tuple(own.goals)}


# -- audit ----------------------------------------------------------------------------------------


def audit(state: State) -> list[str]:
    """Return a sentence for each contradiction in a state, such as a missing die."""
    return [
        *_points(state),
        *_purses(state),
        *_dice(state),
        *_cards(state),
        *_map(state),
        *bid_flaws(state),
    ]


def _points(state: State) -> Iterator[str]:
    public = state.public
    for seat, own in enumerate(public.traders):
        if own.points != sum(gained[seat] for gained in public.scores):
            yield f"points of seat {seat}: not the sum of the score sheet"


def _purses(state: State) -> Iterator[str]:
    for seat, own in enumerate(state.public.traders):
        if min(own.camels, own.coins, own.pepper, own.silk, own.gold) < 0 or own.jade:
            yield f"purse of seat {seat}: less than nothing, or jade"
        if len(own.contracts) > SLOTS + 1:
            yield f"contracts of seat {seat}: more than there are places"


def _dice(state: State) -> Iterator[str]:
    public, setup = state.public, state.facts.setup
    lying = [die.colour for dice in public.spaces.values() for die in dice]
    if lying.count(NEUTRAL) != len(FIXED_DICE[len(public.traders)]):
        yield "neutral dice: not all in their places"
    black = lying.count(BLACK) + sum(len(own.black) for own in public.traders)
    if black + len(public.black) != setup.supply(len(public.traders)):
        yield "black dice: not as many as there are"
    for seat, own in enumerate(public.traders if public.stage == "turns" else []):
        if len(own.dice) + lying.count(seat) != setup.dice:
            yield f"dice of seat {seat}: not all of them"
    white = lying.count(WHITE) + sum(len(own.white) for own in public.traders)
    if public.stage == "turns" and white != sum(
        character(state, seat).white_dice for seat in range(len(public.traders))
    ):
        yield "white dice: not with their owner"


def _cards(state: State) -> Iterator[str]:
    public, secret, facts = state.public, state.secret, state.facts
    goals = [goal for own in state.private for goal in (*own.goals, *own.rejected)]
    goals += [goal for own in public.traders for goal in own.goals]
    if sorted([*goals, *secret.goals]) != sorted(facts.goals):
        yield "goal cards: not each of them once"
    if (public.piles, public.pile) != (len(secret.piles), len(secret.pile)):
        yield "piles: not as high as shown"
    if secret.pile[: len(public.under)] != public.under[::-1]:
        yield "special pile: not what was put under it"
    held = [contract for own in public.traders for contract in (*own.contracts, *own.done)]
    shown = [contract for contract in public.contracts if contract]
    known = [*held, *shown, *secret.pile, *chain.from_iterable(secret.piles), *_looked_at(state)]
    if len(set(known)) != len(known):
        yield "contracts: one is there twice"
    if not set(known).issuperset(facts.deck("regular")):
        yield "contracts: one is missing"


def _looked_at(state: State) -> list[str]:
    """Return the contracts that seats have drawn and not yet kept or declined."""
    steps = (step for stack in state.stacks for step in stack)
    return [step.contract for step in steps if isinstance(step, KeepContract)]


def _map(state: State) -> Iterator[str]:
    public, facts = state.public, state.facts
    for seat, own in enumerate(public.traders):
        if len(set(own.posts)) != len(own.posts) or (own.character and posts_left(state, seat) < 0):
            yield f"posts of seat {seat}: too many, or two in one city"
        if not set(own.posts) <= set(facts.cities):
            yield f"posts of seat {seat}: where none may stand"
        if (facts.beijing in own.posts) != (seat in public.beijing):
            yield f"Beijing: the slot of seat {seat} isn't as its post"
    taken = [seat for seat in public.beijing if seat != FREE]
    if len(set(taken)) != len(taken):
        yield "Beijing: a seat has two slots"
