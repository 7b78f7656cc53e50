"""The strength of problems and of the people who solve them: each answer is a game between both.

Answers are counted in the order in which they were given, by the sweep, so that web processes need
no `openskill` and rows are written by one process.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from django.db import transaction

from games.problems.models import Problem, ProblemAnswer, ProblemSolver
from games.strength import Strength

AT_ONCE: Final = 200
"""The maximum number of answers that one run counts."""


def answers_count() -> int:
    """Count the new answers to everybody's problems; return how many there were.

    Guests' answers and those that weren't compared yet don't count. The latter stay for later.
    """
    new = ProblemAnswer.objects.filter(counted=False).order_by("pk")
    rows = list(new.select_related("problem", "person")[:AT_ONCE])
    for given in rows:
        with transaction.atomic():
            _count(given)
    return len(rows)


def rated(problem: Strength, solver: Strength, *, solved: bool) -> tuple[Strength, Strength]:
    """Return the strengths of a problem and a solver after an answer."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in (problem, solver)]
    ranks = [1.0, 0.0] if solved else [0.0, 1.0]
    return tuple(Strength(new.mu, new.sigma) for (new,) in model.rate(teams, ranks=ranks))  # type: ignore[return-value]


def _count(given: ProblemAnswer) -> None:
    problem = Problem.objects.get(pk=given.problem_id)
    answer = problem.find(given.position)
    if answer is None and not problem.retired:
        return
    given.counted = True
    given.save(update_fields=["counted"])
    if answer is None or given.person.is_guest:
        return
    solver, _ = ProblemSolver.objects.get_or_create(person=given.person, title=problem.title)
    known = rated(problem.strength, solver.strength, solved=problem.right(answer))
    (problem.mu, problem.sigma), (solver.mu, solver.sigma) = known
    problem.save(update_fields=["mu", "sigma"])
    solver.save(update_fields=["mu", "sigma"])


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only the sweep needs it

    return PlackettLuce()
