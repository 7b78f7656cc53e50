"""The forecast in the waiting room, and a link to the forecast at a running table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.forecast.selectors import tables_forecast
from games.models import Status

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def waiting(page: TablePage) -> dict[str, Any] | None:
    """Return the forecast of an open table; ``None`` if it has none."""
    table = page.session.table
    found = tables_forecast([table], {table.pk: page.session.seats}, page.person).get(table.pk)
    return None if found is None else {"days": found}


def link(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the link at a running table.

    It takes no query, since pages poll often.
    """
    running = page.session.table.status == Status.PLAYING
    return {"forecast_table": page.session.table.pk} if running else None


panels = [
    Panel("waiting", where=Place.WAITING_ASIDE, build=waiting),
    Panel("link", where=Place.LINKS, build=link),
]
