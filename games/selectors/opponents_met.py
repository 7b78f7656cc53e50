"""The people that a person has played with, as suggestions for invitations."""

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
    """Return people to invite: first the starred ones, then those met most recently.

    Programs and people with a block in either direction are left out.
    """
    return [OpponentMet(one.name, one.games) for one in people_known(person)[:OFFERED_AT_MOST]]
