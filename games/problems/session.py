"""Answers of people who aren't signed in, kept in their session; nobody else sees or counts them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.problems.selectors import answer_of
from games.views.http import PageRequest, person_of

if TYPE_CHECKING:
    from games.problems.models import Problem

SESSION: Final = "problems"
KEPT: Final = 50
"""The maximum number of answers in a session; older ones are dropped."""


def answered(request: PageRequest, problem: Problem) -> tuple[str, ...] | None:
    """Return the choices of the reader's answer; ``None`` if they haven't answered."""
    person = person_of(request)
    if person is None:
        kept = request.session.get(SESSION, {}).get(str(problem.pk))
        return None if kept is None else tuple(kept)
    given = answer_of(problem, person)
    return None if given is None else tuple(given.choices)


def answer_keep(request: PageRequest, problem: Problem, choices: tuple[str, ...]) -> None:
    """Keep a visitor's first answer in the session."""
    kept = request.session.get(SESSION, {})
    kept.setdefault(str(problem.pk), list(choices))
    request.session[SESSION] = dict(list(kept.items())[-KEPT:])
