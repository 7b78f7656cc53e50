"""How far people have come in lessons."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class LessonProgress(models.Model):
    """Where a person stands in one lesson of a title; guests have theirs in their session."""

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", db_index=False
    )
    title = models.CharField(max_length=40)
    lesson = models.CharField(max_length=40)
    step = models.PositiveSmallIntegerField(default=0)
    way = models.CharField(max_length=60, blank=True, default="")
    """Which of the choices that count was made at each step so far, a digit each."""
    done = models.BooleanField(default=False)
    """Whether the end was reached once; going through it again doesn't change that."""
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["person", "title", "lesson"], name="one_progress_a_lesson"
            )
        ]

    def __str__(self) -> str:
        return f"{self.person_id} in {self.title}/{self.lesson}: {self.step}"
