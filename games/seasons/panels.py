"""A season in one line on a person's home page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.seasons.results import states_of
from games.seasons.selectors import own_entry
from games.seasons.views import name_of
from games.seasons.words import reach_words

if TYPE_CHECKING:
    from accounts.models import User


def card(person: User) -> dict[str, Any] | None:
    """Return a person's division with what they can still reach; nothing outside of seasons."""
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
