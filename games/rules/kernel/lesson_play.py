"""A lesson played on the real engine: where each step stands, what a choice is to it, what is broken."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

import msgspec

from games.rules.kernel.editions import shipped
from games.rules.kernel.errors import BadSetup, ChoiceError
from games.rules.kernel.lessons import BadLesson, Lesson, LessonStep, Number, matches, moves

if TYPE_CHECKING:
    from games.rules.kernel.title import Title

Way = tuple[int, ...]
"""For each step so far, which of the choices that count was made; steps beyond it count as the first."""


class Verdict(StrEnum):
    """What a choice is to a step."""

    COUNTS = "counts"
    GOOD = "good"
    OTHER = "other"
    UNKNOWN = "unknown"


@lru_cache(maxsize=512)
def stand(title: Title[Any], lesson: Lesson, step: int, way: Way = ()) -> Any:
    """Return the state in which a step is shown; it is shared, and never changed. Raises BadLesson."""
    if step == 0:
        return _play(title, lesson, _begin(title, lesson), lesson.prelude, "prelude")
    before = lesson.steps[step - 1]
    state = stand(title, lesson, step - 1, way[: step - 1])
    if before.counts:
        made = way[step - 1] if step <= len(way) else 0
        script = f"{lesson.seat} {before.counts[made]}"
        state = _play(title, lesson, state, script, f"step {before.id}")
    return _play(title, lesson, state, before.then, f"after step {before.id}")


def is_way(lesson: Lesson, way: Way) -> bool:
    """Tell whether choices that count can have been made like this."""
    known = zip(way, lesson.steps, strict=False)
    fits = all(0 <= made < max(1, len(step.counts)) for made, step in known)
    return fits and len(way) <= len(lesson.steps)


def judge(title: Title[Any], lesson: Lesson, state: Any, step: LessonStep, key: str) -> Verdict:
    """Say what a choice is to a step that stands in this state."""
    if key in step.counts:
        return Verdict.COUNTS
    if not any(choice.key == key for choice in title.choices(state, lesson.seat)):
        return Verdict.UNKNOWN
    return Verdict.GOOD if step.is_good(key) else Verdict.OTHER


def problems(title: Title[Any], lesson: Lesson) -> list[str]:
    """Return what is broken when the lesson is played by its own instructions; empty when all is right."""
    return [f"{title.slug}, {lesson.id}: {problem}" for problem in _problems(title, lesson)]


def _problems(title: Title[Any], lesson: Lesson) -> Iterator[str]:
    for place, step in enumerate(lesson.steps):
        try:
            state = stand(title, lesson, place)
            yield from (f"step {step.id}: {one}" for one in _unlike(title, lesson, state, step))
            for made in range(1, len(step.counts)):
                _finish(title, lesson, (*(0 for _ in range(place)), made))
        except BadLesson as error:
            yield from error.problems
            return
    try:
        stand(title, lesson, len(lesson.steps))
    except BadLesson as error:
        yield from error.problems


def _finish(title: Title[Any], lesson: Lesson, way: Way) -> None:
    """Play the lesson to its end on another of its ways; what its sentences count must hold there too."""
    for place in range(len(way), len(lesson.steps) + 1):
        state = stand(title, lesson, place, way)
        if place < len(lesson.steps):
            step = lesson.steps[place]
            found = list(_wrong_numbers(title, lesson, state, step))
            if found:
                raise BadLesson([f"way {way}, step {step.id}: {problem}" for problem in found])


def _unlike(title: Title[Any], lesson: Lesson, state: Any, step: LessonStep) -> Iterator[str]:
    offered = [choice.key for choice in title.choices(state, lesson.seat)]
    for key in step.counts:
        if key not in offered:
            yield f"{key} isn't offered, but {', '.join(offered) or 'nothing'}"
    for pattern in (*step.good, *(key for aside in step.other for key in aside.keys)):
        if not any(matches(pattern, key) for key in offered):
            yield f"{pattern} isn't offered, so nobody can try it"
    yield from _wrong_numbers(title, lesson, state, step)


def _wrong_numbers(
    title: Title[Any], lesson: Lesson, state: Any, step: LessonStep
) -> Iterator[str]:
    for name, number in step.numbers.items():
        try:
            found = look_up(title, lesson, state, number)
        except (LookupError, TypeError, ValueError) as error:
            yield f"{name}: nothing at {number.at!r} ({error!r})"
            continue
        if found != number.value:
            yield f"{name} is {found} at {number.at!r}, not {number.value}"


def look_up(title: Title[Any], lesson: Lesson, state: Any, number: Number) -> Any:
    """Return what stands where a number says that it can be seen. Raises LookupError, TypeError, ValueError.

    The place is a path of words: ``view public merchants 0 gold``, ``purse 1 camels``,
    ``preview act:camels gives camels``, ``data city buildings list pasture camels``, ``outcome totals 0``,
    and ``facts CAMELS`` for a number of the rules that isn't among a title's data but in its module ``facts``.
    In a list a word is a place, or the id of an entry; ``len`` counts what is there.
    """
    root, *path = number.at.split()
    match root:
        case "view":
            found: Any = title.view(state, lesson.seat)
        case "purse":
            found = title.purse(state, int(path.pop(0)))
        case "preview":
            key = path.pop(0)
            offered = {choice.key: choice for choice in title.choices(state, lesson.seat)}
            choice = offered[key]
            found = msgspec.to_builtins(title.preview(state, lesson.seat, choice))
        case "data":
            found = shipped(title.meta.package, path.pop(0))
        case "facts":
            found = import_module(f"{title.meta.package}.facts")
        case "outcome":
            found = msgspec.to_builtins(title.outcome(state))
        case _:
            raise LookupError(root)
    for word in path:
        found = _into(found, word)
    return found


def _into(found: Any, word: str) -> Any:
    if word == "len":
        return len(found)
    if isinstance(found, ModuleType):
        return vars(found)[word]
    if not isinstance(found, list):
        return found[word]
    if word.isdecimal():
        return found[int(word)]
    return {entry["id"]: entry for entry in found}[word]


def _begin(title: Title[Any], lesson: Lesson) -> Any:
    try:
        return title.new(lesson.seats, sha256(lesson.seed.encode()).digest(), lesson.options)
    except BadSetup as error:
        raise BadLesson([f"the game can't begin: {error}"]) from error


def _play(title: Title[Any], lesson: Lesson, state: Any, script: str, where: str) -> Any:
    for seat, key in moves(script):
        try:
            state = title.play(state, seat, key).state
        except ChoiceError as error:
            asked = {who: [one.key for one in found] for who, found in title.offers(state).items()}
            raise BadLesson(
                [f"{where}: seat {seat} can't {key} ({error}); open: {asked}"]
            ) from error
    return state
