"""The choices that a player can confirm together with a choice."""

from __future__ import annotations

import msgspec

from games.rules.kernel.choice import Choice
from games.rules.kernel.ply import S
from games.rules.kernel.preview import Hidden, PreviewPly
from games.rules.kernel.step import Step
from games.rules.kernel.stepper import Stepper


class Onward(msgspec.Struct, frozen=True):
    """The choices that follow a choice and can be confirmed together with it.

    ``then`` has the keys of the next choices, if these are of the same kind: in the same group, and
    at a step of the same class. ``ends`` is true if the seat can then only end its turn.

    Both are empty for a choice that can't be undone. Such a choice draws from chance or is shown to
    others, and its result could change the player's mind.
    """

    then: list[str] = []
    ends: bool = False


NO_MORE = Onward()
"""Nothing follows: the choice is confirmed alone."""


def onward_after(stepper: Stepper[S], before: S, ply: PreviewPly[S], choice: Choice) -> Onward:
    """Return the choices that follow a choice; ``ply`` is a preview that has carried it out."""
    step, after = (stepper.step(state, ply.seat) for state in (before, ply.state))
    if ply.stopped or step is None or after is None:
        return NO_MORE
    try:
        choices = after.choices(ply.state, ply.seat)
    except Hidden:
        return NO_MORE
    if ply.draws:  # listing the choices needed hidden information
        return NO_MORE
    then = [] if step.is_aside(choice) else _like(step, choice, after, choices)
    return Onward(then, ends=len(choices) == 1 and choices[0].ends_turn)


def _like(step: Step, choice: Choice, after: Step, choices: list[Choice]) -> list[str]:
    """Return the keys of the next choices that are of the same kind as ``choice``."""
    if type(after) is not type(step):
        return []
    return [
        one.key
        for one in choices
        if one.group == choice.group and not one.ends_turn and not after.is_aside(one)
    ]
