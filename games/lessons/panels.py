"""Coaching on a table's page: the explanation of the open decision, and a switch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.lessons.coaching import coach_of
from games.rules import titles

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def coach(page: TablePage) -> dict[str, Any] | None:
    """Return the explanation of the open decision, for a coached seat."""
    session, decision = page.session, page.session.position.decision
    if decision is None or session.own is None or not session.own.coached:
        return None
    title, purse = titles.get(session.table.title), session.game.purse(decision.seat)
    found = coach_of(title, decision.prompt, len(session.seats), purse)
    return None if found is None else {"coach": found}


def switch(page: TablePage) -> dict[str, Any] | None:
    """Return whether the person's seat is coached."""
    own = page.session.own
    return None if own is None else {"coached": own.coached}


panels = [
    Panel("coach", where=Place.AIM, build=coach),
    Panel("switch", where=Place.ACTIONS, build=switch),
]
