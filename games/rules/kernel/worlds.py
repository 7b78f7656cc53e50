"""Imagined worlds: states that fit a seat's knowledge, for plans, analysis and computer players."""

from __future__ import annotations

from typing import Generic

from games.rules.kernel.engine import Engine
from games.rules.kernel.errors import RulesBug
from games.rules.kernel.heuristics import Heuristics
from games.rules.kernel.ply import Ply, S
from games.rules.kernel.rules import Rules
from games.rules.kernel.stepper import Stepper

SKIP_LIMIT = 10_000
"""The most skipped turns and decisions before a seat chooses. More of them mean a bug in the rules."""
FORESEEN = bytes(32)
"""The default seed for `Worlds.foresee`."""


class Worlds(Generic[S]):
    """Functions that return imagined worlds with another seed, or at a later point of the game."""

    def __init__(
        self,
        rules: Rules[S],
        stepper: Stepper[S],
        engine: Engine[S],
        heuristics: Heuristics[S],
    ) -> None:
        self.rules = rules
        self.stepper = stepper
        self.engine = engine
        self.heuristics = heuristics

    def reseed(self, state: S, seed: bytes) -> S:
        """Return a copy of an imagined world with another seed for its future draws."""
        world = self.rules.clone(state)
        world.secret.seed = seed
        return world

    def foresee(self, state: S, seat: int, seed: bytes = FORESEEN) -> S:
        """Return a world in which the seat has to choose now, for plans and for searches.

        The seed selects one of the worlds that the seat can imagine. If the seat has to choose in
        it already, that world is returned. Otherwise the game is moved forward:
        - The title's `skip` passes over the turns of other seats.
        - The heuristics choose for a seat in the middle of its turn, or with a decision outside its
          turn.
        - New days and rounds begin and hands are dealt, with imagined draws.
        The game may end before the seat has to choose.
        """
        world = self.rules.imagine(state, seat, seed)
        for _ in range(SKIP_LIMIT):
            acting = self.engine.acting(world)
            if seat in acting or not acting:
                return world
            self._pass_over(world, acting[0])
        raise RulesBug(f"{self.stepper.slug}: seat {seat} is never asked")

    def _pass_over(self, world: S, seat: int) -> None:
        ply = Ply(world)
        if self.rules.skip(ply, seat):
            self.stepper.settle(ply)
        elif choices := self.engine.choices(world, seat):
            self.engine.push(world, seat, self.heuristics.preferred(world, seat, choices))
        else:
            world.stacks[seat].pop()
            self.stepper.settle(ply)
