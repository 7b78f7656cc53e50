"""Functions that take cards as dice, from grid or deck, with the hand limit {#hand-limit}."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import NOTHING, Act, Blocked, Choice, Open, Ply, Step, Text
from games.rules.rajas_cards_karma.certain import fewer_dice, one_die
from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.table import (
    draw_top,
    facts_of,
    into_hand,
    need_grid,
    out_of_hand,
    raja,
    refill,
    take_out,
    turn_over,
)
from games.rules.rajas_cards_karma.words import back_text, card_text, die_text, say

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.steps import State

NOWHERE: frozenset[str] = frozenset()


def room_for(ply: Ply[State], seat: int, count: int) -> list[Step]:
    """Return the step to discard dice before ``count`` new ones, if needed {#hand-limit}."""
    over = len(raja(ply.state, seat).hand) + count - facts_of(ply.state).hand_limit
    return [DropDice(over)] if over > 0 else []


class GridDice(Act, frozen=True, tag="grid-dice"):
    """The taking of several dice from the grid, one by one {#ruling-one-by-one}."""

    count: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        there = _in_piles(ply.state) + sum(map(bool, ply.state.public.grid))
        count = min(self.count, there)
        ply.push(seat, *room_for(ply, seat, count), *(OfferDie() for _ in range(count)))


class OfferDie(Act, frozen=True, tag="offer-die"):
    """The offer of a die from the grid, if a card is left there {#grid-empty}."""

    def perform(self, ply: Ply[State], seat: int) -> None:
        need_grid(ply)
        if any(ply.state.public.grid):
            ply.push(seat, TakeDie())

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        """Count one die. Its value isn't known yet."""
        one_die(ply, seat)
        return NOTHING


class TakeDie(Step, frozen=True, tag="take-die"):
    """The choice of a card of the grid to take as a die {#take-die}."""

    cite = "take-die"
    forced = False
    """It is ``False``: taking the last card reveals its die, so this can't be undone."""
    alike = True

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-take-die")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return dice_choices(state, NOWHERE)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        take_die(ply, seat, choice.args[0])

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        """Count one die. Its value isn't known yet."""
        one_die(ply, seat)
        return NOTHING


class TakeThis(Act, frozen=True, tag="take-this"):
    """The taking of a card that was chosen before the hand had room for it {#hand-limit}."""

    card: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        take_die(ply, seat, self.card)


class DropDice(Step, frozen=True, tag="drop-dice"):
    """The discard of dice, so that the hand has at most eight {#hand-limit}."""

    cite = "hand-limit"
    alike = True

    count: int

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-drop", count=self.count)

    def choices(self, state: State, seat: int) -> list[Choice]:
        cards = facts_of(state).cards
        return [drop_choice(id, cards[id].die_colour, value) for id, value in _sorted(state, seat)]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        limit = facts_of(state).hand_limit
        reason = say("blocked-hand-full", limit=limit)
        return [
            Blocked(f"take:{id}", "hand-full", reason, "hand-limit", frozenset({f"card:{id}"}))
            for id in state.public.grid
            if id
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        card, colour, value = choice.args
        out_of_hand(ply.state, seat, [card])
        ply.emit("dropped", seat, targets=["discard"], die=die_text(colour, value))
        if self.count > 1:
            ply.push(seat, DropDice(self.count - 1))

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        """Remove as many dice as the seat must discard, whichever it will choose."""
        fewer_dice(ply, seat, self.count)
        return NOTHING


def _sorted(state: State, seat: int) -> list[tuple[str, int]]:
    """Return a hand sorted by colour and value."""
    cards = facts_of(state).cards
    return sorted(
        state.private[seat].hand, key=lambda die: (cards[die[0]].die_colour, die[1], die[0])
    )


class DeckDice(Act, frozen=True, tag="deck-dice"):
    """The drawing of dice from the deck, with the discard that it needs first {#steward-dice}."""

    count: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        count = min(self.count, _in_piles(ply.state))
        ply.push(seat, *room_for(ply, seat, count), DrawDice(count))


def _in_piles(state: State) -> int:
    """Return how many cards can be drawn from deck and discards {#ruling-nothing-to-draw}."""
    return state.public.deck + len(state.public.discards)


class DrawDice(Act, frozen=True, tag="draw-dice"):
    """The drawing of dice from the deck when the hand has room {#steward-dice}."""

    count: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        top = ply.state.public.top  # the deck's top card is face up; all others are drawn unseen
        hand = raja(ply.state, seat).hand
        held = len(hand)
        hand += [""] * self.count  # a preview so counts them before a card is revealed
        for place in range(held, len(hand)):
            card = draw_top(ply)
            turn_over(ply, seat, card, place, openly=card == top)
            refill(ply)

    def beyond(self, ply: Ply[State], seat: int) -> Open:
        """Count nothing more: ``perform`` counts the dice before it reveals any."""
        return NOTHING


def take_die(ply: Ply[State], seat: int, card: str) -> None:
    """Take a card of the grid into the hand {#take-die}."""
    gap = take_out(ply.state, card)
    into_hand(ply, seat, card, openly=True, left=[gap])


def dice_choices(state: State, also: frozenset[str]) -> list[Choice]:
    """List the choices to take a card of the grid as a die of unknown value {#take-die}."""
    name = state.public.edition
    return [take_choice(name, id, also) for id in state.public.grid if id]


@cache
def take_choice(name: str, id: str, also: frozenset[str]) -> Choice:
    """Return the choice to take a card as a die; ``also`` are further targets."""
    card = edition(name).cards[id]
    label = say("choice-take", die=back_text(card.die_colour), card=card_text(card))
    return Choice(f"take:{id}", label, also | {f"card:{id}"}, "die", (id,))


@cache
def drop_choice(id: str, colour: str, value: int) -> Choice:
    """Return the choice to discard a die of the hand."""
    label = say("choice-drop", die=die_text(colour, value))
    return Choice(f"drop:{id}", label, frozenset({f"hand:{id}"}), "drop", (id, colour, value))
