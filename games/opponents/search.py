"""A best-first search through the rest of a seat's own turn.

A path ends where the turn does, or where chance or something hidden decides. The learned value says
what its last position is worth.
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
"""The minimum difference in worth between the best finished path and an unfinished one."""


class Node:
    """A node: a position at which choices are evaluated, and other worlds possible there."""

    def __init__(self, lookout: Lookout, state: Any) -> None:
        self.lookout, self.state = lookout, state
        self._others: list[Any] = []

    @property
    def others(self) -> list[Any]:
        """The other worlds, one for each seed of chance; imagined on demand."""
        if not self._others:
            imagine, seat = self.lookout.title.imagine, self.lookout.seat
            self._others = [imagine(self.state, seat, seed) for seed in self.lookout.chances]
        return self._others


@dataclass(slots=True)
class Path:
    """A path through a turn: its choices, the position after them, and whether it ends there.

    ``node`` is the node of the last choice. ``unsure``: chance or something hidden had a part in
    that choice, and it was evaluated in one world only.
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
    """The path found for a choice, and its worth."""

    path: Path
    worth: float


@dataclass(slots=True)
class Paths:
    """All evaluated paths, and a heap of those that have to be examined further.

    ``hope``: how much more a path may be worth at its end than it seems on the way.
    """

    hope: float
    all: list[Path] = field(default_factory=list)
    end: float = -np.inf
    """The worth of the best path that has ended for sure."""
    waiting: list[tuple[float, float, int, Path]] = field(default_factory=list)
    """A heap: the most promising first, the older one of equals."""
    seen: set[frozenset[str]] = field(default_factory=set)
    order: Iterator[int] = field(default_factory=count)
    """Numbers that put the older of two equally promising paths first."""

    def add(self, path: Path) -> None:
        """Keep a path; put it if it has ended, or is new and not too long.

        The same choices in another order have nearly always led to the same position.
        """
        made = frozenset(choice.key for choice in path.choices)
        self.all.append(path)
        if path.closed or (made not in self.seen and len(path.choices) < DEPTH):
            self.put(path)
        self.seen.add(made)

    def put(self, path: Path) -> None:
        """Record a path that has ended, or queue it to be examined further."""
        if path.closed and not path.unsure:
            self.end = max(self.end, path.worth)
        else:
            promise = path.worth if path.closed else path.worth + self.hope
            heappush(self.waiting, (-promise, -path.worth, next(self.order), path))

    def next(self) -> Path | None:
        """Return the most promising path, if one may be better than the best end."""
        if self.waiting and -self.waiting[0][0] > self.end:
            return heappop(self.waiting)[-1]
        return None

    def settled(self) -> dict[str, Found]:
        """Return the best path for each first choice.

        An unfinished path is worth less than the best finished one: on the way the estimate is less
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

    ``effort``: the maximum number of paths to extend. ``chances``: seeds of other worlds; a choice
    that depends on chance is worth its average over them, not its result in one lucky world.
    ``hope``: paths that seem worse than the best end by more than this aren't extended.
    """

    title: Title[Any]
    value: Value
    seat: int
    effort: int
    chances: tuple[bytes, ...] = ()
    hope: float = np.inf

    def best_paths(self, world: Any, choices: list[Choice]) -> dict[str, Found]:
        """Return, by the key of each choice, the best path that begins with it, and its worth.

        The world is an imagined one. The most promising path is extended until the best of all has
        ended. If all paths of a choice are given up, the choice by itself is its path.
        """
        paths, left, node = Paths(self.hope), self.effort, Node(self, world)
        self._weigh(paths, [self._step((), node, choice) for choice in choices])
        while path := paths.next():
            if path.unsure:
                self._make_sure(path)
                paths.put(path)
            elif left:
                left -= 1
                self._weigh(paths, self._steps(path))
        return paths.settled()

    def _weigh(self, paths: Paths, new: Iterable[Path]) -> None:
        new = [*new]
        worths = self.value.of(self.title, [path.state for path in new], self.seat)
        for path, worth in zip(new, worths, strict=True):
            path.worth = float(worth)
            paths.add(path)

    def _make_sure(self, path: Path) -> None:
        """Evaluate a path's last choice in the other worlds, too: it is worth the mean."""
        look, choice = self.title.engine.look, path.choices[-1]
        states = [look(world, self.seat, choice).state for world in path.node.others]
        worths = [path.worth, *self.value.of(self.title, states, self.seat)]
        path.worth, path.unsure = float(np.mean(worths)), False

    def _steps(self, path: Path) -> Iterator[Path]:
        """Yield the path's extensions; forced choices are followed up to the next real one."""
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
    """Return each choice's best path, in the first world, and its mean worth over all worlds."""
    found = [lookout.best_paths(world, choices) for world in worlds]
    return [
        (
            found[0][choice.key].path.choices,
            float(np.mean([paths[choice.key].worth for paths in found])),
        )
        for choice in choices
    ]
