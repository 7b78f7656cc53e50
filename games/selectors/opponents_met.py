"""Finds the people that a person has played with, to invite them with one tap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from accounts.models import User
from games.selectors.people import people_known

OFFERED_AT_MOST: Final = 12


@dataclass(frozen=True, slots=True)
class OpponentMet:
    """A person to invite, with the number of games played together."""

    name: str
    games: int


def opponents_met_by(person: User) -> list[OpponentMet]:
    """Return the people to invite with one tap: first the starred ones, then the last met.

    Programs and people with a block in either direction are left out.
    """
    return [OpponentMet(one.name, one.games) for one in people_known(person)[:OFFERED_AT_MOST]]
