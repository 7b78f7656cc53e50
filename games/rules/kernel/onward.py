"""The further choices of the same kind that follow a choice, or the end of the turn."""

from __future__ import annotations

import msgspec

from games.rules.kernel.choice import Choice
from games.rules.kernel.ply import S
from games.rules.kernel.preview import Hidden, PreviewPly
from games.rules.kernel.step import Step
from games.rules.kernel.stepper import Stepper


class Onward(msgspec.Struct, frozen=True):
    """The further choices that a seat can confirm together with a choice.

    ``then`` has the keys of the choices of the same kind that are offered next: those of the same
    group, at a step of the same class. ``ends``: afterwards the seat can only end its turn.

    A choice that can't be undone has neither: it draws, or others see it, and the result could
    change the player's mind.
    """

    then: list[str] = []
    ends: bool = False


NO_MORE = Onward()
"""The value for a choice that is confirmed alone."""


def onward_after(stepper: Stepper[S], before: S, ply: PreviewPly[S], choice: Choice) -> Onward:
    """Return what follows a choice that can be undone; a preview's ply has carried it out."""
    step, after = (stepper.step(state, ply.seat) for state in (before, ply.state))
    if ply.stopped or step is None or after is None:
        return NO_MORE
    try:
        choices = after.choices(ply.state, ply.seat)
    except Hidden:
        return NO_MORE
    if ply.draws:  # only listing the choices needed something hidden
        return NO_MORE
    then = [] if step.is_aside(choice) else _like(step, choice, after, choices)
    return Onward(then, ends=len(choices) == 1 and choices[0].ends_turn)


def _like(step: Step, choice: Choice, after: Step, choices: list[Choice]) -> list[str]:
    """Return the keys of the choices at the next step that are of the same kind as a choice."""
    if type(after) is not type(step):
        return []
    return [
        one.key
        for one in choices
        if one.group == choice.group and not one.ends_turn and not after.is_aside(one)
    ]
