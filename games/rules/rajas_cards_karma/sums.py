"""The payment of a sum in one colour, piece by piece {#build-payment}.

Nothing is spent until the sum is reached. The pieces laid so far are in the seat's private
compartment, so that nobody else sees an unfinished payment.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Amounts, Blocked, Choice, Ply, Step, Text
from games.rules.rajas_cards_karma.means import Laid, coloured, laid_by
from games.rules.rajas_cards_karma.paying import ONE_STEWARD, joker_choice, pay, proposal
from games.rules.rajas_cards_karma.payment import HIGHEST, UNUSED, Payment, payments
from games.rules.rajas_cards_karma.table import facts_of, raja
from games.rules.rajas_cards_karma.words import card_text, colour_text, die_text, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.rules.rajas_cards_karma.steps import State


class PaySum(Step, frozen=True, tag="pay-sum"):
    """The choice of the next piece of a building's payment {#build-payment}."""

    cite = "build-payment"
    forced = False

    card: str

    def prompt(self, state: State, seat: int) -> Text:
        card = facts_of(state).cards[self.card]
        return say(
            "prompt-pay-sum",
            card=card_text(card),
            cost=card.cost,
            colour=colour_text(card.cost_colour),
        )

    def choices(self, state: State, seat: int) -> list[Choice]:
        running = Running(state, seat, self.card)
        if not running.ways:
            return []
        best = proposal(state, seat, running.laid_by(running.ways[0]))
        return [best, *running.dice(), *running.karma(), *running.jokers()]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        return list(Running(state, seat, self.card).blocked())

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        own, (lifts, jokers) = ply.state.private[seat], choice.args
        if choice.group == "pay":
            pay(ply, seat, self.card, choice.args)
            return
        for id, lift in lifts:
            own.laid[id] = own.laid.get(id, 0) + lift
        own.jokers += jokers
        running = Running(ply.state, seat, self.card)
        if running.laid in running.ways:
            dice, stand = running.laid_by(running.laid)
            pay(ply, seat, self.card, (tuple(dice.items()), tuple(stand)))
        else:
            ply.push(seat, self)


class Running:
    """An unfinished payment, and all payments that contain its pieces, the cheapest first."""

    def __init__(self, state: State, seat: int, card: str) -> None:
        self.card = facts_of(state).cards[card]
        self.state, self.seat = state, seat
        self.own, self.private = raja(state, seat), state.private[seat]
        self.hand = coloured(state, seat, self.card.cost_colour)
        self.values = tuple(value for _, value in self.hand)
        lifts = tuple(self.private.laid.get(id, UNUSED) for id, _ in self.hand)
        self.laid = Payment(lifts, tuple(sorted(self.private.jokers)))
        every = payments(self.values, self.card.cost, self.own.karma, self.own.stewards)
        self.ways = [way for way in every if way.holds(self.laid)]

    def laid_by(self, way: Payment) -> Laid:
        """Return the pieces of a payment, with the ids of its dice."""
        return laid_by(self.hand, way)

    def dice(self) -> Iterator[Choice]:
        """Yield the choices to lay a die that is part of a possible payment."""
        for place, (id, value) in enumerate(self.hand):
            if self.laid.lifts[place] < 0 and any(way.lifts[place] >= 0 for way in self.ways):
                yield _die(id, self.card.cost_colour, value, self.laid.total(self.values) + value)

    def karma(self) -> Iterator[Choice]:
        """Yield the choices to put one more karma on a laid die."""
        for place, (id, value) in enumerate(self.hand):
            lift = self.laid.lifts[place]
            if lift >= 0 and any(way.lifts[place] > lift for way in self.ways):
                total = self.laid.total(self.values) + 1
                yield _karma(id, self.card.cost_colour, value + lift, total)

    def jokers(self) -> Iterator[Choice]:
        """Yield the choices to use a steward as a die of some value."""
        for value in range(1, HIGHEST + 1):
            have = self.laid.jokers.count(value)
            if any(way.jokers.count(value) > have for way in self.ways):
                yield joker_choice(value, self.laid.total(self.values) + value)

    def blocked(self) -> Iterator[Blocked]:
        """Yield the refusals of the hand's other dice, of more karma and of more stewards."""
        offered = {choice.key for choice in (*self.dice(), *self.karma(), *self.jokers())}
        cards = facts_of(self.state).cards
        for id, _ in self.private.hand:
            if cards[id].die_colour != self.card.cost_colour:
                colour = colour_text(self.card.cost_colour)
                yield _no(f"die:{id}", "die-colour", "build-payment", f"hand:{id}", colour=colour)
            elif id not in self.private.laid and f"die:{id}" not in offered:
                yield _no(f"die:{id}", "superfluous", "ruling-irredundant", f"hand:{id}")
        for id, value in self.hand:
            if id in self.private.laid and f"karma:{id}" not in offered:
                yield self._no_karma(id, value + self.private.laid[id])
        if not any(key.startswith("joker:") for key in offered):
            used_up = len(self.private.jokers) >= self.own.stewards
            yield (
                _no("joker:", "no-steward", "steward-joker", "steward", ONE_STEWARD)
                if used_up
                else _no("joker:", "superfluous", "ruling-irredundant", "steward")
            )

    def _no_karma(self, id: str, value: int) -> Blocked:
        if value >= HIGHEST:
            return _no(f"karma:{id}", "die-six", "karma-bounds", f"hand:{id}")
        if sum(self.private.laid.values()) >= self.own.karma:
            return _no(f"karma:{id}", "no-karma", "karma", f"hand:{id}", ({"karma": 1},))
        return _no(f"karma:{id}", "superfluous", "ruling-irredundant", f"hand:{id}")


def _no(
    key: str,
    code: str,
    cite: str,
    target: str,
    missing: tuple[Amounts, ...] = (),
    **facts: Text,
) -> Blocked:
    return Blocked(key, code, say(f"blocked-{code}", **facts), cite, frozenset({target}), missing)


@cache
def _die(id: str, colour: str, value: int, total: int) -> Choice:
    label = say("choice-die", die=die_text(colour, value), total=total)
    return Choice(f"die:{id}", label, frozenset({f"hand:{id}"}), "hand", (((id, 0),), ()))


@cache
def _karma(id: str, colour: str, value: int, total: int) -> Choice:
    label = say("choice-karma", die=die_text(colour, value), value=value + 1, total=total)
    targets = frozenset({f"hand:{id}", "karma"})
    return Choice(f"karma:{id}", label, targets, "karma", (((id, 1),), ()))
