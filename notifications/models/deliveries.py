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
    """Return the Message-ID of a delivery: fixed, so that a second copy shows as one."""
    return f"<{id}@{mail_host()}>"


def mail_host() -> str:
    """Return the host that our mails name in their ids."""
    return urlsplit(settings.SITE_URL).hostname or "localhost"


class DeliveryQuerySet(models.QuerySet["Delivery"]):
    """The vocabulary of lists of deliveries."""

    def due(self, now: datetime) -> DeliveryQuerySet:
        """Deliveries whose sender died, or whose wait after a failure is over; oldest first."""
        return self.filter(stage__in=UNDERWAY, due_at__lte=now).order_by("due_at")

    def claimed(self) -> DeliveryQuerySet:
        """Return deliveries that a sender has, be it alive or dead."""
        return self.filter(stage__in=UNDERWAY, holder__isnull=False)


class Delivery(models.Model):
    """One message to one person over one channel, of one notice or of several merged."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    """Also the idempotency key of a webhook, and in a mail's Message-ID."""
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="deliveries")
    channel = models.CharField(max_length=8, choices=Channel)
    mode = models.CharField(max_length=8, choices=Mode, default=Mode.NOW)
    size = models.PositiveSmallIntegerField(default=1)
    """How many notices were merged into it."""
    stage = models.CharField(max_length=8, choices=Stage, default=Stage.READY)
    address = models.CharField(max_length=320, blank=True, default="")
    """Where it went: a mail's address, a webhook's host."""
    content = models.JSONField(null=True)
    """What is sent, rendered once; written before the first sending, forgotten some weeks after."""
    attempts = models.PositiveSmallIntegerField(default=0)
    copies = models.PositiveSmallIntegerField(default=0)
    """How often it was sent again as nobody knew whether it had arrived."""
    due_at = models.DateTimeField()
    """While a sender has it: when its lease ends. After a failure: when it is tried again."""
    holder = models.UUIDField(null=True, editable=False)
    """The sender that has it, who renews the lease; nobody while it waits."""
    error = models.TextField(blank=True, default="")
    """The other side's whole answer to the last attempt."""
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
        """Its Message-ID."""
        return message_id(self.pk)
