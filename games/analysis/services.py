"""Changes to analysis lines. They write only the person's own steps, and lock no table or seat."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
from django.db import IntegrityError, transaction

from accounts.models import User
from games.errors import Busy, Illegal, Malformed, NotFound, NotPlaying, TooLong, TooMany
from games.lines.board import AnalysisBoard, AnalysisLine, analysis_of
from games.lines.tree import Tree, digest_of, step_of
from games.lines.worlds import FixedDice, Step, World, follow
from games.models import AnalysisStep, new_token
from games.models.analysis_step import NAMED, STEPS
from games.rules.kernel import ChoiceError, MalformedChoice, Text
from games.selectors.positions import readable
from games.selectors.turns import turn_goes_on
from mp2site.infra import clock

NAME: Final = 40
"""The maximum length of a step's name."""
ATTEMPTS: Final = 3
"""The number of attempts to write a step. An attempt fails if another device takes the same slot."""
GUESS_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class NewStep:
    """A step to add: a choice of a seat or, without a seat, a new guess of the hidden information.

    ``reroll`` rolls the dice of the choice again. ``fixed_dice`` has faces set by hand, by the
    label of their roll.
    """

    seat: int | None = None
    key: str = ""
    reroll: bool = False
    fixed_dice: Mapping[str, Sequence[int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CurrentLine:
    """The analysis board, and the line that is shown on it."""

    analysis: AnalysisBoard
    line: AnalysisLine


def line_play(
    *,
    table_id: str,
    by: User,
    new: NewStep,
    after: str = "",
    ply: int | None = None,
    next_turn: bool = False,
) -> CurrentLine:
    """Add a step after another one (``after``) or at a start.

    A start is the current ply, the person's next turn, or a ply of a finished game. If a step with
    the same choice already follows there, it becomes the current step. A new line of the next turn
    erases the lines of earlier turns, except those with a named step. Raises NotFound, NotYourSeat,
    NotPlaying, Quarantined, NeedsAccount, BadPly, OtherRules, Illegal, Malformed, TooMany,
    YourTurn.
    """
    for _ in range(ATTEMPTS):
        analysis = analysis_of(table_id=table_id, person=by)
        line = analysis.line(after, ply, next_turn=next_turn)
        try:
            with transaction.atomic():
                if line.step is None and line.beginning.next_turn:
                    analysis = _tidied(analysis)
                kept = _play(analysis, by, line, new)
        except IntegrityError:
            continue  # another device took the slot
        return _at(analysis, kept)
    raise Busy


def line_name(*, table_id: str, by: User, step: str, name: str) -> CurrentLine:
    """Name a step; an empty name removes it. Raises the errors of `line_play`, and TooLong."""
    analysis, found = _own_step(table_id, by, step)
    words = " ".join(name.replace("\0", "").split())
    if len(words) > NAME:
        raise TooLong(most=NAME, length=len(words))
    named = sum(bool(one.name) for one in analysis.tree.steps.values() if one is not found)
    if words and named >= NAMED:
        raise TooMany(Text("errors-too-many-named-lines", {"most": NAMED}), rule="named-lines")
    AnalysisStep.objects.filter(pk=found.pk).update(name=words)
    found.name = words
    return CurrentLine(analysis, analysis.line(step))


def line_drop(*, table_id: str, by: User, step: str) -> CurrentLine:
    """Delete a step and all steps below it; return the line up to the step before.

    Raises the errors of `line_play`.
    """
    analysis, found = _own_step(table_id, by, step)
    analysis = _erased(analysis, [found])
    ply = found.ply if analysis.table.over else None
    return CurrentLine(analysis, analysis.line(found.parent_id or "", ply))


def line_share(*, table_id: str, by: User, step: str, shared: bool = True) -> CurrentLine:
    """Share a line of a finished game by a link, or stop sharing it.

    Raises the errors of `line_play`, and NotPlaying while the game runs.
    """
    analysis, found = _own_step(table_id, by, step)
    if shared and not analysis.table.over:
        raise NotPlaying(Text("errors-line-running"))
    token = (found.token or new_token()) if shared else ""
    AnalysisStep.objects.filter(pk=found.pk).update(token=token)
    found.token = token
    return CurrentLine(analysis, analysis.line(step))


def _own_step(table_id: str, by: User, step: str) -> tuple[AnalysisBoard, AnalysisStep]:
    analysis = analysis_of(table_id=table_id, person=by)
    found = analysis.tree.steps.get(step)
    if found is None:
        raise NotFound
    return analysis, found


def _tidied(analysis: AnalysisBoard) -> AnalysisBoard:
    """Return the board without the lines of earlier turns; lines with a named step remain.

    Nothing is erased during the seat's turn, not even between two of its decisions.
    """
    tree, own = analysis.tree, analysis.own
    over = analysis.turns_over
    if not over or own is None or turn_goes_on(analysis.table, own.place or 0, own.turn):
        return analysis
    nameless = [step for step in over if not any(one.name for one in tree.under(step))]
    return _erased(analysis, nameless)


def _erased(analysis: AnalysisBoard, steps: Iterable[AnalysisStep]) -> AnalysisBoard:
    """Erase steps and all steps below them."""
    tree = analysis.tree
    gone = {one.pk for step in steps for one in tree.under(step)}
    AnalysisStep.objects.filter(pk__in=gone).delete()
    left = {pk: one for pk, one in tree.steps.items() if pk not in gone}
    return AnalysisBoard(analysis.table, analysis.seats, analysis.own, Tree(left))


def _play(
    analysis: AnalysisBoard, by: User, line: AnalysisLine, new: NewStep
) -> list[AnalysisStep]:
    """Write the new step and the steps that lead to it; return these, or the existing step."""
    world = analysis.world(line)
    if new.seat is None:
        if line.step is None:  # the start isn't stored yet, so it is stored with another guess
            other = line.beginning._replace(guess=_new_guess())
            return _keep(analysis, by, AnalysisLine(other, (), line.drafted), [])
        return _keep(analysis, by, line, [Step(None, "", _new_guess())])
    step = Step(new.seat, new.key, _new_guess() if new.reroll else "", _fixed(new.fixed_dice))
    if (known := _known(analysis, line, step)) is not None:
        return [known]
    _check(analysis, line, world, step)
    return _keep(analysis, by, line, [step])


def _known(analysis: AnalysisBoard, line: AnalysisLine, step: Step) -> AnalysisStep | None:
    after = analysis.tree.children.get(line.step.pk, ()) if line.step else ()
    return next((one for one in after if step_of(one) == step), None)


def _check(analysis: AnalysisBoard, line: AnalysisLine, world: World, step: Step) -> None:
    """Check that a choice is legal and that its dice can show the fixed faces.

    Raises Malformed, Illegal.
    """
    game = analysis.game(line)
    with readable(analysis.table):
        try:
            game.play(step.seat or 0, step.key)
        except MalformedChoice as error:
            raise Malformed(error.reason, rule=error.code) from error
        except ChoiceError as error:
            raise Illegal(error.reason, cite=error.cite, rule=error.code) from error
        if not step.fixed_dice:
            return
        after = follow(analysis.table.rules, world.state, step, analysis.seat)
    rolled = after.rolled if after else {}
    fits = all(label in rolled and rolled[label].can_be(faces) for label, faces in step.fixed_dice)
    if not fits:
        raise Malformed(Text("errors-line-dice"), rule="dice")


def _keep(
    analysis: AnalysisBoard, by: User, line: AnalysisLine, more: Sequence[Step]
) -> list[AnalysisStep]:
    """Write steps at a line's end.

    If the line's start isn't stored, write it and the draft first.
    """
    steps = [*(() if line.path else line.drafted), *more]
    slots = analysis.tree.free_slots()
    if len(slots) < len(steps) + (line.step is None):
        raise TooMany(Text("errors-too-many-line-steps", {"most": STEPS}), rule="line-steps")
    kept: list[AnalysisStep] = []
    parent, played = line.step, list(line.steps if line.path else ())
    if parent is None:
        begin = line.beginning
        parent = AnalysisStep(ply=begin.ply, guess=begin.guess, next_turn=begin.next_turn)
        kept.append(parent)
    for step in steps:
        played.append(step)
        row = _row(analysis, line, played, step)
        row.parent, parent = parent, row
        kept.append(row)
    for row, slot in zip(kept, slots, strict=False):
        row.table_id, row.person_id, row.slot, row.at = analysis.table.pk, by.pk, slot, clock.now()
    AnalysisStep.objects.bulk_create(kept)
    return kept or [parent]


def _row(
    analysis: AnalysisBoard, line: AnalysisLine, played: Sequence[Step], step: Step
) -> AnalysisStep:
    """Return an unsaved step, with its choice's label and a digest of its visible events."""
    row = AnalysisStep(
        seat=step.seat, key=step.key, guess=step.guess, fixed_dice=dict(step.fixed_dice)
    )
    if step.seat is not None:
        world = analysis.stand(line.beginning, played)
        row.seen_digest = digest_of(world.events, analysis.seat)
        row.label = msgspec.to_builtins(world.choice.label) if world.choice else None
    return row


def _at(analysis: AnalysisBoard, kept: Sequence[AnalysisStep]) -> CurrentLine:
    """Return the analysis board and the line that ends with the last of these stored steps."""
    steps = {**analysis.tree.steps, **{row.pk: row for row in kept}}
    analysis = AnalysisBoard(analysis.table, analysis.seats, analysis.own, Tree(steps))
    return CurrentLine(analysis, analysis.line(kept[-1].pk))


def _fixed(dice: Mapping[str, Sequence[int]]) -> FixedDice:
    return tuple((label, tuple(faces)) for label, faces in sorted(dice.items()))


def _new_guess() -> str:
    return secrets.token_hex(GUESS_BYTES)
