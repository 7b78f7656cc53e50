"""The house's opponents are there to be looked up before one has sat down anywhere."""

from __future__ import annotations

from django.conf import settings

from accounts.models import User
from accounts.names import folded
from accounts.selectors import PersonSeen, person_seen
from accounts.services import opponent_introduce
from games.models import STRENGTHS


def person_meet(*, name: str, reader: User | None) -> PersonSeen | None:
    """Return whose page is at this name; an opponent called by its strength alone is made by being asked for.

    Asked for again, or by several at the same moment, it is the same one. Nobody is made for any other name,
    or in a house without opponents.
    """
    seen, strength = person_seen(name, reader), folded(name)
    if seen is None and settings.OPPONENTS and strength in STRENGTHS:
        opponent_introduce(strength=strength)
        seen = person_seen(name, reader)
    return seen
