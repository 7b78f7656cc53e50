"""The tables that people have on their screens."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Presence(models.Model):
    """When a person last had a table on screen, to the minute.

    It delays notices, and the table's news up to then count as seen.
    """

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    table = models.ForeignKey("games.Table", models.CASCADE, related_name="+")
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["person", "table"], name="presence_once"),
        ]

    def __str__(self) -> str:
        return f"{self.person_id} at {self.table_id}"
