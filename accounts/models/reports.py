"""What people report to the staff."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q


class Report(models.Model):
    """Somebody finds that another's name, what they said or their circle breaks the house's peace; never shown to them."""

    class What(models.TextChoices):
        """What of a person is reported."""

        NAME = "name"
        MESSAGE = "message"
        CIRCLE = "circle"

    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="reports")
    of = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    what = models.CharField(max_length=8, choices=What, default=What.NAME)
    quoted = models.CharField(max_length=1000)
    """The words that are reported, as they stood then."""
    context: models.JSONField[list[dict[str, Any]], list[dict[str, Any]]] = models.JSONField(
        default=list, blank=True
    )
    """What was said before a message, as the one who reported it could read it: ``{"person", "name", "text"}`` each.

    With people's ids, as a name may change: whoever closes their account takes their words along.
    """
    table = models.CharField(max_length=10, blank=True, default="")
    """At which table a message was said: its id, since tables may be deleted."""
    message = models.PositiveBigIntegerField(default=0)
    """A message's number; 0: it is something else."""
    circle = models.PositiveBigIntegerField(default=0)
    """A circle's number, which stays when the circle goes; 0: it is something else. ``of`` is its founder then."""
    why = models.CharField(max_length=500)
    at = models.DateTimeField()
    answered_at = models.DateTimeField(null=True)
    answered_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+"
    )
    answer = models.CharField(max_length=500, blank=True, default="")
    """What the staff answers to the one who reported."""

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
        """What was said before a message, in words."""
        return "\n".join(f"{one['name']}: {one['text']}" for one in self.context)

    @property
    def is_open(self) -> bool:
        """Whether the staff has still to answer it."""
        return self.answered_at is None
