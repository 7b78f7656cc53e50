"""Requests that may be sent again: what was answered the first time."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from mp2site.infra import clock


class SentRequest(models.Model):
    """A request that came with a key, and its answer. Sent again, it changes nothing and is answered the same.

    It is written in the transaction of what the request changes: both are there, or neither is.
    """

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", db_index=False
    )
    key = models.CharField(max_length=64)
    """A digest of the key that the sender chose."""
    content = models.CharField(max_length=64)
    """A digest of what was sent, and where to."""
    status = models.PositiveSmallIntegerField(default=0)
    headers = models.JSONField(default=dict)
    body = models.TextField(default="", blank=True)
    """The answer's JSON; empty for pages, and for what may be shown only once."""
    at = models.DateTimeField(default=clock.now, db_index=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["person", "key"], name="sent_once"),
        ]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.status}"
