"""The pause on a table's page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.pauses.box import pause_box

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def pause(page: TablePage) -> dict[str, Any] | None:
    """Return the proposed or current pause, and whether the person may propose one."""
    box = pause_box(page.session, page.people)
    return None if box is None else {"pause": box}


panels = [
    Panel("note", where=Place.NOTE, build=pause),
    Panel("propose", where=Place.ACTIONS, build=pause),
]
