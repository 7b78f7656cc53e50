"""The export of a person's progress in lessons."""

from accounts.exports import Export, json_lines
from accounts.models import User
from games.lessons.selectors import lessons_told
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return a person's progress in each lesson."""
    yield "lessons.json", json_lines(lessons_told(person))


exports = [Export(["games.LessonProgress"], files_of)]
