"""A person's private notes on their table's page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def notes(page: TablePage) -> dict[str, Any] | None:
    """Return the notes of the person's seat."""
    own = page.session.own
    return None if own is None else {"notes": own.notes}


panels = [Panel("panel", where=Place.BELOW, build=notes)]
