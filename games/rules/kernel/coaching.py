"""Coaching: what a decision is about, told in a first game, and the lesson that teaches it.

Each prompt of a title that has lessons, ``<slug>-prompt-<name>``, has such words in ``coach.*.ftl``:
``<slug>-coach-<name>``. They know the prompt's variables, by the names of its purse what the seat has, and how
many ``seats`` there are: so they don't speak of a hand that is empty, and say what differs with two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from games.rules.kernel.lesson_play import stand
from games.rules.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.rules.kernel.lessons import Lesson
    from games.rules.kernel.title import Title


def coach_text(prompt: Text, seats: int, purse: Mapping[str, int]) -> Text:
    """Return what a seat with this purse is told beside a prompt: what it is about, and what to watch."""
    id = prompt.id.replace("-prompt-", "-coach-", 1)
    return Text(id, {"seats": seats, **purse, **prompt.params})


@lru_cache(maxsize=64)
def taught_in(title: Title[Any]) -> Mapping[str, tuple[Lesson, int]]:
    """Return for each prompt's id the lesson and the number of its step that asks it first."""
    found: dict[str, tuple[Lesson, int]] = {}
    for lesson in title.lessons:
        for number, step in enumerate(lesson.steps):
            if step.counts:
                asked = title.decision(stand(title, lesson, number), lesson.seat)
                found.setdefault(asked.prompt.id if asked else "", (lesson, number))
    return found
