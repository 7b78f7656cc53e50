"""The appointment on a table's page, and the link to the page for proposing one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.selectors.appointments import has_appointment, may_propose

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def appointment(page: TablePage) -> dict[str, Any] | None:
    """Return the context of a running table's appointment, for its players; else ``None``."""
    table, by = page.session.table, page.session.table.appointment_by
    if link(page) is None or by is None or not has_appointment(table):
        return None
    return {"appointment_at": table.appointment_at, "appointment_by": page.people[by]}


def link(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the link, for players of a running game; else ``None``."""
    return {} if may_propose(page.session.table, page.session.own) else None


panels = [
    Panel("note", where=Place.NOTE, build=appointment),
    Panel("link", where=Place.LINKS, build=link),
]
