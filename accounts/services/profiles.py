"""Who may see how a person plays."""

from __future__ import annotations

from accounts.errors import Refused
from accounts.models import ProfileFor, User


def profile_show(*, person: User, to: str) -> None:
    """Show how the person plays to everybody, to those who have played with them, or to nobody.

    Raises Refused: ``profile-for``.
    """
    if to not in ProfileFor.values:
        raise Refused("profile-for")
    person.profile_for = to
    person.save(update_fields=["profile_for"])
