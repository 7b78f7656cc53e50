"""Problems for their readers: the day's, a title's archive, one problem, and people's answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Any, Final

from django.db.models import Count, Exists, OuterRef

from accounts.models import User
from games.errors import NotFound, OtherRules
from games.problems.models import Problem, ProblemAnswer, ProblemQuerySet, ProblemSolver, Rated
from games.strength import BEGIN
from mp2site.infra import clock

FEW: Final = 10
"""The number of answers from which a problem's page says how many chose what, and how hard it is."""
APART: Final = 3.0
"""The distance to the middle strength from which a problem is easy or hard."""


class Difficulty(StrEnum):
    """How hard a problem is for the people who answered it."""

    UNKNOWN = ""
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Chosen:
    """People's first answers to a problem: how many led to each position, and how many there are."""

    by_position: Mapping[str, int]
    total: int


def today() -> date:
    """Return the day whose problems are shown: days begin at midnight, UTC."""
    return clock.now().date()


def problems_today() -> list[Problem]:
    """Return the problems of this day, one for each title that has one."""
    return list(_shown().filter(day=today()).order_by("title", "pk"))


def unanswered_today(person: User) -> list[Problem]:
    """Return the problems of this day that a person hasn't answered."""
    own = ProblemAnswer.objects.filter(problem=OuterRef("pk"), person=person)
    shown = Problem.objects.visible().good().light().filter(day=today())
    return list(shown.filter(~Exists(own)).order_by("title", "pk"))


def archive_of(title: str) -> ProblemQuerySet:
    """Return a title's problems of all days so far, the last day's first."""
    return _shown().filter(title=title, day__lte=today()).order_by("-day", "-pk")


def problem_get(number: int) -> Problem:
    """Return a problem of a past or present day. Raises NotFound, OtherRules."""
    found = Problem.objects.select_related("game__table").filter(pk=number).first()
    if found is None or not _is_shown(found):
        raise NotFound
    if not found.playable:
        raise OtherRules
    return found


def answer_of(problem: Problem, person: User | None) -> ProblemAnswer | None:
    """Return a person's answer to a problem; ``None`` if they haven't answered."""
    if person is None:
        return None
    return ProblemAnswer.objects.filter(problem=problem, person=person).first()


def answered_among(problems: Sequence[Problem], person: User | None) -> set[int]:
    """Return the keys of the problems that a person has answered."""
    if person is None:
        return set()
    own = ProblemAnswer.objects.filter(person=person, problem__in=[one.pk for one in problems])
    return set(own.values_list("problem", flat=True))


def chosen_of(problem: Problem) -> Chosen:
    """Count the first answers to a problem by the position to which they lead."""
    rows = ProblemAnswer.objects.filter(problem=problem).values("position").annotate(n=Count("pk"))
    counts = {row["position"]: row["n"] for row in rows}
    return Chosen(counts, sum(counts.values()))


def difficulty_of(problem: Problem, answers: int) -> Difficulty:
    """Return how hard a problem is; unknown with fewer than `FEW` answers."""
    if answers < FEW:
        return Difficulty.UNKNOWN
    if problem.mu < BEGIN.mu - APART:
        return Difficulty.EASY
    return Difficulty.HARD if problem.mu > BEGIN.mu + APART else Difficulty.MEDIUM


def is_right(problem: Problem, rated: Rated | None) -> bool | None:
    """Return whether an answer is right; ``None`` if it wasn't compared with the others yet."""
    return None if rated is None else problem.right(rated)


def answers_told(person: User) -> Iterator[dict[str, Any]]:
    """Yield a person's answers, for the export of their data."""
    columns = ("problem_id", "problem__title", "choices", "two_answers", "at")
    yield from ProblemAnswer.objects.filter(person=person).order_by("at", "pk").values(*columns)


def strengths_told(person: User) -> Iterator[dict[str, Any]]:
    """Yield a person's strength at each title's problems, for the export of their data."""
    rows = ProblemSolver.objects.filter(person=person).order_by("title")
    yield from map(dict, rows.values("title", "mu", "sigma"))


def _shown() -> ProblemQuerySet:
    counted = Problem.objects.visible().good().light()
    return counted.annotate(answers_given=Count("given"))


def _is_shown(problem: Problem) -> bool:
    return Problem.objects.visible().filter(pk=problem.pk, day__lte=today()).exists()
