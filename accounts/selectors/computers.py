"""Find accounts for which programs choose."""

from __future__ import annotations

from collections.abc import Collection

from django.db.models import QuerySet

from accounts.models import User


def opponents_of_strength(strength: str, *, besides: Collection[int] = ()) -> QuerySet[User]:
    """Return the house's opponents that play so well, the oldest first, without some people."""
    return User.objects.filter(strength=strength).exclude(pk__in=besides).order_by("pk")


def computers_of(owner: User) -> QuerySet[User]:
    """Return the programs that a person runs."""
    return User.objects.filter(owner=owner, is_active=True).order_by("username")
