"""Bonus actions: before and after one's action, as often as one can pay {#bonus-actions}."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.rules.kernel import Act, Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_2.contracts import contract_of, contract_text
from games.rules.marco_polo_2.facts import BAG, BUY_DIE, REROLL, TURN_DIE, bundle_text, seal_text
from games.rules.marco_polo_2.placing import DARK, OWN, dice_kinds, die_choice, put_die
from games.rules.marco_polo_2.purse import character, charge, facts_of, receive, trader
from games.rules.marco_polo_2.rewards import GainBlackDice, fell, roll
from games.rules.marco_polo_2.words import no, say
from games.rules.marco_polo_common.bundle import affordable

if TYPE_CHECKING:
    from games.rules.marco_polo_2.facts import Edition
    from games.rules.marco_polo_2.state import Trader
    from games.rules.marco_polo_2.steps import State


def bonus_choices(state: State, seat: int) -> Iterator[Choice]:
    """Yield all bonus actions that can be done now {#bonus-when}."""
    own = trader(state, seat)
    yield from _fulfil_choices(state, own)
    yield from _upgrade_choices(state, own)
    yield from _kept_choices(state, own)
    kinds = dice_kinds(state, seat)
    yield from (die_choice("bag", kind, pips, "bag") for kind, pips in kinds)
    if affordable(own, REROLL):
        yield from (die_choice("reroll", kind, pips, "reroll") for kind, pips in kinds)
    if affordable(own, TURN_DIE):
        yield from _turn_choices(kinds)
    if _may_buy(state, own):
        yield BUY


def _may_buy(state: State, own: Trader) -> bool:
    return bool(state.public.black) and not state.public.bought and affordable(own, BUY_DIE)


BUY = Choice("buy", say("choice-buy"), frozenset({"act:buy"}), "buy")


def bonus_blocks(state: State, seat: int) -> Iterator[Blocked]:
    """Yield the bonus actions that one would expect, and why they can't be done."""
    own = trader(state, seat)
    yield from _unpaid_contracts(state, own)
    yield from _unpaid_seals(state, own)
    if own.dice or own.black:
        if not affordable(own, REROLL):
            yield no("reroll:", "camels-missing", "reroll", frozenset({"act:reroll"}), camels=1)
        if not affordable(own, TURN_DIE):
            spot = frozenset({"act:turn"})
            yield no("turn-up:", "camels-missing", "turn-die", spot, camels=2)
            yield no("turn-down:", "camels-missing", "turn-die", spot, camels=2)
    yield from _unbuyable(state, own)


def _unbuyable(state: State, own: Trader) -> Iterator[Blocked]:
    spot = frozenset({"act:buy"})
    if state.public.bought:
        yield no("buy", "bought-already", "black-die-limit", spot)
    elif not state.public.black:
        yield no("buy", "no-black-dice", "black-die-limit", spot)
    elif not affordable(own, BUY_DIE):
        yield no("buy", "camels-missing", "buy-black", spot, camels=3)


def do_bonus(ply: Ply[State], seat: int, choice: Choice) -> None:
    """Carry a bonus action out."""
    DO[choice.group](ply, seat, choice)


# -- contracts ----------------------------------------------------------------------------------


def _fulfil_choices(state: State, own: Trader) -> Iterator[Choice]:
    for contract in own.contracts:
        if affordable(own, contract_of(state, contract).cost):
            yield _fulfil_choice(state, contract)


def _fulfil_choice(state: State, contract: str) -> Choice:
    label = say("choice-fulfil", contract=contract_text(state, contract))
    spot = frozenset({f"contract:{contract}"})
    return Choice(f"fulfil:{contract}", label, spot, "fulfil", (contract,))


def _unpaid_contracts(state: State, own: Trader) -> Iterator[Blocked]:
    for contract in own.contracts:
        cost = contract_of(state, contract).cost
        if not affordable(own, cost):
            spot, what = frozenset({f"contract:{contract}"}), bundle_text(cost)
            yield no(f"fulfil:{contract}", "contract-cost-missing", "fulfil", spot, cost=what)


def _fulfil(ply: Ply[State], seat: int, choice: Choice) -> None:
    contract: str = choice.args[0]
    charge(
        ply, seat, contract_of(ply.state, contract).cost, f"contract:{contract}", Fulfil(contract)
    )


class Fulfil(Act, frozen=True, tag="fulfil"):
    """All that a contract asks is paid: it brings its reward {#fulfil} {#abha-basu}."""

    cite = "fulfil"

    contract: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        own = trader(ply.state, seat)
        own.contracts.remove(self.contract)
        own.done.append(self.contract)
        shown = contract_text(ply.state, self.contract)
        ply.emit("fulfilled", seat, targets=[f"trader:{seat}"], contract=shown)
        gift = character(ply.state, seat).on_contract_completed
        if gift:
            receive(ply, seat, gift, "character", f"character:{own.character}")
        gain = contract_of(ply.state, self.contract).gain
        receive(ply, seat, gain, "contracts", f"contract:{self.contract}")


# -- seals --------------------------------------------------------------------------------------


def _seals(facts: Edition, own: Trader) -> Iterator[tuple[str, bool]]:
    """Yield a seat's seals in the edition's order, and whether they are improved."""
    yield from ((seal, own.seals[seal]) for seal in facts.seals if seal in own.seals)


def _upgrade_choices(state: State, own: Trader) -> Iterator[Choice]:
    facts = facts_of(state)
    for seal, improved in _seals(facts, own):
        if not improved and affordable(own, facts.seals[seal].upgrade_cost):
            cost = bundle_text(facts.seals[seal].upgrade_cost)
            label = say("choice-upgrade", seal=seal_text(facts, seal), cost=cost)
            yield Choice(f"upgrade:{seal}", label, frozenset({f"seal:{seal}"}), "upgrade", (seal,))


def _unpaid_seals(state: State, own: Trader) -> Iterator[Blocked]:
    facts = facts_of(state)
    for seal, improved in _seals(facts, own):
        key, spot = f"upgrade:{seal}", frozenset({f"seal:{seal}"})
        cost = facts.seals[seal].upgrade_cost
        if improved:
            yield no(key, "improved-already", "upgrade", spot)
        elif not affordable(own, cost):
            yield no(key, "upgrade-cost-missing", "upgrade", spot, cost=bundle_text(cost))


def _upgrade(ply: Ply[State], seat: int, choice: Choice) -> None:
    seal: str = choice.args[0]
    cost = facts_of(ply.state).seals[seal].upgrade_cost
    charge(ply, seat, cost, f"seal:{seal}", Improve(seal))


class Improve(Act, frozen=True, tag="improve"):
    """Turn a seal to its improved side, which brings its bonus at once {#upgrade} {#de-wu}."""

    cite = "upgrade"

    seal: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        own, facts = trader(ply.state, seat), facts_of(ply.state)
        own.seals[self.seal] = True
        spots = [f"trader:{seat}", f"seal:{self.seal}"]
        ply.emit("improved", seat, targets=spots, seal=seal_text(facts, self.seal))
        gift = character(ply.state, seat).on_seal_improved
        if gift:
            receive(ply, seat, gift, "character", f"character:{own.character}")
        receive(ply, seat, facts.seals[self.seal].bonus, "bonuses", f"seal:{self.seal}")


# -- kept outposts ------------------------------------------------------------------------------


def _kept_choices(state: State, own: Trader) -> Iterator[Choice]:
    for tile in own.kept:
        reward = bundle_text(facts_of(state).outposts[tile].gain)
        label, spot = say("choice-kept", reward=reward), frozenset({f"kept:{tile}"})
        yield Choice(f"kept:{tile}", label, spot, "kept", (tile,))


def _use_kept(ply: Ply[State], seat: int, choice: Choice) -> None:
    """Use a kept outpost bonus, once {#filippo-vitello}."""
    tile: str = choice.args[0]
    trader(ply.state, seat).kept.remove(tile)
    gain = facts_of(ply.state).outposts[tile].gain
    ply.emit("used-kept", seat, targets=[f"trader:{seat}"], reward=bundle_text(gain))
    receive(ply, seat, gain, "outposts", f"outpost:{tile}")


# -- dice ---------------------------------------------------------------------------------------


def _bag(ply: Ply[State], seat: int, choice: Choice) -> None:
    """Put a die on the purse, any number of pips, at no surcharge {#bag}."""
    kind, pips = choice.args
    put_die(ply, seat, "bag", kind, pips)
    ply.state.public.put = 0
    ply.emit("used-bag", seat, targets=["space:bag", f"trader:{seat}"], dice=[pips])
    ply.push(seat, ChooseFromBag())


class ChooseFromBag(Step, frozen=True, tag="choose-from-bag"):
    """Take coins, camels or jade {#bag}."""

    cite = "bag"

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-bag")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return BAG_CHOICES

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        receive(ply, seat, BAG[choice.args[0]], "cards", "space:bag")


BAG_CHOICES = [
    Choice(
        f"purse:{kind}",
        say("choice-receive", reward=bundle_text(gain)),
        frozenset({f"bag:{kind}"}),
        "purse",
        (kind,),
    )
    for kind, gain in BAG.items()
]


def _reroll(ply: Ply[State], seat: int, choice: Choice) -> None:
    kind, pips = choice.args
    charge(ply, seat, REROLL, "reroll", Reroll(kind, pips))


class Reroll(Act, frozen=True, tag="reroll"):
    """Roll one die again {#reroll}."""

    cite = "reroll"

    kind: str
    pips: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        (now,) = roll(ply, seat, "reroll")
        _change(ply, seat, self.kind, self.pips, now)
        ply.emit("rerolled", seat, targets=[f"trader:{seat}"], old=self.pips, dice=[now])
        fell(ply, seat, [now])


def _change(ply: Ply[State], seat: int, kind: str, pips: int, now: int) -> None:
    own = trader(ply.state, seat)
    dice = own.dice if kind == OWN else own.black
    dice[dice.index(pips)] = now
    dice.sort()


def _turn_choices(kinds: list[tuple[str, int]]) -> Iterator[Choice]:
    """Yield the dice to turn up or down by one, never from 6 to 1 or back {#turn-die} {#no-wrap}."""
    for kind, pips in kinds:
        if pips < 6:
            yield _turn_choice("up", kind, pips, pips + 1)
        if pips > 1:
            yield _turn_choice("down", kind, pips, pips - 1)


def _turn_choice(way: str, kind: str, pips: int, now: int) -> Choice:
    id = "choice-turn-black" if kind == DARK else "choice-turn"
    spots = frozenset({f"die:{kind}{pips}", "act:turn"})
    label = say(id, pips=pips, now=now)
    return Choice(f"turn-{way}:{kind}{pips}", label, spots, "turn", (kind, pips, now))


def _turn(ply: Ply[State], seat: int, choice: Choice) -> None:
    charge(ply, seat, TURN_DIE, "turn", TurnDie(*choice.args))


class TurnDie(Act, frozen=True, tag="turn-die"):
    """Turn a die by one {#turn-die}."""

    cite = "turn-die"

    kind: str
    pips: int
    now: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        _change(ply, seat, self.kind, self.pips, self.now)
        ply.emit("turned", seat, targets=[f"trader:{seat}"], old=self.pips, dice=[self.now])


def _buy(ply: Ply[State], seat: int, choice: Choice) -> None:
    """Buy one black die a turn {#buy-black}."""
    ply.state.public.bought = True
    charge(ply, seat, BUY_DIE, "buy", GainBlackDice(1))


DO = {
    "fulfil": _fulfil,
    "upgrade": _upgrade,
    "kept": _use_kept,
    "bag": _bag,
    "reroll": _reroll,
    "turn": _turn,
    "buy": _buy,
}
