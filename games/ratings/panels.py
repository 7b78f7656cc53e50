"""Ratings on a table's page: a question after a resignation, and the changes after the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from games.features.sockets import Panel, Place
from games.models import Status
from games.ratings.selectors import rated_at
from games.selectors.consent import asked_to_rate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.features.table_page import TablePage
    from games.models import RatedGame
    from games.views.present import Player


@dataclass(frozen=True, slots=True)
class RatingBox:
    """The question to a remaining player whether to rate the game, with the agreements so far."""

    agreed: bool
    """Whether the reader has agreed."""
    missing: Sequence[Player]
    """The players who haven't agreed yet."""


def rating(page: TablePage) -> dict[str, Any] | None:
    """Return the context of the question, for the remaining players after a resignation."""
    own, table = page.session.own, page.session.table
    if own is None or table.status != Status.PLAYING:
        return None
    asked = asked_to_rate(table, page.session.seats)
    if all(seat.pk != own.pk for seat in asked):
        return None
    missing = [page.people[seat.place or 0] for seat in asked if not seat.agrees_on_rating]
    return {"rating": RatingBox(own.agrees_on_rating, missing)}


def changes(page: TablePage) -> dict[str, Any] | None:
    """Return the context of a finished game's rating changes that the reader may see, by place."""
    if not page.session.table.over:
        return None
    games = rated_at(page.session.table, page.session.own)
    rated = [(player, games[player.seat_pk]) for player in page.people if player.seat_pk in games]
    return {"rated": rated, "favourite": _favourite(page.people, rated)} if rated else None


def _favourite(people: Sequence[Player], rated: Sequence[tuple[Player, RatedGame]]) -> str:
    """Return who had the highest rating before the game.

    Empty if several people are equal, or if somebody hides their rating.
    """
    most = max(game.points_before for _, game in rated)
    first = [player.name for player, game in rated if game.points_before == most]
    return first[0] if len(rated) == len(people) and len(first) == 1 else ""


panels = [
    Panel("note", where=Place.NOTE, build=rating),
    Panel("changes", where=Place.RESULT, build=changes),
]
