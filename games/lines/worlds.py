"""Positions of analysis lines (worlds), computed from a line's start and cached in the process.

A position follows from the start and the steps. For a finished game, the start is the true state.
During the game, the start is an imagined state that fits the seat's knowledge, so a line can't
reveal anything hidden.
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
"""The most positions that are cached. Each takes tens of kilobytes."""

FixedDice = tuple[tuple[str, tuple[int, ...]], ...]
"""The faces of dice set by hand, each with the label of its roll."""


class Beginning(NamedTuple):
    """The start of a line: a position as a seat (``None``: a spectator) may know it.

    ``guess`` is the seed of the imagined hidden information; it is empty for a finished game.
    ``next_turn`` means that the line starts at the seat's next decision, which is predicted.
    """

    table_id: str
    ply: int
    seat: int | None
    guess: str
    next_turn: bool = False


class Step(NamedTuple):
    """A choice of a seat or, without a seat, another guess of the hidden information.

    A choice with a ``guess`` rolls all later dice again. The dice in ``fixed_dice`` show the faces
    set by hand.
    """

    seat: int | None
    key: str = ""
    guess: str = ""
    fixed_dice: FixedDice = ()


class World(NamedTuple):
    """A position of an analysis line. It is shared, so it must not be changed.

    ``choice``, ``events`` and ``rolled`` are those of the last step. ``rolled`` has the faces of
    its dice by the label of the roll.
    """

    state: State
    choice: Choice | None = None
    events: tuple[Event, ...] = ()
    rolled: dict[str, Roll] = {}


class CantStand(Exception):
    """Raised if the choice of a step isn't offered."""

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
        """Cache a position.

        If the cache is full, drop the one that wasn't used for the longest time.
        """
        with self.lock:
            self.worlds[key] = world
            while len(self.worlds) > self.size:
                self.worlds.popitem(last=False)


memory: Final = Memory(REMEMBERED)


def stand(
    title: Title[Any], beginning: Beginning, load: Callable[[], State], steps: Sequence[Step] = ()
) -> World:
    """Return the position after some steps. Raises CantStand, RulesBug.

    ``load`` is called only if it is needed; it reads the true state.
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
    """Return the random seed for a guess."""
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
