"""A best-first search through the rest of a seat's own turn.

A path ends at the turn's end, or when chance or something hidden decides. Its worth is the learned
value of its last position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count
from typing import Any, NamedTuple

import numpy as np

from games.opponents.values import Value
from games.rules.kernel import Choice, Title

DEPTH = 12
"""The maximum number of choices in a path."""
HAIR = 1e-4
"""The least amount by which the best finished path is worth more than any unfinished one."""


class Node:
    """A position at which choices are evaluated, and seeds of other worlds for it."""

    def __init__(self, lookout: Lookout, state: Any) -> None:
        self.lookout, self.state = lookout, state
        self._others: list[Any] = []

    @property
    def others(self) -> list[Any]:
        """Worlds that look the same to the seat, one for each seed; imagined on first use."""
        if not self._others:
            imagine, seat = self.lookout.title.imagine, self.lookout.seat
            self._others = [imagine(self.state, seat, seed) for seed in self.lookout.chances]
        return self._others


@dataclass(slots=True)
class Path:
    """A path through a turn: its choices, the position after them, and whether it ends there.

    ``node`` is the position before the last choice. ``unsure``: that choice depends on chance or on
    something hidden, and has been evaluated in one world only.
    """

    choices: tuple[Choice, ...]
    state: Any
    closed: bool
    node: Node
    unsure: bool
    worth: float = 0.0

    @property
    def first(self) -> str:
        """The key of the path's first choice."""
        return self.choices[0].key


class Found(NamedTuple):
    """The best path that begins with a choice, and its worth."""

    path: Path
    worth: float


@dataclass(slots=True)
class Paths:
    """All evaluated paths, and a heap of those that may be extended or evaluated in more worlds.

    ``hope`` is the most by which a path's worth at its end may exceed its worth so far.
    """

    hope: float
    all: list[Path] = field(default_factory=list)
    end: float = -np.inf
    """The worth of the best path that has ended and isn't `unsure`."""
    waiting: list[tuple[float, float, int, Path]] = field(default_factory=list)
    """A heap with the most promising path first; of equally promising ones, the older is first."""
    seen: set[frozenset[str]] = field(default_factory=set)
    order: Iterator[int] = field(default_factory=count)
    """Increasing numbers that put the older of two equally promising paths first."""

    def add(self, path: Path) -> None:
        """Store a path; `put` it if it has ended, or if it is new and not too long.

        A path isn't new if another one has the same choices in another order: both nearly always
        lead to the same position.
        """
        made = frozenset(choice.key for choice in path.choices)
        self.all.append(path)
        if path.closed or (made not in self.seen and len(path.choices) < DEPTH):
            self.put(path)
        self.seen.add(made)

    def put(self, path: Path) -> None:
        """Update `end` if a path has ended and is sure; otherwise put the path on the heap."""
        if path.closed and not path.unsure:
            self.end = max(self.end, path.worth)
        else:
            promise = path.worth if path.closed else path.worth + self.hope
            heappush(self.waiting, (-promise, -path.worth, next(self.order), path))

    def next(self) -> Path | None:
        """Remove and return the most promising path; ``None`` if no path can beat the best finished one."""
        if self.waiting and -self.waiting[0][0] > self.end:
            return heappop(self.waiting)[-1]
        return None

    def settled(self) -> dict[str, Found]:
        """Return the best path for each first choice.

        An unfinished path counts less than the best finished path, since its estimate is less
        reliable.
        """
        most = self.end - HAIR if np.isfinite(self.end) else np.inf
        best: dict[str, Path] = {}
        for path in self.all:
            known = best.get(path.first)
            if known is None or (path.closed, path.worth) > (known.closed, known.worth):
                best[path.first] = path
        return {
            key: Found(path, path.worth if path.closed else min(path.worth, most))
            for key, path in best.items()
        }


@dataclass(frozen=True, slots=True)
class Lookout:
    """A search: the title, the value and the seat, with its limits.

    ``effort`` is the most paths that are extended. ``chances`` are seeds of further worlds: the
    worth of a choice that depends on chance is its mean over all worlds. Paths that seem worse than
    the best end by more than ``hope`` aren't extended.
    """

    title: Title[Any]
    value: Value
    seat: int
    effort: int
    chances: tuple[bytes, ...] = ()
    hope: float = np.inf

    def best_paths(self, world: Any, choices: list[Choice]) -> dict[str, Found]:
        """Return, by the key of each choice, the best path that begins with it, and its worth.

        ``world`` must be an imagined one. The most promising path is extended until no other can
        become better than the best end, or `effort` is used up. A choice whose path wasn't extended
        is a path by itself.
        """
        return self.explore(world, choices).settled()

    def explore(self, world: Any, choices: list[Choice]) -> Paths:
        """Return all paths that the search of `best_paths` evaluates."""
        paths, left, node = Paths(self.hope), self.effort, Node(self, world)
        self._weigh(paths, [self._step((), node, choice) for choice in choices])
        while path := paths.next():
            if path.unsure:
                self._make_sure(path)
                paths.put(path)
            elif left:
                left -= 1
                self._weigh(paths, self._steps(path))
        return paths

    def _weigh(self, paths: Paths, new: Iterable[Path]) -> None:
        new = [*new]
        worths = self.value.of(self.title, [path.state for path in new], self.seat)
        for path, worth in zip(new, worths, strict=True):
            path.worth = float(worth)
            paths.add(path)

    def _make_sure(self, path: Path) -> None:
        """Set a path's worth to the mean over this world and the other worlds of its node."""
        look, choice = self.title.engine.look, path.choices[-1]
        states = [look(world, self.seat, choice).state for world in path.node.others]
        worths = [path.worth, *self.value.of(self.title, states, self.seat)]
        path.worth, path.unsure = float(np.mean(worths)), False

    def _steps(self, path: Path) -> Iterator[Path]:
        """Yield the path's extensions by one choice, and by all sole choices after it."""
        choices = self.title.engine.onward(path.state, self.seat)
        while len(choices) == 1 and not path.closed:
            path = self._step(path.choices, Node(self, path.state), choices[0])
            choices = [] if path.closed else self.title.engine.onward(path.state, self.seat)
        if path.closed:
            yield path
        node = Node(self, path.state)
        for choice in choices:
            yield self._step(path.choices, node, choice)

    def _step(self, made: tuple[Choice, ...], node: Node, choice: Choice) -> Path:
        after, closed, chance = self.title.engine.look(node.state, self.seat, choice)
        return Path((*made, choice), after, closed, node, chance and bool(self.chances))


def plan(lookout: Lookout, world: Any, choices: list[Choice]) -> tuple[Choice, ...]:
    """Return the choices of the best path through the rest of the turn."""
    found = lookout.best_paths(world, choices).values()
    return max(found, key=lambda one: one.worth).path.choices


def best_paths(
    lookout: Lookout, worlds: Sequence[Any], choices: list[Choice]
) -> list[tuple[tuple[Choice, ...], float]]:
    """Return each choice's best path in the first world, and its mean worth in all worlds."""
    found = [lookout.best_paths(world, choices) for world in worlds]
    return [
        (
            found[0][choice.key].path.choices,
            float(np.mean([paths[choice.key].worth for paths in found])),
        )
        for choice in choices
    ]
