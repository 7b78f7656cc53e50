"""What a table's page shows of a pause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.views.pause_box import pause_box

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def pause(page: TablePage) -> dict[str, Any] | None:
    """Return the pause that is proposed or going on, and whether the person may propose one."""
    box = pause_box(page.session, page.people)
    return None if box is None else {"pause": box}


panels = [
    Panel("note", where=Place.NOTE, build=pause),
    Panel("propose", where=Place.ACTIONS, build=pause),
]
