"""The title's own citations: the rules that say when each kind of choice may be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Citation, citations
from games.rules.marco_polo_common.citations import bonus_action, citation_of

if TYPE_CHECKING:
    from games.rules.marco_polo_2.state import State

OWN = {
    **bonus_action("upgrade", "upgrade"),
    **bonus_action("kept", "filippo-vitello"),
    **citations("goals", "goal"),
    **citations("offers", "offer"),
    **citations("seal-die", "take-seal"),
    **citations("contract-action", "take"),
    **citations("card-city-bonus", "bonus"),
    **citations("travel-upper", "post", "no-post"),
    **citations("at-least-once", "enough", at=("take-contract", "take-bonuses", "use-card")),
    **citations("moengke-khan", "oases"),
    **citations("mailin-and-tian-chin", "double"),
    **citations("isabella-donati", "pair"),
    **citations("black-dice-variant", "black"),
}


def citation(state: State, key: str) -> Citation | None:
    """Return the citation for a key, or ``None``."""
    return citation_of(state, key, OWN)
