"""The rules that say when each kind of choice may be made; refusals cite them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Citation, citations, kind_of

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State

GROUNDS = {
    **citations("roll", "roll"),
    **citations("take-group", "take", at=("roll-dice",)),
    **citations("no-group", "draw"),
    **citations("ruling-nothing-to-draw", "pass"),
    **citations("three-actions", "act"),
    **citations("card-boost", "boost"),
    **citations("ruling-card-time", "card"),
    **citations("build", "build"),
    **citations("turn", "end"),
    **citations("deliver", "place"),
    **citations("ruling-hoist-optional", "skip-hoist", at=("deliver",)),
    **citations("supervisor-move", "move"),
    **citations("supervisor-order", "send"),
    **citations("save-cube", "save", "give"),
}


def citation(state: State, key: str) -> Citation | None:
    """Return the citation for a key, or ``None``."""
    return GROUNDS.get(kind_of(key))
