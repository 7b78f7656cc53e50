"""Steps: pending decisions and acts, stored as data on a stack per seat.

A step lists its seat's choices and carries out the chosen one; it may push further steps. The
stacks are stored with the state, so a step contains only data, no closures. Everybody may see
steps, so hidden information belongs in the seat's private compartment.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from games.rules.kernel.choice import Blocked, Choice
from games.rules.kernel.ply import Ply
from games.rules.kernel.preview import Open
from games.rules.kernel.text import Text


class Step(msgspec.Struct, frozen=True):
    """A decision that a seat has to make. Each subclass has a ``tag`` that never changes."""

    forced: ClassVar[bool] = True
    """Whether the step's choice is made automatically if it is the only one.

    Set it to false if that would reveal hidden information or end a turn.
    """
    begins: ClassVar[bool] = False
    """Whether this step begins a new action; if so, the choices before it are complete."""
    alike: ClassVar[bool] = False
    """Whether all choices here have the same gain and cost; previews then call `beyond` instead."""
    cite: ClassVar[str] = ""
    """The anchor of the rule that this step carries out."""

    def is_forced(self, state: Any, seat: int) -> bool:
        """Return whether this step's choice is made automatically if it is the only one.

        Then the number of choices must follow from public information, since everybody notices an
        automatic choice, and it could reveal a hand.
        """
        return self.forced

    def waits(self, state: Any, seat: int) -> bool:
        """Return whether another seat has to choose first."""
        return False

    def prompt(self, state: Any, seat: int) -> Text:
        """Return an imperative sentence that asks for the decision.

        Everybody sees it, so it must not depend on hidden information.
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
        """Add this step's certain effects to a preview that ends before it.

        Return the names whose amounts may still change, or ``None`` if all may.
        """
        return None

    def is_aside(self, choice: Choice) -> bool:
        """Return whether a choice is an aside, such as a card played between two choices.

        The step stays open after an aside, and its choices are offered again.
        """
        return False

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        """Carry out the choice. The kernel has already removed the step from the stack."""
        raise NotImplementedError


class Act(Step, frozen=True):
    """A step without a choice; it is performed as soon as it is on top of the stack."""

    def perform(self, ply: Ply[Any], seat: int) -> None:
        """Carry out the act. The kernel has already removed it from the stack."""
        raise NotImplementedError


class Await(Act, frozen=True, tag="await"):
    """A step below which a seat's stack waits until the seat ``seat`` has decided."""

    seat: int
    depth: int

    def waits(self, state: Any, seat: int) -> bool:
        """Return whether the other seat's stack is still higher than it was before `ask`."""
        return len(state.stacks[self.seat]) > self.depth

    def perform(self, ply: Ply[Any], seat: int) -> None:
        """Perform nothing: the other seat has decided, so the step below comes next."""


def ask(ply: Ply[Any], seat: int, other: int, step: Step) -> None:
    """Push a decision onto the stack of ``other``; the stack of ``seat`` waits until it is made.

    Both may be the same seat.
    """
    if other != seat:
        ply.push(seat, Await(other, len(ply.state.stacks[other])))
    ply.push(other, step)
