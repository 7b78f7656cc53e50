"""People's progress in lessons."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class LessonProgress(models.Model):
    """A person's progress in a lesson of a title. A guest's progress is stored in their session."""

    person = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="+", db_index=False
    )
    title = models.CharField(max_length=40)
    lesson = models.CharField(max_length=40)
    step = models.PositiveSmallIntegerField(default=0)
    answers = models.CharField(max_length=60, blank=True, default="", db_column="way")
    """The indices of the accepted answers chosen so far, one digit for each step."""
    done = models.BooleanField(default=False)
    """Whether the person reached the end at least once. Repeating the lesson doesn't reset it."""
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["person", "title", "lesson"], name="one_progress_a_lesson"
            )
        ]

    def __str__(self) -> str:
        return f"{self.person_id} in {self.title}/{self.lesson}: {self.step}"
