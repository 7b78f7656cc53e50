"""Blocks between people."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q


class Block(models.Model):
    """A person's block of another person. The other person isn't notified."""

    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="blocks", db_index=False
    )
    of = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["by", "of"], name="block_once"),
            models.CheckConstraint(condition=~Q(by=F("of")), name="block_of_another"),
        ]

    def __str__(self) -> str:
        return f"{self.by_id} blocks {self.of_id}"
