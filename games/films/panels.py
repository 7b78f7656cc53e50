"""The link to a finished game's film."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.conf import settings

from games.features.sockets import Panel, Place
from games.models import Status

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def link(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the link at a finished game, without a query."""
    table = page.session.table
    return {"film_table": table.pk} if settings.FILMS and table.status == Status.FINISHED else None


panels = [Panel("link", where=Place.LINKS, build=link)]
