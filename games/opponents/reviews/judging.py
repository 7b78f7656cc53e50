"""The loss of a played decision against the best way, and the answers of a turning point."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from games.opponents.reviews import ANSWERS, DIGITS, POINTS, Answer, TurningPoint
from games.opponents.reviews.replaying import PlayedTurn, Stretch
from games.opponents.shares import Shares
from games.opponents.values import Value
from games.opponents.ways import Way, ways
from games.rules.kernel import Title

WORLDS = 12
"""The number of imagined worlds in which the ways of a decision are compared."""
EFFORT = 24
"""The most paths extended by the search for the best way."""
SURE = 2
"""A turning point has lost more than this number of standard errors."""
LEAST = 0.02
"""The least loss of a turning point: the networks can't distinguish smaller ones."""
SEED = b"review".ljust(32, b"\0")


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with its best ways, the best first, and the place of the way that was played."""

    first: int
    known: list[Way]
    played: int

    @property
    def measured(self) -> Shares:
        """The change of each seat's win share by the decision, compared with the best way (seats,).

        The best of several estimates is estimated too high. So the way that is best in one half of
        the worlds is valued in the other half. The seat's own change can be above 0 by chance.
        """
        halves = slice(0, None, 2), slice(1, None, 2)
        return np.mean([self._measured(*pair) for pair in (halves, halves[::-1])], axis=0)

    def _measured(self, choosing: slice, valuing: slice) -> Shares:
        best = max(self.known, key=lambda way: float(way.worths[choosing].mean()))
        return np.asarray((self.known[self.played].shares - best.shares)[valuing].mean(axis=0))

    @property
    def change(self) -> Shares:
        """The measured change; 0 for all seats if it is above 0 for the seat itself (seats,)."""
        found = self.measured
        return found if found[self.known[self.played].seat] < 0 else np.zeros_like(found)

    @property
    def loss(self) -> float:
        """The change for the seat itself: 0 or negative."""
        return float(self.change[self.known[self.played].seat])

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        return self.known[self.played].error(self.known[0])

    @property
    def turning(self) -> bool:
        """Whether the loss is beyond its error."""
        return -self.loss > max(LEAST, SURE * self.error)


def judged(
    title: Title[Any], value: Value, turn: PlayedTurn, *, worlds: int, effort: int
) -> list[Judged]:
    """Return the free decisions of a turn with their ways."""
    free = [stretch for stretch in turn.stretches if stretch.free]
    return [_judged(title, value, turn.seat, stretch, worlds, effort) for stretch in free]


def _judged(
    title: Title[Any], value: Value, seat: int, stretch: Stretch, worlds: int, effort: int
) -> Judged:
    keys = tuple(stretch.keys)
    known = ways(title, value, stretch.state, seat, SEED, worlds=worlds, effort=effort, also=[keys])
    played = next(place for place, way in enumerate(known) if way.also)
    return Judged(stretch.first, known, played)


def turning_points(decisions: Iterable[tuple[int, Judged]]) -> tuple[TurningPoint, ...]:
    """Return the decisions that lost most, in order of time; each comes with its turn's number."""
    turning = [(number, one) for number, one in decisions if one.turning]
    most = sorted(turning, key=lambda pair: pair[1].loss)[:POINTS]
    return tuple(
        _point(number, one) for number, one in sorted(most, key=lambda pair: pair[1].first)
    )


def _point(number: int, one: Judged) -> TurningPoint:
    kept = one.known[:ANSWERS]
    if one.played >= ANSWERS:
        kept[-1] = one.known[one.played]
    best = one.known[0]
    answers = tuple(
        Answer(way.keys, round(way.worth, DIGITS), round(way.error(best), DIGITS)) for way in kept
    )
    return TurningPoint(number, one.first, answers, min(one.played, ANSWERS - 1))
