"""Events of cups. Notices are made from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from accounts.models import User
from games.cups.models import Cup, CupEntry
from games.features.notices import Subject


@dataclass(frozen=True, slots=True)
class CupGameBegan:
    """A person's next game in a cup has begun."""

    cup: Cup
    round: int
    table: str
    """The name of the game's table."""
    person_id: int

    @property
    def subject(self) -> Subject:
        """The cup, with the name of the table."""
        return _subject(self.cup, table=self.table)


@dataclass(frozen=True, slots=True)
class CupOver:
    """A cup is over, and a person has a place."""

    cup: Cup
    entry: CupEntry
    people: int
    """The number of people in the cup."""

    @property
    def person_id(self) -> int:
        """The person."""
        return self.entry.person_id

    @property
    def subject(self) -> Subject:
        """The cup, with the place of the person."""
        return _subject(self.cup, place=self.entry.place or 0, people=self.people)


@dataclass(frozen=True, slots=True)
class CupCancelled:
    """A cup is cancelled before its start."""

    cup: Cup
    people: Sequence[int]
    """The people who have joined."""
    by: User | None
    """The person who cancelled it; ``None`` if too few people have joined."""

    @property
    def subject(self) -> Subject:
        """The cup."""
        return _subject(self.cup)


def _subject(cup: Cup, **facts: Any) -> Subject:
    return Subject(cup.pk, {"title": cup.title, "cup": cup.name, "number": cup.pk, **facts})
