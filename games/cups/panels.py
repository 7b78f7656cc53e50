"""The card of a cup on a person's home page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.cups.models import Cup
from games.cups.results import state_of
from games.cups.selectors import cup_of_home

if TYPE_CHECKING:
    from accounts.models import User


def card(person: User) -> dict[str, Any] | None:
    """Return the context of a person's running cup and table, or of a circle's cup to join."""
    cup = cup_of_home(person)
    if cup is None:
        return None
    if cup.phase == Cup.Phase.SIGN_UP:
        return {"cup": cup}
    state = state_of(cup)
    return {"cup": cup, "own": state.table_of(person.pk), "final": state.final}
