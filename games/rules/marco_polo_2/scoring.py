"""The final score, item by item, and the audit of a state {#scoring}."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.rules.kernel import Outcome, Ply, ScoreLine, Tie, ranked
from games.rules.marco_polo_2.facts import (
    BLACK_DICE,
    COINS_PER_POINT,
    FIXED_DICE,
    GOODS_PER_POINT,
    MOST_CONTRACTS,
    POSTS,
    SCORES,
    Goal,
)
from games.rules.marco_polo_common.bids import ROW, bid_flaws, pay_bids, score_rules
from games.rules.marco_polo_common.dice import BLACK, NEUTRAL
from games.rules.marco_polo_common.facts import OWN_DICE, SLOTS
from games.rules.marco_polo_common.purse import character, score, trader
from games.rules.marco_polo_common.words import say

if TYPE_CHECKING:
    from games.rules.marco_polo_2.state import State

CITES = {
    "start": "setup",
    "contracts": "fulfil",
    "cards": "city-cards",
    "bonuses": "round-bonuses",
    "outposts": "outposts",
    "posts": "late-posts",
    "special": "special-gain",
    "character": "characters",
    "goal": "score-goal",
    "shields": "score-shields",
    "goods": "score-goods",
    "coins": "score-coins",
    "most-contracts": "score-contracts",
    ROW: "ruling-bids",
}


def score_game(ply: Ply[State]) -> None:
    """Show the goal cards and score the game {#end} {#scoring}."""
    public = ply.state.public
    ply.emit("game-ended")
    for seat, own in enumerate(public.traders):
        own.goal = ply.state.private[seat].goals.pop()
    for seat in range(len(public.traders)):
        score(ply, seat, "goal", goal_points(ply.state, seat))
        score(ply, seat, "shields", shield_points(ply.state, seat, _goal(ply.state, seat)))
        score(ply, seat, "goods", goods(ply.state, seat) // GOODS_PER_POINT)
        score(ply, seat, "coins", trader(ply.state, seat).coins // COINS_PER_POINT)
    for seat, points in enumerate(contract_points([len(own.done) for own in public.traders])):
        score(ply, seat, "most-contracts", points)
    pay_bids(ply)
    public.over, public.turn = True, -1


def _goal(state: State, seat: int) -> Goal:
    return state.facts.goals[trader(state, seat).goal]


def goal_points(state: State, seat: int) -> int:
    """Return the points for improved seals on the goal card {#score-goal}."""
    return seal_points(_goal(state, seat), trader(state, seat).seals)


def seal_points(goal: Goal, seals: dict[str, bool]) -> int:
    """Return the points of a goal card for its improved seals {#score-goal}."""
    return sum(points for seal, points in goal.seals.items() if seals.get(seal))


def shields(state: State, seat: int, goal: Goal | None) -> int:
    """Return the number of different shields that a seat has reached {#score-shields}.

    Shields on the goal card count twice; a character may add some {#de-wu}.
    """
    facts = state.facts
    reached = {facts.places[place].shield for place in trader(state, seat).posts}
    extra = sum(shield in reached for shield in goal.shields) if goal else 0
    return len(reached) + extra + character(state, seat).extra_shields


def shield_points(state: State, seat: int, goal: Goal | None = None) -> int:
    """Return the points for shields; those beyond the track add none {#score-shields}."""
    track = state.facts.shield_points
    return track[min(shields(state, seat, goal), len(track) - 1)]


def goods(state: State, seat: int) -> int:
    """Return how many goods a seat has, including jade {#score-goods}."""
    own = trader(state, seat)
    found: int = own.jade + own.pepper + own.silk + own.gold
    return found


def contract_points(done: list[int]) -> list[int]:
    """Return each seat's points for the most and the second most contracts.

    Seats that share a place all get its points. In a game of two the second place gets none. A seat
    without contracts never gets any {#score-contracts} {#ruling-second-place}.
    """
    places = sorted(set(done), reverse=True)[: 1 if len(done) == 2 else 2]
    worth = dict(zip(places, MOST_CONTRACTS, strict=False))
    return [worth.get(number, 0) if number else 0 for number in done]


def outcome(state: State) -> Outcome:
    """Return the outcome: points decide, then camels; seats equal in both share a rank {#ties}."""
    public = state.public
    totals = [own.points for own in public.traders]
    camels = [own.camels for own in public.traders]
    rules = score_rules(SCORES, public.variant)
    lines = [
        ScoreLine(rule, say(state, f"score-{rule}"), points[:], CITES[rule])
        for rule, points in zip(rules, public.scores, strict=True)
    ]
    pairs = list(zip(totals, camels, strict=True))
    ties = [Tie(say(state, "tie-camels"), camels)] if len(set(totals)) < len(totals) else []
    ties += [Tie(say(state, "tie-shared"), totals)] if len(set(pairs)) < len(pairs) else []
    return Outcome(say(state, "end-rounds"), lines, totals, ranked(totals, camels), ties)


def traits(state: State, seat: int) -> dict[str, tuple[str, ...]]:
    """Return the character that a seat chose, and the goal card that it kept."""
    own = trader(state, seat)
    return {"character": (own.character,), "goal": (own.goal,)}


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
        if own.points != sum(points[seat] for points in public.scores):
            yield f"points of seat {seat}: not the sum of the score sheet"


def _purses(state: State) -> Iterator[str]:
    for seat, own in enumerate(state.public.traders):
        if min(own.camels, own.coins, own.jade, own.pepper, own.silk, own.gold) < 0:
            yield f"purse of seat {seat}: less than nothing"
        if len(own.contracts) > SLOTS + 1:
            yield f"contracts of seat {seat}: more than there are places"


def _dice(state: State) -> Iterator[str]:
    public = state.public
    seats = len(public.traders)
    lying = [die for dice in public.spaces.values() for die in dice]
    if sum(die.colour == NEUTRAL for die in lying) != len(FIXED_DICE[seats]):
        yield "neutral dice: not all in their places"
    black = sum(die.colour == BLACK for die in lying) + sum(
        len(own.black) for own in public.traders
    )
    if black + len(public.black) != BLACK_DICE[seats]:
        yield "black dice: not as many as there are"
    if public.stage == "turns":
        for seat, own in enumerate(public.traders):
            if len(own.dice) + sum(die.colour == seat for die in lying) != OWN_DICE:
                yield f"dice of seat {seat}: not five"


def _cards(state: State) -> Iterator[str]:
    public, secret, facts = state.public, state.secret, state.facts
    cards = [*public.cards.values(), *public.seen, *secret.deck]
    if sorted(cards) != sorted(facts.cards):
        yield "city cards: not each of them once"
    tiles = [*public.offers, *public.upcoming, *public.past_offers]
    if sorted([*tiles, *(tile for pile in secret.offers for tile in pile)]) != sorted(facts.tiles):
        yield "offer tiles: not each of them once"
    goals = [goal for own in state.private for goal in (*own.goals, *own.rejected)]
    goals += [own.goal for own in public.traders if public.over]
    if sorted([*goals, *secret.goals]) != sorted(facts.goals):
        yield "goal cards: not each of them once"
    if (public.deck, public.pile) != (len(secret.deck), len(secret.pile)):
        yield "piles: not as high as shown"
    yield from _contracts(state)


def _contracts(state: State) -> Iterator[str]:
    public, secret = state.public, state.secret
    held = [contract for own in public.traders for contract in (*own.contracts, *own.done)]
    shown = [contract for slots in public.contracts.values() for contract in slots if contract]
    looked_at = [
        step.contract for stack in state.stacks for step in stack if hasattr(step, "contract")
    ]
    known = {*held, *shown, *secret.pile, *looked_at}
    red = [id for id, own in state.facts.contracts.items() if own.deck == "red"]
    if not known.issuperset(red):
        yield "contracts: a red one is missing"
    if len(held) + len(shown) + len(secret.pile) != len({*held, *shown, *secret.pile}):
        yield "contracts: one is there twice"
    if secret.pile[: len(public.under)] != public.under[::-1]:
        yield "pile: not what was put under it"


def _map(state: State) -> Iterator[str]:
    public, facts = state.public, state.facts
    for seat, own in enumerate(public.traders):
        if len(own.posts) > POSTS or len(set(own.posts)) != len(own.posts):
            yield f"posts of seat {seat}: too many, or two in one city"
        if not set(own.posts) <= set(facts.cities):
            yield f"posts of seat {seat}: where none may stand"
    if set(public.cards) != set(facts.card_spaces):
        yield "city cards: not on their spaces"
