"""Rulebook examples, played on the real engine to get the position that each picture shows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from games.rules.kernel.examples import BadExample, Example
from games.rules.kernel.lesson_play import stand
from games.rules.kernel.lessons import Lesson
from games.rules.kernel.position_play import begin, play, wrong_numbers
from games.rules.kernel.positions import BadPosition
from games.rules.kernel.title import Title


class Shown(msgspec.Struct, frozen=True):
    """The state that a picture shows, with the number of seats."""

    state: Any
    seats: int


@lru_cache(maxsize=256)
def shown(title: Title[Any], example: Example, place: int) -> Shown:
    """Return the state of an example's picture; it is cached and shared, so don't change it.

    Raises BadPosition.
    """
    picture = example.pictures[place]
    before = shown(title, example, place - 1) if place else _beginning(title, example)
    state = play(title, before.state, picture.play, f"picture {picture.id}")
    return Shown(state, before.seats)


def _beginning(title: Title[Any], example: Example) -> Shown:
    if example.lesson:
        lesson, step = _lesson(title, example)
        return Shown(stand(title, lesson, step), lesson.seats)
    state = begin(title, example.seats, example.seed, example.options, example.edition)
    state = play(title, state, example.prelude, "prelude")
    return Shown(state, example.seats)


def _lesson(title: Title[Any], example: Example) -> tuple[Lesson, int]:
    for lesson in title.texts.lessons:
        for place, step in enumerate(lesson.steps):
            if (lesson.id, step.id) == (example.lesson, example.step):
                return lesson, place
    raise BadExample([f"there is no step {example.step!r} in a lesson {example.lesson!r}"])


def problems(title: Title[Any], example: Example) -> list[str]:
    """Play an example; return sentences about its problems, empty if there are none."""
    return [f"{title.slug}, {example.id}: {problem}" for problem in _problems(title, example)]


def _problems(title: Title[Any], example: Example) -> Iterator[str]:
    for place, picture in enumerate(example.pictures):
        try:
            one = shown(title, example, place)
        except BadPosition as error:
            yield from error.problems
            return
        found = wrong_numbers(title, one.state, example.seat, picture.numbers)
        yield from (f"picture {picture.id}: {problem}" for problem in found)
