"""Replays of a game from its seed and its choices: no table, no database, a bounded effort."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from games.rules.kernel import BadSetup, ChoiceError, NotYourDecision, Text, Title

MAX_CHOICES = 2_000
"""The most choices of a replay. Ten times the longest game of any title takes about a second."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The parameters of a new game."""

    seats: int
    seed: bytes
    options: dict[str, str]
    edition: str | None


@dataclass(slots=True)
class Replayed:
    """The result of a replay; ``state`` is the last state that was reached."""

    state: Any = None
    played: int = 0
    code: str = ""
    reason: Text | None = None
    cite: str = ""

    @property
    def legal(self) -> bool:
        """Whether all choices could be played."""
        return not self.code


def replay(title: Title[Any], setup: Setup, choices: Iterable[tuple[int, str]]) -> Replayed:
    """Play choices from the start and check each; stop at the first that can't be played."""
    done = Replayed()
    try:
        done.state = title.new(setup.seats, setup.seed, setup.options, setup.edition)
        for seat, key in choices:
            done.state = _played(title, done.state, setup, seat, key)
            done.played += 1
    except BadSetup as error:
        done.code, done.reason = error.code, error.reason
    except ChoiceError as error:
        done.code, done.reason, done.cite = error.code, error.reason, error.cite
    return done


def _played(title: Title[Any], state: Any, setup: Setup, seat: int, key: str) -> Any:
    if seat not in range(setup.seats):
        raise NotYourDecision(seat)
    return title.play(state, seat, key).state
