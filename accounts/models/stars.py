"""Stars: marks on people that a person likes to play with."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q


class Star(models.Model):
    """A person's mark on another person. Only the person who gave it sees it."""

    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="stars")
    of = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="+")
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["by", "of"], name="star_once"),
            models.CheckConstraint(condition=~Q(by=F("of")), name="star_of_another"),
        ]

    def __str__(self) -> str:
        return f"{self.by_id} likes {self.of_id}"
