"""Contracts: two places for them, replacing old ones, drawing from the pile {#contract-places}."""

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
    """Return what is printed on a contract."""
    found: Contract = state.facts.contracts[id]
    return found


def contract_text(state: State, id: str) -> Text:
    """Return a contract in words: what it asks, what it brings."""
    return printed(state.facts, id)


@cache
def printed(facts: Edition, id: str) -> Text:
    """Return an edition's contract in words."""
    own = facts.contracts[id]
    cost, reward = amounts_text(facts, own.cost), amounts_text(facts, own.gain)
    return say(facts, "contract", cost=cost, reward=reward)


def replaceable(state: State, seat: int) -> list[str]:
    """Return the contracts that may make room: none that the action under way took {#contract-fresh}."""
    held = trader(state, seat).contracts[:SLOTS]
    return [contract for contract in held if contract not in state.public.fresh]


def has_room(state: State, seat: int) -> bool:
    """Tell whether a contract could be laid down, perhaps in place of an old one {#contract-places}."""
    return has_free_place(state, seat) or bool(replaceable(state, seat))


def room(state: State, seat: int) -> int:
    """Return how many contracts could be laid down, one after the other {#contract-places}."""
    free = SLOTS - len(trader(state, seat).contracts)
    return free + len(replaceable(state, seat))


def has_free_place(state: State, seat: int) -> bool:
    """Tell whether a contract could be laid down without another's going {#contract-places}."""
    return len(trader(state, seat).contracts) < SLOTS


def no_room(state: State, key: str, spot: str) -> Blocked:
    """Say that the action under way took both contracts that lie there {#contract-fresh}."""
    return no(state, key, "contracts-fresh", "contract-fresh", frozenset({spot}))


def contract_choice(state: State, id: str, verb: str) -> Choice:
    """Do something with a contract."""
    return _with(state.facts, id, verb)


@cache
def _with(facts: Edition, id: str, verb: str) -> Choice:
    return _choice(id, verb, say(facts, f"choice-{verb}-contract", contract=printed(facts, id)))


def laying_choice(state: State, seat: int, id: str, verb: str) -> Choice:
    """Lay a contract down; if there is only one that can make room, say so {#contract-places}."""
    old = replaceable(state, seat)
    if has_free_place(state, seat) or len(old) > 1:
        return contract_choice(state, id, verb)
    gone, new = contract_text(state, old[0]), contract_text(state, id)
    return _choice(id, verb, say(state, f"choice-{verb}-contract-for", contract=new, old=gone))


def _choice(id: str, verb: str, label: Text) -> Choice:
    return Choice(f"{verb}:{id}", label, frozenset({f"contract:{id}"}), verb, (id,))


def take(ply: Ply[State], seat: int, contract: str) -> None:
    """Lay an open contract before the seat; the same action can't put it away {#contract-fresh}."""
    ply.state.public.fresh.append(contract)
    lay_down(ply, seat, contract)


def lay_down(ply: Ply[State], seat: int, contract: str) -> None:
    """Lay a contract before the seat; if there is no place, choose which one goes {#contract-places}."""
    own = trader(ply.state, seat)
    own.contracts.append(contract)
    if len(own.contracts) > SLOTS:
        ply.push(seat, ReplaceContract())


class ReplaceContract(Step, frozen=True, tag="replace-contract"):
    """Put an older contract under the pile {#contract-places} {#contract-fresh}."""

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
    """Take the top contract of the pile, "" if there is none {#contract-pile}."""
    public = ply.state.public
    if not public.pile:
        return ""
    public.pile -= 1
    if public.pile < len(public.under):
        del public.under[0]
    found: str = ply.state.secret.pile.pop()
    return found


class DrawContracts(Act, frozen=True, tag="draw-contracts"):
    """Draw from the pile as a reward {#reward-contract}."""

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
    """Leave the pile's top contract, or draw it: asked by the third rules where there was no room.

    Tables that began with them may still have it to answer.
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
    """Keep a contract that was drawn, or put it under the pile if that is allowed {#reward-contract}."""

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
        """Ask without room, too: there is nothing to choose, but the seat sees what it drew."""
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
