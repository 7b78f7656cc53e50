"""The contracts action: a seat takes one or two open contracts {#contracts}.

There are six positions. The seat's lowest die is the highest position from which it may take.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.rules.kernel import Act, Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_1.facts import POSITION_BONUS, REFILL
from games.rules.marco_polo_common.action import key_of
from games.rules.marco_polo_common.contracts import (
    contract_text,
    draw,
    has_room,
    laying_choice,
    no_room,
    put_under,
    room,
    take,
)
from games.rules.marco_polo_common.facts import SLOTS
from games.rules.marco_polo_common.placing import dice_kinds
from games.rules.marco_polo_common.purse import receive
from games.rules.marco_polo_common.table import Action
from games.rules.marco_polo_common.words import amounts_text, no, plain_choice, say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def lying(state: State) -> Iterator[tuple[int, str]]:
    """Yield the open contracts with their positions, from 1 {#contract-positions}."""
    for position, contract in enumerate(state.public.contracts, 1):
        if contract:
            yield position, contract


class TakeFromRow(Step, frozen=True, tag="take-from-row"):
    """The choice of a contract at a position up to the die's pips {#contract-positions}."""

    cite = "contract-positions"

    pips: int
    number: int
    declinable: bool = False

    def prompt(self, state: State, seat: int) -> Text:
        reached = sum(position <= self.pips for position, _ in lying(state))
        count = min(self.number, reached, room(state, seat))
        return say(state, "prompt-contract", count=count)

    def choices(self, state: State, seat: int) -> list[Choice]:
        able = has_room(state, seat)
        found = [
            laying_choice(state, seat, contract, "take")
            for position, contract in lying(state)
            if able and position <= self.pips
        ]
        enough = plain_choice(state.slug, "enough", "choice-no-contract", "decline")
        return [*found, *([enough] if self.declinable or not found else [])]

    def is_forced(self, state: State, seat: int) -> bool:
        """Return ``False`` if the seat has no room, so that it sees why it can't take one."""
        return has_room(state, seat)

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        able = has_room(state, seat)
        full = [
            no_room(state, f"take:{contract}", f"contract:{contract}")
            for position, contract in lying(state)
            if not able and position <= self.pips
        ]
        return [*full, *self._too_high(state)]

    def _too_high(self, state: State) -> list[Blocked]:
        return [
            no(
                state,
                f"take:{contract}",
                "position-too-high",
                "contract-positions",
                frozenset({f"contract:{contract}"}),
                position=position,
            )
            for position, contract in lying(state)
            if position > self.pips
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if not choice.args:
            return
        if self.number > 1:
            ply.push(seat, TakeFromRow(self.pips, self.number - 1, declinable=True))
        _take(ply, seat, choice.args[0])


def _take(ply: Ply[State], seat: int, contract: str) -> None:
    public = ply.state.public
    place = public.contracts.index(contract)
    public.contracts[place] = ""
    shown = contract_text(ply.state, contract)
    ply.emit("took-contract", seat, targets=[f"trader:{seat}"], contract=shown, position=place + 1)
    if place + 1 in POSITION_BONUS:
        ply.push(seat, PositionBonus(place + 1))
    take(ply, seat, contract)


class PositionBonus(Step, frozen=True, tag="position-bonus"):
    """A choice of coins or camels for a high position {#contract-bonus} {#ruling-position-six}."""

    cite = "contract-bonus"

    position: int

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-position-bonus", position=self.position)

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            Choice(
                f"bonus:{'coins' if gain.coins else 'camels'}",
                say(state, "choice-receive", reward=amounts_text(state, gain)),
                group="gift",
                args=(gain,),
            )
            for gain in POSITION_BONUS[self.position]
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        receive(ply, seat, choice.args[0], "contracts", "space:contracts")


class Slide(Act, frozen=True, tag="slide"):
    """The slide of the remaining contracts to the left at the action's end {#contract-slide}."""

    cite = "contract-slide"

    def perform(self, ply: Ply[State], seat: int) -> None:
        _lay_out(ply.state, [contract for _, contract in lying(ply.state)])


def _lay_out(state: State, contracts: list[str]) -> None:
    places = len(state.public.contracts)
    state.public.contracts = [*contracts, *[""] * (places - len(contracts))]


def refill(ply: Ply[State]) -> None:
    """Draw two contracts from the special pile if none is open {#contract-refill}.

    The refill comes before the next turn. After a round's last turn there is none, since the row is
    swept.
    """
    seats = range(len(ply.state.counts))
    if any(lying(ply.state)) or not any(dice_kinds(ply.state, seat) for seat in seats):
        return
    drawn = [contract for contract in (draw(ply) for _ in range(REFILL)) if contract]
    _lay_out(ply.state, drawn)
    for contract in drawn:
        ply.emit("laid-contract", targets=["pile"], contract=contract_text(ply.state, contract))


def sweep(ply: Ply[State]) -> None:
    """Put the open contracts under the special pile, then open a new pile {#contract-sweep}."""
    public = ply.state.public
    for _, contract in lying(ply.state):
        put_under(ply, contract)
    _lay_out(ply.state, ply.state.secret.piles.pop())
    public.piles -= 1
    ply.emit("new-contracts", targets=["space:contracts"])


def _closed(state: State, seat: int, space: str) -> Blocked | None:
    spot = frozenset({f"space:{space}"})
    if not any(lying(state)):
        return no(state, key_of(space), "no-open-contract", "contract-refill", spot)
    return None


def _unsuited(state: State, seat: int, space: str, pips: int) -> Blocked | None:
    lowest = min(position for position, _ in lying(state))
    if lowest <= pips:
        return None
    spot = frozenset({f"space:{space}"})
    return no(
        state, key_of(space), "position-too-high", "contract-positions", spot, position=lowest
    )


def _act(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    ply.push(seat, TakeFromRow(pips, SLOTS), Slide())


CONTRACTS = Action(
    group="contracts",
    spaces=lambda state: ("contracts",),
    act=_act,
    closed=_closed,
    unsuited=_unsuited,
)
