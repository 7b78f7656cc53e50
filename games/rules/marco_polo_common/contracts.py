"""Contracts: placing them, replacing old ones, and drawing from the pile {#contract-places}."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Act, Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_common.facts import SLOTS, Contract, Edition
from games.rules.marco_polo_common.purse import trader
from games.rules.marco_polo_common.words import amounts_text, no, plain_choice, say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def contract_of(state: State, id: str) -> Contract:
    """Return a contract's cost, gain and deck."""
    found: Contract = state.facts.contracts[id]
    return found


def contract_text(state: State, id: str) -> Text:
    """Return a contract in words: its cost and its reward."""
    return printed(state.facts, id)


@cache
def printed(facts: Edition, id: str) -> Text:
    """Return a contract in words. The result is cached."""
    own = facts.contracts[id]
    cost, reward = amounts_text(facts, own.cost), amounts_text(facts, own.gain)
    return say(facts, "contract", cost=cost, reward=reward)


def replaceable(state: State, seat: int) -> list[str]:
    """Return the contracts that a seat may replace: none taken in this action {#contract-fresh}."""
    held = trader(state, seat).contracts[:SLOTS]
    return [contract for contract in held if contract not in state.public.fresh]


def has_room(state: State, seat: int) -> bool:
    """Return whether a seat can place a contract, if necessary by replacing an old one.

    {#contract-places}
    """
    return has_free_place(state, seat) or bool(replaceable(state, seat))


def room(state: State, seat: int) -> int:
    """Return the number of contracts that a seat can still place {#contract-places}.

    It counts the free places and the contracts that may be replaced.
    """
    free = SLOTS - len(trader(state, seat).contracts)
    return free + len(replaceable(state, seat))


def has_free_place(state: State, seat: int) -> bool:
    """Return whether a seat has a free place for a contract {#contract-places}."""
    return len(trader(state, seat).contracts) < SLOTS


def no_room(state: State, key: str, spot: str) -> Blocked:
    """Return the refusal if both places have contracts of this action {#contract-fresh}."""
    return no(state, key, "contracts-fresh", "contract-fresh", frozenset({spot}))


def contract_choice(state: State, id: str, verb: str) -> Choice:
    """Return the choice ``<verb>:<id>`` about a contract."""
    return _with(state.facts, id, verb)


@cache
def _with(facts: Edition, id: str, verb: str) -> Choice:
    return _choice(id, verb, say(facts, f"choice-{verb}-contract", contract=printed(facts, id)))


def laying_choice(state: State, seat: int, id: str, verb: str) -> Choice:
    """Return the choice to place a contract {#contract-places}.

    If the seat has no free place and only one contract may be replaced, the label names this
    contract.
    """
    old = replaceable(state, seat)
    if has_free_place(state, seat) or len(old) > 1:
        return contract_choice(state, id, verb)
    gone, new = contract_text(state, old[0]), contract_text(state, id)
    return _choice(id, verb, say(state, f"choice-{verb}-contract-for", contract=new, old=gone))


def _choice(id: str, verb: str, label: Text) -> Choice:
    return Choice(f"{verb}:{id}", label, frozenset({f"contract:{id}"}), verb, (id,))


def take(ply: Ply[State], seat: int, contract: str) -> None:
    """Place an open contract in front of the seat.

    It can't be replaced in this action {#contract-fresh}.
    """
    ply.state.public.fresh.append(contract)
    lay_down(ply, seat, contract)


def lay_down(ply: Ply[State], seat: int, contract: str) -> None:
    """Place a contract in front of the seat {#contract-places}.

    Without a free place, the seat has to replace another contract.
    """
    own = trader(ply.state, seat)
    own.contracts.append(contract)
    if len(own.contracts) > SLOTS:
        ply.push(seat, ReplaceContract())


