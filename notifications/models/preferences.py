"""Preferences: how and when notices reach people."""

from __future__ import annotations

from datetime import time

from django.conf import settings
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import Q

from notifications.models.choices import Mode, Topic


class Reach(models.Model):
    """A person's preferences for all notices. People without a row have the defaults."""

    person = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, primary_key=True, related_name="reach"
    )
    after_minutes = models.PositiveSmallIntegerField(
        default=15, validators=[MinValueValidator(1), MaxValueValidator(720)]
    )
    """The minutes to wait in the mode "after some minutes, if I haven't moved"."""
    daily_at = models.TimeField(default=time(8))
    """The time of day of the daily mail, in the person's time zone."""
    urgent_passes = models.BooleanField(default=False)
    """Whether urgent notices are also sent in quiet hours."""
    stopped_at = models.DateTimeField(null=True)
    """The time at which the person stopped all mails; ``None`` if they didn't."""

    def __str__(self) -> str:
        return f"reach of {self.person_id}"


class Preference(models.Model):
    """The time and channels that a person chose for a topic, at one table or in general."""

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="notice_preferences"
    )
    table = models.ForeignKey(
        "games.Table", models.CASCADE, null=True, related_name="notice_preferences"
    )
    """The table; ``None`` for the general preference. A table's own row overrides it."""
    topic = models.CharField(max_length=12, choices=Topic)
    mode = models.CharField(max_length=8, choices=Mode, default=Mode.NOW)
    mail = models.BooleanField(default=True)
    push = models.BooleanField(default=True)
    webhook = models.BooleanField(default=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["person", "topic"],
                condition=Q(table__isnull=True),
                name="preference_once_everywhere",
            ),
            models.UniqueConstraint(
                fields=["person", "table", "topic"], name="preference_once_a_table"
            ),
            models.CheckConstraint(condition=Q(mode__in=Mode.values), name="preference_mode"),
            models.CheckConstraint(condition=Q(topic__in=Topic.values), name="preference_topic"),
        ]

    def __str__(self) -> str:
        return f"{self.person_id} {self.table_id or '*'} {self.topic}: {self.mode}"

    def wants(self, channel: str) -> bool:
        """Return whether the topic's notices are sent over a channel."""
        return self.mode != Mode.OFF and bool(getattr(self, channel))
