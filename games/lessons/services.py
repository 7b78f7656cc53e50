"""A person's progress in lessons."""

from __future__ import annotations

from accounts.models import User
from games.lessons.models import LessonProgress
from mp2site.infra import clock


def lesson_note(
    *, person: User, title: str, lesson: str, step: int, answers: str = "", done: bool = False
) -> None:
    """Store a person's progress in a lesson; a finished lesson stays finished."""
    where = {"step": step, "answers": answers, "at": clock.now()}
    lasting = {"done": True} if done else {}
    LessonProgress.objects.update_or_create(
        person=person, title=title, lesson=lesson, defaults={**where, **lasting}
    )
