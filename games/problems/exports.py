"""The export of a person's answers to problems."""

from accounts.exports import Export, json_lines
from accounts.models import User
from games.problems.selectors import answers_told, strengths_told
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return a person's answers, and their strength at problems."""
    yield "problems.json", json_lines(answers_told(person))
    yield "strength.json", json_lines(strengths_told(person))


exports = [
    Export(["games.ProblemAnswer", "games.ProblemSolver"], files_of),
]
