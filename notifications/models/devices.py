"""Devices: browsers that show notifications."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from mp2site.infra import clock


class Device(models.Model):
    """A browser that gets web pushes (RFC 8030): its endpoint and its encryption keys."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="devices")
    endpoint = models.URLField(max_length=1000, unique=True)
    """The URL at the push service of the browser's maker. A push also needs a signature by our key."""
    p256dh = models.CharField(max_length=100)
    """The browser's public key in base64url."""
    auth = models.CharField(max_length=32)
    """The secret that the browser shares with us, in base64url."""
    name = models.CharField(max_length=100, blank=True, default="")
    """The device's name for its person: browser and system, without versions."""
    created_at = models.DateTimeField(default=clock.now)
    used_at = models.DateTimeField(null=True)
    """The time at which the device's push service last accepted a push."""

    class Meta:
        ordering = ["created_at", "pk"]

    def __str__(self) -> str:
        return f"device of {self.person_id}: {self.name}"
