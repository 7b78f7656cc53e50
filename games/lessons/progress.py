"""The reader's progress in lessons: in the database for people, in the session for guests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.lessons.selectors import Progress, lessons_begun
from games.lessons.services import lesson_note
from games.views.http import PageRequest, person_of

if TYPE_CHECKING:
    from accounts.models import User

SESSION: Final = "lessons"


def progress_of(request: PageRequest, slug: str) -> dict[str, Progress]:
    """Return the reader's progress in a title's lessons."""
    person = person_of(request)
    if person is None:
        return _of_guest(request, slug)
    _adopt(request, person)
    return lessons_begun(person, slug)


def progress_note(request: PageRequest, slug: str, lesson: str, progress: Progress) -> None:
    """Store the reader's progress in a lesson."""
    person = person_of(request)
    if person is not None:
        _note(person, slug, lesson, progress)
        return
    kept = request.session.get(SESSION, {})
    before = _of_guest(request, slug).get(lesson, Progress(0))
    done = progress.done or before.done
    kept.setdefault(slug, {})[lesson] = [progress.step, progress.answers, done]
    request.session[SESSION] = kept


def _of_guest(request: PageRequest, slug: str) -> dict[str, Progress]:
    kept = request.session.get(SESSION, {}).get(slug, {})
    return {lesson: Progress(*entry) for lesson, entry in kept.items()}


def _adopt(request: PageRequest, person: User) -> None:
    """Move a guest's progress to the account of the person who has signed in."""
    for slug, lessons in request.session.pop(SESSION, {}).items():
        begun = lessons_begun(person, slug)
        for lesson, entry in lessons.items():
            if lesson not in begun:
                _note(person, slug, lesson, Progress(*entry))


def _note(person: User, slug: str, lesson: str, progress: Progress) -> None:
    lesson_note(
        person=person,
        title=slug,
        lesson=lesson,
        step=progress.step,
        answers=progress.answers,
        done=progress.done,
    )
