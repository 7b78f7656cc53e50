"""Vacations."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.db import models
from django.db.models import F, Q


class Vacation(models.Model):
    """A period in which none of a person's clocks run. Everybody can see it."""

    person = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="vacations")
    starts_at = models.DateTimeField()
    ends_at = models.DateTimeField()
    automatic = models.BooleanField(default=False)
    """Whether the sweep started it, with the person's permission."""

    class Meta:
        indexes = [models.Index(fields=["person", "ends_at"], name="vacation_of_person")]
        constraints = [
            models.CheckConstraint(
                condition=Q(ends_at__gt=F("starts_at")), name="vacation_ends_after_start"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.person_id}: {self.starts_at} – {self.ends_at}"

    @property
    def length(self) -> timedelta:
        """The vacation's length."""
        return self.ends_at - self.starts_at
