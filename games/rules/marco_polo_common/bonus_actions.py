"""Bonus actions: a seat may do any number of them before and after its action {#bonus-actions}."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from games.rules.kernel import Act, Blocked, Choice, Open, Ply, Step, Text
from games.rules.marco_polo_common.bundle import Bundle, affordable
from games.rules.marco_polo_common.contracts import contract_of, contract_text, printed
from games.rules.marco_polo_common.dice import UNDECLARED, Hand
from games.rules.marco_polo_common.facts import BUY_DIE, REROLL, TURN_DIE
from games.rules.marco_polo_common.placing import (
    COLOUR_WORDS,
    REMEMBERED,
    die_choices,
    die_named,
    hand,
    no_such_die,
    put_die,
)
from games.rules.marco_polo_common.purse import character, charge, receive, trader, unpaid
from games.rules.marco_polo_common.rewards import GainBlackDice, by_faces, fell, roll
from games.rules.marco_polo_common.table import BonusAction
from games.rules.marco_polo_common.words import amounts_text, no, say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.facts import Edition
    from games.rules.marco_polo_common.table import State


def bonus_choices(state: State, seat: int, dice: Hand) -> list[Choice]:
    """Return the choices of all bonus actions that the seat can do now {#bonus-when}."""
    found: list[Choice] = []
    for kind in state.kit.bonus_actions:
        found += kind.choices(state, seat, dice)
    return found


def bonus_blocks(state: State, seat: int) -> Iterator[Blocked]:
    """Yield the bonus actions that a player would expect, and why they aren't possible."""
    for kind in state.kit.bonus_actions:
        yield from kind.blocks(state, seat)


def bonus_action(state: State, group: str) -> BonusAction | None:
    """Return the bonus action whose choices have this group, or ``None``."""
    return next((kind for kind in state.kit.bonus_actions if kind.group == group), None)


DIE_CITES = {"bag": "bag", "reroll": "reroll", "turn-up": "turn-die", "turn-down": "turn-die"}
"""By prefix of keys, the anchor of the rule on a bonus action with one die."""


def why_not_that_die(state: State, seat: int, key: str) -> Blocked | None:
    """Return the refusal of a bonus action with a die that the seat doesn't have, or ``None``."""
    verb, _, die = key.partition(":")
    named = die_named(die)
    if verb not in DIE_CITES or named is None:
        return None
    return no_such_die(state, seat, key, *named, cite=DIE_CITES[verb])


def never(state: State, seat: int) -> Iterator[Blocked]:
    """Yield no refusals."""
    yield from ()


# -- contracts ----------------------------------------------------------------------------------


def _fulfil_choices(state: State, seat: int, dice: Hand) -> Iterator[Choice]:
    own = trader(state, seat)
    for contract in own.contracts:
        if affordable(own, contract_of(state, contract).cost):
            yield _fulfil_choice(state.facts, contract)


@cache
def _fulfil_choice(facts: Edition, contract: str) -> Choice:
    label = say(facts, "choice-fulfil", contract=printed(facts, contract))
    spot = frozenset({f"contract:{contract}"})
    return Choice(f"fulfil:{contract}", label, spot, "fulfil", (contract,))


def _unpaid_contracts(state: State, seat: int) -> Iterator[Blocked]:
    own = trader(state, seat)
    for contract in own.contracts:
        cost = contract_of(state, contract).cost
        if not affordable(own, cost):
            spot, what = frozenset({f"contract:{contract}"}), amounts_text(state, cost)
            key = f"fulfil:{contract}"
            refusal = no(state, key, "contract-cost-missing", "fulfil", spot, cost=what)
            yield unpaid(state, seat, refusal, cost)


def _fulfil(ply: Ply[State], seat: int, choice: Choice) -> None:
    contract: str = choice.args[0]
    charge(
        ply, seat, contract_of(ply.state, contract).cost, f"contract:{contract}", Fulfil(contract)
    )


class Fulfil(Act, frozen=True, tag="fulfil"):
    """The reward of a contract whose cost is paid {#fulfil} {#abha-basu}."""

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


FULFIL = BonusAction("fulfil", _fulfil_choices, _unpaid_contracts, _fulfil)


def why_not_that_contract(state: State, seat: int, key: str) -> Blocked | None:
    """Return the refusal of a contract that the seat doesn't have, or ``None`` {#fulfil}."""
    verb, _, contract = key.partition(":")
    known = verb == "fulfil" and contract in state.facts.contracts
    if not known or contract in trader(state, seat).contracts:
        return None
    return no(state, key, "not-your-contract", "fulfil", frozenset({f"contract:{contract}"}))


# -- the bag ------------------------------------------------------------------------------------


def _bag_choices(state: State, seat: int, dice: Hand) -> tuple[Choice, ...]:
    return die_choices(state.slug, "bag", dice, rolled=False)


def _bag(ply: Ply[State], seat: int, choice: Choice) -> None:
    """Put a die on the bag; any pips are allowed, and no surcharge is due {#bag}."""
    kind, pips = choice.args
    put_die(ply, seat, "bag", kind, pips, pips)
    ply.state.public.put = 0
    spots = ["space:bag", f"trader:{seat}"]
    if pips == UNDECLARED:
        ply.emit("used-bag-undeclared", seat, targets=spots)
    else:
        ply.emit("used-bag", seat, targets=spots, dice=[pips])
    ply.push(seat, ChooseFromBag())


class ChooseFromBag(Step, frozen=True, tag="choose-from-bag"):
    """The choice of one of the bag's gains {#bag}."""

    cite = "bag"

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-bag")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            Choice(
                f"purse:{kind}",
                say(state, "choice-receive", reward=amounts_text(state, gain)),
                frozenset({f"bag:{kind}"}),
                "purse",
                (kind,),
            )
            for kind, gain in state.kit.purse.items()
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        receive(ply, seat, ply.state.kit.purse[choice.args[0]], "cards", "space:bag")


