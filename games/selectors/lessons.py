"""How far people have come in lessons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from accounts.models import User
from games.models import LessonProgress


class Progress(NamedTuple):
    """Where somebody stands in a lesson: the step, how they got there, and whether they reached the end once."""

    step: int
    way: str = ""
    done: bool = False


def lessons_begun(person: User, title: str) -> dict[str, Progress]:
    """Return how far a person has come in a title's lessons, by the lessons' ids."""
    rows = LessonProgress.objects.filter(person=person, title=title)
    return {row.lesson: Progress(row.step, row.way, row.done) for row in rows}


def lessons_told(person: User) -> Iterator[dict[str, Any]]:
    """Yield all lessons that a person has begun, as they take them along."""
    columns = ("title", "lesson", "step", "way", "done", "at")
    yield from LessonProgress.objects.filter(person=person).order_by("at").values(*columns)
