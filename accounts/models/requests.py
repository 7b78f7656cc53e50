"""Requests with an idempotency key, which clients may repeat, and their first responses."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from mp2site.infra import clock


class SentRequest(models.Model):
    """A request with an idempotency key, and its response.

    A repetition changes nothing and gets the same response. The row is written in the transaction
    of the request, so both are stored or neither.
    """

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", db_index=False
    )
    key = models.CharField(max_length=64)
    """A digest of the key that the client chose."""
    content = models.CharField(max_length=64)
    """A digest of the request's address and content."""
    status = models.PositiveSmallIntegerField(default=0)
    headers = models.JSONField(default=dict)
    body = models.TextField(default="", blank=True)
    """The response's JSON; empty for pages, and for secrets that are shown only once."""
    at = models.DateTimeField(default=clock.now, db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["person", "key"], name="sent_once"),
        ]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.status}"
