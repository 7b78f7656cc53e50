"""Plans: sequences of a seat's own choices, and whether they still fit. Pure."""

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
"""So many choices an alternative has at most."""


class Why(StrEnum):
    """Why an alternative isn't played. Values are frozen: clients have seen them."""

    NOT_ASKED = "not-asked"
    NOT_LEGAL = "not-legal"
    OTHER_PRICE = "other-price"
    TOUCHED = "touched"


class PlannedChoice(msgspec.Struct, frozen=True):
    """A choice of a plan: what was asked, what was chosen, and what it took and gave.

    ``pick``: which of the title's picks it stands for; empty: for itself.
    """

    prompt: str
    """The id of the prompt's Text: the same key may answer another question."""
    key: str
    label: Text
    preview: Preview
    targets: list[str] = []
    pick: str = ""


class Way(msgspec.Struct, frozen=True):
    """An alternative: what its seat chooses in a row.

    ``ply``: after which it was planned; ``guess``: what hidden things were guessed by then. ``after``: before
    it was laid into the draft its person had chosen so often by hand.
    """

    ply: int
    choices: list[PlannedChoice]
    guess: str = ""
    after: int = 0


class Refusal(msgspec.Struct, frozen=True):
    """Why an alternative isn't played: at which of its choices, and the rule's own reason if it has one."""

    way: int
    why: Why
    at: int
    reason: Text | None = None


class Step(NamedTuple):
    """A choice of an alternative as it is submitted, what it leads to, and what was planned, as it is now."""

    decision: str
    key: str
    played: Played[Any]
    planned: PlannedChoice


class Fit(NamedTuple):
    """The alternative that fits, with its choices; or that none does. And why those before it don't."""

    way: int | None
    steps: tuple[Step, ...]
    refusals: tuple[Refusal, ...]

    @property
    def unasked(self) -> bool:
        """Whether something else is asked than any alternative begins with."""
        return self.way is None and all(
            (one.why, one.at) == (Why.NOT_ASKED, 0) for one in self.refusals
        )


class Terms(NamedTuple):
    """What a plan's person minds: another price, and which of the elements that it names were touched.

    ``touched``: by the ply after which a way was planned, the elements that others have touched since;
    nothing where nobody minds.
    """

    any_price: bool = False
    touched: Mapping[int, Collection[str]] = {}


class _Unfit(Exception):
    def __init__(self, why: Why, at: int, reason: Text | None = None) -> None:
        super().__init__(why)
        self.why, self.at, self.reason = why, at, reason


def plan_way(game: Game, place: int, keys: Sequence[str], ply: int, guess: str = "") -> Way:
    """Return what a seat chooses in a row from a position on, up to the first choice that lasts.

    What follows that one depends on chance, on what is hidden or on others. Raises ChoiceError.
    """
    choices: list[PlannedChoice] = []
    for key in keys[:LONGEST]:
        played = game.play(place, key)
        choices.append(_planned(game, place, key))
        if played.commits:
            break
        game = game.after(played)
    return Way(ply, choices, guess)


def fit(game: Game, place: int, ways: Sequence[Way], terms: Terms) -> Fit:
    """Find the first alternative whose every choice is still there, at the same price.

    The game isn't changed. Raises RulesBug.
    """
    refusals: list[Refusal] = []
    for number, way in enumerate(ways):
        try:
            steps = _followed(game, place, way, terms)
        except _Unfit as unfit:
            refusals.append(Refusal(number, unfit.why, unfit.at, unfit.reason))
        else:
            return Fit(number, steps, tuple(refusals))
    return Fit(None, (), tuple(refusals))


def _followed(game: Game, place: int, way: Way, terms: Terms) -> tuple[Step, ...]:
    touched = terms.touched.get(way.ply, ())
    picked, steps = False, list[Step]()
    for at, planned in enumerate(way.choices):
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
    """Tell whether a choice's price is what its person has agreed to; ``picked``: it or one before is a pick.

    What is picked takes and gives whatever it then does. What follows it takes what it then does, too, but
    gives no more of anything than was planned.
    """
    if planned.pick or not picked:
        return bool(planned.pick) or _price(found) == _price(planned)
    agreed = planned.preview.gives
    return all(count <= agreed.get(name, 0) for name, count in found.preview.gives.items())


