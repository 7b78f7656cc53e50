"""The tables that people have on their screens."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Presence(models.Model):
    """The time at which a person last had a table on screen, to the minute.

    Presence delays notices, and the table's news up to this time count as seen.
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
