"""Changes of plans. They lock the plan, not the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec
from django.db import IntegrityError
from django.db.models import F

from accounts.models import User
from games.engine import Game
from games.errors import BadPlan, Busy, Illegal, TooMany
from games.events import OwnPageChanged
from games.lines.board import AnalysisBoard, AnalysisLine, analysis_of, check_next_turn
from games.models import Seat
from games.plans.models import ALTERNATIVES, DELAY_MOST, Plan
from games.plans.paths import Alternative, plan_alternative, widened
from games.plans.selectors import Options, alternatives_of, options_for, plan_of
from games.rules.kernel import ChoiceError, Text
from games.selectors.positions import readable
from games.services.locks import lock_table, table_transaction
from games.services.private_changes import seat_change_privately
from mp2site.infra import clock


@dataclass(frozen=True, slots=True)
class Planned:
    """The plan at a table, or ``None``, with the seats, whose people's names texts need."""

    seats: Sequence[Seat]
    plan: Plan | None
    alternatives: list[Alternative] = field(default_factory=list)


def plan_keep(*, table_id: str, by: User, step: str) -> Planned:
    """Append an analysis line of the person's next turn, up to a step, to the plan.

    The line becomes the last alternative. It has the person's own choices at the line's beginning,
    up to the first that commits. Raises NotFound, NotYourSeat, NotPlaying, Quarantined,
    NeedsAccount, OtherRules, Illegal, YourTurn, BadPlan (the line doesn't begin with an own
    choice), TooMany, Busy.
    """
    analysis = _analysis(table_id, by)
    alternative = _alternative(analysis, analysis.line(step))

    def add(alternatives: list[Alternative]) -> list[Alternative]:
        others = [one for one in alternatives if _keys(one) != _keys(alternative)]
        if len(others) >= ALTERNATIVES:
            raise TooMany(
                Text("errors-too-many-alternatives", {"most": ALTERNATIVES}), rule="alternatives"
            )
        return [*others, alternative]

    return _changed(analysis, by, add, begin=True)


def plan_write(*, table_id: str, by: User, lines: Sequence[Sequence[str]]) -> Planned:
    """Replace the plan by these alternatives, the best first.

    Each is a list of keys: the person's choices from their predicted next turn on. Raises the
    errors of `plan_keep`.
    """
    analysis = _analysis(table_id, by)
    if len(lines) > ALTERNATIVES:
        raise TooMany(
            Text("errors-too-many-alternatives", {"most": ALTERNATIVES}), rule="alternatives"
        )
    line = analysis.line(next_turn=True)
    alternatives = [_planned(analysis, line, keys) for keys in lines]
    return _changed(analysis, by, lambda _: alternatives, begin=True)


def plan_rank(*, table_id: str, by: User, alternative: int, to: int) -> Planned:
    """Move an alternative to another place, from 0.

    Raises the errors of `plan_keep`; BadPlan if there is no such alternative.
    """

    def move(alternatives: list[Alternative]) -> list[Alternative]:
        _check_number(alternatives, alternative)
        _check_number(alternatives, to)
        rest = [one for number, one in enumerate(alternatives) if number != alternative]
        return [*rest[:to], alternatives[alternative], *rest[to:]]

    return _changed(_analysis(table_id, by), by, move)


def plan_widen(*, table_id: str, by: User, alternative: int, at: int, pick: str) -> Planned:
    """Let a pick of the title replace a planned choice; ``""`` restores the choice.

    Raises the errors of `plan_rank`; also BadPlan if there is no such choice or pick.
    """
    analysis = _analysis(table_id, by)

    def widen(alternatives: list[Alternative]) -> list[Alternative]:
        _check_number(alternatives, alternative)
        try:
            wider = widened(analysis.table.rules, alternatives[alternative], at, pick)
        except LookupError as error:
            raise BadPlan(Text("errors-bad-plan-pick"), rule="pick") from error
        return [*alternatives[:alternative], wider, *alternatives[alternative + 1 :]]

    return _changed(analysis, by, widen)


def plan_drop(*, table_id: str, by: User, alternative: int | None = None) -> Planned:
    """Remove an alternative, or the whole plan, before it is played.

    Raises the errors of `plan_rank`.
    """

    def drop(alternatives: list[Alternative]) -> list[Alternative]:
        if alternative is None:
            return []
        _check_number(alternatives, alternative)
        return [one for number, one in enumerate(alternatives) if number != alternative]

    return _changed(_analysis_with_plan(table_id, by), by, drop)


def plan_options(*, table_id: str, by: User, options: Options) -> Planned:
    """Set how a plan is played.

    Raises the errors of `plan_rank`; BadPlan if the delay is too long.
    """
    if not 0 <= options.delay <= DELAY_MOST:
        raise BadPlan(Text("errors-bad-plan-delay", {"most": DELAY_MOST}), rule="delay")
    analysis = _analysis_with_plan(table_id, by)
    with table_transaction():
        lock_table(table_id)
        plan = _locked(analysis)
        for name, value in options._asdict().items():
            setattr(plan, name, value)
        plan.save(update_fields=Options._fields)
        return _answer(analysis, plan)


