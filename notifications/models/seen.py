"""The times up to which people have seen the news."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.conf import settings
from django.db import models
from django.db.models import Q

NEW_FOR: Final = timedelta(days=30)
"""The greatest age of a news item that counts as new. Marks are kept for the same time."""


class NewsSeen(models.Model):
    """The time up to which a person has seen the news of a table, or of all tables.

    A row without a table is for all tables. News items themselves are read from their sources, not
    stored.
    """

    # The index of the unique constraint (person, table) finds a person's rows.
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
