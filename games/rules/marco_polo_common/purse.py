"""Scoring, receiving and paying: the only functions that change a seat's purse."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from games.rules.kernel import Act, Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_common.bundle import (
    Bundle,
    add,
    mixtures,
    payable_mixtures,
    settled,
    shortfalls,
    subtract,
    ways_to_pay,
)
from games.rules.marco_polo_common.facts import Character
from games.rules.marco_polo_common.words import amounts_text, say, source_text

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State

CARRIED_OUT = ("contracts_city", "contracts_pile", "black_dice", "steps")
"""The rewards that need steps, in the order of these steps; movement is last."""


def trader(state: State, seat: int) -> Any:
    """Return a seat's part of the public state."""
    return state.public.traders[seat]


def character(state: State, seat: int) -> Character:
    """Return a seat's character."""
    found: Character = state.facts.characters[trader(state, seat).character]
    return found


def score(ply: Ply[State], seat: int, rule: str, points: int) -> None:
    """Add points by a scoring rule; they may be negative {#ruling-below-zero}."""
    if not points:
        return
    trader(ply.state, seat).points += points
    ply.state.public.scores[ply.state.kit.scores.index(rule)][seat] += points
    why = say(ply.state, f"score-{rule}")
    ply.emit("scored", seat, targets=[f"trader:{seat}"], points=points, rule=why)


# -- receiving ----------------------------------------------------------------------------------


def receive(ply: Ply[State], seat: int, gain: Bundle, rule: str, source: str) -> None:
    """Give a seat a gain {#rewards}.

    The part without choices is given at once. For the rest, steps are pushed: first those of goods,
    last those of movement.
    """
    own = trader(ply.state, seat)
    add(own, gain)
    shown = _at_once(gain)
    if shown:
        what, whence = amounts_text(ply.state, shown), source_text(ply.state, source)
        ply.emit("received", seat, targets=[f"trader:{seat}"], what=what, source=whence)
    _points(ply, seat, gain.vp, rule)
    if gain.jade:
        score(ply, seat, "character", gain.jade * character(ply.state, seat).per_jade_received.vp)
    if not gain.paid_at_once:
        _lay_down(ply, seat, gain, rule, source)


@cache
def _at_once(gain: Bundle) -> Bundle:
    """Return the part of a gain that needs no choice and no step."""
    return Bundle(gain.camels, gain.coins, gain.jade, gain.pepper, gain.silk, gain.gold, vp=gain.vp)


def _points(ply: Ply[State], seat: int, points: int, rule: str) -> None:
    trader(ply.state, seat).points += points
    ply.state.public.scores[ply.state.kit.scores.index(rule)][seat] += points


def _lay_down(ply: Ply[State], seat: int, gain: Bundle, rule: str, source: str) -> None:
    goods = [TakeGoods(gain.goods, gain.cap, rule, source)] if gain.goods else []
    amounts = [(kind, getattr(gain, kind)) for kind in CARRIED_OUT]
    rewards = ply.state.kit.rewards
    steps = [rewards[kind](amount, source) for kind, amount in amounts if amount]
    ply.push(seat, *goods, *steps)


class Receive(Act, frozen=True, tag="receive"):
    """The receipt of a gain, once the steps above it are done."""

    cite = "rewards"

    gain: Bundle
    rule: str
    source: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        receive(ply, seat, self.gain, self.rule, self.source)


class TakeGoods(Step, frozen=True, tag="take-goods"):
    """The choice of goods: pepper, silk, gold, at most ``cap`` of a kind {#reward-goods}."""

    cite = "reward-goods"

    number: int
    cap: int
    rule: str
    source: str

    def prompt(self, state: State, seat: int) -> Text:
        source = source_text(state, self.source)
        return say(state, "prompt-take-goods", count=self.number, source=source)

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            Choice(
                _mix_key("goods", mix),
                say(state, "choice-goods", goods=_mix_text(state, mix)),
                group="goods",
                args=mix,
            )
            for mix in mixtures(self.number, self.cap)
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        pepper, silk, gold = choice.args
        gain = Bundle(pepper=pepper, silk=silk, gold=gold)
        receive(ply, seat, gain, self.rule, self.source)


def _mix_key(verb: str, mix: tuple[int, ...]) -> str:
    return f"{verb}:p{mix[0]}s{mix[1]}g{mix[2]}"


def _mix_text(state: State, mix: tuple[int, int, int]) -> Text:
    return amounts_text(state, settled(Bundle(), mix))


# -- paying -------------------------------------------------------------------------------------


