"""Webhooks: people's own URLs to which we send notices."""

from __future__ import annotations

import secrets

from django.conf import settings
from django.db import models

from mp2site.infra import clock


def new_secret() -> str:
    """Return a webhook's secret."""
    return secrets.token_urlsafe(32)


class Webhook(models.Model):
    """A person's own URL that gets notices over HTTP."""

    class Format(models.TextChoices):
        """The format of a call: for a program or for a chat."""

        PLAIN = "plain"
        DISCORD = "discord"
        SLACK = "slack"

    person = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, primary_key=True, related_name="webhook"
    )
    url = models.URLField(max_length=500)
    format = models.CharField(max_length=8, choices=Format, default=Format.PLAIN)
    secret = models.CharField(max_length=64, default=new_secret)
    """The key that signs our calls (HMAC-SHA-256)."""
    active = models.BooleanField(default=True)
    failures = models.PositiveSmallIntegerField(default=0)
    """The number of successive deliveries given up. Too many of them switch the webhook off."""
    error = models.CharField(max_length=200, blank=True, default="")
    ok_at = models.DateTimeField(null=True)
    created_at = models.DateTimeField(default=clock.now)

    def __str__(self) -> str:
        return f"webhook of {self.person_id}"
