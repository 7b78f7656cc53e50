"""Seasons on a person's home page and on a circle's page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.seasons.division import name_of
from games.seasons.models import Season
from games.seasons.results import states_of
from games.seasons.selectors import entries_of, own_entry, seasons_of_circle
from games.seasons.views import row_of
from games.seasons.words import reach_words
from games.services.organizing import may_open

if TYPE_CHECKING:
    from accounts.models import Circle, User
    from games.features.table_page import TablePage


def card(person: User) -> dict[str, Any] | None:
    """Return the context of the person's division and the places they can reach, or ``None``."""
    entry = own_entry(person)
    if entry is None or entry.division is None or entry.slot is None:
        return None
    (state,) = states_of(entry.season, entry.division_id)
    said = reach_words(state, entry.slot)
    return {
        "season": entry.season,
        "name": name_of(entry.season),
        "division": entry.division,
        "sentence": said[0] if said else "",
    }


def circle_card(person: User, circle: Circle) -> dict[str, Any] | None:
    """Return the context of a circle's seasons.

    ``None`` if it has none and the reader may not open one.
    """
    found = seasons_of_circle(circle)
    may = may_open(person, circle.pk)
    if not (found or may):
        return None
    own = entries_of(person, found)
    return {"rows": [row_of(one, own.get(one.pk)) for one in found], "may_open": may}


def resigning(page: TablePage) -> dict[str, Any] | None:
    """Return the season that a player would leave by resigning at this table."""
    season = Season.objects.filter(divisions__tables__table=page.session.table).first()
    return None if season is None else {"season_name": name_of(season)}
