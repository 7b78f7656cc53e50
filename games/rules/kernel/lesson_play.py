"""Lessons on the real engine: each step's state, verdicts on choices, and the flaws of a lesson."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Any

from games.rules.kernel.lessons import BadLesson, Lesson, LessonStep, matches
from games.rules.kernel.position_play import begin, play, wrong_numbers
from games.rules.kernel.positions import BadPosition
from games.rules.kernel.title import Title

Answers = tuple[int, ...]
"""For each step so far, the index of the accepted answer that the player chose; 0 for later steps."""


class Verdict(StrEnum):
    """A verdict on a choice at a lesson's step.

    COUNTS: the step accepts it. GOOD: it is equally good, but the lesson continues with an accepted
    answer. OTHER: it is offered, but neither of these. UNKNOWN: it isn't offered.
    """

    COUNTS = "counts"
    GOOD = "good"
    OTHER = "other"
    UNKNOWN = "unknown"


@lru_cache(maxsize=512)
def stand(title: Title[Any], lesson: Lesson, step: int, answers: Answers = ()) -> Any:
    """Return the state that a step shows; it is cached and shared, so don't change it.

    Raises BadPosition.
    """
    if step == 0:
        state = begin(title, lesson.seats, lesson.seed, lesson.options, lesson.edition)
        return play(title, state, lesson.prelude, "prelude")
    before = lesson.steps[step - 1]
    state = stand(title, lesson, step - 1, answers[: step - 1])
    if before.counts:
        made = answers[step - 1] if step <= len(answers) else 0
        script = f"{lesson.seat} {before.counts[made]}"
        state = play(title, state, script, f"step {before.id}")
    return play(title, state, before.then, f"after step {before.id}")


def are_accepted(lesson: Lesson, answers: Answers) -> bool:
    """Return whether each index belongs to an accepted answer of its step."""
    known = zip(answers, lesson.steps, strict=False)
    fits = all(0 <= made < max(1, len(step.counts)) for made, step in known)
    return fits and len(answers) <= len(lesson.steps)


def judge(title: Title[Any], lesson: Lesson, state: Any, step: LessonStep, key: str) -> Verdict:
    """Return the verdict on a choice at a step with this state."""
    if key in step.counts:
        return Verdict.COUNTS
    if not any(choice.key == key for choice in title.engine.choices(state, lesson.seat)):
        return Verdict.UNKNOWN
    return Verdict.GOOD if step.is_good(key) else Verdict.OTHER


def problems(title: Title[Any], lesson: Lesson) -> list[str]:
    """Play a lesson with its accepted answers; return sentences about its problems."""
    return [f"{title.slug}, {lesson.id}: {problem}" for problem in _problems(title, lesson)]


def _problems(title: Title[Any], lesson: Lesson) -> Iterator[str]:
    for place, step in enumerate(lesson.steps):
        try:
            state = stand(title, lesson, place)
            yield from (f"step {step.id}: {one}" for one in _unlike(title, lesson, state, step))
            for made in range(1, len(step.counts)):
                _finish(title, lesson, (*(0 for _ in range(place)), made))
        except BadPosition as error:
            yield from error.problems
            return
    try:
        stand(title, lesson, len(lesson.steps))
    except BadPosition as error:
        yield from error.problems


def _finish(title: Title[Any], lesson: Lesson, answers: Answers) -> None:
    """Play the rest of a lesson after some answers. Raises BadLesson for a wrong number."""
    for place in range(len(answers), len(lesson.steps) + 1):
        state = stand(title, lesson, place, answers)
        if place < len(lesson.steps):
            step = lesson.steps[place]
            found = list(wrong_numbers(title, state, lesson.seat, step.numbers))
            if found:
                raise BadLesson(
                    [f"answers {answers}, step {step.id}: {problem}" for problem in found]
                )


def _unlike(title: Title[Any], lesson: Lesson, state: Any, step: LessonStep) -> Iterator[str]:
    offered = [choice.key for choice in title.engine.choices(state, lesson.seat)]
    for key in step.counts:
        if key not in offered:
            yield f"{key} isn't offered, but {', '.join(offered) or 'nothing'}"
    for pattern in (*step.good, *(key for aside in step.other for key in aside.keys)):
        if not any(matches(pattern, key) for key in offered):
            yield f"{pattern} isn't offered, so nobody can try it"
    yield from wrong_numbers(title, state, lesson.seat, step.numbers)
