"""The travel action: up to as many steps as the lowest die, for one price {#travel}."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Ply
from games.rules.marco_polo_common.action import due, key_of
from games.rules.marco_polo_common.table import Action
from games.rules.marco_polo_common.travel import begin_journey, can_set_out, travel
from games.rules.marco_polo_common.words import no

if TYPE_CHECKING:
    from games.rules.marco_polo_common.journey import Journey
    from games.rules.marco_polo_common.table import State


def journey_from(state: State, seat: int, space: str, pips: int) -> Journey:
    """Return the journey that two dice allow.

    ``pips`` are those of the lower one {#travel-price}.
    """
    prices = state.facts.travel_price[1:]
    owed = due(state, TRAVEL, seat, space, pips)
    return begin_journey(state, seat, f"space:{space}", pips, owed, prices=prices)


def _unsuited(state: State, seat: int, space: str, pips: int) -> Blocked | None:
    if can_set_out(state, seat, journey_from(state, seat, space, pips)):
        return None
    spot = frozenset({f"space:{space}"})
    return no(state, key_of(space), "no-route-payable", "travel-costs", spot)


def _act(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    """Give the seat the hourglass and begin the journey {#start-player}.

    With the hourglass, the seat starts the next round.
    """
    public = ply.state.public
    if public.hourglass != seat:
        public.hourglass = seat
        ply.emit("took-hourglass", seat, targets=["hourglass", f"trader:{seat}"])
    travel(ply, seat, journey_from(ply.state, seat, space, pips))


def _dice(state: State, seat: int, space: str) -> int:
    dice: int = state.facts.travel_dice
    return dice


TRAVEL = Action(
    group="travel",
    spaces=lambda state: ("travel",),
    act=_act,
    unsuited=_unsuited,
    dice=_dice,
    surcharge_within=True,
)
