"""Analysis lines. It writes only a person's own steps, and locks neither table nor seat."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec
from django.db import IntegrityError, transaction

from accounts.models import User
from games.analysis.models import NAMED, STEPS, LineStep
from games.analysis.selectors import Sandbox, Spot, sandbox_of
from games.analysis.tree import Tree, step_of, told_by
from games.errors import Busy, Illegal, Malformed, NotFound, NotPlaying, TooLong, TooMany
from games.lines.worlds import Laid, Step, World, follow
from games.models import new_token
from games.plans.selectors import plan_of
from games.rules.kernel import ChoiceError, MalformedChoice, Text
from games.selectors.positions import readable
from mp2site.infra import clock

NAME: Final = 40
"""The longest name of a step, in characters."""
ATTEMPTS: Final = 3
"""The number of attempts to write a step, if another device takes its slot meanwhile."""
GUESS_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class Wish:
    """A step to add: a choice of a seat, or (without a seat) another guess of the hidden things.

    `anew`: roll the choice's dice with other chance. ``laid``: some of its dice, set by hand.
    """

    seat: int | None = None
    key: str = ""
    anew: bool = False
    laid: Mapping[str, Sequence[int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tried:
    """The analysis lines, and the current step."""

    sandbox: Sandbox
    spot: Spot


def line_try(
    *,
    table_id: str,
    by: User,
    wish: Wish,
    after: str = "",
    ply: int | None = None,
    ahead: bool = False,
) -> Tried:
    """Add a step after another one or at a start.

    A start is the present, one's next turn, or a ply of a finished game. A choice that exists there
    already becomes the current step instead. A new line of the next turn erases the lines of
    earlier turns, unless one of their steps has a name.
    Raises NotFound, NotYourSeat, NotPlaying, Quarantined, NeedsAccount, BadPly, OtherRules,
    Illegal, Malformed, TooMany, YourTurn.
    """
    for _ in range(ATTEMPTS):
        sandbox = sandbox_of(table_id=table_id, person=by)
        spot = sandbox.spot(after, ply, ahead=ahead)
        try:
            with transaction.atomic():
                if spot.step is None and spot.beginning.ahead:
                    sandbox = _tidied(sandbox)
                kept = _tried(sandbox, by, spot, wish)
        except IntegrityError:
            continue  # another device was as quick
        return _at(sandbox, kept)
    raise Busy


def line_name(*, table_id: str, by: User, step: str, name: str) -> Tried:
    """Name a step of a line; an empty name removes the name. Raises as `line_try`, and TooLong."""
    sandbox, found = _own_step(table_id, by, step)
    words = " ".join(name.replace("\0", "").split())
    if len(words) > NAME:
        raise TooLong(most=NAME, length=len(words))
    named = sum(bool(one.name) for one in sandbox.tree.steps.values() if one is not found)
    if words and named >= NAMED:
        raise TooMany(Text("errors-too-many-named-lines", {"most": NAMED}), rule="named-lines")
    LineStep.objects.filter(pk=found.pk).update(name=words)
    found.name = words
    return Tried(sandbox, sandbox.spot(step))


def line_drop(*, table_id: str, by: User, step: str) -> Tried:
    """Delete a step and all steps after it; return the one before. Raises as `line_try`."""
    sandbox, found = _own_step(table_id, by, step)
    box = _erased(sandbox, [found])
    ply = found.ply if box.table.over else None
    return Tried(box, box.spot(found.parent_id or "", ply))


def line_share(*, table_id: str, by: User, step: str, shared: bool = True) -> Tried:
    """Share a line of a finished game under a link, or stop sharing it.

    Raises as `line_try`; NotPlaying while the game runs.
    """
    sandbox, found = _own_step(table_id, by, step)
    if shared and not sandbox.table.over:
        raise NotPlaying(Text("errors-line-running"))
    token = (found.token or new_token()) if shared else ""
    LineStep.objects.filter(pk=found.pk).update(token=token)
    found.token = token
    return Tried(sandbox, sandbox.spot(step))


def _own_step(table_id: str, by: User, step: str) -> tuple[Sandbox, LineStep]:
    sandbox = sandbox_of(table_id=table_id, person=by)
    found = sandbox.tree.steps.get(step)
    if found is None:
        raise NotFound
    return sandbox, found


def _tidied(sandbox: Sandbox) -> Sandbox:
    """Erase the lines of earlier turns, except those that lead to a named step.

    While a plan waits, its turn isn't over, even if another decision in it was answered.
    """
    if sandbox.own is not None and plan_of(sandbox.own) is not None:
        return sandbox
    tree = sandbox.tree
    nameless = [
        step for step in sandbox.turns_over if not any(one.name for one in tree.under(step))
    ]
    return _erased(sandbox, nameless)


def _erased(sandbox: Sandbox, steps: Iterable[LineStep]) -> Sandbox:
    """Erase steps and all steps after them."""
    tree = sandbox.tree
    gone = {one.pk for step in steps for one in tree.under(step)}
    LineStep.objects.filter(pk__in=gone).delete()
    left = {pk: one for pk, one in tree.steps.items() if pk not in gone}
    return Sandbox(sandbox.table, sandbox.seats, sandbox.own, Tree(left))


def _tried(sandbox: Sandbox, by: User, spot: Spot, wish: Wish) -> list[LineStep]:
    """Write the wished step and those that lead to it; return new steps, or the existing one."""
    world = sandbox.world(spot)
    laid = _laid(wish.laid)
    if wish.seat is None:
        if spot.step is None:  # the start itself isn't stored yet: store it with another guess
            other = spot.beginning._replace(guess=_new_guess())
            return _keep(sandbox, by, Spot(other, (), spot.drafted), [])
        return _keep(sandbox, by, spot, [Step(None, "", _new_guess())])
    step = Step(wish.seat, wish.key, _new_guess() if wish.anew else "", laid)
    if (known := _known(sandbox, spot, step)) is not None:
        return [known]
    _check(sandbox, spot, world, step)
    return _keep(sandbox, by, spot, [step])


def _known(sandbox: Sandbox, spot: Spot, step: Step) -> LineStep | None:
    after = sandbox.tree.children.get(spot.step.pk, ()) if spot.step else ()
    return next((one for one in after if step_of(one) == step), None)


def _check(sandbox: Sandbox, spot: Spot, world: World, step: Step) -> None:
    """Check that a choice is legal and its dice can fall like that. Raises Malformed, Illegal."""
    game = sandbox.game(spot)
    with readable(sandbox.table):
        try:
            game.play(step.seat or 0, step.key)
        except MalformedChoice as error:
            raise Malformed(error.reason, rule=error.code) from error
        except ChoiceError as error:
            raise Illegal(error.reason, cite=error.cite, rule=error.code) from error
        if not step.laid:
            return
        after = follow(sandbox.table.rules, world.state, step, sandbox.seat)
    rolled = after.rolled if after else {}
    fits = all(label in rolled and rolled[label].can_be(faces) for label, faces in step.laid)
    if not fits:
        raise Malformed(Text("errors-line-dice"), rule="dice")


def _keep(sandbox: Sandbox, by: User, spot: Spot, more: Sequence[Step]) -> list[LineStep]:
    """Write steps after a node; at an unwritten start, write the start and its draft first."""
    steps = [*(() if spot.path else spot.drafted), *more]
    slots = sandbox.tree.free_slots()
    if len(slots) < len(steps) + (spot.step is None):
        raise TooMany(Text("errors-too-many-line-steps", {"most": STEPS}), rule="line-steps")
    kept: list[LineStep] = []
    parent, played = spot.step, list(spot.steps if spot.path else ())
    if parent is None:
        begin = spot.beginning
        parent = LineStep(ply=begin.ply, guess=begin.guess, ahead=begin.ahead)
        kept.append(parent)
    for step in steps:
        played.append(step)
        row = _row(sandbox, spot, played, step)
        row.parent, parent = parent, row
        kept.append(row)
    for row, slot in zip(kept, slots, strict=False):
        row.table_id, row.person_id, row.slot, row.at = sandbox.table.pk, by.pk, slot, clock.now()
    LineStep.objects.bulk_create(kept)
    return kept or [parent]


def _row(sandbox: Sandbox, spot: Spot, played: Sequence[Step], step: Step) -> LineStep:
    """Return an unsaved step with its choice's label and the events that it would show."""
    row = LineStep(seat=step.seat, key=step.key, guess=step.guess, laid=dict(step.laid))
    if step.seat is not None:
        world = sandbox.stand(spot.beginning, played)
        row.told = told_by(world.events, sandbox.seat)
        row.label = msgspec.to_builtins(world.choice.label) if world.choice else None
    return row


def _at(sandbox: Sandbox, kept: Sequence[LineStep]) -> Tried:
    """Return the lines including steps just written, at the last of these."""
    steps = {**sandbox.tree.steps, **{row.pk: row for row in kept}}
    box = Sandbox(sandbox.table, sandbox.seats, sandbox.own, Tree(steps))
    return Tried(box, box.spot(kept[-1].pk))


def _laid(laid: Mapping[str, Sequence[int]]) -> Laid:
    return tuple((label, tuple(faces)) for label, faces in sorted(laid.items()))


def _new_guess() -> str:
    return secrets.token_hex(GUESS_BYTES)
