"""Worlds: positions that a seat could imagine, for plans, analysis and computer players."""

from __future__ import annotations

from typing import Generic

from games.rules.kernel.engine import Engine
from games.rules.kernel.errors import RulesBug
from games.rules.kernel.heuristics import Heuristics
from games.rules.kernel.ply import Ply, S
from games.rules.kernel.rules import Rules
from games.rules.kernel.stepper import Stepper

SKIP_LIMIT = 10_000
"""The most turns and answers before a seat has to choose. More of them are a bug of the rules."""
FORESEEN = bytes(32)
"""The default seed of the world that a seat foresees."""


class Worlds(Generic[S]):
    """Worlds that follow from an imagined one: with other chance, or later in the game."""

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
        """Return an imagined world with other chance to come; its hidden parts stay."""
        world = self.rules.clone(state)
        world.secret.seed = seed
        return world

    def foresee(self, state: S, seat: int, seed: bytes = FORESEEN) -> S:
        """Return a world in which the seat has to choose now: for plans, and to look ahead.

        The seed selects one of the worlds that the seat could imagine. If the seat has to choose in
        it already, that world is the result. Otherwise the turns of others are passed over, as the
        title does it; a seat in the middle of a turn, or with a decision outside its turn, goes on
        by the heuristics, as far as it can with what it has in that world. Days and rounds begin
        and hands are dealt on the way, by imagined chance. The game may end before the seat has to
        choose.
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
