"""Seeks: people who want to join the next matching open table."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from games.asks import WITHIN


class Seek(models.Model):
    """A search for a seat. It ends when its person gets a seat, or when it expires."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="seeks")
    title = models.CharField(max_length=40)
    pace = models.CharField(max_length=20)
    least = models.PositiveSmallIntegerField()
    most = models.PositiveSmallIntegerField()
    """The greatest number of the table's seats; ``least`` is the smallest."""
    within = models.PositiveSmallIntegerField(null=True)
    """The greatest difference in rating points to the table's players; null for no limit."""
    same_pace = models.BooleanField(default=False)
    """Whether everybody at the table must play at about the person's pace."""
    paused = models.BooleanField(default=False)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField(db_index=True)
    table = models.ForeignKey("games.Table", models.SET_NULL, null=True, related_name="seeks")
    """The proposed table. The person gets a seat there unless they decline."""
    seat_at = models.DateTimeField(null=True)
    declined = models.JSONField(default=list)
    """The ids of tables whose proposals were declined or have failed."""

    class Meta:
        db_table = "games_seatwish"  # the model's former name
        indexes = [
            models.Index(
                fields=["seat_at"], condition=Q(seat_at__isnull=False), name="seek_to_seat"
            ),
        ]
        constraints = [
            models.UniqueConstraint(fields=["person", "title", "pace"], name="seek_once"),
            models.CheckConstraint(condition=Q(most__gte=F("least")), name="seek_seats"),
            models.CheckConstraint(
                condition=Q(within__isnull=True) | Q(within__in=WITHIN), name="seek_within"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.title}, {self.pace}, {self.least} to {self.most}"

    @property
    def proposed(self) -> bool:
        """Whether a seat is proposed now."""
        return self.table_id is not None and self.seat_at is not None
