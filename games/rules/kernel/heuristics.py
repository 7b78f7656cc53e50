"""A title's heuristics: quick choices for stand-ins and computer players, and features."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Generic

from games.rules.kernel.choice import Choice
from games.rules.kernel.engine import Engine
from games.rules.kernel.errors import NotYourDecision
from games.rules.kernel.ply import S
from games.rules.kernel.rules import Rules


class Heuristics(Generic[S]):
    """A title's automatic choices, and the features from which computer players learn.

    ``most`` is the title's greatest number of seats.
    """

    def __init__(self, rules: Rules[S], engine: Engine[S], most: int) -> None:
        self.rules = rules
        self.engine = engine
        self.most = most

    def autoplay(self, state: S, seat: int) -> str:
        """Return the key of a reasonable legal choice, quickly. Raises NotYourDecision."""
        choices = self.engine.choices(state, seat)
        if not choices:
            raise NotYourDecision(seat)
        return self.preferred(state, seat, choices).key

    def preferred(self, state: S, seat: int, choices: list[Choice]) -> Choice:
        """Return the choice with the highest heuristic score; the first one if scores are equal."""
        scores = self.rules.prefer(state, seat, choices)
        return choices[scores.index(max(scores))]

    def conditional_choice(self, state: S, seat: int, answers: Mapping[str, str]) -> str | None:
        """Return the key that the seat's conditional answers choose; ``None`` if none applies."""
        choices = self.engine.choices(state, seat)
        answer = self.rules.answer(state, seat, answers, choices) if choices else None
        return answer.key if answer else None

    def features(self, state: S, seat: int) -> list[float]:
        """Return the numbers that describe a position for a seat, ordered as ``feature_names``."""
        return self.rules.features.values(state, seat, self.most)

    @cached_property
    def feature_names(self) -> tuple[str, ...]:
        """The meanings of the features; the same for all seat counts."""
        return self.rules.features.names(self.most)
