"""People's answers to problems, and their votes that a problem has more than one right answer."""

from __future__ import annotations

from collections.abc import Sequence

from accounts.models import User
from games.errors import BadSetup, Illegal, NeedsAccount
from games.problems.models import Problem, ProblemAnswer
from games.problems.positions import BadAnswer, Walk, digest_of, game_of, walk
from games.problems.selectors import answer_of, problem_get
from games.rules.kernel import Text
from mp2site.infra import clock


def problem_walk(problem: Problem, keys: Sequence[str]) -> Walk:
    """Return the position after some choices in a problem. Raises Illegal."""
    try:
        return walk(game_of(problem), problem.seat, keys)
    except BadAnswer as error:
        raise Illegal(Text("problems-not-offered")) from error


def position_after(problem: Problem, keys: Sequence[str]) -> str:
    """Return the digest of the position to which an answer leads.

    Raises Illegal (the choices aren't offered, or don't end the turn).
    """
    after = problem_walk(problem, keys)
    if not after.ended:
        raise Illegal(Text("problems-not-ended"), rule="turn-goes-on")
    return digest_of(problem.rules, after.game.state, problem.seat)


def problem_answer(*, number: int, by: User, choices: Sequence[str]) -> ProblemAnswer:
    """Store a person's first answer to a problem; return the stored one if there is one.

    Raises NotFound, OtherRules, Illegal.
    """
    problem = problem_get(number)
    position = position_after(problem, choices)
    given, _ = ProblemAnswer.objects.get_or_create(
        problem=problem,
        person=by,
        defaults={"choices": list(choices), "position": position, "at": clock.now()},
    )
    return given


def problem_vote(*, number: int, by: User, two_answers: bool) -> ProblemAnswer:
    """Set whether a person says that a problem has more than one right answer.

    Raises NotFound, OtherRules, NeedsAccount, BadSetup (the person hasn't answered).
    """
    problem = problem_get(number)
    if by.is_guest:
        raise NeedsAccount
    given = answer_of(problem, by)
    if given is None:
        raise BadSetup(Text("problems-answer-first"), rule="answer-first")
    given.two_answers = two_answers
    given.save(update_fields=["two_answers"])
    return given
