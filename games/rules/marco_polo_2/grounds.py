"""The rules on when each kind of choice may be made, where the title has its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Ground, grounds
from games.rules.marco_polo_common.grounds import bonus_action, ground_of

if TYPE_CHECKING:
    from games.rules.marco_polo_2.state import State

OWN = {
    **bonus_action("upgrade", "upgrade"),
    **bonus_action("kept", "filippo-vitello"),
    **grounds("goals", "goal"),
    **grounds("offers", "offer"),
    **grounds("seal-die", "take-seal"),
    **grounds("contract-action", "take"),
    **grounds("card-city-bonus", "bonus"),
    **grounds("travel-upper", "post", "no-post"),
    **grounds("at-least-once", "enough", at=("take-contract", "take-bonuses", "use-card")),
    **grounds("moengke-khan", "oases"),
    **grounds("mailin-and-tian-chin", "double"),
    **grounds("isabella-donati", "pair"),
    **grounds("black-dice-variant", "black"),
}


def ground(state: State, key: str) -> Ground | None:
    """Return the rule on when a key of this kind may be chosen."""
    return ground_of(state, key, OWN)
