"""Lessons: the files in a title's folder ``lessons/``; unknown fields are errors.

`docs/lessons.md` says how to write one.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.rules.kernel.choice import KEY
from games.rules.kernel.positions import (
    NAME,
    BadPosition,
    Number,
    files_in,
    number_flaws,
    read_as,
    script_flaws,
    twice,
)

MOST = 10
"""The most accepted answers of a step, since a URL has one digit per step."""
ENDINGS = frozenset({"head", "do", "about"})
"""Suffixes of message ids. No step's name may end in one of them, so that ids stay unambiguous."""


class BadLesson(BadPosition):
    """A lesson's file with flaws; ``problems`` are sentences about them."""


class Aside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A remark on choices that aren't accepted.

    The pattern ``act:*`` covers all keys in ``act:``.
    """

    keys: tuple[str, ...]
    say: str

    def covers(self, key: str) -> bool:
        """Return whether the remark is about this choice."""
        return any(matches(pattern, key) for pattern in self.keys)


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """One step of a lesson, shown as a card.

    ``point`` lists ids of board elements that are highlighted. ``counts`` lists the keys of the
    accepted answers; the lesson continues with the one that the player chooses. A step without
    ``counts`` only explains. ``good`` lists keys that are equally good, although the lesson doesn't
    continue with them. ``then`` is a script that is played after the step. Each of its lines has a
    seat and the keys of its choices: ``1 take:gold act:gold end``.
    """

    id: str
    point: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    good: tuple[str, ...] = ()
    other: tuple[Aside, ...] = ()
    then: str = ""
    numbers: dict[str, Number] = {}

    def is_good(self, key: str) -> bool:
        """Return whether a choice is as good as an accepted answer."""
        return any(matches(pattern, key) for pattern in self.good)

    def aside(self, key: str) -> str:
        """Return the name of the remark on this choice; empty for the general remark."""
        return next((aside.say for aside in self.other if aside.covers(key)), "")


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """A lesson: the set-up of its game, the choices played before its first step, and its steps."""

    id: str
    number: int
    minutes: int
    seats: int
    seed: str
    steps: tuple[LessonStep, ...]
    seat: int = 0
    edition: str | None = None
    prelude: str = ""
    options: dict[str, str] = {}


def matches(pattern: str, key: str) -> bool:
    """Return whether a key equals a pattern, or begins with a pattern that ends in ``*``."""
    return key.startswith(pattern[:-1]) if pattern.endswith("*") else key == pattern


def read(text: str, source: str) -> Lesson:
    """Read a lesson's file. Raises BadLesson."""
    try:
        lesson = read_as(Lesson, text, source)
    except BadPosition as error:
        raise BadLesson(error.problems) from error
    if problems := [f"{source}: {problem}" for problem in flaws(lesson)]:
        raise BadLesson(problems)
    return lesson


def lessons_of(package: str) -> tuple[Lesson, ...]:
    """Return the lessons in a title's folder, in their order. Raises BadLesson."""
    texts = files_in(package, "lessons")
    found = [read(text, f"{package}: {name}") for name, text in texts.items()]
    if problems := _in_a_row(found):
        raise BadLesson([f"{package}: {problem}" for problem in problems])
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def _in_a_row(lessons: list[Lesson]) -> Iterator[str] | list[str]:
    numbers = sorted(lesson.number for lesson in lessons)
    gap = [] if numbers == list(range(1, len(numbers) + 1)) else [f"lessons count {numbers}"]
    return gap + [f"two lessons are called {id!r}" for id in twice(one.id for one in lessons)]


def flaws(lesson: Lesson) -> Iterator[str]:
    """Yield the flaws of a lesson that can be found without playing it."""
    if not lesson.steps:
        yield "there are no steps"
    if not 0 <= lesson.seat < lesson.seats:
        yield f"seat {lesson.seat} isn't one of {lesson.seats}"
    if not 1 <= lesson.minutes <= 15:
        yield f"{lesson.minutes} minutes"
    names = [lesson.id, *(step.id for step in lesson.steps)]
    yield from (f"{name!r} is no name" for name in names if not is_name(name))
    same = twice(step.id for step in lesson.steps)
    yield from (f"two steps are called {id!r}" for id in same)
    yield from (f"prelude: {flaw}" for flaw in script_flaws(lesson.seats, lesson.prelude))
    for step in lesson.steps:
        yield from (f"step {step.id}: {flaw}" for flaw in _step_flaws(lesson, step))


def is_name(name: str) -> bool:
    """Return whether the text is a valid name of a lesson or a step."""
    return bool(NAME.fullmatch(name)) and name.rpartition("-")[2] not in ENDINGS


def _step_flaws(lesson: Lesson, step: LessonStep) -> Iterator[str]:
    yield from script_flaws(lesson.seats, step.then)
    yield from (f"{key!r} is no key of a choice" for key in step.counts if not KEY.fullmatch(key))
    if len(step.counts) > MOST:
        yield f"more than {MOST} choices count"
    yield from (f"{key!r} counts twice" for key in twice(step.counts))
    yield from (f"{key!r} counts, and is as good" for key in step.counts if step.is_good(key))
    if not step.counts and (step.good or step.other):
        yield "nothing counts, so nothing else can be tried"
    for aside in step.other:
        if not NAME.fullmatch(aside.say) or not aside.keys:
            yield f"what is said of another choice needs keys and a name, not {aside.say!r}"
    yield from number_flaws(step.numbers)
