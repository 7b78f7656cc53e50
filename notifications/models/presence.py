"""The tables that people have on their screens."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Presence(models.Model):
    """The time, to the minute, at which a person last had a table on screen.

    Presence delays notices. News of the table up to this time counts as seen.
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
