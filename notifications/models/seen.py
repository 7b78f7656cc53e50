"""Marks: the instants up to which people have seen the news."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.conf import settings
from django.db import models
from django.db.models import Q

NEW_FOR: Final = timedelta(days=30)
"""The age up to which a news item counts as new, and up to which marks are kept."""


class NewsSeen(models.Model):
    """A mark: the instant up to which a person has seen the news of a table, or of all tables.

    A mark without a table is for all tables. News are read from their sources, and not stored here.
    """

    # The unique constraint (person, table) is the index that finds a person's rows.
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
