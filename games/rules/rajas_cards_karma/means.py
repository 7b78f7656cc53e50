"""The dice, karma and stewards with which a seat can pay, and the cheapest payment.

{#build-payment} {#ship-price} {#palace-price}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.rajas_cards_karma.payment import HIGHEST, Payment, payments, reach
from games.rules.rajas_cards_karma.table import facts_of, raja

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.facts import Card
    from games.rules.rajas_cards_karma.steps import State

Dice = list[tuple[str, int]]
Laid = tuple[dict[str, int], list[int]]
"""A payment: by die, the karma on it (negative to lower it), and the values of jokers."""


class Means:
    """All pieces with which a seat can pay; sums by colour are computed when they are needed."""

    def __init__(self, state: State, seat: int) -> None:
        own, self.cards = raja(state, seat), facts_of(state).cards
        self.hand, self.karma, self.stewards = state.private[seat].hand, own.karma, own.stewards
        self.most: dict[str, int] = {}

    def highest(self, colour: str) -> int:
        """Return the highest sum of a colour that the seat can pay {#build-payment}."""
        if colour not in self.most:
            cards = self.cards
            values = [value for id, value in self.hand if cards[id].die_colour == colour]
            self.most[colour] = reach(values, self.karma, self.stewards)
        return self.most[colour]

    def exactly(self, pips: int) -> bool:
        """Return whether the seat can pay one die of this value {#ship-price} {#palace-price}."""
        karma = self.karma
        return self.stewards > 0 or any(abs(value - pips) <= karma for _, value in self.hand)

    def short_of(self, card: Card) -> tuple[dict[str, int], ...]:
        """Return alternatives of the pieces that the seat lacks: stewards, or karma for a die."""
        if card.cost:
            lack = card.cost - self.highest(card.cost_colour)
            return ({"stewards": -(-lack // HIGHEST)},)
        return ({"stewards": 1}, *self.short_of_karma(card.pips))

    def short_of_karma(self, pips: int) -> tuple[dict[str, int], ...]:
        """Return the karma that the seat lacks to pay with its nearest die.

        Empty if it has none.
        """
        nearest = min((abs(value - pips) for _, value in self.hand), default=0)
        return ({"karma": nearest - self.karma},) if nearest > self.karma else ()

    def suffice(self, card: Card) -> bool:
        """Return whether the seat can pay a card's price; ``True`` if it has none."""
        if card.cost:
            return self.highest(card.cost_colour) >= card.cost
        return not card.pips or self.exactly(card.pips)


def coloured(state: State, seat: int, colour: str) -> Dice:
    """Return the dice of a colour in a seat's hand, lowest first."""
    cards = facts_of(state).cards
    dice = [(value, id) for id, value in state.private[seat].hand if cards[id].die_colour == colour]
    return [(id, value) for value, id in sorted(dice)]


def cheapest(state: State, seat: int, card: Card) -> Laid:
    """Return the cheapest payment for a card; the seat must be able to pay."""
    own = raja(state, seat)
    if card.cost:
        hand = coloured(state, seat, card.cost_colour)
        values = tuple(value for _, value in hand)
        way = payments(values, card.cost, own.karma, own.stewards)[0]
        return laid_by(hand, way)
    dice = exact_dice(state, seat, card)
    if not dice:
        return {}, [card.pips]
    id, _, lift = min(dice, key=lambda die: (abs(die[2]), die[1], die[0]))
    return {id: lift}, []


def laid_by(hand: Dice, way: Payment) -> Laid:
    """Return the pieces of a payment, with the ids of its dice."""
    pairs = zip(hand, way.lifts, strict=True)
    return {id: lift for (id, _), lift in pairs if lift >= 0}, list(way.jokers)


def exact_dice(state: State, seat: int, card: Card) -> list[tuple[str, int, int]]:
    """Return the dice that can pay an exact price: id, value, karma (negative to lower)."""
    karma = raja(state, seat).karma
    return [
        (id, value, card.pips - value)
        for id, value in state.private[seat].hand
        if abs(card.pips - value) <= karma
    ]
