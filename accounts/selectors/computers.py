"""Queries of accounts for which programs play."""

from __future__ import annotations

from collections.abc import Collection

from django.db.models import QuerySet

from accounts.models import User


def opponents_of_strength(strength: str, *, besides: Collection[int] = ()) -> QuerySet[User]:
    """Return the site's opponents of a strength, the oldest first, except ``besides``."""
    return User.objects.filter(strength=strength).exclude(pk__in=besides).order_by("pk")


def computers_of(owner: User) -> QuerySet[User]:
    """Return the programs that a person runs."""
    return User.objects.filter(owner=owner, is_active=True).order_by("pk")
