"""A seat's turn: one action, with stewards spent before and after it, and its end {#turn}."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Act, Blocked, Choice, Ply, Step, Text
from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.enter import Enter
from games.rules.rajas_cards_karma.hand import DeckDice, TakeThis, dice_choices, room_for
from games.rules.rajas_cards_karma.means import Means
from games.rules.rajas_cards_karma.paying import ONE_STEWARD, PayPalace, PayShip
from games.rules.rajas_cards_karma.sums import PaySum
from games.rules.rajas_cards_karma.table import facts_of, need_grid, pick_up, raja
from games.rules.rajas_cards_karma.words import (
    card_text,
    colour_text,
    palace_text,
    price_text,
    reward_text,
    say,
)

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.facts import Card
    from games.rules.rajas_cards_karma.steps import State

VERBS = {"building": "build", "ship": "ship", "goods": "goods", "palace": "palace"}
"""By kind of card: the verb in the keys of its action."""
AS_DIE, FOR_ACTION = frozenset({"mode:die"}), frozenset({"mode:action"})
"""Targets by which a player selects one of the two uses of a card."""
PAYING = {"building": PaySum, "ship": PayShip, "palace": PayPalace}


def lay_turn(ply: Ply[State], seat: int) -> None:
    """Push the steps of a turn on a seat's stack."""
    ply.push(seat, OpenTurn(), TakeTurn(), FinishTurn())


class OpenTurn(Act, frozen=True, tag="open-turn"):
    """The start of a turn: an empty grid is filled {#grid-empty}."""

    def perform(self, ply: Ply[State], seat: int) -> None:
        need_grid(ply)


class TakeTurn(Step, frozen=True, tag="take-turn"):
    """The choice of the action {#turn}; a steward may buy dice before it {#steward-dice}."""

    cite = "turn"
    forced = False
    begins = True

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-turn")

    def choices(self, state: State, seat: int) -> list[Choice]:
        name, cards = state.public.edition, facts_of(state).cards
        means = Means(state, seat)
        actions = [
            action_choice(name, id) for id in state.public.grid if id and means.suffice(cards[id])
        ]
        helpers = [STEWARD_DICE] if raja(state, seat).stewards else []
        return [*actions, *dice_choices(state, AS_DIE), *helpers]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        means, cards = Means(state, seat), facts_of(state).cards
        lying = [cards[id] for id in state.public.grid if id]
        dear = [too_dear(means, card) for card in lying if not means.suffice(card)]
        return [*dear, *no_steward(state, seat)]

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        return super().why_not(state, seat, key) or _first(key, (ACT_FIRST, TURN_LATER))

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if choice.group == "steward":
            ply.push(seat, self)
            spend_for_dice(ply, seat)
        elif choice.group == "die":
            card = choice.args[0]
            ply.push(seat, *room_for(ply, seat, 1), TakeThis(card))
        else:
            act(ply, seat, facts_of(ply.state).cards[choice.args[0]])


def act(ply: Ply[State], seat: int, card: Card) -> None:
    """Take a card for its action; for all kinds but goods, push the payment first {#goods}."""
    if card.kind == "goods":
        pick_up(ply.state, card.id)
        ply.push(seat, Enter(card.id))
    else:
        ply.state.public.buying = card.id
        ply.push(seat, PAYING[card.kind](card.id))


class FinishTurn(Step, frozen=True, tag="finish-turn"):
    """The choices after the action: spend stewards, begin an extra turn, end {#steward-turn}."""

    cite = "turn"
    begins = True

    def is_forced(self, state: State, seat: int) -> bool:
        """Return whether an extra turn is next.

        An extra turn may begin automatically, but a turn may not end automatically.
        """
        return state.public.extra > 0

    def prompt(self, state: State, seat: int) -> Text:
        if state.public.extra:
            return say("prompt-bonus-turn")
        return say("prompt-end-steward" if raja(state, seat).stewards else "prompt-end")

    def choices(self, state: State, seat: int) -> list[Choice]:
        helpers = [STEWARD_DICE, STEWARD_TURN] if raja(state, seat).stewards else []
        return [BONUS_TURN if state.public.extra else END, *helpers]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        won = [TURN_WON] if state.public.extra else []
        return [*won, *no_steward(state, seat)]

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        own = raja(state, seat)
        lacking = () if own.stewards else (NO_STEWARD_TURN,)
        return super().why_not(state, seat, key) or _first(key, (*ACTED, *lacking))

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        public = ply.state.public
        if choice.key == END.key:
            ply.emit("ended-turn", seat)
            ply.end_turn()
        elif choice.key == BONUS_TURN.key:
            public.extra -= 1
            ply.emit("bonus-turn", seat)
            lay_turn(ply, seat)
        elif choice.key == STEWARD_TURN.key:
            raja(ply.state, seat).stewards -= 1
            ply.emit("steward-turn", seat, targets=[f"player:{seat}"])
            lay_turn(ply, seat)
        else:
            ply.push(seat, self)
            spend_for_dice(ply, seat)


