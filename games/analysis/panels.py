"""The link from a table's page to the analysis board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.models import Status

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def board(page: TablePage) -> dict[str, Any] | None:
    """Return an empty context if the page has the link, or ``None``.

    At a running game, people with an account have the link.
    """
    own, person = page.session.own, page.person
    if own is None or person is None or person.is_guest:
        return None
    return {} if page.session.table.status == Status.PLAYING else None


panels = [
    Panel("way", where=Place.WAYS, build=board),
    Panel("link", where=Place.LINKS, build=board),
]
