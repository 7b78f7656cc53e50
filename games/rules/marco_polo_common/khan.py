"""The Khan's favour: coins and camels for a die that isn't lower than the one before {#khan}."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Ply
from games.rules.marco_polo_common.action import key_of, lying
from games.rules.marco_polo_common.facts import KHAN_SLOTS
from games.rules.marco_polo_common.purse import receive
from games.rules.marco_polo_common.table import Action
from games.rules.marco_polo_common.words import no

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def _unsuited(state: State, seat: int, space: str, pips: int) -> Blocked | None:
    dice = lying(state, space)
    least = dice[-1].pips if dice else 1
    if pips >= least:
        return None
    spot = frozenset({f"space:{space}"})
    return no(state, key_of(space), "khan-falling", "khan-rising", spot, least=least)


def _act(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    receive(ply, seat, ply.state.kit.khan, "cards", f"space:{space}")


KHANS_FAVOUR = Action(
    group="khan", spaces=lambda state: ("khan",), act=_act, unsuited=_unsuited, room=KHAN_SLOTS
)
