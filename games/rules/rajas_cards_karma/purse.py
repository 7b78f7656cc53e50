"""The title's purse: a seat's tokens, dice, displayed cards and turned track cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.rajas_cards_karma.table import raja

if TYPE_CHECKING:
    from games.rules.rajas_cards_karma.steps import State


def purse(state: State, seat: int) -> dict[str, int]:
    """Return a seat's amounts; ``turned`` is the number of its turned track cards."""
    own = raja(state, seat)
    return {
        "turned": own.turned,
        "fame": own.fame,
        "coins": own.coins,
        "karma": own.karma,
        "stewards": own.stewards,
        "dice": len(own.hand),
        "buildings": len(own.buildings),
        "ships": len(own.ships),
        "goods": len(own.goods),
    }
