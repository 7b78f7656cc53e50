"""Tokens of people in tests: the same one for every call."""

from __future__ import annotations

from datetime import timedelta

from accounts.models import ApiToken, Scope, User
from mp2site.infra import clock

LONG = timedelta(days=3650)


def key_of(user: User, scope: Scope = Scope.PLAY) -> str:
    """Return the key of a person's token; make it at the first call."""
    key, now = f"cara_{scope}-{user.pk}", clock.now()
    facts = {"person": user, "name": "tests", "scope": scope}
    ApiToken.objects.get_or_create(
        digest=ApiToken.digest_of(key),
        defaults={**facts, "created_at": now, "expires_at": now + LONG},
    )
    return key
