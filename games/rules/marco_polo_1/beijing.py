"""Beijing's slots: the earlier a post is placed there, the more points it is worth {#beijing}."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Ply

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State

FREE = -1


def placed(ply: Ply[State], seat: int, place: str) -> None:
    """Give the best free slot to a seat that placed a post in Beijing {#beijing}."""
    slots = ply.state.public.beijing
    if place == ply.state.facts.beijing:
        slots[slots.index(FREE)] = seat


def left(ply: Ply[State], seat: int, place: str) -> None:
    """Free the slot of a post that was moved away {#ruling-relocated-bonus}."""
    slots = ply.state.public.beijing
    if place == ply.state.facts.beijing:
        slots[slots.index(seat)] = FREE


def points(state: State, seat: int) -> int:
    """Return the points of the seat's slot, 0 without a post there {#score-beijing}."""
    slots = zip(state.public.beijing, state.facts.beijing_slots, strict=True)
    return sum(worth for owner, worth in slots if owner == seat)
