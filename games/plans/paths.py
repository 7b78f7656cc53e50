"""A plan's alternatives, and the search for the first one that is still legal.

This module is pure: it computes with games, and reads and writes no rows.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

import msgspec

from games.engine import Game
from games.rules.kernel import (
    NOT_OFFERED,
    ChoiceError,
    Decision,
    Pick,
    Played,
    Preview,
    Text,
    Title,
)

LONGEST: Final = 60
"""The maximum number of choices in an alternative."""


class Why(StrEnum):
    """The reasons for which an alternative isn't played.

    Clients use the values, so they never change.
    """

    NOT_ASKED = "not-asked"
    NOT_LEGAL = "not-legal"
    OTHER_PRICE = "other-price"
    TOUCHED = "touched"


class PlannedChoice(msgspec.Struct, frozen=True):
    """A choice of a plan, with the prompt, cost and gain at the time of planning.

    ``pick`` is the id of the title's pick that selects another choice in its place; if it is empty,
    the choice itself is played.
    """

    prompt: str
    """The message id of the prompt, since the same key may answer different prompts."""
    key: str
    label: Text
    preview: Preview
    targets: list[str] = []
    pick: str = ""


class Alternative(msgspec.Struct, frozen=True):
    """A sequence of a seat's choices.

    ``ply`` is the ply after which it was planned. ``guess`` is the seed of the hidden information
    that was imagined for it. ``after`` is the number of choices that the person made by hand before
    the plan added its own.
    """

    ply: int
    choices: list[PlannedChoice]
    guess: str = ""
    after: int = 0


class Refusal(msgspec.Struct, frozen=True):
    """The reason why an alternative isn't played, and the choice where it fails.

    ``reason`` is the rule's own text, or ``None``.
    """

    # In stored plans the field has the name `way`.
    alternative: int = msgspec.field(name="way")
    why: Why
    at: int
    reason: Text | None = None


class Step(NamedTuple):
    """A choice to submit, its effect, and the planned choice with its current cost and gain."""

    decision: str
    key: str
    played: Played[Any]
    planned: PlannedChoice


class Fit(NamedTuple):
    """The first legal alternative with its choices, and the refusals of those before it.

    If none is legal, ``alternative`` is ``None`` and all have a refusal.
    """

    alternative: int | None
    steps: tuple[Step, ...]
    refusals: tuple[Refusal, ...]

    @property
    def unasked(self) -> bool:
        """Whether no alternative begins with an answer to the seat's current prompt."""
        return self.alternative is None and all(
            (one.why, one.at) == (Why.NOT_ASKED, 0) for one in self.refusals
        )


class Terms(NamedTuple):
    """The conditions of a plan.

    ``touched`` has, by the ply of planning, the board elements that others have changed since. It
    is empty if the person accepts such changes.
    """

    any_price: bool = False
    touched: Mapping[int, Collection[str]] = {}


class _Unfit(Exception):
    def __init__(self, why: Why, at: int, reason: Text | None = None) -> None:
        super().__init__(why)
        self.why, self.at, self.reason = why, at, reason


def plan_alternative(
    game: Game, place: int, keys: Sequence[str], ply: int, guess: str = ""
) -> Alternative:
    """Return an alternative with these choices, up to the first that commits.

    The position after a commit depends on chance, hidden information or other players. Raises
    ChoiceError.
    """
    choices: list[PlannedChoice] = []
    for key in keys[:LONGEST]:
        played = game.play(place, key)
        choices.append(_planned(game, place, key))
        if played.commits:
            break
        game = game.after(played)
    return Alternative(ply, choices, guess)


def fit(game: Game, place: int, alternatives: Sequence[Alternative], terms: Terms) -> Fit:
    """Return the first alternative whose choices are all legal at the planned cost and gain.

    ``game`` isn't changed. Raises RulesBug.
    """
    refusals: list[Refusal] = []
    for number, alternative in enumerate(alternatives):
        try:
            steps = _followed(game, place, alternative, terms)
        except _Unfit as unfit:
            refusals.append(Refusal(number, unfit.why, unfit.at, unfit.reason))
        else:
            return Fit(number, steps, tuple(refusals))
    return Fit(None, (), tuple(refusals))


def _followed(game: Game, place: int, alternative: Alternative, terms: Terms) -> tuple[Step, ...]:
    touched = terms.touched.get(alternative.ply, ())
    picked, steps = False, list[Step]()
    for at, planned in enumerate(alternative.choices):
        picked |= bool(planned.pick)
        if not planned.pick and any(target in touched for target in planned.targets):
            raise _Unfit(Why.TOUCHED, at)
        steps.append(_step(game, place, planned, at))
        if not (terms.any_price or _as_agreed(planned, steps[-1].planned, picked=picked)):
            raise _Unfit(Why.OTHER_PRICE, at)
        if steps[-1].played.commits:
            break
        game = game.after(steps[-1].played)
    return tuple(steps)


