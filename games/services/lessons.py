"""Noting how far somebody has come in a lesson."""

from __future__ import annotations

from accounts.models import User
from games.models import LessonProgress
from mp2site.infra import clock


def lesson_note(
    *, person: User, title: str, lesson: str, step: int, way: str = "", done: bool = False
) -> None:
    """Note where a person stands in a lesson; what was done once stays done."""
    where = {"step": step, "way": way, "at": clock.now()}
    lasting = {"done": True} if done else {}
    LessonProgress.objects.update_or_create(
        person=person, title=title, lesson=lesson, defaults={**where, **lasting}
    )
