"""Events of cups for notices. Each event is about one person, and names one of their tables."""

from __future__ import annotations

from dataclasses import dataclass

from games.models import Table


@dataclass(frozen=True, slots=True)
class CupGameBegan:
    """A person's next game in a cup has begun."""

    table: Table
    person_id: int


@dataclass(frozen=True, slots=True)
class CupOver:
    """A cup is over, and the person has a place."""

    table: Table
    """The last table of the person."""
    person_id: int
