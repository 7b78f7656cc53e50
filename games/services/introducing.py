"""The house's opponents are there to be looked up before one has sat down anywhere."""

from __future__ import annotations

from django.conf import settings
from django.db import transaction

from accounts.selectors import opponents_of_strength
from accounts.services import opponent_make
from games.models import STRENGTHS


@transaction.atomic
def opponent_introduce(*, name: str) -> bool:
    """Make the first opponent of a strength that is called so, and tell whether that was done.

    Nobody is made for any other name, twice, or in a house without opponents.
    """
    strength = name.casefold()
    if not settings.OPPONENTS or strength not in STRENGTHS:
        return False
    if opponents_of_strength(strength).exists():
        return False
    opponent_make(strength=strength)
    return True
