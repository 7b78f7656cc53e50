"""Who has which table before their eyes."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Presence(models.Model):
    """When a person last had a table before their eyes, to the minute. It delays notices, and its news until then are seen."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    table = models.ForeignKey("games.Table", models.CASCADE, related_name="+")
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["person", "table"], name="presence_once"),
        ]

    def __str__(self) -> str:
        return f"{self.person_id} at {self.table_id}"
