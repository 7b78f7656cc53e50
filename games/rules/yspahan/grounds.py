"""The rules on when each kind of choice may be made; refusals cite them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Ground, grounds, kind_of

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State

GROUNDS = {
    **grounds("roll", "roll"),
    **grounds("take-group", "take", at=("roll-dice",)),
    **grounds("no-group", "draw"),
    **grounds("ruling-nothing-to-draw", "pass"),
    **grounds("three-actions", "act"),
    **grounds("card-boost", "boost"),
    **grounds("ruling-card-time", "card"),
    **grounds("build", "build"),
    **grounds("turn", "end"),
    **grounds("deliver", "place"),
    **grounds("ruling-hoist-optional", "skip-hoist", at=("deliver",)),
    **grounds("supervisor-move", "move"),
    **grounds("supervisor-order", "send"),
    **grounds("save-cube", "save", "give"),
}


def ground(state: State, key: str) -> Ground | None:
    """Return the rule on when a key of this kind may be chosen."""
    return GROUNDS.get(kind_of(key))
