"""A person's analysis steps at a table, as a tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from games.lines.worlds import Step
from games.models import AnalysisStep
from games.models.analysis_step import STEPS
from games.rules.kernel import Event, seen

DIGEST: Final = 12
"""The length in bytes of the digests of events."""
FORK: Final = 2
"""The number of following steps from which they count as branches."""


class Row(NamedTuple):
    """A step in a list of the tree, with the lines to draw beside it.

    ``rails`` has one vertical line for each branch that contains the step, the outermost first. It
    is ``True`` if another branch follows below. ``branch`` is the number, from 1, of the branch
    that begins with this step; 0 if none does.
    """

    step: AnalysisStep
    rails: tuple[bool, ...] = ()
    branch: int = 0


@dataclass(frozen=True)
class Tree:
    """All of a person's steps at a table by their ids, the oldest first."""

    steps: Mapping[str, AnalysisStep]

    @cached_property
    def children(self) -> dict[str | None, list[AnalysisStep]]:
        """The steps after each step, by the step's id. The starts are under ``None``."""
        found: dict[str | None, list[AnalysisStep]] = {}
        for step in self.steps.values():
            found.setdefault(step.parent_id, []).append(step)
        return found

    @property
    def left(self) -> int:
        """The number of steps that can still be added."""
        return STEPS - len(self.steps)

    def free_slots(self) -> list[int]:
        """Return the numbers of the slots without a step."""
        taken = {step.slot for step in self.steps.values()}
        return [slot for slot in range(1, STEPS + 1) if slot not in taken]

    def path(self, step: AnalysisStep) -> list[AnalysisStep]:
        """Return the steps from a line's start to this step."""
        path = [step]
        while path[-1].parent_id is not None:
            path.append(self.steps[path[-1].parent_id])
        return path[::-1]

    def under(self, step: AnalysisStep) -> Iterator[AnalysisStep]:
        """Yield a step and all steps below it."""
        waiting = [step]
        while waiting:
            now = waiting.pop()
            yield now
            waiting += self.children.get(now.pk, ())

    def rows(self) -> list[Row]:
        """Return all steps as a list for display. Below each step are the steps that follow it.

        A step without siblings begins no branch: it belongs to the branches of the step before it.
        """
        rows: list[Row] = []
        waiting = [Row(step) for step in self.children.get(None, ())]
        while waiting:
            row = waiting.pop()
            rows.append(row)
            waiting += reversed(self._after(row))
        return rows

    def _after(self, row: Row) -> list[Row]:
        steps = self.children.get(row.step.pk, ())
        if len(steps) < FORK:
            return [Row(step, row.rails) for step in steps]
        last = len(steps)
        return [Row(one, (*row.rails, n < last), n) for n, one in enumerate(steps, 1)]

    def latest(self, step: AnalysisStep) -> AnalysisStep:
        """Return the last step of a line through this step.

        At each fork, the line follows the first step.
        """
        while after := self.children.get(step.pk):
            step = after[0]
        return step


def step_of(row: AnalysisStep) -> Step:
    """Convert a stored step to a step that `games.lines.worlds` can play."""
    dice = tuple((label, tuple(faces)) for label, faces in sorted(row.fixed_dice.items()))
    return Step(row.seat, row.key, row.guess, dice)


def digest_of(events: Iterable[Event], seat: int | None) -> str:
    """Return a digest of those events that a seat may see."""
    shown = [(event.kind, event.seat, event.params, event.targets) for event in seen(events, seat)]
    return blake2b(msgspec.json.encode(shown, order="sorted"), digest_size=DIGEST).hexdigest()
