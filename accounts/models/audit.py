"""The audit log of the staff's actions; entries are never changed."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class AuditEntry(models.Model):
    """One action of the staff.

    It stores the id of a table without a foreign key, since tables may be deleted.
    """

    class What(models.TextChoices):
        """The kinds of actions."""

        TABLE_RENAMED = "table-renamed"
        TABLE_HIDDEN = "table-hidden"
        TABLE_SHOWN = "table-shown"
        TABLE_CLOSED = "table-closed"
        PERSON_RENAMED = "person-renamed"
        PERSON_SUSPENDED = "person-suspended"
        PERSON_RESTORED = "person-restored"
        PASSWORD_SET = "password-set"  # noqa: S105 - an action
        FACTORS_REMOVED = "factors-removed"
        REPORT_ANSWERED = "report-answered"
        MESSAGE_HIDDEN = "message-hidden"
        CIRCLE_DISSOLVED = "circle-dissolved"

    at = models.DateTimeField()
    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="+")
    what = models.CharField(max_length=20, choices=What)
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, related_name="audit_entries"
    )
    """The person that the action is about; ``None`` for an action on a table."""
    table = models.CharField(max_length=10, blank=True, default="", db_index=True)
    why = models.CharField(max_length=500)
    before = models.CharField(max_length=150, blank=True, default="")
    """The name before a rename; empty for other actions."""
    after = models.CharField(max_length=150, blank=True, default="")

    class Meta:
        ordering = ["-at", "-pk"]
        verbose_name_plural = "audit entries"
        indexes = [models.Index(fields=["-at"], name="audit_by_time")]
        constraints = [
            models.CheckConstraint(condition=~models.Q(why=""), name="audit_has_reason"),
        ]

    def __str__(self) -> str:
        return f"{self.at:%Y-%m-%d %H:%M} {self.what} {self.table or self.person_id}"
