"""Lessons: what a title's files in ``lessons/`` say, read strictly. How to write one: `docs/lessons.md`."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import msgspec

from games.rules.kernel.choice import KEY

NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
MOST = 10
"""So many choices of a step may count: an address has a digit for each step."""
ENDINGS = frozenset({"head", "do", "about"})
"""What follows the name of a step in the key of a sentence; no step may be called so."""


class BadLesson(ValueError):
    """A lesson's file is wrong; ``problems`` says what and where, in plain words."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Number(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that the sentences name by a variable: what it is, and where that can be seen."""

    at: str
    value: int = msgspec.field(name="is")


class Aside(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said when one of these choices is tried instead; ``*`` at a key's end stands for the rest."""

    keys: tuple[str, ...]
    say: str

    def covers(self, key: str) -> bool:
        """Tell whether it is about this choice."""
        return any(matches(pattern, key) for pattern in self.keys)


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """One card of a lesson; without ``counts`` it only explains.

    ``point``: ids of the board's elements. ``counts``: the choices that are meant; the lesson goes on with
    the one that was made. ``good``: those that are as good, but the lesson goes on with another. ``then``:
    what is played after it, by anybody, a line a seat: ``1 take:gold act:gold end``.
    """

    id: str
    point: tuple[str, ...] = ()
    counts: tuple[str, ...] = ()
    good: tuple[str, ...] = ()
    other: tuple[Aside, ...] = ()
    then: str = ""
    numbers: dict[str, Number] = {}

    def is_good(self, key: str) -> bool:
        """Tell whether a choice is as good as what counts."""
        return any(matches(pattern, key) for pattern in self.good)

    def aside(self, key: str) -> str:
        """Return the word that tells of this other choice; none: what the house says of any."""
        return next((aside.say for aside in self.other if aside.covers(key)), "")


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """A lesson: a game that begins at a known place, and its steps."""

    id: str
    number: int
    minutes: int
    seats: int
    seed: str
    steps: tuple[LessonStep, ...]
    seat: int = 0
    prelude: str = ""
    options: dict[str, str] = {}


def matches(pattern: str, key: str) -> bool:
    """Tell whether a key is the pattern's, or begins as one that ends in ``*``."""
    return key.startswith(pattern[:-1]) if pattern.endswith("*") else key == pattern


def moves(script: str) -> Iterator[tuple[int, str]]:
    """Yield the choices of a script, seat and key. Raises ValueError."""
    for line in script.splitlines():
        seat, *keys = line.split() or [""]
        if not seat:
            continue
        if not seat.isdecimal():
            raise ValueError(f"a line begins with a seat, not with {seat!r}")
        if not keys:
            raise ValueError(f"seat {seat} has no choice")
        yield from ((int(seat), key) for key in keys)


def read(text: str, source: str) -> Lesson:
    """Read a lesson's file. Raises BadLesson."""
    try:
        lesson = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson([f"{source}: {error}"]) from error
    if problems := [f"{source}: {problem}" for problem in flaws(lesson)]:
        raise BadLesson(problems)
    return lesson


def lessons_of(package: str) -> tuple[Lesson, ...]:
    """Return the lessons in a title's folder, in their order. Raises BadLesson."""
    folder = files(package) / "lessons"
    if not folder.is_dir():
        return ()
    names = sorted(one.name for one in folder.iterdir() if one.name.endswith(".toml"))
    found = [read((folder / name).read_text("utf-8"), f"{package}: {name}") for name in names]
    if problems := _in_a_row(found):
        raise BadLesson([f"{package}: {problem}" for problem in problems])
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def _in_a_row(lessons: list[Lesson]) -> Iterator[str] | list[str]:
    numbers = sorted(lesson.number for lesson in lessons)
    gap = [] if numbers == list(range(1, len(numbers) + 1)) else [f"lessons count {numbers}"]
    return gap + [f"two lessons are called {id!r}" for id in _twice(one.id for one in lessons)]


def flaws(lesson: Lesson) -> Iterator[str]:
    """Yield what is wrong with a lesson in itself, without playing it."""
    if not lesson.steps:
        yield "there are no steps"
    if not 0 <= lesson.seat < lesson.seats:
        yield f"seat {lesson.seat} isn't one of {lesson.seats}"
    if not 1 <= lesson.minutes <= 15:
        yield f"{lesson.minutes} minutes"
    names = [lesson.id, *(step.id for step in lesson.steps)]
    yield from (f"{name!r} is no name" for name in names if not is_name(name))
    twice = _twice(step.id for step in lesson.steps)
    yield from (f"two steps are called {id!r}" for id in twice)
    yield from (f"prelude: {flaw}" for flaw in _script_flaws(lesson, lesson.prelude))
    for step in lesson.steps:
        yield from (f"step {step.id}: {flaw}" for flaw in _step_flaws(lesson, step))


def is_name(name: str) -> bool:
    """Tell whether a lesson or a step may be called so."""
    return bool(NAME.fullmatch(name)) and name.rpartition("-")[2] not in ENDINGS


def _step_flaws(lesson: Lesson, step: LessonStep) -> Iterator[str]:
    yield from _script_flaws(lesson, step.then)
    yield from (f"{key!r} is no key of a choice" for key in step.counts if not KEY.fullmatch(key))
    if len(step.counts) > MOST:
        yield f"more than {MOST} choices count"
    yield from (f"{key!r} counts twice" for key in _twice(step.counts))
    yield from (f"{key!r} counts, and is as good" for key in step.counts if step.is_good(key))
    if not step.counts and (step.good or step.other):
        yield "nothing counts, so nothing else can be tried"
    for aside in step.other:
        if not NAME.fullmatch(aside.say) or not aside.keys:
            yield f"what is said of another choice needs keys and a name, not {aside.say!r}"
    for name in step.numbers:
        if not NAME.fullmatch(name):
            yield f"{name!r} is no name of a number"


def _script_flaws(lesson: Lesson, script: str) -> Iterator[str]:
    try:
        played = list(moves(script))
    except ValueError as error:
        yield str(error)
        return
    for seat, key in played:
        if seat >= lesson.seats:
            yield f"seat {seat} isn't one of {lesson.seats}"
        if not KEY.fullmatch(key):
            yield f"{key!r} is no key of a choice"


def _twice(names: Iterator[str] | tuple[str, ...]) -> list[str]:
    return [name for name, count in Counter(names).items() if count > 1]
