"""The title's own citations: the rules that say when each kind of choice may be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Citation, citations
from games.rules.marco_polo_common.citations import citation_of

if TYPE_CHECKING:
    from games.rules.marco_polo_1.state import State

OWN = {
    **citations("goals", "goals"),
    **citations("market-row", "row"),
    **citations("contract-positions", "take"),
    **citations("contract-bonus", "bonus", at=("take-bonuses",)),
    **citations("at-least-once", "enough", at=("take-from-row", "take-bonuses", "use-card")),
}


def citation(state: State, key: str) -> Citation | None:
    """Return the citation for a key, or ``None``."""
    return citation_of(state, key, OWN)
