"""The secret address of a person's calendar feed."""

from __future__ import annotations

import secrets

from accounts.models import User


def calendar_token_renew(*, person: User) -> str:
    """Give the person's calendar feed a new secret URL. The old one becomes invalid."""
    person.calendar_token = secrets.token_urlsafe(32)
    person.save(update_fields=["calendar_token"])
    return person.calendar_token


def calendar_token_revoke(*, person: User) -> None:
    """Remove the secret URL of the person's calendar feed."""
    person.calendar_token = None
    person.save(update_fields=["calendar_token"])
