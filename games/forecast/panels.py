"""The forecast in the waiting room, and the link to it at a running table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.forecast.selectors import tables_forecast
from games.models import Status

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def waiting(page: TablePage) -> dict[str, Any] | None:
    """Return how long an open table will take; ``None`` if that can't be said."""
    table = page.session.table
    found = tables_forecast([table], {table.pk: page.session.seats}, page.person).get(table.pk)
    return None if found is None else {"days": found}


def link(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the link to a running table's forecast. No query: pages poll often."""
    running = page.session.table.status == Status.PLAYING
    return {"forecast_table": page.session.table.pk} if running else None


panels = [
    Panel("waiting", where=Place.WAITING_ASIDE, build=waiting),
    Panel("link", where=Place.LINKS, build=link),
]
