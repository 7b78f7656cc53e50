"""The files of a person's data that tell of their tables and lessons."""

from __future__ import annotations

from typing import Final

from accounts.exports import contribute, in_their_words, json_lines, json_of
from accounts.models import User
from games.selectors.belongings import tables_told
from games.selectors.lessons import lessons_told
from mp2site.infra.zips import Files

INDEX: Final = ("id", "name", "title", "status", "started_at", "finished_at")


@contribute("games.LessonProgress")
def files_of(person: User) -> Files:
    """Return a file a table, a list of them, and how far lessons have come."""
    yield "lessons.json", json_lines(lessons_told(person))
    index = []
    for table in in_their_words(tables_told(person), person):
        index.append({column: table[column] for column in INDEX} | {"seat": table["seat"]["place"]})
        yield f"tables/{table['id']}.json", json_of(table)
    yield "tables.json", json_of(index)
