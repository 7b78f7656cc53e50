"""Steps: what is still to be done, as data, on a stack per seat.

A step says what its seat may choose and what a choice does; it may push further steps. It never
holds a closure: the stacks are part of the state, so that a table can lie untouched for a month.
A step is known to everybody; what is hidden lies in the seat's private compartment.
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
    """Whether what is chosen here begins something new: all that was chosen before is carried out."""
    alike: ClassVar[bool] = False
    """Whether all its choices come to the same amounts: then `beyond` tells them, and none is tried."""
    cite: ClassVar[str] = ""
    """The anchor of the rule that this step carries out."""

    def is_forced(self, state: Any, seat: int) -> bool:
        """Tell whether a sole choice resolves itself here.

        It must follow from what is public: that a seat had no other choice tells of its hand.
        """
        return self.forced

    def waits(self, state: Any, seat: int) -> bool:
        """Tell whether another seat has to choose first."""
        return False

    def prompt(self, state: Any, seat: int) -> Text:
        """Say, as an imperative, what is to be chosen: nothing that isn't offered. All may read it."""
        raise NotImplementedError

    def choices(self, state: Any, seat: int) -> list[Choice]:
        """List all legal choices, in a fixed order; never empty."""
        raise NotImplementedError

    def blocked(self, state: Any, seat: int) -> list[Blocked]:
        """List what one would expect to be able to do here, and why it can't be done."""
        return []

    def why_not(self, state: Any, seat: int, key: str) -> Blocked | None:
        """Say why this very key isn't offered, when there is more to say than that it isn't."""
        return next((entry for entry in self.blocked(state, seat) if entry.covers(key)), None)

    def beyond(self, ply: Ply[Any], seat: int) -> Open | None:
        """Count what this step does in any case, though something hidden decides the rest; for previews.

        Return which amounts that may change, ``None``: any of them. What is hidden can't be seen here.
        """
        return None

    def is_aside(self, choice: Choice) -> bool:
        """Tell whether a choice isn't what is asked for here, but something besides; then the step comes again."""
        return False

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        """Carry the choice out. The step has been taken off the stack before."""
        raise NotImplementedError


class Act(Step, frozen=True):
    """A step without a choice: it performs itself as soon as it comes up."""

    def perform(self, ply: Ply[Any], seat: int) -> None:
        """Carry the act out. It has been taken off the stack before."""
        raise NotImplementedError


class Await(Act, frozen=True, tag="await"):
    """Holds a seat's stack until ``seat`` has answered what it was asked out of its turn."""

    seat: int
    depth: int

    def waits(self, state: Any, seat: int) -> bool:
        """Wait while the other seat's stack is higher than before it was asked."""
        return len(state.stacks[self.seat]) > self.depth

    def perform(self, ply: Ply[Any], seat: int) -> None:
        """The answer is there; what lies beneath goes on."""


def ask(ply: Ply[Any], seat: int, other: int, step: Step) -> None:
    """Ask another seat (or the acting one itself) something; the acting seat's stack waits."""
    if other != seat:
        ply.push(seat, Await(other, len(ply.state.stacks[other])))
    ply.push(other, step)