BAG = BonusAction("bag", _bag_choices, never, _bag)


# -- dice ---------------------------------------------------------------------------------------


def _nothing_rolled(state: State, seat: int, key: str) -> Iterator[Blocked]:
    """Yield the refusal to roll or turn dice without a number {#raschid}."""
    dice = hand(state, seat)
    if dice.kinds and not dice.rolled:
        spot = frozenset({f"act:{key.rstrip(':')}"})
        yield no(state, key, "nothing-rolled", "raschid", spot)


def _camels_missing(state: State, seat: int, key: str, cite: str, cost: Bundle) -> Blocked:
    spot = frozenset({f"act:{key.rstrip(':')}"})
    refusal = no(state, key, "camels-missing", cite, spot, camels=cost.camels)
    return unpaid(state, seat, refusal, cost)


def _reroll_choices(state: State, seat: int, dice: Hand) -> tuple[Choice, ...]:
    if not affordable(trader(state, seat), REROLL):
        return ()
    return die_choices(state.slug, "reroll", dice, rolled=True)


def _no_reroll(state: State, seat: int) -> Iterator[Blocked]:
    yield from _nothing_rolled(state, seat, "reroll:")
    if hand(state, seat).rolled and not affordable(trader(state, seat), REROLL):
        yield _camels_missing(state, seat, "reroll:", "reroll", REROLL)


def _reroll(ply: Ply[State], seat: int, choice: Choice) -> None:
    kind, pips = choice.args
    charge(ply, seat, REROLL, "reroll", Reroll(kind, pips))


class Reroll(Act, frozen=True, tag="reroll"):
    """The rolling of one die again {#reroll}."""

    cite = "reroll"

    kind: str
    pips: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        (now,) = roll(ply, seat, "reroll")
        _change(ply, seat, self.kind, self.pips, now)
        ply.emit("rerolled", seat, targets=[f"trader:{seat}"], old=self.pips, dice=[now])
        fell(ply, seat, [now])

    def beyond(self, ply: Ply[State], seat: int) -> Open | None:
        """Count nothing, since rolling a die again doesn't change the number of dice."""
        return by_faces(ply, seat)


def _change(ply: Ply[State], seat: int, kind: str, pips: int, now: int) -> None:
    own = trader(ply.state, seat)
    pool = next(pool for letter, pool, _ in ply.state.kit.dice if letter == kind)
    dice: list[int] = getattr(own, pool)
    dice[dice.index(pips)] = now
    dice.sort()


REROLLING = BonusAction("reroll", _reroll_choices, _no_reroll, _reroll)


