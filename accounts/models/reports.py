"""Reports to the staff."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q


class Report(models.Model):
    """A report that another's name, message or circle breaks the site's rules.

    The reported person never sees it.
    """

    class What(models.TextChoices):
        """The subject of a report."""

        NAME = "name"
        MESSAGE = "message"
        CIRCLE = "circle"

    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="reports")
    of = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    what = models.CharField(max_length=8, choices=What, default=What.NAME)
    quoted = models.CharField(max_length=1000)
    """The reported words, as they were then."""
    context: models.JSONField[list[dict[str, Any]], list[dict[str, Any]]] = models.JSONField(
        default=list, blank=True
    )
    """The messages before the reported one, as the reporter could read them.

    Each is ``{"person", "name", "text"}``. ``person`` is the id, since names may change; closing an
    account removes its messages here.
    """
    table = models.CharField(max_length=10, blank=True, default="")
    """The id of a message's table, which may have been deleted since; empty for other subjects."""
    message = models.PositiveBigIntegerField(default=0)
    """The primary key of a message; 0 for other subjects."""
    circle = models.PositiveBigIntegerField(default=0)
    """The primary key of a circle, kept even after its deletion; 0 for other subjects. ``of`` is
    its founder."""
    why = models.CharField(max_length=500)
    at = models.DateTimeField()
    answered_at = models.DateTimeField(null=True)
    answered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+"
    )
    answer = models.CharField(max_length=500, blank=True, default="")
    """The staff's answer to the reporter."""

    class Meta:
        ordering = ["-at", "-pk"]
        constraints = [
            models.UniqueConstraint(
                fields=["by", "of", "what", "message", "circle"],
                condition=Q(answered_at__isnull=True),
                name="report_open_once",
            ),
            models.CheckConstraint(
                condition=Q(answered_at__isnull=True, answer="")
                | (Q(answered_at__isnull=False) & ~Q(answer="")),
                name="report_answered_with_words",
            ),
        ]
        indexes = [
            models.Index(fields=["at"], condition=Q(answered_at__isnull=True), name="report_queue"),
        ]

    def __str__(self) -> str:
        return f"{self.quoted}: {self.why[:60]}"

    @property
    def said_before(self) -> str:
        """The messages before the reported one, as text."""
        return "\n".join(f"{one['name']}: {one['text']}" for one in self.context)

    @property
    def is_open(self) -> bool:
        """Whether the staff still has to answer."""
        return self.answered_at is None
