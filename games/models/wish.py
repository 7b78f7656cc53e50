"""Standing wishes: somebody wants to play a title, at whatever fitting table is open next."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from games.asks import WITHIN


class SeatWish(models.Model):
    """A wish for a seat. It ends with the first table that grants it, or when it runs out."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="wishes")
    title = models.CharField(max_length=40)
    pace = models.CharField(max_length=20)
    least = models.PositiveSmallIntegerField()
    most = models.PositiveSmallIntegerField()
    """How many seats the table may have."""
    within = models.PositiveSmallIntegerField(null=True)
    """By how many points those who sit there may be stronger or weaker; null: no matter."""
    paused = models.BooleanField(default=False)
    created_at = models.DateTimeField()
    expires_at = models.DateTimeField(db_index=True)
    table = models.ForeignKey("games.Table", models.SET_NULL, null=True, related_name="wishes")
    """Where the person is to be seated, unless they say no."""
    seat_at = models.DateTimeField(null=True)
    declined = models.JSONField(default=list)
    """Tables that were proposed and came to nothing."""

    class Meta:
        indexes = [
            models.Index(
                fields=["seat_at"], condition=Q(seat_at__isnull=False), name="wish_to_seat"
            ),
        ]
        constraints = [
            models.UniqueConstraint(fields=["person", "title", "pace"], name="wish_once"),
            models.CheckConstraint(condition=Q(most__gte=F("least")), name="wish_seats"),
            models.CheckConstraint(
                condition=Q(within__isnull=True) | Q(within__in=WITHIN), name="wish_within"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.title}, {self.pace}, {self.least} to {self.most}"

    @property
    def proposed(self) -> bool:
        """Whether a seat is proposed now."""
        return self.table_id is not None and self.seat_at is not None
