"""Messages at tables."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q

from mp2site.infra import clock


class MessageQuerySet(models.QuerySet["Message"]):
    """Queries for messages."""

    def shown(self) -> MessageQuerySet:
        """Return messages that aren't deleted, with their authors, oldest first."""
        return self.filter(taken_back=False).select_related("person").order_by("pk")


class Message(models.Model):
    """A message at a table. The table is locked while a message is written."""

    class Audience(models.TextChoices):
        """The people who can read a message during the game.

        Afterwards, everybody who may see the table can.
        """

        SEATS = "seats"
        SPECTATORS = "spectators"

    table = models.ForeignKey(
        "games.Table", models.CASCADE, related_name="messages", db_index=False
    )
    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="messages")
    audience = models.CharField(max_length=10, choices=Audience, default=Audience.SEATS)
    ply = models.PositiveIntegerField(default=0)
    """The game's ply when the message was written."""
    moment = models.JSONField(null=True)
    """The board's headline when the message was written, as JSON of a Text; null before the game."""
    place = models.PositiveSmallIntegerField(null=True)
    """The place of the player whose turn it was when the message was written.

    If several players had to choose, it is the one who had waited longest.
    """
    text = models.TextField()
    said_at = models.DateTimeField(default=clock.now)
    edited_at = models.DateTimeField(null=True)
    taken_back = models.BooleanField(default=False)
    """Whether the author or the staff has deleted the message. Nobody can read it then."""

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
