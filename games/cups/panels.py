"""A cup in a few words on a person's home page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.cups.models import Cup
from games.cups.results import state_of
from games.cups.selectors import cup_of_home

if TYPE_CHECKING:
    from accounts.models import User


def card(person: User) -> dict[str, Any] | None:
    """Return a person's running cup with their table, or a cup of a circle that they can join."""
    cup = cup_of_home(person)
    if cup is None:
        return None
    if cup.phase == Cup.Phase.SIGN_UP:
        return {"cup": cup}
    state = state_of(cup)
    return {"cup": cup, "own": state.table_of(person.pk), "final": state.final}
