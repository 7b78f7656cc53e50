"""The ledger of notices: what has to be told to whom, and what became of it."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta
from urllib.parse import urlsplit

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils import timezone

GRACE = timedelta(seconds=60)
"""How long a new notice is left to its task before the sweep looks after it."""


class Kind(models.TextChoices):
    """What a notice says."""

    TURN = "turn"
    OVER = "over"
    QUARANTINED = "quarantined"


class Channel(models.TextChoices):
    """How it is said."""

    MAIL = "mail"


class State(models.TextChoices):
    """What became of it."""

    PENDING = "pending"
    SENT = "sent"
    SKIPPED = "skipped"
    FAILED = "failed"


def message_id(id: uuid.UUID) -> str:
    """Return the Message-ID of a notice's mail: fixed, so that a second copy shows as one."""
    return f"<{id}@{mail_host()}>"


def mail_host() -> str:
    """Return the host that our mails name in their ids."""
    return urlsplit(settings.SITE_URL).hostname or "localhost"


def first_due() -> datetime:
    """Return when the sweep looks after a notice that is written now."""
    return timezone.now() + GRACE


class NoticeQuerySet(models.QuerySet["Notice"]):
    """The vocabulary of lists of notices."""

    def pending(self) -> NoticeQuerySet:
        """Notices that nothing has become of yet."""
        return self.filter(state=State.PENDING)

    def due(self, now: datetime) -> NoticeQuerySet:
        """Notices that their task has lost, or that wait to be tried again; the oldest first."""
        return self.pending().filter(due_at__lte=now).order_by("due_at")


class Notice(models.Model):
    """One thing to tell one person, once: unique per turn, kind and channel."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="notices")
    table = models.ForeignKey("games.Table", models.CASCADE, related_name="notices")
    turn = models.PositiveIntegerField()
    """The seat's turn that the notice speaks of."""
    kind = models.CharField(max_length=12, choices=Kind)
    channel = models.CharField(max_length=8, choices=Channel, default=Channel.MAIL)
    state = models.CharField(max_length=8, choices=State, default=State.PENDING)
    reason = models.CharField(max_length=200, blank=True, default="")
    """Why it was skipped, or how sending failed."""
    message_id = models.CharField(max_length=200)
    attempts = models.PositiveSmallIntegerField(default=0)
    created_at = models.DateTimeField(default=timezone.now)
    due_at = models.DateTimeField(default=first_due)
    """From when on the sweep takes it: while its task, or a sender, has it, that is later."""
    sent_at = models.DateTimeField(null=True)

    objects = NoticeQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(
                fields=["due_at"], condition=Q(state=State.PENDING), name="notice_pending"
            ),
        ]
        constraints = [
            models.UniqueConstraint(
                fields=["person", "table", "turn", "kind", "channel"], name="notice_once"
            ),
            models.CheckConstraint(
                condition=Q(state=State.SENT, sent_at__isnull=False)
                | (~Q(state=State.SENT) & Q(sent_at__isnull=True)),
                name="notice_sent_has_time",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.table_id} #{self.turn}: {self.state}"


class StoredMail(models.Model):
    """A mail of the embedded mode, kept for its mailbox page."""

    to = models.EmailField(db_index=True)
    subject = models.CharField(max_length=300)
    text = models.TextField()
    html = models.TextField(blank=True, default="")
    message_id = models.CharField(max_length=200, blank=True, default="")
    sent_at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["-sent_at", "-pk"]

    def __str__(self) -> str:
        return f"{self.to}: {self.subject}"
