"""Games that a network plays against itself, and the training targets that follow from them."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from games.opponents.network import POINTS, WIN, Array, Network
from games.opponents.search import Lookout, plan
from games.opponents.values import Value
from games.rules.kernel import Choice, Outcome, Title

TRACE = 0.8
"""The weight of a game's end in a target, against that of the next positions (lambda)."""
EFFORT = 12
"""The maximum number of paths through a turn that are extended in practice."""
OUTCOMES = 3
"""The number of worlds in which practice evaluates a choice that depends on chance.

Only choices that seem to be the best are evaluated in more than one.
"""
HOPE = 0.05
"""The largest difference to the best end at which practice still extends a path."""
SLIPS = 0.03
"""The share of plans in practice that are replaced by one random choice."""
WATCHED_SLIPS = 0.1
"""The same share in the watched games of autoplay."""


@dataclass(slots=True)
class Course:
    """A finished game: for each seat, the positions after its choices, (t, n), and the outcome."""

    rows: list[Array]
    outcome: Outcome
    autoplay_seat: int | None
    """The seat that autoplay had, if any."""


@dataclass(slots=True)
class Table:
    """A table that plays games of one title; everything follows from its seed."""

    title: Title[Any]
    seats: int
    seed: bytes
    played: int = 0
    rng: np.random.Generator = field(init=False)

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng([*self.seed, self.played % 2**31])

    def watch(self) -> Course:
        """Play a game by autoplay for all seats, with some random choices so that games differ."""
        return self._play(None, WATCHED_SLIPS, None)

    def practise(self, value: Value, slips: float, share: float) -> Course:
        """Play a game in which the seats choose by the learned value.

        ``share``: the share of games in which autoplay has one of the seats. ``slips``: the share
        of plans that are replaced by one random choice. It must be small, since dice and cards make
        the games different enough.
        """
        alone = self.rng.random() < share
        return self._play(value, slips, int(self.rng.integers(self.seats)) if alone else None)

    def _play(self, value: Value | None, slips: float, autoplay_seat: int | None) -> Course:
        title, seed = self.title, self._next_seed()
        state = title.new(self.seats, seed)
        rows: list[list[list[float]]] = [[] for _ in range(self.seats)]
        plans: list[list[Choice]] = [[] for _ in range(self.seats)]
        while offers := title.engine.offers(state):
            seat = min(offers)
            if not plans[seat]:
                by = None if seat == autoplay_seat else value
                plans[seat] = self._plan(by, state, seat, offers[seat], slips)
            title.push(state, seat, plans[seat].pop(0))
            rows[seat].append(title.features(state, seat))
        final = [np.array(own, np.float32) for own in rows]
        return Course(final, title.rules.outcome(state), autoplay_seat)

    def _plan(
        self, value: Value | None, state: Any, seat: int, choices: list[Choice], slips: float
    ) -> list[Choice]:
        """Return the next choices: the turn's rest by the value, one by autoplay, or a random one.

        The world is imagined, so that nothing is learned from hidden things. A plan ends where
        something hidden is revealed, so its choices are offered in the true state, too.
        """
        if len(choices) == 1:
            return choices[:]
        if self.rng.random() < slips:
            return [choices[int(self.rng.integers(len(choices)))]]
        if value is None:
            return [self.title.heuristics.preferred(state, seat, choices)]
        world = self.title.imagine(state, seat, self.rng.bytes(32))
        chances = tuple(self.rng.bytes(32) for _ in range(OUTCOMES - 1))
        lookout = Lookout(self.title, value, seat, EFFORT, chances, HOPE)
        return [*plan(lookout, world, choices)]

    def _next_seed(self) -> bytes:
        self.played += 1
        return hmac.digest(self.seed, f"game/{self.played}".encode(), "sha256")


def lessons(course: Course, value: Value) -> Iterator[tuple[Array, Array]]:
    """Yield the positions (t, n) and targets (t, 2) of each seat that the network played."""
    for seat, rows in enumerate(course.rows):
        if seat != course.autoplay_seat and len(rows):
            yield rows, traced(value.network, rows, value.result(course.outcome, seat))


def traced(network: Network, rows: Array, result: Array) -> Array:
    """Return the target of each position of a game: the lambda return, (t, 2)."""
    said = network(rows)
    targets = np.empty_like(said)
    ahead = result
    for place in range(len(rows) - 1, -1, -1):
        targets[place] = ahead
        ahead = TRACE * ahead + (1 - TRACE) * said[place]
    return targets


class Memory:
    """The latest positions and their targets, in a ring; a batch is drawn from all of them."""

    def __init__(self, features: int, size: int) -> None:
        self.rows = np.zeros((size, features), np.float16)
        self.targets = np.zeros((size, len((WIN, POINTS))), np.float32)
        self.next = self.filled = 0

    def add(self, rows: Array, targets: Array) -> None:
        """Store positions in the place of the oldest ones."""
        places = (self.next + np.arange(len(rows))) % len(self.rows)
        self.rows[places], self.targets[places] = rows, targets
        self.next = (self.next + len(rows)) % len(self.rows)
        self.filled = min(len(self.rows), self.filled + len(rows))

    def draw(self, rng: np.random.Generator, count: int) -> tuple[Array, Array]:
        """Return ``count`` random positions and their targets."""
        places = rng.integers(self.filled, size=count)
        return self.rows[places].astype(np.float32), self.targets[places]
