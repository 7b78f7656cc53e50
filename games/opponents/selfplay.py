"""Games that a network plays against itself, and the training targets made from them."""

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
"""The parameter lambda of temporal differences: 1 uses only the game's end, 0 only the next
position.
"""
EFFORT = 12
"""The most paths through a turn that a search extends in practice games."""
OUTCOMES = 3
"""The number of worlds in which a choice that depends on chance is evaluated in practice games.

Only the choices that seem best are evaluated in more than one world.
"""
HOPE = 0.05
"""The largest deficit from the best end at which a search in practice games still extends a path."""
SLIPS = 0.03
"""The share of plans in practice games that one random choice replaces."""
WATCHED_SLIPS = 0.1
"""The share of plans in autoplay's games that one random choice replaces."""


@dataclass(slots=True)
class Course:
    """A finished game: the features (t, n) after each seat's t choices, and the outcome."""

    rows: list[Array]
    outcome: Outcome
    autoplay_seat: int | None
    """The seat for which autoplay chose; ``None`` if there was none."""


@dataclass(slots=True)
class Table:
    """A series of games of one title. A seed determines all of them."""

    title: Title[Any]
    seats: int
    seed: bytes
    played: int = 0
    rng: np.random.Generator = field(init=False)

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng([*self.seed, self.played % 2**31])

    def watch(self) -> Course:
        """Play a game by autoplay on all seats, with some random choices for variety."""
        return self._play(None, WATCHED_SLIPS, None)

    def practise(self, value: Value, mistakes: float, share: float) -> Course:
        """Play a game in which the seats choose by the learned value.

        ``share`` is the share of games in which autoplay has one of the seats. ``mistakes`` is the
        share of plans that one random choice replaces. It can be small, since dice and cards make
        the games different anyway.
        """
        alone = self.rng.random() < share
        return self._play(value, mistakes, int(self.rng.integers(self.seats)) if alone else None)

    def _play(self, value: Value | None, mistakes: float, autoplay_seat: int | None) -> Course:
        title, seed = self.title, self._next_seed()
        state = title.new(self.seats, seed)
        rows: list[list[list[float]]] = [[] for _ in range(self.seats)]
        plans: list[list[Choice]] = [[] for _ in range(self.seats)]
        while offers := title.engine.offers(state):
            seat = min(offers)
            if not plans[seat]:
                by = None if seat == autoplay_seat else value
                plans[seat] = self._plan(by, state, seat, offers[seat], mistakes)
            title.push(state, seat, plans[seat].pop(0))
            rows[seat].append(title.features(state, seat))
        final = [np.array(own, np.float32) for own in rows]
        return Course(final, title.rules.outcome(state), autoplay_seat)

    def _plan(
        self, value: Value | None, state: Any, seat: int, choices: list[Choice], mistakes: float
    ) -> list[Choice]:
        """Return the seat's next choices.

        With a value, a search returns the rest of the turn; without one, autoplay returns one
        choice. Sometimes a random choice replaces the result. The search uses an imagined world, so
        that nothing is learned from hidden information. Its plan ends where something hidden is
        revealed, so that its choices are also legal in the true state.
        """
        if len(choices) == 1:
            return choices[:]
        if self.rng.random() < mistakes:
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
    """Yield the features (t, n) and targets (t, 2) of each seat that the network has played."""
    for seat, rows in enumerate(course.rows):
        if seat != course.autoplay_seat and len(rows):
            yield rows, traced(value.network, rows, value.result(course.outcome, seat))


def traced(network: Network, rows: Array, result: Array) -> Array:
    """Return the lambda return of each of a seat's positions, as targets (t, 2)."""
    said = network(rows)
    targets = np.empty_like(said)
    ahead = result
    for place in range(len(rows) - 1, -1, -1):
        targets[place] = ahead
        ahead = TRACE * ahead + (1 - TRACE) * said[place]
    return targets


class Memory:
    """A ring buffer of the latest positions' features and targets, for random batches."""

    def __init__(self, features: int, size: int) -> None:
        self.rows = np.zeros((size, features), np.float16)
        self.targets = np.zeros((size, len((WIN, POINTS))), np.float32)
        self.next = self.filled = 0

    def add(self, rows: Array, targets: Array) -> None:
        """Store positions. If the buffer is full, they replace the oldest ones."""
        places = (self.next + np.arange(len(rows))) % len(self.rows)
        self.rows[places], self.targets[places] = rows, targets
        self.next = (self.next + len(rows)) % len(self.rows)
        self.filled = min(len(self.rows), self.filled + len(rows))

    def draw(self, rng: np.random.Generator, count: int) -> tuple[Array, Array]:
        """Return ``count`` random positions and their targets."""
        places = rng.integers(self.filled, size=count)
        return self.rows[places].astype(np.float32), self.targets[places]
