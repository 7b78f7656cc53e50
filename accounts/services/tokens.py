"""Creating and revoking API tokens."""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import Final

from django.core.exceptions import ValidationError
from django.db import transaction

from accounts.models import ApiToken, User
from mp2site.infra import clock

PREFIX: Final = "cara_"
"""A prefix by which scanners recognise a leaked key in code."""
LIVES: Final = (30, 90, 365)
"""The possible lifetimes of a token in days."""
TOKENS_AT_MOST: Final = 20
NOTED_EVERY: Final = timedelta(days=1)


@transaction.atomic
def api_token_make(
    *, person: User, name: str, scope: str, days: int = LIVES[0]
) -> tuple[ApiToken, str]:
    """Create a token; return it and its key, which isn't stored.

    Raises ValidationError with the code `tokens-many`, `needs-account`, or that of an invalid
    field.
    """
    if User.objects.select_for_update(no_key=True).get(pk=person.pk).is_guest:
        raise ValidationError("a guest has no programs", code="needs-account")
    now, key = clock.now(), PREFIX + secrets.token_urlsafe(32)
    if ApiToken.objects.filter(person=person).valid(now).count() >= TOKENS_AT_MOST:
        raise ValidationError("too many tokens", code="tokens-many")
    token = ApiToken(
        person=person,
        name=name,
        scope=scope,
        digest=ApiToken.digest_of(key),
        created_at=now,
        expires_at=now + timedelta(days=days),
    )
    token.full_clean()
    token.save()
    return token, key


def api_token_withdraw(*, person: User, number: int) -> None:
    """Revoke one of the person's tokens. If it isn't theirs, nothing happens."""
    ApiToken.objects.filter(person=person, pk=number).delete()


def api_token_used(*, token: ApiToken) -> None:
    """Record the day of a token's last use. It takes at most one write a day."""
    now = clock.now()
    if token.used_at is None or now - token.used_at >= NOTED_EVERY:
        ApiToken.objects.filter(pk=token.pk).update(used_at=now)
