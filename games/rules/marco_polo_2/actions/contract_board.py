"""The contracts action: 1 or 2 contracts from cities with an own post, and coins {#contracts}."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Ply
from games.rules.marco_polo_2.contracts import TakeContract, cities_with_post, open_contracts
from games.rules.marco_polo_2.facts import CONTRACT_COINS, Edition
from games.rules.marco_polo_common.action import key_of
from games.rules.marco_polo_common.facts import SLOTS
from games.rules.marco_polo_common.purse import Receive
from games.rules.marco_polo_common.table import Action
from games.rules.marco_polo_common.words import no

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def _closed(state: State, seat: int, space: str) -> Blocked | None:
    places = tuple(cities_with_post(state, seat))
    if not places:
        return _shut(state.facts, space, "no-contract-city", "contract-action")
    if not open_contracts(state, places):
        return _shut(state.facts, space, "no-open-contract", "contract-refill")
    return None


@cache
def _shut(facts: Edition, space: str, code: str, cite: str) -> Blocked:
    """Return the refusal if there are no contracts to take."""
    return no(facts, key_of(space), code, cite, frozenset({f"space:{space}"}))


def _act(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    places = tuple(cities_with_post(ply.state, seat))
    coins = Receive(CONTRACT_COINS, "contracts", f"space:{space}")
    ply.push(seat, TakeContract(SLOTS, places, declinable=False), coins)


CONTRACT_BOARD = Action(
    group="contracts", spaces=lambda state: ("contracts",), act=_act, closed=_closed
)