def _as_agreed(planned: PlannedChoice, found: PlannedChoice, *, picked: bool) -> bool:
    """Return whether a choice has the cost and gain that its person agreed to.

    ``picked`` means that a pick selected this choice or an earlier one. A choice selected by a pick
    may have any cost and gain. A choice after it may have any gain, but must not cost more than
    planned.
    """
    if planned.pick or not picked:
        return bool(planned.pick) or _price(found) == _price(planned)
    agreed = planned.preview.cost
    return all(count <= agreed.get(name, 0) for name, count in found.preview.cost.items())


def _price(planned: PlannedChoice) -> tuple[dict[str, int], ...]:
    """Return the parts of a choice's effect that must stay the same: gain, cost, amounts left.

    Draws from chance don't count, since they can depend on which seat chooses last.
    """
    preview = planned.preview
    return preview.gain, preview.cost, preview.left


def _step(game: Game, place: int, planned: PlannedChoice, at: int) -> Step:
    decision = game.decision(place)
    if decision is None or decision.prompt.id != planned.prompt:
        raise _Unfit(Why.NOT_ASKED, at)
    key = _key(game.title, planned, decision)
    try:
        played = game.play(place, key)
    except ChoiceError as error:
        # The engine's own text for NOT_OFFERED contains only the key, so it is left out.
        reason = None if error.code == NOT_OFFERED else error.reason
        raise _Unfit(Why.NOT_LEGAL, at, reason) from error
    return Step(decision.id, key, played, _planned(game, place, key, planned.pick))


def _key(title: Title[Any], planned: PlannedChoice, decision: Decision) -> str:
    """Return the key to submit now: the planned choice's own, or that of the pick's choice."""
    pick = pick_named(title, planned)
    best = pick and pick.best(planned.label, decision.choices)
    return best.key if best else planned.key


def pick_named(title: Title[Any], planned: PlannedChoice) -> Pick | None:
    """Return the pick of a planned choice; ``None`` if it has none."""
    return next(
        (pick for pick in title.meta.picks_for(planned.label) if pick.id == planned.pick), None
    )


def meaning(title: Title[Any], planned: PlannedChoice) -> Text:
    """Return the meaning of a planned choice: its own label, or its pick's text."""
    pick = pick_named(title, planned)
    return pick.text(planned.label) if pick else planned.label


def widened(title: Title[Any], alternative: Alternative, at: int, pick: str) -> Alternative:
    """Return the alternative with a pick for one choice; an empty ``pick`` removes it.

    Raises LookupError if the alternative has no such choice, or the choice has no such pick.
    """
    if not 0 <= at < len(alternative.choices):
        raise LookupError(at)
    planned = msgspec.structs.replace(alternative.choices[at], pick=pick)
    if pick and pick_named(title, planned) is None:
        raise LookupError(pick)
    choices = [*alternative.choices[:at], planned, *alternative.choices[at + 1 :]]
    return msgspec.structs.replace(alternative, choices=choices)


def played_out(alternative: Alternative, steps: Sequence[Step], after: int) -> Alternative:
    """Return an alternative with the choices that were played.

    ``after`` is the number of choices made by hand before them.
    """
    choices = [*(step.planned for step in steps), *alternative.choices[len(steps) :]]
    return msgspec.structs.replace(alternative, choices=choices, after=after)


def _planned(game: Game, place: int, key: str, pick: str = "") -> PlannedChoice:
    decision = game.decision(place)
    choice = None if decision is None else decision.find(key)
    if decision is None or choice is None:
        raise ValueError(f"{key} isn't offered")
    preview = game.preview(place, choice)
    targets = sorted(choice.targets)
    return PlannedChoice(decision.prompt.id, key, choice.label, preview, targets, pick)


def begins_with(alternatives: Sequence[Alternative]) -> set[str]:
    """Return the message ids of the prompts that the alternatives answer first."""
    return {alternative.choices[0].prompt for alternative in alternatives}


def targets_of(alternative: Alternative) -> set[str]:
    """Return the board elements in an alternative's choices, except choices with picks."""
    return {
        target for planned in alternative.choices if not planned.pick for target in planned.targets
    }


def alternatives_read(kept: Any) -> list[Alternative]:
    """Return the alternatives stored in a plan's row."""
    return msgspec.convert(kept, list[Alternative])


def refusals_read(kept: Any) -> list[Refusal]:
    """Return the refusals stored in a plan's row."""
    return msgspec.convert(kept, list[Refusal])
