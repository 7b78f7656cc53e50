"""Reports to the staff."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q


class Report(models.Model):
    """A report that a person's name, message or circle breaks the site's rules.

    The reported person never sees it.
    """

    class What(models.TextChoices):
        """The kind of thing that is reported."""

        NAME = "name"
        MESSAGE = "message"
        CIRCLE = "circle"

    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="reports")
    of = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    what = models.CharField(max_length=8, choices=What, default=What.NAME)
    quoted = models.CharField(max_length=1000)
    """The reported text as it was at the time of the report."""
    context: models.JSONField[list[dict[str, Any]], list[dict[str, Any]]] = models.JSONField(
        default=list, blank=True
    )
    """The messages before the reported one, as the reporter could read them.

    Each is ``{"person", "name", "text"}``. ``person`` is the id, since names may change. When an
    account is closed, its messages are removed here.
    """
    table = models.CharField(max_length=10, blank=True, default="")
    """The id of the message's table, which may be deleted by now; empty if no message is reported."""
    message = models.PositiveBigIntegerField(default=0)
    """The id of the reported message; 0 if something else is reported."""
    circle = models.PositiveBigIntegerField(default=0)
    """The id of the reported circle, even after the circle is deleted; 0 if something else is
    reported. ``of`` is then the circle's founder.
    """
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
        """The messages before the reported one, as one text."""
        return "\n".join(f"{one['name']}: {one['text']}" for one in self.context)

    @property
    def is_open(self) -> bool:
        """Whether the staff hasn't answered yet."""
        return self.answered_at is None
