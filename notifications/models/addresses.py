"""Addresses that mails come back from."""

from __future__ import annotations

from django.db import models

from mp2site.infra import clock


class BadAddress(models.Model):
    """An address that mails come back from; nothing goes there until its person says so."""

    class Why(models.TextChoices):
        """What came back."""

        BOUNCED = "bounced"
        REJECTED = "rejected"
        COMPLAINED = "complained"

    email = models.EmailField(primary_key=True)
    """In lower case."""
    why = models.CharField(max_length=12, choices=Why)
    detail = models.CharField(max_length=200, blank=True, default="")
    at = models.DateTimeField(default=clock.now)

    def __str__(self) -> str:
        return f"{self.email}: {self.why}"
