"""The title's purse: a seat's amounts, unplaced dice, posts, contracts and seals."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.rules.marco_polo_2.state import State


def purse(state: State, seat: int) -> dict[str, int]:
    """Return a seat's amounts.

    ``fulfilled`` is the number of its fulfilled contracts, ``improved`` that of its improved seals,
    and ``kept`` that of the outpost bonuses that it may still use.
    """
    own = state.public.traders[seat]
    return {
        "points": own.points,
        "camels": own.camels,
        "coins": own.coins,
        "jade": own.jade,
        "pepper": own.pepper,
        "silk": own.silk,
        "gold": own.gold,
        "dice": len(own.dice),
        "black-dice": len(own.black),
        "posts": len(own.posts),
        "contracts": len(own.contracts),
        "fulfilled": len(own.done),
        "seals": len(own.seals),
        "improved": sum(own.seals.values()),
        "kept": len(own.kept),
    }
