"""Payments with one exact die, and the spending of any payment {#discard}."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Choice, Ply, Step, Text
from games.rules.rajas_cards_karma.enter import Enter
from games.rules.rajas_cards_karma.means import Laid, cheapest, exact_dice
from games.rules.rajas_cards_karma.table import facts_of, out_of_hand, pick_up, raja
from games.rules.rajas_cards_karma.words import card_text, die_text, say

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.facts import Card
    from games.rules.rajas_cards_karma.steps import State

PROPOSAL = frozenset({"pay"})
ONE_STEWARD = ({"stewards": 1},)
NO_JOKER = Blocked(
    "joker:",
    "no-steward",
    say("blocked-no-steward"),
    "steward-joker",
    frozenset({"steward"}),
    ONE_STEWARD,
)


class PayExact(Step, frozen=True):
    """The choice of one die that pays the exact price, or of a steward instead."""

    forced = False

    card: str

    def prompt(self, state: State, seat: int) -> Text:
        card = facts_of(state).cards[self.card]
        return say("prompt-pay-exact", card=card_text(card), value=card.pips)

    def choices(self, state: State, seat: int) -> list[Choice]:
        card, own = facts_of(state).cards[self.card], raja(state, seat)
        dice = exact_dice(state, seat, card)
        jokers = [joker_choice(card.pips, card.pips)] if own.stewards else []
        payable = bool(dice or jokers)
        best = [proposal(state, seat, cheapest(state, seat, card))] if payable else []
        return [*best, *(_exact(state, card, *die) for die in dice), *jokers]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        card, own = facts_of(state).cards[self.card], raja(state, seat)
        dice = [
            Blocked(
                f"die:{id}",
                "die-pips",
                say("blocked-die-pips", value=value, price=card.pips, karma=own.karma),
                self.cite,
                frozenset({f"hand:{id}"}),
                ({"karma": abs(value - card.pips) - own.karma},),
            )
            for id, value in state.private[seat].hand
            if abs(value - card.pips) > own.karma
        ]
        return dice if own.stewards else [*dice, NO_JOKER]

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        """Return a die's refusal for all its keys, with or without karma."""
        entries = self.blocked(state, seat)
        lifted = (one for one in entries if key.startswith((f"{one.key}+", f"{one.key}-")))
        return next((one for one in entries if one.covers(key)), None) or next(lifted, None)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        pay(ply, seat, self.card, choice.args)


def _exact(state: State, card: Card, id: str, value: int, lift: int) -> Choice:
    return _exact_choice(id, facts_of(state).cards[id].die_colour, value, lift)


@cache
def _exact_choice(id: str, colour: str, value: int, lift: int) -> Choice:
    key = f"die:{id}{lift:+}" if lift else f"die:{id}"
    targets = {f"hand:{id}", "karma"} if lift else {f"hand:{id}"}
    label = say("choice-exact", die=die_text(colour, value), karma=abs(lift), value=value + lift)
    return Choice(key, label, frozenset(targets), "hand", (((id, lift),), ()))


class PayShip(PayExact, frozen=True, tag="pay-ship"):
    """The payment for a ship {#ship-price}."""

    cite = "ship-price"


class PayPalace(PayExact, frozen=True, tag="pay-palace"):
    """The payment for a palace action {#palace-price}."""

    cite = "palace-price"


@cache
def joker_choice(value: int, total: int) -> Choice:
    """Return the choice to use a steward as a die of this value {#steward-joker}."""
    label = say("choice-joker", value=value, total=total)
    targets = frozenset({"steward", f"joker:{value}"})
    return Choice(f"joker:{value}", label, targets, "steward", ((), (value,)))


def proposal(state: State, seat: int, laid: Laid) -> Choice:
    """Return the choice to pay a whole payment at once. It contains the pieces already laid."""
    lifts, jokers = laid
    label = say("choice-pay", payment=payment_text(state, seat, lifts, jokers))
    args = (tuple(lifts.items()), tuple(jokers))
    return Choice("pay", label, PROPOSAL, "pay", args)


def payment_text(state: State, seat: int, lifts: dict[str, int], jokers: list[int]) -> Text:
    """Return a payment in words: "green 4 and 1 karma + steward as 6"."""
    cards, values = facts_of(state).cards, dict(state.private[seat].hand)
    pieces = [_piece(die_text(cards[id].die_colour, values[id]), lifts[id]) for id in lifts]
    pieces += [say("paid-joker", value=value) for value in jokers]
    return _listed(pieces)


def told_payment(state: State, seat: int, lifts: dict[str, int], jokers: list[int]) -> Text:
    """Return the public part of a payment in words: dice, numbers of karma and stewards."""
    cards, values = facts_of(state).cards, dict(state.private[seat].hand)
    pieces = [die_text(cards[id].die_colour, values[id]) for id in lifts]
    karma = sum(lifts.values())
    if karma:
        pieces.append(say("paid-karma", count=karma))
    if jokers:
        pieces.append(say("paid-stewards", count=len(jokers)))
    return _listed(pieces)


def _listed(pieces: list[Text]) -> Text:
    first, *rest = pieces
    for other in rest:
        first = say("paid-and", first=first, second=other)
    return first


def _piece(die: Text, lift: int) -> Text:
    if not lift:
        return die
    return say("paid-raised" if lift > 0 else "paid-lowered", die=die, karma=abs(lift))


def pay(
    ply: Ply[State], seat: int, card: str, paid: tuple[tuple[tuple[str, int], ...], tuple[int, ...]]
) -> None:
    """Spend a payment, then take the card out of the grid {#build} {#discard}."""
    state, own, private = ply.state, raja(ply.state, seat), ply.state.private[seat]
    lifts, jokers = dict(paid[0]), list(paid[1])
    face = facts_of(state).cards[card]
    tell = told_payment if face.cost else payment_text  # an exact price reveals all details anyway
    payment = tell(state, seat, lifts, jokers)
    targets = [pick_up(state, card), "discard", f"player:{seat}"]
    ply.emit("paid", seat, targets=targets, card=card_text(face), payment=payment)
    own.karma -= sum(abs(lift) for lift in lifts.values())
    own.stewards -= len(jokers)
    out_of_hand(state, seat, lifts)
    private.laid, private.jokers, state.public.buying = {}, [], ""
    ply.push(seat, Enter(card))
