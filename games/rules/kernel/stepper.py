"""The stepper carries out steps until a seat has to choose."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from games.rules.kernel.choice import Choice
from games.rules.kernel.errors import RulesBug
from games.rules.kernel.ply import Ply, S
from games.rules.kernel.rules import Rules
from games.rules.kernel.step import Act, Step

P = TypeVar("P", bound=Ply[Any])

SETTLE_LIMIT = 1_000
"""The most steps without a choice. More of them mean an endless loop in a title's rules."""


class Stepper(Generic[S]):
    """The main loop of every title: it carries out the steps on the stacks of all seats."""

    def __init__(self, slug: str, rules: Rules[S]) -> None:
        self.slug = slug
        self.rules = rules

    def open(self, state: S) -> list[tuple[int, Step]]:
        """Return the seats that have to choose now, each with its step."""
        return [
            (seat, stack[-1])
            for seat, stack in enumerate(state.stacks)
            if stack and not stack[-1].waits(state, seat)
        ]

    def step(self, state: S, seat: int) -> Step | None:
        """Return the step at which a seat has to choose now, or ``None``."""
        return next((step for acting, step in self.open(state) if acting == seat), None)

    def carry_out(self, ply: P, seat: int, choice: Choice) -> P:
        """Carry out an offered choice in a ply, and all steps after it that need no choice."""
        ply.state.counts[seat] += 1
        ply.doing = ply.state.stacks[seat].pop()
        ply.doing.resolve(ply, seat, choice)
        ply.stepped()
        self.settle(ply)
        return ply

    def settle(self, ply: Ply[S]) -> None:
        """Carry out the steps that need no choice. Raises RulesBug after SETTLE_LIMIT steps."""
        for _ in range(SETTLE_LIMIT):
            if not self._advance(ply):
                return
            ply.stepped()
        raise RulesBug(f"{self.slug}: no end of steps that resolve themselves")

    def affects_others(self, before: S, after: S, seat: int) -> bool:
        """Return whether a choice changed other seats' stacks, or emptied its own seat's stack."""
        stacks = zip(before.stacks, after.stacks, strict=True)
        others = any(old != new for who, (old, new) in enumerate(stacks) if who != seat)
        return others or self.step(after, seat) is None

    def _advance(self, ply: Ply[S]) -> bool:
        """Carry out the next step that needs no choice; return whether there was one.

        If there was none, store the choices of all seats in ``ply.offers``.
        """
        state = ply.state
        ply.offers = {}
        if self.rules.over(state):
            return False
        if not any(state.stacks):
            ply.doing = None
            self.rules.flow(ply)
            return True
        return any(_resolves_itself(ply, seat, step) for seat, step in self.open(state))


def _resolves_itself(ply: Ply[Any], seat: int, step: Step) -> bool:
    if isinstance(step, Act):
        ply.doing = ply.state.stacks[seat].pop()
        step.perform(ply, seat)
        return True
    forced = step.is_forced(ply.state, seat)
    if ply.leaves_open(seat, forced=forced):
        return False
    choices = step.choices(ply.state, seat)
    if len(choices) != 1 or not forced:
        ply.offers[seat] = choices
        return False
    ply.goes_on(seat, step)
    ply.doing = ply.state.stacks[seat].pop()
    step.resolve(ply, seat, choices[0])
    return True
