"""Coaching: explanations of decisions in a first game, with links to lessons.

If a title has lessons, each prompt ``<slug>-prompt-<name>`` has an explanation in ``coach.*.ftl``:
``<slug>-coach-<name>``. Its variables are the prompt's own, the amounts in the seat's purse, and
the number of ``seats``. So a text can depend on an empty hand or on the number of players.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from games.rules.kernel.lesson_play import stand
from games.rules.kernel.lessons import Lesson
from games.rules.kernel.text import Text
from games.rules.kernel.title import Title


def coach_text(prompt: Text, seats: int, purse: Mapping[str, int]) -> Text:
    """Return the explanation of a prompt for a seat with this purse."""
    id = prompt.id.replace("-prompt-", "-coach-", 1)
    return Text(id, {"seats": seats, **purse, **prompt.params})


@lru_cache(maxsize=64)
def taught_in(title: Title[Any]) -> Mapping[str, tuple[Lesson, int]]:
    """Return, by prompt id, the first lesson that teaches the prompt, and its step's index."""
    found: dict[str, tuple[Lesson, int]] = {}
    for lesson in title.texts.lessons:
        for number, step in enumerate(lesson.steps):
            if step.counts:
                asked = title.engine.decision(stand(title, lesson, number), lesson.seat)
                found.setdefault(asked.prompt.id if asked else "", (lesson, number))
    return found
