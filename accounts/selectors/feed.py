"""The owner of a calendar feed."""

from __future__ import annotations

from accounts.models import User


def person_by_calendar(token: str) -> User | None:
    """Return the owner of the calendar feed with this secret address; None if it was revoked."""
    return User.objects.filter(calendar_token=token, is_active=True).first() if token else None
