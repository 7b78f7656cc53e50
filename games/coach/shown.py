"""Turning points and sums in words and numbers, as the page shows them.

Shares of a win are shown in hundredths, without a unit. An error is shown as twice the standard
error: in 95 of 100 cases the true number lies within it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from games.coach.seen import DOUBTS
from games.presentation.courses import amounts_words
from mp2site.text.rendering import msg, render, tied

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.coach.points import ToldAnswer, ToldPoint
    from games.rules.kernel import Text
    from games.views.present import Player

BETWEEN: Final = " · "
FEW: Final = 3
"""The maximum number of choices that a list names."""


@dataclass(frozen=True, slots=True)
class ShownAnswer:
    """An answer of a turning point: its choices, its worth with the error, its cost and gain."""

    words: str
    short: str
    """The first choices in words, for a list."""
    fact: str
    worth: str
    error: str
    """Empty for the best answer, to which the others are compared."""
    width: str
    """The width of its bar in percent."""
    error_path: str
    """The SVG path data of its error on a plot of 100 by 10; empty for the best answer."""
    chosen: bool
    best: bool
    equal: bool


@dataclass(frozen=True, slots=True)
class ShownPoint:
    """A turning point."""

    number: int
    ply: int
    player: Player
    headline: Text
    loss: str
    size: str
    """The loss without its sign."""
    error: str
    answers: tuple[ShownAnswer, ...]
    standing: str
    """The players' points before the choice."""

    @property
    def chosen(self) -> ShownAnswer:
        """The answer that was played."""
        return next(one for one in self.answers if one.chosen)

    @property
    def best(self) -> ShownAnswer:
        """The coach's answer."""
        return self.answers[0]


def shown_point(told: ToldPoint, people: Sequence[Player], slug: str) -> ShownPoint:
    """Return a turning point in words."""
    return ShownPoint(
        number=told.number,
        ply=told.ply,
        player=people[told.seat],
        headline=told.headline,
        loss=signed(round(100 * told.loss)),
        size=str(round(-100 * told.loss)),
        error=error_of(told.error),
        answers=tuple(_answer(one, people, slug) for one in told.answers),
        standing=", ".join(f"{one.name} {told.scores[one.seat]}" for one in people),
    )


def signed(number: int) -> str:
    """Return a number with its sign: "+7", "−7", "0"."""
    return f"{number:+}".replace("-", "\N{MINUS SIGN}") if number else "0"


def error_of(error: float) -> str:
    """Return twice a standard error in hundredths, at least 1."""
    return str(max(1, round(100 * DOUBTS * error)))


def _answer(told: ToldAnswer, people: Sequence[Player], slug: str) -> ShownAnswer:
    names = [player.name for player in people]
    labels = [tied(render(label, people=names)) for label in told.labels]
    width = 100 * min(1.0, max(0.0, told.worth))
    return ShownAnswer(
        words=BETWEEN.join(labels),
        short=BETWEEN.join([*labels[:FEW], *(["…"] if len(labels) > FEW else [])]),
        fact=_fact(told, slug),
        worth=str(round(100 * told.worth)),
        error="" if told.best else error_of(told.error),
        width=f"{width:.1f}",
        error_path="" if told.best else _whisker(width, 100 * DOUBTS * told.error),
        chosen=told.chosen,
        best=told.best,
        equal=told.equal,
    )


def _fact(told: ToldAnswer, slug: str) -> str:
    """Return what an answer costs and gains until the turn's end, in one sentence."""
    paid, got = amounts_words(slug, told.paid), amounts_words(slug, told.got)
    if paid and got:
        return msg("coach-fact", paid=paid, got=got)
    if paid:
        return msg("coach-fact-paid", paid=paid)
    return msg("coach-fact-got", got=got) if got else msg("coach-fact-none")


def _whisker(middle: float, error: float) -> str:
    left, right = max(0.0, middle - error), min(100.0, middle + error)
    return f"M{left:.1f},5H{right:.1f}M{left:.1f},1V9M{right:.1f},1V9"
