"""Steps: pending decisions and acts, as data, on a stack per seat.

A step lists its seat's choices and carries one out; it may push further steps. It never holds a
closure: the stacks are part of the state, so that a table can lie untouched for a month. Everybody
may know a step; hidden information belongs in the seat's private compartment.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from games.rules.kernel.choice import Blocked, Choice
from games.rules.kernel.ply import Ply
from games.rules.kernel.preview import Open
from games.rules.kernel.text import Text


class Step(msgspec.Struct, frozen=True):
    """A decision that its seat has to make. Subclasses give themselves a frozen ``tag``."""

    forced: ClassVar[bool] = True
    """Whether a sole choice resolves itself. ``False`` where it reveals something or ends a turn."""
    begins: ClassVar[bool] = False
    """Whether a choice here begins something new, when all earlier choices are carried out."""
    alike: ClassVar[bool] = False
    """Whether all choices have the same amounts: then `beyond` counts them, and none is tried."""
    cite: ClassVar[str] = ""
    """The anchor of the rule that this step carries out."""

    def is_forced(self, state: Any, seat: int) -> bool:
        """Return whether a sole choice resolves itself here.

        It must follow from public information: a sole choice can reveal something of a hand.
        """
        return self.forced

    def waits(self, state: Any, seat: int) -> bool:
        """Return whether another seat has to choose first."""
        return False

    def prompt(self, state: Any, seat: int) -> Text:
        """Return an imperative sentence that asks for the decision.

        Everybody sees it, so it may only depend on what is offered.
        """
        raise NotImplementedError

    def choices(self, state: Any, seat: int) -> list[Choice]:
        """List all legal choices, in a fixed order; never empty."""
        raise NotImplementedError

    def blocked(self, state: Any, seat: int) -> list[Blocked]:
        """List actions that a player would expect here, and why they aren't possible."""
        return []

    def why_not(self, state: Any, seat: int, key: str) -> Blocked | None:
        """Return the specific reason why a key isn't offered, or ``None`` if there is none."""
        return next((entry for entry in self.blocked(state, seat) if entry.covers(key)), None)

    def beyond(self, ply: Ply[Any], seat: int) -> Open | None:
        """Add the certain effects of a step to a preview that stops before the step.

        It stops where hidden things decide. Return the amounts that these may change, or ``None``
        for any.
        """
        return None

    def is_aside(self, choice: Choice) -> bool:
        """Return whether a choice is an aside: it doesn't answer the step, which comes again."""
        return False

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        """Carry out the choice. The step is off the stack already."""
        raise NotImplementedError


class Act(Step, frozen=True):
    """A step without a choice: it performs itself as soon as it comes up."""

    def perform(self, ply: Ply[Any], seat: int) -> None:
        """Carry out the act. It is off the stack already."""
        raise NotImplementedError


class Await(Act, frozen=True, tag="await"):
    """A step that holds a seat's stack until ``seat`` has answered outside its turn."""

    seat: int
    depth: int

    def waits(self, state: Any, seat: int) -> bool:
        """Wait while the other seat's stack is higher than before its question."""
        return len(state.stacks[self.seat]) > self.depth

    def perform(self, ply: Ply[Any], seat: int) -> None:
        """Let the step beneath go on, as the answer is given."""


def ask(ply: Ply[Any], seat: int, other: int, step: Step) -> None:
    """Ask another seat (or the acting one itself) something; the acting seat's stack waits."""
    if other != seat:
        ply.push(seat, Await(other, len(ply.state.stacks[other])))
    ply.push(other, step)
