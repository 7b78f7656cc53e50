"""Looking ahead through the rest of one's own turn: the most promising way is followed first.

A way ends where the turn does, or where chance or something hidden decides: what it is worth there is
said by the learned value, perhaps after the next seat has answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from games.opponents.network import Array
from games.opponents.values import Value
from games.rules.kernel import Choice, Title

DEPTH = 12
"""No turn is looked through further than so many small choices."""
HAIR = 1e-4
"""What a way that hasn't ended is worth less, at least, than the best that has."""
FAVOURITES = 4
"""So many of one's own choices are looked at more closely: how others answer them."""


class Way(NamedTuple):
    """A way through a turn: its choices, where they have led to, and whether it ends there.

    ``others``: where they might have led to as well, if chance had a part in the last one.
    """

    path: tuple[Choice, ...]
    state: Any
    closed: bool
    others: tuple[Any, ...] = ()

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
    """All ways that were looked at: the best by its first choice, and those that can be followed on."""

    best: dict[str, Found] = field(default_factory=dict)
    end: float = -np.inf
    """What the best way is worth that has ended."""
    waiting: list[tuple[float, int, Way]] = field(default_factory=list)
    """A heap: the most promising first, the older one of equals."""
    seen: set[frozenset[str]] = field(default_factory=set)

    def add(self, way: Way, worth: float) -> None:
        """Keep a way; the same choices in another order have nearly always led to the same position."""
        known, made = self.best.get(way.first), frozenset(choice.key for choice in way.path)
        if known is None or (way.closed, worth) > (known.way.closed, known.worth):
            self.best[way.first] = Found(way, worth)
        if way.closed:
            self.end = max(self.end, worth)
        elif made not in self.seen and len(way.path) < DEPTH:
            heappush(self.waiting, (-worth, len(self.seen), way))
        self.seen.add(made)

    def next(self) -> Way | None:
        """Return the most promising way that hasn't ended, if there is one."""
        return heappop(self.waiting)[-1] if self.waiting else None

    def settled(self) -> dict[str, Found]:
        """Return the best ways; one that hasn't ended is worth less than the best that has.

        On the way one sees less clearly than at its end.
        """
        most = self.end - HAIR if np.isfinite(self.end) else np.inf
        return {
            key: found if found.way.closed else Found(found.way, min(found.worth, most))
            for key, found in self.best.items()
        }


@dataclass(frozen=True, slots=True)
class Sight:
    """Who looks ahead: at which title, with which value, from which seat.

    ``effort``: so many ways are followed on, at most. ``chances``: seeds of other chance; a choice that
    leaves something to chance is worth what it is on the average, not what it is in one lucky world.
    """

    title: Title[Any]
    value: Value
    seat: int
    effort: int
    chances: tuple[bytes, ...] = ()

    def best_ways(self, world: Any, choices: list[Choice]) -> dict[str, Found]:
        """Return, by the key of each choice, the best way that begins with it, and its worth.

        In an imagined world the way that seems best is followed on, until the best of all has ended. A
        choice whose ways were all left behind has the position right after it.
        """
        ways = Ways()
        self._weigh(ways, [self._step((), world, choice) for choice in choices])
        for _ in range(self.effort):
            way = ways.next()
            if way is None:
                break
            self._weigh(ways, self._steps(way))
        return ways.settled()

    def _weigh(self, ways: Ways, new: Iterable[Way]) -> None:
        new = [*new]
        states = [state for way in new for state in (way.state, *way.others)]
        worths = iter(self.value.of(self.title, states, self.seat))
        for way in new:
            ways.add(way, float(np.mean([*islice(worths, 1 + len(way.others))])))

    def _steps(self, way: Way) -> Iterator[Way]:
        """Yield the ways on; where there is but one, what follows from it."""
        choices = self.title.choices(way.state, self.seat)
        while len(choices) == 1 and not way.closed:
            way = self._step(way.path, way.state, choices[0])
            choices = [] if way.closed else self.title.choices(way.state, self.seat)
        if way.closed:
            yield way
        for choice in choices:
            yield self._step(way.path, way.state, choice)

    def _step(self, path: tuple[Choice, ...], state: Any, choice: Choice) -> Way:
        after, closed, chance = self.title.look(state, self.seat, choice)
        others = self._others(state, choice) if chance else ()
        return Way((*path, choice), after, closed, others)

    def _others(self, state: Any, choice: Choice) -> tuple[Any, ...]:
        worlds = (self.title.reseed(state, seed) for seed in self.chances)
        return tuple(self.title.look(world, self.seat, choice).state for world in worlds)


def plan(sight: Sight, world: Any, choices: list[Choice]) -> tuple[Choice, ...]:
    """Return the choices of the best way through the rest of the turn."""
    found = sight.best_ways(world, choices).values()
    return max(found, key=lambda one: one.worth).way.path


def one_choice_values(
    title: Title[Any], value: Value, world: Any, seat: int, choices: list[Choice]
) -> Array:
    """Return what the position after each choice is worth to the seat."""
    after = [title.look(world, seat, choice).state for choice in choices]
    return value.of(title, after, seat)


def best_choice(
    sight: Sight, worlds: Sequence[Any], choices: list[Choice], *, answers: bool
) -> Choice:
    """Return the choice that begins the best way, by the mean over imagined worlds.

    ``answers``: the best few are weighed anew after the next seat has had its turn.
    """
    found = [sight.best_ways(world, choices) for world in worlds]
    worths = {choice.key: np.mean([ways[choice.key].worth for ways in found]) for choice in choices}
    ranked = sorted(choices, key=lambda choice: -worths[choice.key])
    if not answers or len(ranked) == 1:
        return ranked[0]
    return max(ranked[:FAVOURITES], key=lambda choice: _after_answers(sight, found, choice.key))


def _after_answers(sight: Sight, found: list[dict[str, Found]], key: str) -> float:
    """Return what a choice is worth when the next seat has answered, by the mean over worlds."""
    states = [answered(sight.title, sight.value, ways[key].way.state, sight.seat) for ways in found]
    return float(np.mean(sight.value.of(sight.title, states, sight.seat)))


def answered(title: Title[Any], value: Value, state: Any, seat: int) -> Any:
    """Return the position after the next seat's turn, played one choice at a time by the same value."""
    for _ in range(DEPTH):
        acting = title.acting(state)
        if not acting or seat in acting:
            break
        rival = acting[0]
        choices = title.choices(state, rival)
        if not choices:
            break  # in an imagined world a rival may lack the hidden card that it was about to use
        worths = one_choice_values(title, value, state, rival, choices)
        state, closed, _ = title.look(state, rival, choices[int(np.argmax(worths))])
        if closed:
            break
    return state
