"""Events of cups, one a person, which become notices. Each names one of the person's tables."""

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
