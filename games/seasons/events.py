"""Events of seasons. Notices are made from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.features.notices import Subject
from games.seasons.models import Entry, Season


@dataclass(frozen=True, slots=True)
class SeasonOpened:
    """A season is open for sign-up. ``people`` asked to be notified of it."""

    season: Season
    people: Sequence[int]

    @property
    def subject(self) -> Subject:
        """The season, with the end of its sign-up."""
        return _subject(self.season, until=self.season.begins_at.isoformat())


@dataclass(frozen=True, slots=True)
class SeasonBegan:
    """A season has begun."""

    season: Season
    people: Sequence[int]

    @property
    def subject(self) -> Subject:
        """The season."""
        return _subject(self.season)


@dataclass(frozen=True, slots=True)
class SeasonOver:
    """All tables of a season have ended, and a person has a place."""

    season: Season
    entry: Entry
    people_here: int
    """The number of people of the person's division."""

    @property
    def person_id(self) -> int:
        """The person."""
        return self.entry.person_id

    @property
    def subject(self) -> Subject:
        """The season, with the person's place and change of level (-1: up, 1: down)."""
        entry = self.entry
        place = {"place": entry.place or 0, "people": self.people_here, "moved": entry.moved}
        return _subject(self.season, division=entry.division_name or "", **place)


def _subject(season: Season, **facts: Any) -> Subject:
    circle = season.circle.name if season.circle else ""
    of = {"of": "circle" if circle else "site", "circle": circle}
    return Subject(season.pk, {"title": season.title, "number": season.number, **of, **facts})