def _check_number(alternatives: Sequence[Alternative], number: int) -> None:
    if not 0 <= number < len(alternatives):
        raise BadPlan(Text("errors-bad-plan-alternative"), rule="alternative")


def _analysis(table_id: str, by: User) -> AnalysisBoard:
    """Return the person's analysis board. Raises an error if they can't make a plan now."""
    analysis = analysis_of(table_id=table_id, person=by)
    check_next_turn(analysis.table, analysis.own)
    return analysis


def _analysis_with_plan(table_id: str, by: User) -> AnalysisBoard:
    """Return the person's analysis board while a plan waits, even if its turn has begun."""
    analysis = analysis_of(table_id=table_id, person=by)
    if analysis.own is None or plan_of(analysis.own) is None:
        check_next_turn(analysis.table, analysis.own)
    return analysis


def _alternative(analysis: AnalysisBoard, line: AnalysisLine) -> Alternative:
    """Return an alternative with the own choices that begin a line. Raises BadPlan, Illegal."""
    keys = []
    for step in line.steps if line.beginning.next_turn else ():
        if step.seat != analysis.seat:
            break
        keys.append(step.key)
    return _planned(analysis, line, keys)


def _planned(analysis: AnalysisBoard, line: AnalysisLine, keys: Sequence[str]) -> Alternative:
    if not keys or analysis.seat is None:
        raise BadPlan(Text("errors-bad-plan-empty"), rule="empty")
    world = analysis.stand(line.beginning, ())
    with readable(analysis.table):
        try:
            game = Game(analysis.table.rules, world.state)
            return plan_alternative(
                game, analysis.seat, keys, line.beginning.ply, line.beginning.guess
            )
        except ChoiceError as error:
            raise Illegal(error.reason, cite=error.cite, rule=error.code) from error


def _changed(
    analysis: AnalysisBoard,
    by: User,
    change: Callable[[list[Alternative]], list[Alternative]],
    *,
    begin: bool = False,
) -> Planned:
    """Change a plan's alternatives. Delete the plan if none is left."""
    try:
        with table_transaction():
            lock_table(analysis.table.pk)
            plan = _begun(analysis, by) if begin else _locked(analysis)
            alternatives = change(alternatives_of(plan))
            plan.alternatives = msgspec.to_builtins(alternatives)
            # If the plan waits for an answer, all alternatives have the same refusal.
            plan.refusals = plan.refusals[: len(alternatives)]
            if alternatives:
                plan.save()
            else:
                Plan.objects.filter(pk=plan.pk).delete()
            return _answer(analysis, plan if alternatives else None)
    except IntegrityError as error:  # another device has created the plan
        raise Busy from error


def _begun(analysis: AnalysisBoard, by: User) -> Plan:
    """Return the locked plan, or a new one; delete a plan for an earlier turn."""
    seat = _seat(analysis)
    plan = _find(seat)
    if plan is not None:
        if plan.turn <= seat.turn:
            plan.carry_over()
        return plan
    Plan.objects.pending().filter(seat=seat.pk).delete()
    options = options_for(by)
    return Plan(seat=seat, turn=seat.turn + 1, at=clock.now(), **options._asdict())


def _locked(analysis: AnalysisBoard) -> Plan:
    plan = _find(_seat(analysis))
    if plan is None:
        raise BadPlan(Text("errors-bad-plan-none"), rule="none")
    return plan


def _find(seat: Seat) -> Plan | None:
    known = plan_of(seat)
    return known and Plan.objects.pending().select_for_update().filter(pk=known.pk).first()


def _seat(analysis: AnalysisBoard) -> Seat:
    if analysis.own is None:
        raise ValueError("only who has a seat plans")
    return analysis.own


def _answer(analysis: AnalysisBoard, plan: Plan | None) -> Planned:
    seat_change_privately(_seat(analysis), has_planned=True)
    if plan is not None:
        plan.seat = _seat(analysis)
    return Planned(analysis.seats, plan, alternatives_of(plan) if plan else [])


def _keys(alternative: Alternative) -> list[tuple[str, str]]:
    return [(planned.key, planned.pick) for planned in alternative.choices]


def plans_follow(event: OwnPageChanged) -> None:
    """Keep a plan waiting for an answer after a private change of its seat.

    Such a change raises the seat's version like an answer. So the version stored in the plan is
    raised, too.
    """
    Plan.objects.pending().filter(seat=event.seat.pk).update(behind=F("behind") + 1)


def plans_erase(*, person: User) -> None:
    """Delete the plans of a person whose account is closed."""
    Plan.objects.of(person).delete()
