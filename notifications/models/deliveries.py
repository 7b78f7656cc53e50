"""Deliveries: one message to one person, and the attempts to send it."""

from __future__ import annotations

import uuid
from datetime import datetime
from urllib.parse import urlsplit

from django.conf import settings
from django.db import models
from django.db.models import Q

from mp2site.infra import clock
from notifications.models.choices import UNDERWAY, Channel, Mode, Stage


def message_id(id: uuid.UUID) -> str:
    """Return a delivery's Message-ID.

    It is fixed, so that mail programs recognise a second copy.
    """
    return f"<{id}@{mail_host()}>"


def mail_host() -> str:
    """Return the host that the Message-IDs of our mails contain."""
    return urlsplit(settings.SITE_URL).hostname or "localhost"


class DeliveryQuerySet(models.QuerySet["Delivery"]):
    """Queries for deliveries."""

    def due(self, now: datetime) -> DeliveryQuerySet:
        """Return deliveries of dead senders, and deliveries due for a retry; the oldest first."""
        return self.filter(stage__in=UNDERWAY, due_at__lte=now).order_by("due_at")

    def claimed(self) -> DeliveryQuerySet:
        """Return deliveries that a sender holds, alive or dead."""
        return self.filter(stage__in=UNDERWAY, holder__isnull=False)


class Delivery(models.Model):
    """One message to one person over one channel, about one or several notices."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    """The delivery's id. It is also a webhook's idempotency key and a part of a mail's Message-ID."""
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="deliveries")
    channel = models.CharField(max_length=8, choices=Channel)
    mode = models.CharField(max_length=8, choices=Mode, default=Mode.NOW)
    size = models.PositiveSmallIntegerField(default=1)
    """The number of merged notices."""
    stage = models.CharField(max_length=8, choices=Stage, default=Stage.READY)
    address = models.CharField(max_length=320, blank=True, default="")
    """The recipient: a mail address, or a webhook's host."""
    content = models.JSONField(null=True)
    """The message, rendered before the first attempt, and deleted after some weeks."""
    attempts = models.PositiveSmallIntegerField(default=0)
    copies = models.PositiveSmallIntegerField(default=0)
    """The number of copies that were sent because it was unknown whether the first one arrived."""
    due_at = models.DateTimeField()
    """The end of the lease while a sender holds the delivery; otherwise the time of the next
    attempt."""
    holder = models.UUIDField(null=True, editable=False)
    """The sender that holds the delivery and renews the lease; ``None`` while the delivery waits."""
    error = models.TextField(blank=True, default="")
    """The server's whole reply to the last attempt."""
    created_at = models.DateTimeField(default=clock.now)
    sent_at = models.DateTimeField(null=True)

    objects = DeliveryQuerySet.as_manager()

    class Meta:
        indexes = [
            models.Index(
                fields=["due_at"], condition=Q(stage__in=UNDERWAY), name="delivery_underway"
            ),
            models.Index(
                fields=["created_at"], condition=Q(content__isnull=False), name="delivery_content"
            ),
            models.Index(
                fields=["created_at"], condition=~Q(stage__in=UNDERWAY), name="delivery_settled"
            ),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(stage=Stage.SENT, sent_at__isnull=False)
                | (~Q(stage=Stage.SENT) & Q(sent_at__isnull=True)),
                name="delivery_sent_has_time",
            ),
            models.CheckConstraint(condition=Q(stage__in=Stage.values), name="delivery_stage"),
        ]

    def __str__(self) -> str:
        return f"{self.channel} to {self.person_id}: {self.stage}"

    @property
    def message_id(self) -> str:
        """The Message-ID header."""
        return message_id(self.pk)
