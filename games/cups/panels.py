"""The cards of cups on a person's home page and on a circle's page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.cups.models import Cup
from games.cups.results import state_of
from games.cups.selectors import cup_of_home, cups_of_circle, entries_of
from games.cups.views import about
from games.services.organizing import may_open

if TYPE_CHECKING:
    from accounts.models import Circle, User


def card(person: User) -> dict[str, Any] | None:
    """Return the context of the person's running cup and table, or of a circle's open cup."""
    cup = cup_of_home(person)
    if cup is None:
        return None
    if cup.phase == Cup.Phase.SIGN_UP:
        return {"cup": cup}
    state = state_of(cup)
    return {"cup": cup, "own": state.table_of(person.pk), "final": state.final}


def circle_card(person: User, circle: Circle) -> dict[str, Any] | None:
    """Return the context of a circle's cups.

    ``None`` if it has none and the reader may not open one.
    """
    found = cups_of_circle(circle)
    may = may_open(person, circle.pk)
    if not (found or may):
        return None
    own = entries_of(person, found)
    rows = [{"cup": cup, "about": about(cup), "own": own.get(cup.pk)} for cup in found]
    return {"rows": rows, "may_open": may}
