"""Events of seasons, one a person, which become notices. Each names one of the person's tables."""

from __future__ import annotations

from dataclasses import dataclass

from games.models import Table


@dataclass(frozen=True, slots=True)
class SeasonBegan:
    """A season has begun for a person, at this table and others."""

    table: Table
    person_id: int


@dataclass(frozen=True, slots=True)
class SeasonOver:
    """All tables of a season have ended, and the person has a place."""

    table: Table
    person_id: int