class ReplaceContract(Step, frozen=True, tag="replace-contract"):
    """The choice of an old contract to put under the pile {#contract-places} {#contract-fresh}."""

    cite = "contract-places"

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-replace-contract")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [contract_choice(state, one, "replace") for one in replaceable(state, seat)]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        contract: str = choice.args[0]
        trader(ply.state, seat).contracts.remove(contract)
        shown = contract_text(ply.state, contract)
        ply.emit("replaced-contract", seat, targets=["pile", f"trader:{seat}"], contract=shown)
        put_under(ply, contract)


def put_under(ply: Ply[State], contract: str) -> None:
    """Put a contract under the pile; starters leave the game {#contract-starters}."""
    if contract_of(ply.state, contract).starter:
        return
    public = ply.state.public
    ply.state.secret.pile.insert(0, contract)
    public.under.append(contract)
    public.pile += 1


def draw(ply: Ply[State]) -> str:
    """Take the top contract of the pile and return it, or "" if there is none {#contract-pile}."""
    public = ply.state.public
    if not public.pile:
        return ""
    public.pile -= 1
    if public.pile < len(public.under):
        del public.under[0]
    found: str = ply.state.secret.pile.pop()
    return found


class DrawContracts(Act, frozen=True, tag="draw-contracts"):
    """A draw from the pile as a reward {#reward-contract}."""

    cite = "reward-contract"

    number: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        if self.number > 1:
            ply.push(seat, DrawContracts(self.number - 1))
        if not ply.state.public.pile:
            ply.emit("no-contract", seat)
        else:
            _draw_one(ply, seat)


def _draw_one(ply: Ply[State], seat: int) -> None:
    contract = draw(ply)
    shown = contract_text(ply.state, contract)
    ply.emit("drew-contract", seat, targets=["pile"], contract=shown)
    ply.push(seat, KeepContract(contract))


class DrawWithoutRoom(Step, frozen=True, tag="draw-without-room"):
    """The choice whether to draw the pile's top contract although there is no place for it.

    Only rules version 3 pushes this step. Games that began with it may still have the step.
    """

    cite = "reward-contract"

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-no-room")

    def choices(self, state: State, seat: int) -> list[Choice]:
        leave = plain_choice(state.slug, "leave", "choice-leave-contract", "decline")
        draw = say(state, "choice-draw-contract")
        return [leave, Choice("draw", draw, frozenset({"pile"}), "draw")]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if choice.key == "draw":
            _draw_one(ply, seat)
        else:
            ply.emit("left-contract", seat, targets=["pile"])


class KeepContract(Step, frozen=True, tag="keep-contract"):
    """The choice to keep a drawn contract, or to put it under the pile {#reward-contract}."""

    cite = "reward-contract"

    contract: str

    def prompt(self, state: State, seat: int) -> Text:
        id = "prompt-keep-contract" if has_room(state, seat) else "prompt-no-room-drawn"
        return say(state, id, contract=contract_text(state, self.contract))

    def choices(self, state: State, seat: int) -> list[Choice]:
        keep = has_room(state, seat)
        decline = state.kit.declines_with_room or not has_free_place(state, seat)
        return [
            *([laying_choice(state, seat, self.contract, "keep")] if keep else []),
            *([self._decline(state)] if decline else []),
        ]

    def is_forced(self, state: State, seat: int) -> bool:
        """Return ``False`` without room: the seat must decline the contract, but may see it."""
        return has_room(state, seat)

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        return [] if has_room(state, seat) else [no_room(state, f"keep:{self.contract}", "pile")]

    def _decline(self, state: State) -> Choice:
        label = say(state, "choice-decline-contract", contract=contract_text(state, self.contract))
        return Choice("decline", label, group="decline")

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        shown = contract_text(ply.state, self.contract)
        if choice.key == "decline":
            ply.emit("declined-contract", seat, targets=["pile"], contract=shown)
            put_under(ply, self.contract)
        else:
            ply.emit("kept-contract", seat, targets=[f"trader:{seat}"], contract=shown)
            lay_down(ply, seat, self.contract)
