"""The person's choice to share their presence."""

from __future__ import annotations

from accounts.models import User
from games.here.presence import forget


def presence_share(*, person: User, shared: bool) -> None:
    """Set whether a person shares their presence. Only those who share it see that of others."""
    person.shares_presence = shared
    person.save(update_fields=["shares_presence"])
    if not shared:
        forget(person)
