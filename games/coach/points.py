"""Turning points in detail: the choices of each answer in words, its cost and gain, its targets.

An answer is played on a copy of the game's own state, so a draw in it gives what it gave in the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from games import engine
from games.coach.seen import DOUBTS
from games.engine import Game
from games.presentation.courses import course_of
from games.rules.kernel import ChoiceError, RulesBug, Text
from games.selectors.moves import moves_of, states_of

if TYPE_CHECKING:
    from games.coach.seen import SeenReview
    from games.models import Table
    from games.opponents.reviews import TurningPoint


Amounts = tuple[tuple[str, int], ...]
CHOSEN: Final = 1
"""The number that marks what was chosen, on a square."""
COACH: Final = 2
"""The number that marks what the coach would have chosen, on a dashed disc."""


@dataclass(frozen=True, slots=True)
class Path:
    """The choices of an answer: their labels, the targets they touch, the purse's change."""

    labels: tuple[Text, ...]
    targets: tuple[tuple[str, ...], ...]
    """The targets of each choice's own events."""
    change: Amounts
    """The change of the seat's resources by the whole answer, in the board's order."""


@dataclass(frozen=True, slots=True)
class ToldAnswer:
    """An answer of a turning point for display."""

    path: Path
    skipped: int
    """The number of its choices that were played, too, before the answers differ."""
    worth: float
    error: float
    chosen: bool
    best: bool
    equal: bool
    """Whether it isn't the best one, but as good as equal to it."""

    @property
    def labels(self) -> tuple[Text, ...]:
        """The labels of the choices from which on the answer differs from what was played."""
        return self.path.labels[self.skipped :] or self.path.labels

    @property
    def targets(self) -> frozenset[str]:
        """The board's elements that these choices touch."""
        return frozenset(name for step in self.path.targets[self.skipped :] for name in step)

    @property
    def paid(self) -> Amounts:
        """The amounts that the answer costs."""
        return tuple((name, -count) for name, count in self.path.change if count < 0)

    @property
    def got(self) -> Amounts:
        """The amounts that the answer gains."""
        return tuple((name, count) for name, count in self.path.change if count > 0)


@dataclass(frozen=True, slots=True)
class ToldPoint:
    """A turning point for display."""

    number: int
    """Its number on the page, from 1."""
    seat: int
    ply: int
    """The ply before the choice in which the coach would have chosen otherwise."""
    loss: float
    error: float
    headline: Text
    """The round."""
    scores: tuple[int, ...]
    """The points before the choice."""
    answers: tuple[ToldAnswer, ...]
    before: Game
    """The game before the choice."""

    @property
    def chosen(self) -> ToldAnswer:
        """The answer that was played."""
        return next(one for one in self.answers if one.chosen)

    @property
    def best(self) -> ToldAnswer:
        """The coach's answer."""
        return self.answers[0]

    @property
    def targets(self) -> dict[str, int]:
        """The board's elements that only the played answer (1) or the coach's (2) touches."""
        ours, coach = self.chosen.targets, self.best.targets
        return dict.fromkeys(ours - coach, CHOSEN) | dict.fromkeys(coach - ours, COACH)


class Replay:
    """A finished game's states and choices, read by two queries."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.title = table.rules
        self._kept = states_of(table.pk, over=True)
        self._moves = moves_of(table.pk, ("ply", "place", "key"), over=True)

    def game(self, ply: int) -> Game:
        """Return the game after a ply."""
        near = max((one for one in self._kept if one.ply <= ply), key=lambda one: one.ply)
        between = [(place, key) for _, place, key in self._moves[near.ply : ply]]
        state = engine.unpack(self.title, near.state)
        return Game(self.title, engine.replay(self.title, state, between))

    def ply_of(self, seat: int, first: int, skipped: int) -> int:
        """Return the ply before a seat's choice, after ``skipped`` of its choices from ``first`` on."""
        plies = [ply for ply, place, _ in self._moves[first:] if place == seat]
        return plies[skipped] - 1 if len(plies) > skipped else first


def points_told(table: Table, seen: SeenReview) -> list[ToldPoint]:
    """Return a finished game's turning points; a point that can't be replayed is left out."""
    found = list[ToldPoint]()
    if not seen.points:
        return found
    replay = Replay(table)
    for point in seen.points:
        with suppress(RulesBug):
            found.append(_told(replay, seen, point, len(found) + 1))
    return found


def _told(replay: Replay, seen: SeenReview, point: TurningPoint, number: int) -> ToldPoint:
    turn, seat = seen.review.turns[point.turn], seen.seat_of(point)
    best, played = point.answers[0], point.answers[point.played]
    begun = replay.game(point.first)
    common = _shared(best.choices, played.choices)
    ply = replay.ply_of(seat, point.first, common)
    before = replay.game(ply)
    drawing = before.title.draw(before.view(None), None)
    answers = []
    for place, answer in enumerate(point.answers):
        path = _path(begun, seat, answer.choices)
        skipped = min(common, _shared(answer.choices, played.choices))
        answers.append(
            ToldAnswer(
                path=path,
                skipped=skipped,
                worth=answer.worth,
                error=answer.error,
                chosen=place == point.played,
                best=place == 0,
                equal=place > 0 and best.worth - answer.worth <= DOUBTS * answer.error,
            )
        )
    return ToldPoint(
        number=number,
        seat=seat,
        ply=ply,
        loss=turn.loss,
        error=turn.error,
        headline=drawing.headline,
        scores=tuple(before.purse(one)[drawing.score] for one in range(replay.table.size)),
        answers=tuple(answers),
        before=before,
    )


def _shared(one: Sequence[str], other: Sequence[str]) -> int:
    """Return the number of choices with which both begin; never all choices of either."""
    same = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False))
    return min(sum(1 for _ in same), len(one) - 1, len(other) - 1)


def _path(game: Game, seat: int, keys: Sequence[str]) -> Path:
    """Play an answer on a copy; it ends early if a draw makes a later choice impossible."""
    labels, targets, change = list[Text](), list[tuple[str, ...]](), Counter[str]()
    slug = game.title.slug
    for key in keys:
        decision = game.decision(seat)
        choice = decision.find(key) if decision else None
        if choice is None:
            break
        try:
            played = game.play(seat, key)
        except ChoiceError:
            break
        labels.append(choice.label)
        own = [event for event in played.events if event.seat in {None, seat}]
        targets.append((*choice.targets, *(name for event in own for name in event.targets)))
        change.update(played.change)
        game = game.after(played)
    if not labels:
        raise RulesBug("an answer doesn't fit its position")
    return Path(tuple(labels), tuple(targets), _in_order(slug, change))


def _in_order(slug: str, change: Counter[str]) -> Amounts:
    course = course_of(slug)
    names = dict.fromkeys([*course.purse, *change])
    return tuple(
        (name, change[name]) for name in names if change[name] and name not in course.drawn
    )
