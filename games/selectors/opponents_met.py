"""The people that a person has played with, as suggestions for invitations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from accounts.models import User
from games.selectors.people import people_known

OFFERED_AT_MOST: Final = 12


@dataclass(frozen=True, slots=True)
class OpponentMet:
    """A person that somebody has played with, and the number of the games that they share."""

    name: str
    games: int


def opponents_met_by(person: User) -> list[OpponentMet]:
    """Return suggestions for invitations: starred people first, then those met most recently.

    Programs and people with a block in either direction are left out.
    """
    return [OpponentMet(one.name, one.games) for one in people_known(person)[:OFFERED_AT_MOST]]