def unpaid(state: State, seat: int, refusal: Blocked, *costs: Bundle) -> Blocked:
    """Return a refusal with the pieces that the seat lacks to pay one of the costs."""
    own = trader(state, seat)
    return msgspec.structs.replace(
        refusal, missing=tuple(lack for cost in costs for lack in shortfalls(own, cost))
    )


def charge(ply: Ply[State], seat: int, cost: Bundle, source: str, *then: Step) -> None:
    """Take a cost. If there are several ways to pay, push the choice between them {#jade-payment}.

    The steps ``then`` are carried out afterwards.
    """
    ply.push(seat, *then)
    if cost.goods:
        ply.push(seat, GiveGoods(cost, source))
        return
    ways = ways_to_pay(trader(ply.state, seat), cost)
    if len(ways) == 1:
        pay(ply, seat, cost, ways[0], source)
    else:
        ply.push(seat, Pay(cost, source))


def pay(
    ply: Ply[State],
    seat: int,
    cost: Bundle,
    way: tuple[int, int],
    source: str,
    rule: str = "cards",
) -> None:
    """Pay a cost to the supply. ``way`` is a pair (jade used for camels, jade used for coins).

    ``rule`` is the scoring rule for which points of the cost count.
    """
    if not cost:
        return
    own = trader(ply.state, seat)
    subtract(own, cost, way)
    _points(ply, seat, -cost.vp, rule)
    what = amounts_text(ply.state, _by_way(cost, way))
    ply.emit(
        "paid", seat, targets=[f"trader:{seat}"], what=what, source=source_text(ply.state, source)
    )


def _by_way(cost: Bundle, way: tuple[int, int]) -> Bundle:
    for_camels, for_coins = way
    if not for_camels and not for_coins:
        return cost
    return cost + Bundle(camels=-for_camels, coins=-for_coins, jade=for_camels + for_coins)


MANY_WAYS = 100
"""The most payments in one decision. With more, there are two decisions: jade for camels, then jade
for coins.
"""


class Pay(Step, frozen=True, tag="pay"):
    """The choice of how much jade replaces camels and coins {#jade-payment}.

    The payment with the least jade is listed first. ``for_camels`` is the jade for camels if that
    is chosen already; then the seat chooses the jade for coins.
    """

    cite = "jade-payment"

    cost: Bundle
    source: str
    for_camels: int | None = None

    def prompt(self, state: State, seat: int) -> Text:
        return say(
            state,
            "prompt-pay",
            cost=amounts_text(state, self.cost),
            source=source_text(state, self.source),
        )

    def choices(self, state: State, seat: int) -> list[Choice]:
        ways = ways_to_pay(trader(state, seat), self.cost)
        if self.for_camels is not None:
            ways = [way for way in ways if way[0] == self.for_camels]
        elif len(ways) > MANY_WAYS:
            return [_camels_choice(state, jade) for jade in sorted({way[0] for way in ways})]
        return [
            Choice(f"pay:{way[0]}+{way[1]}", self._label(state, way), group="pay", args=way)
            for way in ways
        ]

    def _label(self, state: State, way: tuple[int, int]) -> Text:
        id = "choice-pay-jade" if sum(way) else "choice-pay"
        spared = amounts_text(state, Bundle(camels=way[0], coins=way[1]))
        return say(state, id, cost=amounts_text(state, _by_way(self.cost, way)), what=spared)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        for_camels, *for_coins = choice.args
        if for_coins:
            pay(ply, seat, self.cost, (for_camels, *for_coins), self.source)
        else:
            ply.push(seat, Pay(self.cost, self.source, for_camels))


def _camels_choice(state: State, jade: int) -> Choice:
    label = say(state, "choice-jade-for-camels", count=jade)
    return Choice(f"camels:{jade}", label, group="pay", args=(jade,))


class GiveGoods(Step, frozen=True, tag="give-goods"):
    """The choice of the goods to pay with {#reward-goods}."""

    cite = "reward-goods"

    cost: Bundle
    source: str

    def prompt(self, state: State, seat: int) -> Text:
        source = source_text(state, self.source)
        return say(state, "prompt-give-goods", count=self.cost.goods, source=source)

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            Choice(
                _mix_key("give", mix),
                say(state, "choice-give", goods=_mix_text(state, mix)),
                group="goods",
                args=mix,
            )
            for mix in payable_mixtures(trader(state, seat), self.cost)
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        pepper, silk, gold = choice.args
        charge(ply, seat, settled(self.cost, (pepper, silk, gold)), self.source)
