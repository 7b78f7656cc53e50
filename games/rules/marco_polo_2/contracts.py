"""Contracts: taking them from the cities or the pile, two places for them, fulfilling them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Act, Choice, Ply, Step, Text
from games.rules.marco_polo_2.facts import SLOTS, Contract, bundle_text, place_text
from games.rules.marco_polo_2.purse import REWARDS, facts_of, trader
from games.rules.marco_polo_2.words import say

if TYPE_CHECKING:
    from games.rules.marco_polo_2.steps import State


def contract_of(state: State, id: str) -> Contract:
    """Return what is printed on a contract."""
    found: Contract = facts_of(state).contracts[id]
    return found


def contract_text(state: State, id: str) -> Text:
    """Return a contract in words: what it asks, what it brings."""
    own = contract_of(state, id)
    return say("contract", cost=bundle_text(own.cost), reward=bundle_text(own.gain))


def cities_with_post(state: State, seat: int) -> list[str]:
    """Return the contract cities where the seat has a post {#contract-action}."""
    posts = trader(state, seat).posts
    return [place for place in facts_of(state).contract_cities if place in posts]


def open_contracts(state: State, places: tuple[str, ...]) -> list[str]:
    """Return the contracts that lie open in these cities."""
    shown = state.public.contracts
    return [contract for place in places for contract in shown[place] if contract]


def replaceable(state: State, seat: int) -> list[str]:
    """Return the contracts that may make room: none taken in this turn {#contract-fresh}."""
    fresh = state.public.fresh
    return [contract for contract in trader(state, seat).contracts if contract not in fresh]


def has_room(state: State, seat: int) -> bool:
    """Tell whether a contract could be laid down, perhaps in place of an old one {#contract-places}."""
    return len(trader(state, seat).contracts) < SLOTS or bool(replaceable(state, seat))


def contract_choice(state: State, id: str, verb: str) -> Choice:
    """Do something with a contract."""
    label = say(f"choice-{verb}-contract", contract=contract_text(state, id))
    return Choice(f"{verb}:{id}", label, frozenset({f"contract:{id}"}), verb, (id,))


class TakeContract(Step, frozen=True, tag="take-contract"):
    """Take up to so many open contracts from these cities {#contract-action} {#contract-cities}."""

    cite = "contract-action"

    number: int
    places: tuple[str, ...]
    declinable: bool = True

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-contract", count=self.number)

    def choices(self, state: State, seat: int) -> list[Choice]:
        shown = open_contracts(state, self.places) if has_room(state, seat) else []
        takes = [contract_choice(state, contract, "take") for contract in shown]
        return [*takes, *([ENOUGH] if self.declinable or not takes else [])]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if choice.key == ENOUGH.key:
            return
        if self.number > 1:
            ply.push(seat, TakeContract(self.number - 1, self.places))
        _take_from_city(ply, seat, choice.args[0])


ENOUGH = Choice("enough", say("choice-no-contract"), group="decline")


def _take_from_city(ply: Ply[State], seat: int, contract: str) -> None:
    public = ply.state.public
    place = next(place for place, slots in public.contracts.items() if contract in slots)
    slots = public.contracts[place]
    slots[slots.index(contract)] = ""
    spots = [f"place:{place}", f"trader:{seat}"]
    ply.emit("took-contract", seat, targets=spots, contract=contract_text(ply.state, contract))
    lay_down(ply, seat, contract)


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
        return say("prompt-replace-contract")

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
    if contract_of(ply.state, contract).deck != "red":
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
    return ply.state.secret.pile.pop()


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
        return say("prompt-keep-contract", contract=contract_text(state, self.contract))

    def choices(self, state: State, seat: int) -> list[Choice]:
        keep = [contract_choice(state, self.contract, "keep")] if has_room(state, seat) else []
        label = say("choice-decline-contract", contract=contract_text(state, self.contract))
        return [*keep, Choice("decline", label, group="decline")]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        shown = contract_text(ply.state, self.contract)
        if choice.key == "decline":
            ply.emit("declined-contract", seat, targets=["pile"], contract=shown)
            put_under(ply, self.contract)
        else:
            ply.emit("kept-contract", seat, targets=[f"trader:{seat}"], contract=shown)
            lay_down(ply, seat, self.contract)


class OfferContracts(Act, frozen=True, tag="offer-contracts"):
    """An open contract from a city with an own post, as a reward {#reward-city-contract}."""

    cite = "reward-city-contract"

    number: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        places = tuple(cities_with_post(ply.state, seat))
        ply.push(seat, TakeContract(self.number, places))


REWARDS["contracts_city"] = lambda amount, rule, source: OfferContracts(amount)


def refill(ply: Ply[State]) -> None:
    """Lay new contracts on the empty spaces of the cities {#contract-refill}."""
    for place in facts_of(ply.state).contract_cities:
        slots = ply.state.public.contracts[place]
        for slot, contract in enumerate(slots):
            if not contract and ply.state.public.pile:
                slots[slot] = draw(ply)
                shown = contract_text(ply.state, slots[slot])
                where = place_text(facts_of(ply.state), place)
                ply.emit("laid-contract", targets=[f"place:{place}"], place=where, contract=shown)
