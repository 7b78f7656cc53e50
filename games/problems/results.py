"""The outcome of an answer, for the page and for REST: the answers with values, and what others chose."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.problems.models import Problem, Rated
from games.problems.positions import BadAnswer, game_of, walk
from games.problems.selectors import FEW, Chosen, Difficulty, chosen_of, difficulty_of
from games.problems.services import position_after
from games.rules.kernel import Text

SHOWN: Final = 5
"""The number of best answers that are shown, besides the reader's and the game's own."""
HUNDRED: Final = 100


@dataclass(frozen=True, slots=True)
class Line:
    """An answer in the list: its place among all, its choices in words, and its value.

    ``worth`` and ``error`` are chances of 100; ``people`` is the number of people who chose it,
    ``None`` while too few have answered.
    """

    number: int
    choices: tuple[Text, ...]
    worth: float
    error: float
    right: bool
    own: bool
    played: bool
    people: int | None

    @property
    def best(self) -> bool:
        """Whether no answer is worth more."""
        return self.number == 1


@dataclass(frozen=True, slots=True)
class Result:
    """An answer's outcome. ``right`` is ``None`` if the answer wasn't compared with the others yet."""

    right: bool | None
    lines: tuple[Line, ...]
    others: int
    """The number of compared answers that aren't in ``lines``."""
    answers: int
    """The number of people who answered."""
    difficulty: Difficulty
    own: tuple[Text, ...]
    """The reader's choices in words."""

    @property
    def best(self) -> Line:
        """The best answer."""
        return self.lines[0]

    @property
    def mine(self) -> Line | None:
        """The reader's answer; ``None`` if it wasn't compared yet."""
        return next((line for line in self.lines if line.own), None)

    @property
    def as_good(self) -> tuple[Line, ...]:
        """The answers that are as good as the best within the error."""
        return tuple(line for line in self.lines if line.right and not line.best)


def result_of(problem: Problem, choices: Sequence[str]) -> Result:
    """Return the outcome of an answer. Raises Illegal if it can't be played (any more)."""
    position, chosen = position_after(problem, choices), chosen_of(problem)
    mine = problem.find(position)
    wanted = {position, problem.played, *(one.position for one in problem.rated[:SHOWN])}
    lines = tuple(
        _line(problem, number, one, position, chosen)
        for number, one in enumerate(problem.rated, start=1)
        if one.position in wanted or problem.right(one)
    )
    return Result(
        right=None if mine is None else problem.right(mine),
        lines=lines,
        others=len(problem.rated) - len(lines),
        answers=chosen.total,
        difficulty=difficulty_of(problem, chosen.total),
        own=labels_of(problem, choices),
    )


def labels_of(problem: Problem, keys: Sequence[str]) -> tuple[Text, ...]:
    """Return an answer's choices in words, without the one that only ends the turn.

    Empty if they can't be played.
    """
    try:
        after = walk(game_of(problem), problem.seat, keys)
    except BadAnswer:
        return ()
    told = [choice for choice in after.choices if not choice.ends_turn] or after.choices
    return tuple(choice.label for choice in told)


def _line(problem: Problem, number: int, one: Rated, position: str, chosen: Chosen) -> Line:
    few = chosen.total < FEW
    return Line(
        number=number,
        choices=labels_of(problem, one.choices),
        worth=round(HUNDRED * one.worth, 1),
        error=round(HUNDRED * one.error, 1),
        right=problem.right(one),
        own=one.position == position,
        played=one.position == problem.played,
        people=None if few else chosen.by_position.get(one.position, 0),
    )
