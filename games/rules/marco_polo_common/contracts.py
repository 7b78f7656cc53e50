"""Contracts: two places for them, replacing old ones, drawing from the pile {#contract-places}."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Act, Choice, Ply, Step, Text
from games.rules.marco_polo_common.facts import SLOTS, Contract
from games.rules.marco_polo_common.purse import REWARDS, trader
from games.rules.marco_polo_common.words import amounts_text, say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def contract_of(state: State, id: str) -> Contract:
    """Return what is printed on a contract."""
    found: Contract = state.facts.contracts[id]
    return found


def contract_text(state: State, id: str) -> Text:
    """Return a contract in words: what it asks, what it brings."""
    own = contract_of(state, id)
    return say(
        state, "contract", cost=amounts_text(state, own.cost), reward=amounts_text(state, own.gain)
    )


def replaceable(state: State, seat: int) -> list[str]:
    """Return the contracts that may make room: none taken in this turn {#contract-fresh}."""
    fresh = state.public.fresh
    return [contract for contract in trader(state, seat).contracts if contract not in fresh]


def has_room(state: State, seat: int) -> bool:
    """Tell whether a contract could be laid down, perhaps in place of an old one {#contract-places}."""
    return len(trader(state, seat).contracts) < SLOTS or bool(replaceable(state, seat))


def contract_choice(state: State, id: str, verb: str) -> Choice:
    """Do something with a contract."""
    label = say(state, f"choice-{verb}-contract", contract=contract_text(state, id))
    return Choice(f"{verb}:{id}", label, frozenset({f"contract:{id}"}), verb, (id,))


def lay_down(ply: Ply[State], seat: int, contract: str) -> None:
    """Lay a contract before the seat; if there is no place, choose which one goes {#contract-places}."""
    public = ply.state.public
    public.fresh.append(contract)
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
        contract = draw(ply)
        if contract:
            shown = contract_text(ply.state, contract)
            ply.emit("drew-contract", seat, targets=["pile"], contract=shown)
            ply.push(seat, KeepContract(contract))
        else:
            ply.emit("no-contract", seat)


REWARDS["contracts_pile"] = lambda amount, rule, source: DrawContracts(amount)


class KeepContract(Step, frozen=True, tag="keep-contract"):
    """Keep a contract that was drawn, or put it under the pile {#reward-contract}."""

    cite = "reward-contract"

    contract: str

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-keep-contract", contract=contract_text(state, self.contract))

    def choices(self, state: State, seat: int) -> list[Choice]:
        keep = [contract_choice(state, self.contract, "keep")] if has_room(state, seat) else []
        label = say(state, "choice-decline-contract", contract=contract_text(state, self.contract))
        return [*keep, Choice("decline", label, group="decline")]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        shown = contract_text(ply.state, self.contract)
        if choice.key == "decline":
            ply.emit("declined-contract", seat, targets=["pile"], contract=shown)
            put_under(ply, self.contract)
        else:
            ply.emit("kept-contract", seat, targets=[f"trader:{seat}"], contract=shown)
            lay_down(ply, seat, self.contract)
