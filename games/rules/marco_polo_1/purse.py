"""The title's purse: a seat's amounts, unplaced dice, posts and contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.rules.marco_polo_1.state import State


def purse(state: State, seat: int) -> dict[str, int]:
    """Return a seat's amounts; ``fulfilled`` is the number of its fulfilled contracts."""
    own = state.public.traders[seat]
    return {
        "points": own.points,
        "camels": own.camels,
        "coins": own.coins,
        "pepper": own.pepper,
        "silk": own.silk,
        "gold": own.gold,
        "dice": len(own.dice),
        "black-dice": len(own.black),
        "white-dice": len(own.white),
        "posts": len(own.posts),
        "contracts": len(own.contracts),
        "fulfilled": len(own.done),
    }
