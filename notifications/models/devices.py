"""Devices: browsers that their person has asked to show notices."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from mp2site.infra import clock


class Device(models.Model):
    """A browser that is told by web push (RFC 8030): where it listens, and how to write so that it alone reads."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="devices")
    endpoint = models.URLField(max_length=1000, unique=True)
    """Its address at its maker's push service. Whoever knows it can't write to it without our key."""
    p256dh = models.CharField(max_length=100)
    """The browser's public key, in base64url."""
    auth = models.CharField(max_length=32)
    """The secret that the browser shares with us, in base64url."""
    name = models.CharField(max_length=100, blank=True, default="")
    """What its person knows it by: its browser and its system, without versions."""
    created_at = models.DateTimeField(default=clock.now)
    used_at = models.DateTimeField(null=True)
    """When a push last reached its push service."""

    class Meta:
        ordering = ["created_at", "pk"]

    def __str__(self) -> str:
        return f"device of {self.person_id}: {self.name}"