def spend_for_dice(ply: Ply[State], seat: int) -> None:
    """Spend a steward for dice from the deck {#steward-dice}."""
    raja(ply.state, seat).stewards -= 1
    ply.emit("steward-dice", seat, targets=[f"player:{seat}", "deck"])
    ply.push(seat, DeckDice(facts_of(ply.state).numbers.steward_dice))


def skip(ply: Ply[State], seat: int) -> bool:
    """Skip a turn and all extra turns. Return ``False`` if the seat has already done its action.

    The grid stays unchanged.
    """
    stack = ply.state.stacks[seat]
    match stack:
        case [FinishTurn(), TakeTurn()]:
            stack.clear()
            ply.state.public.extra = 0
            return True
    return False


# -- cached choices and refusals ----------------------------------------------------------------


@cache
def action_choice(name: str, id: str) -> Choice:
    """Return the choice to take a card of the grid for its action."""
    card = edition(name).cards[id]
    facts = {"card": card_text(card), "price": price_text(card)}
    if card.kind == "palace":
        facts["effect"] = palace_text(card.palace_value)
    elif card.kind == "ship":
        facts["reward"] = reward_text(card.ship_reward)
    verb = VERBS[card.kind]
    label = say(f"choice-{verb}", **facts)
    return Choice(f"{verb}:{id}", label, FOR_ACTION | {f"card:{id}"}, "action", (id,))


STEWARD_DICE = Choice(
    "steward-dice", say("choice-steward-dice"), frozenset({"steward", "deck"}), "steward"
)
STEWARD_TURN = Choice("steward-turn", say("choice-steward-turn"), frozenset({"steward"}), "steward")
BONUS_TURN = Choice("bonus-turn", say("choice-bonus-turn"), frozenset(), "turn")
END = Choice("end", say("choice-end"), frozenset(), "end", ends_turn=True)


def too_dear(means: Means, card: Card) -> Blocked:
    """Return the refusal of a card for which the seat can't pay, with the missing pieces."""
    key, targets = f"{VERBS[card.kind]}:{card.id}", frozenset({f"card:{card.id}"})
    if card.cost:
        colour, have = colour_text(card.cost_colour), means.highest(card.cost_colour)
        reason = say("blocked-too-dear", colour=colour, cost=card.cost, have=have)
        return Blocked(key, "too-dear", reason, "build-payment", targets, means.short_of(card))
    reason = say("blocked-no-exact-die", value=card.pips, karma=means.karma)
    cite = f"{card.kind}-price"
    return Blocked(key, "no-exact-die", reason, cite, targets, means.short_of(card))


def no_steward(state: State, seat: int) -> list[Blocked]:
    """Return the refusal if there is no steward to spend."""
    return [] if raja(state, seat).stewards else [NO_STEWARD]


NO_STEWARD = Blocked(
    "steward-dice",
    "no-steward",
    say("blocked-no-steward"),
    "steward-dice",
    frozenset({"steward"}),
    ONE_STEWARD,
)
NO_STEWARD_TURN = Blocked(
    "steward-turn",
    "no-steward",
    say("blocked-no-steward"),
    "steward-turn",
    frozenset({"steward"}),
    ONE_STEWARD,
)
ACT_FIRST = Blocked("end", "act-first", say("blocked-act-first"), "turn")
TURN_LATER = Blocked("steward-turn", "turn-later", say("blocked-turn-later"), "steward-turn")
TURN_WON = Blocked("end", "turn-won", say("blocked-turn-won"), "bonus-extra-turn")
ACTED = tuple(
    Blocked(f"{verb}:", "acted", say("blocked-acted"), "turn") for verb in ("take", *VERBS.values())
)


def _first(key: str, entries: tuple[Blocked, ...]) -> Blocked | None:
    return next((entry for entry in entries if entry.covers(key)), None)
