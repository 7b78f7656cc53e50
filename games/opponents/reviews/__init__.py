"""Reviews of finished games: what a coach says about each turn, in win shares.

A win share is a seat's part of the win, 0 to 1; the shares of all seats add up to 1. This module has
the results alone, so that pages can read stored reviews without NumPy. `msgspec.json` encodes and
decodes them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

VERSION = 1
"""Raised when stored reviews must be computed again."""
POINTS = 5
"""The most turning points of a game."""
ANSWERS = 4
"""The most answers of a turning point."""
DIGITS = 4
"""The digits of win shares after the point, except in columns; more would only need room."""


@dataclass(frozen=True, slots=True)
class Game:
    """A finished game, as a review needs it.

    ``start`` is the state before the first choice, ``choices`` are each choice's seat and key in the
    order of the game, and ``resigned`` the seats that resigned, which share the last rank.
    """

    start: Any
    choices: Sequence[tuple[int, str]]
    resigned: Collection[int] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """A way through the rest of a turn."""

    choices: tuple[str, ...]
    """The keys of the choices, first to last."""
    worth: float
    """The mean win share at the turn's end, over all imagined worlds."""
    error: float
    """The standard error of the difference to the best answer, in the same worlds."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a seat, or a decision of a draft."""

    number: int
    """0 is the game's first turn."""
    seat: int
    first: int
    """The number of the turn's first choice in the game, from 0."""
    last: int
    """The number of its last choice."""
    loss: float
    """The worth of what was played less that of the best way: 0 or negative."""
    error: float
    """The standard error of the loss."""
    worths: tuple[float, ...]
    """Each seat's win share after the turn."""
    scores: tuple[int, ...]
    """Each seat's points after the turn."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that cost more than twice its error."""

    turn: int
    """`Turn.number`."""
    first: int
    """The number of the choice in the game at which the answers begin: the turn's first choice, or
    the first one after a draw."""
    answers: tuple[Answer, ...]
    """The best first, always with the one that was played."""
    played: int
    """The place of that one in ``answers``."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The sum of a seat's game: all columns but the last add up to ``result``."""

    start: float
    choices: float
    others: float
    luck: float | None
    """``None`` if luck wasn't measured; it is then part of ``unforeseen``."""
    unforeseen: float
    result: float
    choices_error: float
    """The standard error of ``choices``."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a finished game."""

    version: int
    trainings: tuple[str, ...]
    """The names of the networks that valued the positions."""
    start: tuple[float, ...]
    """Each seat's win share before the first turn."""
    turns: tuple[Turn, ...]
    points: tuple[TurningPoint, ...]
    """In order of time."""
    columns: tuple[Columns, ...]
    """By seat."""
    seconds: float
    """The CPU seconds that the review took."""
