"""Creation of an opponent's account for its profile page, before it has played."""

from __future__ import annotations

from django.conf import settings

from accounts.models import User
from accounts.names import folded
from accounts.selectors.finding import PersonSeen, person_seen
from accounts.services.computers import opponent_ensure
from games.models import STRENGTHS


def person_for_profile(*, name: str, reader: User | None) -> PersonSeen | None:
    """Return the person with this name. If the name is a strength, create its opponent if needed.

    Concurrent calls return the same opponent. On a site without opponents nobody is created.
    """
    seen, strength = person_seen(name, reader), folded(name)
    if seen is None and settings.OPPONENTS and strength in STRENGTHS:
        opponent_ensure(strength=strength)
        seen = person_seen(name, reader)
    return seen