def _turn_choices(state: State, seat: int, dice: Hand) -> tuple[Choice, ...]:
    """Return the choice to turn a die; the die and the direction are chosen next {#turn-die}."""
    if not dice.rolled or not affordable(trader(state, seat), TURN_DIE):
        return ()
    return _turn_wish(state.slug, dice)


@lru_cache(REMEMBERED)
def _turn_wish(slug: str, dice: Hand) -> tuple[Choice, ...]:
    spots = frozenset({"act:turn", *(f"die:{kind}{pips}" for kind, pips in dice.rolled)})
    return (Choice("turn", Text(f"{slug}-choice-turn-die"), spots, "turn"),)


class ChooseTurned(Step, frozen=True, tag="choose-turned"):
    """The choice of a die to turn up or down by one {#turn-die}, never from 6 to 1 {#no-wrap}."""

    cite = "turn-die"

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-turn-die")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            _turn_choice(state.slug, way, kind, pips, now)
            for kind, pips in hand(state, seat).rolled
            for way, now in (("up", pips + 1), ("down", pips - 1))
            if now in range(1, 7)
        ]

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        if not key.startswith("turn-"):
            return None
        return why_not_that_die(state, seat, key) or _wrap(state, key)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        charge(ply, seat, TURN_DIE, "turn", TurnDie(*choice.args))


def _wrap(state: State, key: str) -> Blocked | None:
    """Return the refusal to turn a die from 6 to 1 or back, or ``None`` {#no-wrap}."""
    way, _, die = key.partition(":")
    wraps = (way == "turn-up" and die[1:] == "6") or (way == "turn-down" and die[1:] == "1")
    return no(state, key, "no-wrap", "no-wrap") if wraps else None


@cache
def _turn_choice(slug: str, way: str, kind: str, pips: int, now: int) -> Choice:
    label = Text(f"{slug}-choice-turn{COLOUR_WORDS[kind]}", {"pips": pips, "now": now})
    spots = frozenset({f"die:{kind}{pips}", "act:turn"})
    return Choice(f"turn-{way}:{kind}{pips}", label, spots, "turn", (kind, pips, now))


def _no_turning(state: State, seat: int) -> Iterator[Blocked]:
    yield from _nothing_rolled(state, seat, "turn")
    if hand(state, seat).rolled and not affordable(trader(state, seat), TURN_DIE):
        yield _camels_missing(state, seat, "turn", "turn-die", TURN_DIE)


def _turn(ply: Ply[State], seat: int, choice: Choice) -> None:
    ply.push(seat, ChooseTurned())


class TurnDie(Act, frozen=True, tag="turn-die"):
    """The direction in which a die is turned by one {#turn-die}."""

    cite = "turn-die"

    kind: str
    pips: int
    now: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        _change(ply, seat, self.kind, self.pips, self.now)
        ply.emit("turned", seat, targets=[f"trader:{seat}"], old=self.pips, dice=[self.now])


TURNING = BonusAction("turn", _turn_choices, _no_turning, _turn)


def _buy_choices(state: State, seat: int, dice: Hand) -> tuple[Choice, ...]:
    public = state.public
    if public.bought or not public.black or not affordable(trader(state, seat), BUY_DIE):
        return ()
    return (_buy_choice(state.slug),)


@cache
def _buy_choice(slug: str) -> Choice:
    return Choice("buy", Text(f"{slug}-choice-buy"), frozenset({"act:buy"}), "buy")


def _no_buying(state: State, seat: int) -> Iterator[Blocked]:
    spot = frozenset({"act:buy"})
    if state.public.bought:
        yield no(state, "buy", "bought-already", "black-die-limit", spot)
    elif not state.public.black:
        yield no(state, "buy", "no-black-dice", "black-die-limit", spot)
    elif not affordable(trader(state, seat), BUY_DIE):
        yield _camels_missing(state, seat, "buy", "buy-black", BUY_DIE)


def _buy(ply: Ply[State], seat: int, choice: Choice) -> None:
    """Buy a black die, at most one in a turn {#buy-black}."""
    ply.state.public.bought = True
    charge(ply, seat, BUY_DIE, "buy", GainBlackDice(1))


BUYING = BonusAction("buy", _buy_choices, _no_buying, _buy)
