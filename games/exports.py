"""The files of a person's data that tell of their tables and lessons."""

from __future__ import annotations

from typing import Final

from accounts.exports import contribute, in_their_words, json_lines, json_of
from accounts.models import User
from games.selectors.belongings import said_elsewhere, tables_told
from games.selectors.lessons import lessons_told
from games.selectors.plans import plans_told
from games.selectors.ratings import rated_told, ratings_told
from games.selectors.tried import lines_told
from games.selectors.wishes import wishes_told
from mp2site.infra.zips import Files

INDEX: Final = ("id", "name", "title", "status", "started_at", "finished_at")


@contribute(
    "games.LessonProgress",
    "games.LineStep",
    "games.Message",
    "games.Plan",
    "games.Rating",
    "games.SeatWish",
)
def files_of(person: User) -> Files:
    """Return a file a table, a list of them, what was said elsewhere, and how far lessons have come."""
    yield "said.json", json_lines(said_elsewhere(person))
    yield "lessons.json", json_lines(lessons_told(person))
    yield "lines.json", json_of(lines_told(person))
    yield "plans.json", json_of(plans_told(person))
    yield "seats.json", json_of(wishes_told(person))
    yield "ratings.json", json_of(ratings_told(person))
    yield "rated.json", json_lines(rated_told(person))
    index = []
    for table in in_their_words(tables_told(person), person):
        index.append({column: table[column] for column in INDEX} | {"seat": table["seat"]["place"]})
        yield f"tables/{table['id']}.json", json_of(table)
    yield "tables.json", json_of(index)
