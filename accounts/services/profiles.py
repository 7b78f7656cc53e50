"""The people who may see a person's results."""

from __future__ import annotations

from accounts.errors import Refused
from accounts.models import ProfileFor, User


def profile_show(*, person: User, to: str) -> None:
    """Set who may see the person's results: everybody, people who played with them, or nobody.

    Raises Refused: ``profile-for``.
    """
    if to not in ProfileFor.values:
        raise Refused("profile-for")
    person.profile_for = to
    person.save(update_fields=["profile_for"])