def _price(planned: PlannedChoice) -> tuple[dict[str, int], ...]:
    """Return what counts as a choice's price; whether it draws chance may hang on who chooses last."""
    preview = planned.preview
    return preview.takes, preview.gives, preview.leaves


def _step(game: Game, place: int, planned: PlannedChoice, at: int) -> Step:
    decision = game.decision(place)
    if decision is None or decision.prompt.id != planned.prompt:
        raise _Unfit(Why.NOT_ASKED, at)
    key = _key(game.title, planned, decision)
    try:
        played = game.play(place, key)
    except ChoiceError as error:
        # That it isn't offered says no more than that, and would say it with the engine's key.
        reason = None if error.code == NOT_OFFERED else error.reason
        raise _Unfit(Why.NOT_LEGAL, at, reason) from error
    return Step(decision.id, key, played, _planned(game, place, key, planned.pick))


def _key(title: Title[Any], planned: PlannedChoice, decision: Decision) -> str:
    """Return which choice is meant now: itself, or what its pick finds among what is offered."""
    pick = pick_named(title, planned)
    best = pick and pick.best(planned.label, decision.choices)
    return best.key if best else planned.key


def pick_named(title: Title[Any], planned: PlannedChoice) -> Pick | None:
    """Return the pick that a planned choice stands for; ``None``: it stands for itself."""
    return next((pick for pick in title.picks_for(planned.label) if pick.id == planned.pick), None)


def meaning(title: Title[Any], planned: PlannedChoice) -> Text:
    """Return what a planned choice is: its own label, or its pick's."""
    pick = pick_named(title, planned)
    return pick.text(planned.label) if pick else planned.label


def widened(title: Title[Any], way: Way, at: int, pick: str) -> Way:
    """Have a choice of an alternative stand for a pick; for itself, if that is empty.

    Raises LookupError: it has no such choice, or the choice no such pick.
    """
    if not 0 <= at < len(way.choices):
        raise LookupError(at)
    planned = msgspec.structs.replace(way.choices[at], pick=pick)
    if pick and pick_named(title, planned) is None:
        raise LookupError(pick)
    choices = [*way.choices[:at], planned, *way.choices[at + 1 :]]
    return msgspec.structs.replace(way, choices=choices)


def played_out(way: Way, steps: Sequence[Step], after: int) -> Way:
    """Return an alternative with what its choices came to, after so many that were made by hand."""
    choices = [*(step.planned for step in steps), *way.choices[len(steps) :]]
    return msgspec.structs.replace(way, choices=choices, after=after)


def _planned(game: Game, place: int, key: str, pick: str = "") -> PlannedChoice:
    decision = game.decision(place)
    choice = None if decision is None else decision.find(key)
    if decision is None or choice is None:
        raise ValueError(f"{key} isn't offered")
    preview = game.preview(place, choice)
    targets = sorted(choice.targets)
    return PlannedChoice(decision.prompt.id, key, choice.label, preview, targets, pick)


def begins_with(ways: Sequence[Way]) -> set[str]:
    """Return which questions, by their prompts, these alternatives answer first."""
    return {way.choices[0].prompt for way in ways}


def targets_of(way: Way) -> set[str]:
    """Return all elements of the board that an alternative names; what stands for a pick names none."""
    return {target for planned in way.choices if not planned.pick for target in planned.targets}


def ways_read(kept: Any) -> list[Way]:
    """Return alternatives as a plan's row keeps them."""
    return msgspec.convert(kept, list[Way])


def refusals_read(kept: Any) -> list[Refusal]:
    """Return refusals as a plan's row keeps them."""
    return msgspec.convert(kept, list[Refusal])
