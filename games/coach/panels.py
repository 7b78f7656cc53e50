"""The links to the coach at a finished table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.coach.selectors import is_reviewable
from games.features.sockets import Panel, Place

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def finished(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the link at a finished table. No query: the page asks for no review."""
    table = page.session.table
    return {"coach_table": table.pk} if is_reviewable(table) and not table.other_rules else None


panels = [
    Panel("link", where=Place.RESULT, build=finished),
    Panel("history", where=Place.HISTORY, build=finished),
]
