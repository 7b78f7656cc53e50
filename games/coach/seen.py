"""A review as a reader may see it: people may hide the figures of their own choices from others.

This module is pure. Shares are parts of 1.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from games.opponents.reviews import Columns, Review, Turn, TurningPoint

DOUBTS: Final = 2
"""Two answers are as good as equal if their difference is within this number of its errors."""


@dataclass(frozen=True, slots=True)
class SeenColumns:
    """A seat's sum for a reader; the columns that aren't ``None`` add up to ``result``."""

    seat: int
    start: float
    choices: float | None
    """The loss by own choices; ``None``: the person hides it."""
    choices_error: float | None
    others: float | None
    """The gain by others' choices; ``None``: some of them hide theirs."""
    luck: float | None
    """``None`` if luck isn't measured, or if it would tell what somebody hides."""
    rest: float
    """The part that the model did not foresee, and every column that isn't shown."""
    result: float


@dataclass(frozen=True, slots=True)
class SeenTurn:
    """A turn for a reader."""

    turn: Turn
    loss: float | None
    """``None``: the seat's person hides it."""
    error: float | None


@dataclass(frozen=True, slots=True)
class SeenReview:
    """A review for a reader."""

    review: Review
    hidden: frozenset[int]
    """The seats whose own choices' figures the reader doesn't see."""
    turns: tuple[SeenTurn, ...]
    points: tuple[TurningPoint, ...]
    columns: tuple[SeenColumns, ...]

    @property
    def has_luck(self) -> bool:
        """Whether there is a column for luck."""
        return all(columns.luck is not None for columns in self.columns)

    def seat_of(self, point: TurningPoint) -> int:
        """Return the seat that chose at a turning point."""
        return self.review.turns[point.turn].seat


def as_seen(review: Review, hidden: frozenset[int]) -> SeenReview:
    """Return a review without the figures of these seats' own choices."""
    turns = tuple(
        SeenTurn(turn, None, None) if turn.seat in hidden else SeenTurn(turn, turn.loss, turn.error)
        for turn in review.turns
    )
    points = tuple(one for one in review.points if review.turns[one.turn].seat not in hidden)
    columns = tuple(_columns(seat, columns, hidden) for seat, columns in enumerate(review.columns))
    return SeenReview(review, hidden, turns, points, columns)


def _columns(seat: int, columns: Columns, hidden: Collection[int]) -> SeenColumns:
    """Return a seat's sum.

    One seat's choices are another one's "others' choices", and luck is what is left of both. So if
    anybody hides theirs, all seats' rows have only the choices that are shown, and the rest.
    """
    choices = None if seat in hidden else columns.choices
    others = None if hidden else columns.others
    luck = None if hidden else columns.luck
    shown = columns.start + sum(one for one in (choices, others, luck) if one is not None)
    return SeenColumns(
        seat=seat,
        start=columns.start,
        choices=choices,
        choices_error=None if choices is None else columns.choices_error,
        others=others,
        luck=luck,
        rest=columns.result - shown,
        result=columns.result,
    )
