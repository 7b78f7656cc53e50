"""Looking ahead through the rest of one's own turn: the most promising way is followed first.

A way ends where the turn does, or where chance or something hidden decides: what it is worth there is
said by the learned value.
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
"""No turn is looked through further than so many small choices."""
HAIR = 1e-4
"""What a way that hasn't ended is worth less, at least, than the best that has."""


class Spot:
    """A position at which choices are looked at, and other worlds that the seat could imagine there."""

    def __init__(self, lookout: Lookout, state: Any) -> None:
        self.lookout, self.state = lookout, state
        self._others: list[Any] = []

    @property
    def others(self) -> list[Any]:
        """The other worlds, one for each seed of chance; imagined when somebody asks."""
        if not self._others:
            imagine, seat = self.lookout.title.imagine, self.lookout.seat
            self._others = [imagine(self.state, seat, seed) for seed in self.lookout.chances]
        return self._others


@dataclass(slots=True)
class Way:
    """A way through a turn: its choices, where they have led to, and whether it ends there.

    ``spot``: where the last of them was made. ``unsure``: chance or something hidden had a part in that
    one, and it was seen in one world alone.
    """

    path: tuple[Choice, ...]
    state: Any
    closed: bool
    spot: Spot
    unsure: bool
    worth: float = 0.0

    @property
    def first(self) -> str:
        """The key of the choice that it begins with."""
        return self.path[0].key


class Found(NamedTuple):
    """A way that was followed, and its worth."""

    way: Way
    worth: float


@dataclass(slots=True)
class Ways:
    """All ways that were looked at, and those that have to be looked at more closely.

    ``hope``: how much more one may turn out to be worth at its end than it seems on the way.
    """

    hope: float
    all: list[Way] = field(default_factory=list)
    end: float = -np.inf
    """What the best way is worth that has ended for sure."""
    waiting: list[tuple[float, float, int, Way]] = field(default_factory=list)
    """A heap: the most promising first, the older one of equals."""
    seen: set[frozenset[str]] = field(default_factory=set)
    order: Iterator[int] = field(default_factory=count)
    """Of ways that promise the same the older one comes first."""

    def add(self, way: Way) -> None:
        """Keep a way; the same choices in another order have nearly always led to the same position."""
        made = frozenset(choice.key for choice in way.path)
        self.all.append(way)
        if way.closed or (made not in self.seen and len(way.path) < DEPTH):
            self.put(way)
        self.seen.add(made)

    def put(self, way: Way) -> None:
        """Note that a way has ended, or has to be looked at more closely."""
        if way.closed and not way.unsure:
            self.end = max(self.end, way.worth)
        else:
            promise = way.worth if way.closed else way.worth + self.hope
            heappush(self.waiting, (-promise, -way.worth, next(self.order), way))

    def next(self) -> Way | None:
        """Return the most promising way, if there is one that may be better than the best end."""
        if self.waiting and -self.waiting[0][0] > self.end:
            return heappop(self.waiting)[-1]
        return None

    def settled(self) -> dict[str, Found]:
        """Return the best way for each first choice.

        One that hasn't ended is worth less than the best that has: on the way one sees less clearly.
        """
        most = self.end - HAIR if np.isfinite(self.end) else np.inf
        best: dict[str, Way] = {}
        for way in self.all:
            known = best.get(way.first)
            if known is None or (way.closed, way.worth) > (known.closed, known.worth):
                best[way.first] = way
        return {
            key: Found(way, way.worth if way.closed else min(way.worth, most))
            for key, way in best.items()
        }


@dataclass(frozen=True, slots=True)
class Lookout:
    """Who looks ahead: at which title, with which value, from which seat.

    ``effort``: so many ways are followed on, at most. ``chances``: seeds of other worlds; a choice that
    leaves something to chance is worth what it is on the average, not what it is in one lucky world.
    ``hope``: ways that seem worse than the best end by more than this aren't followed.
    """

    title: Title[Any]
    value: Value
    seat: int
    effort: int
    chances: tuple[bytes, ...] = ()
    hope: float = np.inf

    def best_ways(self, world: Any, choices: list[Choice]) -> dict[str, Found]:
        """Return, by the key of each choice, the best way that begins with it, and its worth.

        In an imagined world the way that seems best is followed on, until the best of all has ended. A
        choice whose ways were all left behind has the position right after it.
        """
        ways, left, spot = Ways(self.hope), self.effort, Spot(self, world)
        self._weigh(ways, [self._step((), spot, choice) for choice in choices])
        while way := ways.next():
            if way.unsure:
                self._make_sure(way)
                ways.put(way)
            elif left:
                left -= 1
                self._weigh(ways, self._steps(way))
        return ways.settled()

    def _weigh(self, ways: Ways, new: Iterable[Way]) -> None:
        new = [*new]
        worths = self.value.of(self.title, [way.state for way in new], self.seat)
        for way, worth in zip(new, worths, strict=True):
            way.worth = float(worth)
            ways.add(way)

    def _make_sure(self, way: Way) -> None:
        """Look at a choice in the other worlds, too: it is worth the mean."""
        look, choice = self.title.look, way.path[-1]
        states = [look(world, self.seat, choice).state for world in way.spot.others]
        worths = [way.worth, *self.value.of(self.title, states, self.seat)]
        way.worth, way.unsure = float(np.mean(worths)), False

    def _steps(self, way: Way) -> Iterator[Way]:
        """Yield the ways on; where there is but one, what follows from it."""
        choices = self.title.onward(way.state, self.seat)
        while len(choices) == 1 and not way.closed:
            way = self._step(way.path, Spot(self, way.state), choices[0])
            choices = [] if way.closed else self.title.onward(way.state, self.seat)
        if way.closed:
            yield way
        spot = Spot(self, way.state)
        for choice in choices:
            yield self._step(way.path, spot, choice)

    def _step(self, path: tuple[Choice, ...], spot: Spot, choice: Choice) -> Way:
        after, closed, chance = self.title.look(spot.state, self.seat, choice)
        return Way((*path, choice), after, closed, spot, chance and bool(self.chances))


def plan(lookout: Lookout, world: Any, choices: list[Choice]) -> tuple[Choice, ...]:
    """Return the choices of the best way through the rest of the turn."""
    found = lookout.best_ways(world, choices).values()
    return max(found, key=lambda one: one.worth).way.path


def best_ways(
    lookout: Lookout, worlds: Sequence[Any], choices: list[Choice]
) -> list[tuple[tuple[Choice, ...], float]]:
    """Return the best way that begins with each choice, in the first world, and its worth in all of them."""
    found = [lookout.best_ways(world, choices) for world in worlds]
    return [
        (found[0][choice.key].way.path, float(np.mean([ways[choice.key].worth for ways in found])))
        for choice in choices
    ]
