"""The part of a table's page that loads the presence of its people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.models import Status

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def here(page: TablePage) -> dict[str, Any] | None:
    """Return the context for players who share their presence, or ``None``.

    The page has only a link, which the browser replaces by the presence. So polls of the page don't
    become slower.
    """
    own, person, table = page.session.own, page.person, page.session.table
    if own is None or person is None or not person.shares_presence:
        return None
    return {"here_table": table.pk} if table.status == Status.PLAYING else None


panels = [
    Panel("panel", where=Place.BELOW, build=here, styles="css/here.css", script="js/live.js"),
]
