"""Ratings on a table's page: a question after a resignation, and the effects of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.ratings.box import rating_box
from games.ratings.selectors import rated_at

if TYPE_CHECKING:
    from games.features.table_page import TablePage


def rating(page: TablePage) -> dict[str, Any] | None:
    """Return the agreements to rate a game after a resignation, for the remaining players."""
    box = rating_box(page.session, page.people)
    return None if box is None else {"rating": box}


def changes(page: TablePage) -> dict[str, Any] | None:
    """Return a finished game's effects on the ratings that are shown, by place."""
    if not page.session.table.over:
        return None
    games = rated_at(page.session.table, page.session.own)
    rated = [(player, games[player.seat_pk]) for player in page.people if player.seat_pk in games]
    return {"rated": rated} if rated else None


panels = [
    Panel("note", where=Place.NOTE, build=rating),
    Panel("changes", where=Place.RESULT, build=changes),
]
