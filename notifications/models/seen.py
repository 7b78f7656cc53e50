"""What a person has seen of their news."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.conf import settings
from django.db import models
from django.db.models import Q

NEW_FOR: Final = timedelta(days=30)
"""Nothing counts as new for longer, so no mark is kept longer: who comes back after that begins afresh."""


class NewsSeen(models.Model):
    """Until when a person has seen the news of a table, or of all tables: then it names none.

    The news themselves are read from what made them; this is all that is kept of them.
    """

    # The unique (person, table) finds a person's.
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", db_index=False
    )
    table = models.ForeignKey("games.Table", models.CASCADE, null=True, related_name="+")
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["person", "table"], name="news_seen_once_a_table"),
            models.UniqueConstraint(
                fields=["person"], condition=Q(table__isnull=True), name="news_seen_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person_id} at {self.table_id or 'all tables'}: {self.at:%Y-%m-%d %H:%M}"
