"""The actions that give fixed gains: five coins, and the Khan's favour {#coins} {#khan}."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.rules.kernel import Ply
from games.rules.marco_polo_1.facts import COINS
from games.rules.marco_polo_1.mercator import thank_for
from games.rules.marco_polo_common.khan import KHANS_FAVOUR as COMMON_FAVOUR
from games.rules.marco_polo_common.purse import Receive, receive
from games.rules.marco_polo_common.table import Action

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def _take_coins(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    """Give the seat five coins. It has already paid a surcharge, if one is due {#coins}."""
    ply.push(seat, Receive(COINS, "cards", f"space:{space}"))
    thank_for(ply, seat, "on_coins")


def _favour(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    receive(ply, seat, ply.state.kit.khan, "cards", f"space:{space}")
    thank_for(ply, seat, "on_khan")


FIVE_COINS = Action(group="coins", spaces=lambda state: ("coins",), act=_take_coins)
KHANS_FAVOUR = msgspec.structs.replace(COMMON_FAVOUR, act=_favour)
