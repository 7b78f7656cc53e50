"""The rules on when each kind of choice may be made, where the title has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Ground, grounds
from games.rules.marco_polo_common.grounds import ground_of

if TYPE_CHECKING:
    from games.rules.marco_polo_1.state import State

OWN = {
    **grounds("goals", "goals"),
    **grounds("market-row", "row"),
    **grounds("contract-positions", "take"),
    **grounds("contract-bonus", "bonus", at=("take-bonuses",)),
    **grounds("at-least-once", "enough", at=("take-from-row", "take-bonuses", "use-card")),
}


def ground(state: State, key: str) -> Ground | None:
    """Return the rule on when a key of this kind may be chosen."""
    return ground_of(state, key, OWN)
