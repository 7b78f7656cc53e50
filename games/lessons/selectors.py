"""People's progress in lessons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from accounts.models import User
from games.lessons.models import LessonProgress


class Progress(NamedTuple):
    """The progress in a lesson: the step, the answers so far, and whether the end was reached."""

    step: int
    answers: str = ""
    done: bool = False


def lessons_begun(person: User, title: str) -> dict[str, Progress]:
    """Return, by lesson id, a person's progress in a title's lessons."""
    rows = LessonProgress.objects.filter(person=person, title=title)
    return {row.lesson: Progress(row.step, row.answers, row.done) for row in rows}


def lessons_told(person: User) -> Iterator[dict[str, Any]]:
    """Yield a person's progress in all lessons, for the export of their data."""
    columns = ("title", "lesson", "step", "answers", "done", "at")
    yield from LessonProgress.objects.filter(person=person).order_by("at").values(*columns)
