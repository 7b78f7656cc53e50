"""A message: what somebody says at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models
from django.db.models import Q

from mp2site.infra import clock

if TYPE_CHECKING:
    from datetime import datetime


class MessageQuerySet(models.QuerySet["Message"]):
    """The vocabulary of what is said."""

    def shown(self) -> MessageQuerySet:
        """Messages that nobody has taken back, with who said them, oldest first."""
        return self.filter(taken_back=False).select_related("person").order_by("pk")


class Message(models.Model):
    """One thing that was said. It is written with its table locked, and never moves to another."""

    class Audience(models.TextChoices):
        """Among whom it is said, until the game is over: then all is heard by all who may see the table."""

        SEATS = "seats"
        SPECTATORS = "spectators"

    table = models.ForeignKey(
        "games.Table", models.CASCADE, related_name="messages", db_index=False
    )
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="messages")
    audience = models.CharField(max_length=10, choices=Audience, default=Audience.SEATS)
    ply = models.PositiveIntegerField(default=0)
    """How far the game was."""
    moment = models.JSONField(null=True)
    """The board's headline then, as a text; null before the game."""
    place = models.PositiveSmallIntegerField(null=True)
    """Whose turn it was: the one that had waited longest."""
    text = models.TextField()
    said_at = models.DateTimeField(default=clock.now)
    edited_at = models.DateTimeField(null=True)
    taken_back = models.BooleanField(default=False)
    """Whether its person, or the staff, has taken it back: it is shown to nobody."""

    objects = MessageQuerySet.as_manager()

    class Meta:
        indexes = [models.Index(fields=["table", "id"], name="message_of_table")]
        constraints = [
            models.CheckConstraint(
                condition=Q(audience__in=["seats", "spectators"]), name="message_audience"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.table_id} #{self.pk}"

    @property
    def changed_at(self) -> datetime:
        """When it got the words that it has."""
        return self.edited_at or self.said_at
