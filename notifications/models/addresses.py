"""Addresses whose mails bounced."""

from __future__ import annotations

from django.db import models

from accounts.addresses import AddressField
from mp2site.infra import clock


class BadAddress(models.Model):
    """An address whose mails bounced. No mail is sent to it until its person allows mails again."""

    class Why(models.TextChoices):
        """The reason for a mark."""

        BOUNCED = "bounced"
        REJECTED = "rejected"
        COMPLAINED = "complained"

    email = AddressField(primary_key=True)
    why = models.CharField(max_length=12, choices=Why)
    detail = models.TextField(blank=True, default="")
    """The mail server's whole reply."""
    at = models.DateTimeField(default=clock.now)

    def __str__(self) -> str:
        return f"{self.email}: {self.why}"
