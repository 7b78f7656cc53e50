"""The travel action, which has three spaces {#travel-spaces}."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Ply
from games.rules.marco_polo_2.facts import TravelSpace
from games.rules.marco_polo_common.action import key_of, lying
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.dice import surcharge
from games.rules.marco_polo_common.table import Action
from games.rules.marco_polo_common.travel import begin_journey, can_set_out, may_travel, travel
from games.rules.marco_polo_common.words import no

if TYPE_CHECKING:
    from games.rules.marco_polo_common.journey import Journey
    from games.rules.marco_polo_common.table import State


def _spaces(state: State) -> Iterable[str]:
    spaces: Iterable[str] = state.facts.travel_spaces
    return spaces


def _travel_space(state: State, space: str) -> TravelSpace:
    found: TravelSpace = state.facts.travel_spaces[space]
    return found


def journey_from(state: State, seat: int, space: str, pips: int) -> Journey:
    """Return the journey that a space allows with this lowest die {#lowest-die}."""
    facts = _travel_space(state, space)
    coins = surcharge(lying(state, space), pips)
    return begin_journey(
        state,
        seat,
        f"space:{space}",
        min(facts.max_steps, pips),
        facts.fee + Bundle(coins=coins) if coins else facts.fee,
        extra=facts.extra_posts,
    )


def _closed(state: State, seat: int, space: str) -> Blocked | None:
    if may_travel(state, seat, space.removeprefix("travel-")):
        return None
    return no(
        state, key_of(space), "only-lower-travel", "gantulga-od", frozenset({f"space:{space}"})
    )


def _unsuited(state: State, seat: int, space: str, pips: int) -> Blocked | None:
    if can_set_out(state, seat, journey_from(state, seat, space, pips)):
        return None
    return no(
        state, key_of(space), "no-route-payable", "travel-costs", frozenset({f"space:{space}"})
    )


def _act(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    facts, public = _travel_space(ply.state, space), ply.state.public
    if facts.rank >= public.rank:
        public.rank = facts.rank
        _take_hourglass(ply, seat)
    travel(ply, seat, journey_from(ply.state, seat, space, pips))


def _take_hourglass(ply: Ply[State], seat: int) -> None:
    """Give a seat the hourglass for using the round's highest travel space {#start-player}."""
    public = ply.state.public
    if public.hourglass != seat:
        public.hourglass = seat
        ply.emit("took-hourglass", seat, targets=["hourglass", f"trader:{seat}"])


TRAVEL = Action(
    group="travel",
    spaces=_spaces,
    act=_act,
    closed=_closed,
    unsuited=_unsuited,
    surcharge_within=True,
    dice=lambda state, seat, space: _travel_space(state, space).dice,
)
