"""Tokens of people in tests; each person has one."""

from __future__ import annotations

from datetime import timedelta

from accounts.models import ApiToken, Scope, User
from mp2site.infra import clock

LONG = timedelta(days=3650)


def key_of(user: User, scope: Scope = Scope.PLAY) -> str:
    """Return the key of a person's token; the first call creates the token."""
    key, now = f"cara_{scope}-{user.pk}", clock.now()
    facts = {"person": user, "name": "tests", "scope": scope}
    ApiToken.objects.get_or_create(
        digest=ApiToken.digest_of(key),
        defaults={**facts, "created_at": now, "expires_at": now + LONG},
    )
    return key
