"""Coaching: explanations of decisions in a first game, with links to lessons.

If a title has lessons, each prompt ``<slug>-prompt-<name>`` has an explanation with the id
``<slug>-coach-<name>`` in ``coach.*.ftl``. The message's variables are the prompt's parameters, the
amounts in the seat's purse, and ``seats``, the number of seats. So a text can differ for an empty
hand or for two players.
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
    """Return the lesson that teaches each prompt and the index of its step, by the prompt's id.

    If several lessons teach a prompt, the first one counts.
    """
    found: dict[str, tuple[Lesson, int]] = {}
    for lesson in title.texts.lessons:
        for number, step in enumerate(lesson.steps):
            if step.counts:
                asked = title.engine.decision(stand(title, lesson, number), lesson.seat)
                found.setdefault(asked.prompt.id if asked else "", (lesson, number))
    return found
