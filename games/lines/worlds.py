"""Positions of analysis lines (worlds), computed from a line's start and cached in the process.

A position follows from the start and the steps. After the end of the game, a line starts at the
true state. During the game it starts in a guessed world that its seat can't distinguish from the
true one, so no line reveals anything hidden.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Any, Final, NamedTuple

from games.engine import State, trusted
from games.rules.kernel import Choice, Event, Title
from games.rules.kernel.fixed_dice import FixedDicePly, Roll

REMEMBERED: Final = 256
"""The maximum number of positions kept in memory; each takes tens of kilobytes."""

FixedDice = tuple[tuple[str, tuple[int, ...]], ...]
"""Dice set by hand: the faces by their roll's label."""


class Beginning(NamedTuple):
    """The start of a line: a table after a ply, as a seat (``None``: a spectator) may know it.

    ``guess`` seeds the guess at hidden things; it is empty when the game is over and nothing is
    hidden. ``next_turn``: the line starts at the seat's next decision instead, as far as that can
    be predicted.
    """

    table_id: str
    ply: int
    seat: int | None
    guess: str
    next_turn: bool = False


class Step(NamedTuple):
    """A choice of a seat; without a seat, another guess at hidden things.

    A choice with a ``guess`` rolls all later dice again. Dice in ``fixed_dice`` show the faces set
    by hand.
    """

    seat: int | None
    key: str = ""
    guess: str = ""
    fixed_dice: FixedDice = ()


class World(NamedTuple):
    """A position of an analysis line; it is shared, and never changed.

    ``choice``, ``events`` and ``rolled`` belong to the last step: its choice, its events, and the
    faces of its dice by the labels of their rolls.
    """

    state: State
    choice: Choice | None = None
    events: tuple[Event, ...] = ()
    rolled: dict[str, Roll] = {}


class CantStand(Exception):
    """The error for a line with a step whose choice isn't offered."""

    def __init__(self, number: int) -> None:
        super().__init__(f"step {number}")
        self.number = number
        """The index of the step, from 0."""


Key = tuple[Beginning, tuple[Step, ...]]


class Memory:
    """A cache of the positions that were used last."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.worlds: OrderedDict[Key, World] = OrderedDict()
        self.lock = Lock()

    def get(self, key: Key) -> World | None:
        """Return a cached position; ``None`` if there is none with this key."""
        with self.lock:
            if key in self.worlds:
                self.worlds.move_to_end(key)
            return self.worlds.get(key)

    def keep(self, key: Key, world: World) -> None:
        """Cache a position, and drop the one that was unused for longest."""
        with self.lock:
            self.worlds[key] = world
            while len(self.worlds) > self.size:
                self.worlds.popitem(last=False)


memory: Final = Memory(REMEMBERED)


def stand(
    title: Title[Any], beginning: Beginning, load: Callable[[], State], steps: Sequence[Step] = ()
) -> World:
    """Return the position after some steps; ``load`` reads the true state, if it is needed.

    Raises CantStand, RulesBug.
    """
    whole = tuple(steps)
    known, world = _nearest(beginning, whole)
    if world is None:
        world = World(_begun(title, beginning, load()))
        memory.keep((beginning, ()), world)
    for number in range(known, len(whole)):
        after = follow(title, world.state, whole[number], beginning.seat)
        if after is None:
            raise CantStand(number)
        world = after
        memory.keep((beginning, whole[: number + 1]), world)
    return world


def follow(title: Title[Any], state: State, step: Step, viewer: int | None) -> World | None:
    """Return the position after one more step; ``None`` if its choice isn't offered."""
    with trusted():
        if step.seat is None:
            return World(title.imagine(state, viewer, seed_of(step.guess)))
        offered = title.engine.choices(state, step.seat)
        choice = next((one for one in offered if one.key == step.key), None)
        if choice is None:
            return None
        world = title.clone(state)
        if step.guess:
            world = title.worlds.reseed(world, seed_of(step.guess))
        ply = FixedDicePly(world, dict(step.fixed_dice))
        title.stepper.carry_out(ply, step.seat, choice)
        return World(world, choice, tuple(ply.events), ply.rolled)


def seed_of(guess: str) -> bytes:
    """Return the seed that follows from a guess."""
    return hashlib.sha256(b"guess/" + guess.encode()).digest()


def _nearest(beginning: Beginning, steps: tuple[Step, ...]) -> tuple[int, World | None]:
    for known in range(len(steps), -1, -1):
        world = memory.get((beginning, steps[:known]))
        if world is not None:
            return known, world
    return 0, None


def _begun(title: Title[Any], beginning: Beginning, true: State) -> State:
    if not beginning.guess:
        return true
    seat, seed = beginning.seat, seed_of(beginning.guess)
    with trusted():
        if beginning.next_turn and seat is not None:
            return title.worlds.foresee(true, seat, seed)
        return title.imagine(true, seat, seed)
