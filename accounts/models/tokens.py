"""API tokens."""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256

from django.conf import settings
from django.db import models
from django.db.models import Q


class Scope(models.TextChoices):
    """A token's scope."""

    READ = "read"
    PLAY = "play"


class TokenQuerySet(models.QuerySet["ApiToken"]):
    """Queries of tokens."""

    def valid(self, at: datetime) -> TokenQuerySet:
        """Return tokens that are still valid."""
        return self.filter(expires_at__gt=at)


class ApiToken(models.Model):
    """A person's named API token. Only its digest is stored, never the key itself."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="api_tokens")
    name = models.CharField(max_length=60)
    scope = models.CharField(max_length=4, choices=Scope)
    digest = models.CharField(max_length=64, unique=True)
    """The SHA-256 of the key in hexadecimal. The key is random and long, so it needs no salt."""
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField()
    used_at = models.DateTimeField(null=True, blank=True)
    """The day of the last use."""

    objects = TokenQuerySet.as_manager()

    class Meta:
        indexes = [models.Index(fields=["person", "expires_at"], name="api_token_of_person")]
        constraints = [
            models.CheckConstraint(condition=Q(scope__in=Scope.values), name="api_token_scope"),
        ]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.name}"

    @staticmethod
    def digest_of(key: str) -> str:
        """Return the stored digest of a key."""
        return sha256(key.encode()).hexdigest()
