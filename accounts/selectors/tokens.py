"""Queries of tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accounts.models import ApiToken, User
from mp2site.infra import clock
from mp2site.infra.prepared import MARK, Prepared

if TYPE_CHECKING:
    from django.db.models import QuerySet

_tokens = Prepared(
    lambda: ApiToken.objects.filter(digest=MARK).select_related("person"), related="person"
)


def api_token_by_key(key: str) -> ApiToken | None:
    """Return the valid token of a key, with its person.

    ``None`` if the token has expired or the account is closed.
    """
    found = _tokens(ApiToken.digest_of(key))
    if not found or found[0].expires_at <= clock.now() or not found[0].person.is_active:
        return None
    return found[0]


def api_tokens_of(person: User) -> QuerySet[ApiToken]:
    """Return a person's tokens, the newest first, expired ones included."""
    return ApiToken.objects.filter(person=person).order_by("-created_at", "-pk")
