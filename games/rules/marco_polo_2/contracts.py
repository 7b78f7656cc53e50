"""Contracts in cities: seats with a post there may take them {#contracts}."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Act, Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_common.contracts import (
    contract_text,
    draw,
    has_room,
    laying_choice,
    no_room,
    room,
    take,
)
from games.rules.marco_polo_common.purse import trader
from games.rules.marco_polo_common.words import plain_choice, say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def cities_with_post(state: State, seat: int) -> list[str]:
    """Return the contract cities where the seat has a post {#contract-action}."""
    posts = trader(state, seat).posts
    return [place for place in state.facts.contract_cities if place in posts]


def open_contracts(state: State, places: tuple[str, ...]) -> list[str]:
    """Return the open contracts in these cities."""
    shown = state.public.contracts
    return [contract for place in places for contract in shown[place] if contract]


class TakeContract(Step, frozen=True, tag="take-contract"):
    """The choice of up to ``number`` open contracts from these cities.

    {#contract-action} {#contract-cities}
    """

    cite = "contract-action"

    number: int
    places: tuple[str, ...]
    declinable: bool = True
    reward: bool = False

    def prompt(self, state: State, seat: int) -> Text:
        shown = open_contracts(state, self.places)
        count = min(self.number, len(shown), room(state, seat))
        return say(state, "prompt-contract", count=count)

    def choices(self, state: State, seat: int) -> list[Choice]:
        shown = open_contracts(state, self.places) if has_room(state, seat) else []
        takes = [laying_choice(state, seat, contract, "take") for contract in shown]
        return [*takes, *([_enough(state)] if self.declinable or not takes else [])]

    def is_forced(self, state: State, seat: int) -> bool:
        """Return ``False`` if only room is missing, so that the seat sees why it can't take any."""
        return has_room(state, seat) or not open_contracts(state, self.places)

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        shown = [] if has_room(state, seat) else open_contracts(state, self.places)
        return [no_room(state, f"take:{contract}", f"contract:{contract}") for contract in shown]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if not choice.args:
            self._tell_of_loss(ply, seat)
            return
        if self.number > 1:
            ply.push(seat, TakeContract(self.number - 1, self.places, reward=self.reward))
        _take_from_city(ply, seat, choice.args[0])

    def _tell_of_loss(self, ply: Ply[State], seat: int) -> None:
        """Announce why a reward gives no contract, unless the seat declined it.

        {#reward-city-contract}
        """
        if not self.reward:
            return
        if not open_contracts(ply.state, self.places):
            ply.emit("no-open-contract", seat)
        elif not has_room(ply.state, seat):
            ply.emit("no-room", seat)


def _enough(state: State) -> Choice:
    return plain_choice(state.slug, "enough", "choice-no-contract", "decline")


def offered_by(state: State, place: str) -> list[Step]:
    """Return the step to take a contract for a new post in a contract city {#contract-cities}."""
    return [TakeContract(1, (place,), reward=True)]


def _take_from_city(ply: Ply[State], seat: int, contract: str) -> None:
    public = ply.state.public
    place = next(place for place, slots in public.contracts.items() if contract in slots)
    slots = public.contracts[place]
    slots[slots.index(contract)] = ""
    spots = [f"place:{place}", f"trader:{seat}"]
    ply.emit("took-contract", seat, targets=spots, contract=contract_text(ply.state, contract))
    take(ply, seat, contract)


class OfferContracts(Act, frozen=True, tag="offer-contracts"):
    """The reward of an open contract from a city with the seat's post {#reward-city-contract}."""

    cite = "reward-city-contract"

    number: int

    def perform(self, ply: Ply[State], seat: int) -> None:
        places = tuple(cities_with_post(ply.state, seat))
        ply.push(seat, TakeContract(self.number, places, reward=True))


def refill(ply: Ply[State]) -> None:
    """Draw contracts for the cities' empty spaces at the end of a turn {#contract-refill}."""
    for place in ply.state.facts.contract_cities:
        slots = ply.state.public.contracts[place]
        for slot, contract in enumerate(slots):
            if not contract and ply.state.public.pile:
                slots[slot] = draw(ply)
                shown = contract_text(ply.state, slots[slot])
                where = ply.state.facts.named("place", place)
                ply.emit("laid-contract", targets=[f"place:{place}"], place=where, contract=shown)
