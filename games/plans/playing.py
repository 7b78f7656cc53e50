"""The sweep's step that plays due plans, as if their people had chosen.

Each plan is settled in its own transaction that locks the table's row first. So an earlier choice
counts. All conditions are checked again in this transaction, so it does no harm if a plan is
handled twice or late.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

import msgspec

from games.events import PlanSettled
from games.models import Move, Seat, Status, Table
from games.plans.models import Plan
from games.plans.paths import Alternative, Fit, begins_with, fit, played_out
from games.plans.selectors import alternatives_of, terms_of
from games.selectors.turns import turn_goes_on
from games.services.by_hand import answered_by_hand, has_chosen
from games.services.commit import commit
from games.services.locked_session import LockedSession
from games.services.locks import lock_seats, lock_table_unless_held, table_transaction
from games.services.play import draft_save
from games.services.private_changes import seat_change_privately
from games.services.sweep_runner import BATCH
from games.swept import Swept
from mp2site.infra import clock, faults, metrics
from mp2site.infra.events import publish

IN_A_ROW: Final = 12
"""The most plans of a table played in a row; no table has more seats."""


def plans_due(passed: set[str]) -> list[str]:
    """Return the ids of tables with due plans, except those in ``passed``."""
    asked = Plan.objects.asked().exclude(seat__table__in=passed).select_related("seat")
    rows = asked.filter(seat__table__status=Status.PLAYING).only(
        "delay", "turn", "seat__table_id", "seat__turn", "seat__waiting_since"
    )
    now, due = clock.now(), dict[str, None]()
    # no limit: many plans may still wait for their delay, and the due ones come after them
    for plan in rows.iterator():
        if len(due) == BATCH:
            break
        if _is_due(plan, plan.seat, now):
            due[plan.seat.table_id] = None
    return list(due)


def plans_play(table_id: str, swept: Swept) -> None:
    """Play a table's due plans, and the plans that become due by them."""
    for _ in range(IN_A_ROW):
        settled = _settled_first(table_id)
        faults.point("plan.3")
        if settled is None:
            return
        swept.planned += settled.became == Plan.Became.PLAYED
        if settled.became:
            metrics.PLANS.labels(settled.became).inc()


def _settled_first(table_id: str) -> Plan | None:
    """Settle the first due plan, or let it wait for an answer; return it.

    ``None`` if none is due.
    """
    with table_transaction():
        table, now = lock_table_unless_held(table_id), clock.now()
        if table is None or table.status != Status.PLAYING:
            return None
        seats = lock_seats(table)
        by_key = {seat.pk: seat for seat in seats}
        plans = Plan.objects.asked().filter(seat__table=table_id).select_for_update(of=("self",))
        plan = next((one for one in plans if _is_due(one, by_key[one.seat_id], now)), None)
        if plan is None:
            return None
        faults.point("plan.1")
        _settle(table, seats, by_key[plan.seat_id], plan)
        faults.point("plan.2")
    return plan


def _is_due(plan: Plan, seat: Seat, now: datetime) -> bool:
    """Return whether a plan must be settled now, because its delay or its turn is over.

    The plan must come from `PlanQuerySet.asked`.
    """
    if seat.waiting_since is None or seat.turn > plan.turn:
        return True
    return plan.due_at(seat.waiting_since, getattr(plan, "deadline", None)) <= now


def _settle(table: Table, seats: Sequence[Seat], seat: Seat, plan: Plan) -> None:
    session, alternatives = LockedSession(table, seats, seat), alternatives_of(plan)
    if _chosen_already(session, plan, alternatives):
        _write(plan, alternatives, Plan.Became.BY_HAND)
    elif _passed(seat, plan):
        _let_pass(session, plan, alternatives)
    else:
        _try(session, plan, alternatives)
    seat_change_privately(seat)  # the page must show the plan's result
    publish(PlanSettled(table, seat))


def _passed(seat: Seat, plan: Plan) -> bool:
    return seat.waiting_since is None or seat.turn > plan.turn


def _chosen_already(
    session: LockedSession, plan: Plan, alternatives: Sequence[Alternative]
) -> bool:
    """Return whether the plan isn't needed: its person has chosen, resigned, or has a stand-in.

    Choices in the draft count. Answers to earlier decisions don't.
    """
    seat = session.seat
    if seat.played_by_stand_in or seat.resigned_at is not None:
        return True
    if session.table.other_rules:  # the moves can't be replayed under these rules
        return has_chosen(session, plan.turn)
    return not begins_with(alternatives).isdisjoint(answered_by_hand(session, plan.turn))


def _let_pass(session: LockedSession, plan: Plan, alternatives: Sequence[Alternative]) -> None:
    """Settle a plan whose turn has passed, or carry it over to the seat's next turn.

    It is carried over if the passed turn had only another decision.
    """
    if turn_goes_on(session.table, session.place, plan.turn):
        plan.carry_over()
        plan.save(update_fields=["turn", "behind", "refusals"])
    elif plan.refusals:
        _write(plan, alternatives, Plan.Became.REFUSED, refusals=plan.refusals)
    else:
        _write(plan, alternatives, Plan.Became.BY_HAND)


def _try(session: LockedSession, plan: Plan, alternatives: list[Alternative]) -> None:
    """Play the alternative that is legal after the person's draft, or wait for an answer."""
    drafted = len(session.seat.draft)
    terms = terms_of(plan, session.table, session.place, alternatives)
    found = fit(session.game, session.place, alternatives, terms)
    refusals = msgspec.to_builtins(found.refusals)
    if found.unasked:
        plan.behind, plan.refusals = session.seat.version, refusals
        plan.save(update_fields=["behind", "refusals"])
        return
    became = _carried_out(session, found, hold=plan.hold)
    if found.alternative is not None:
        plan.alternative = found.alternative
        alternatives[found.alternative] = played_out(
            alternatives[found.alternative], found.steps, drafted
        )
    _write(plan, alternatives, became, refusals)


def _carried_out(session: LockedSession, found: Fit, *, hold: bool) -> Plan.Became:
    """Commit the legal alternative, or draft it if it doesn't commit or must be confirmed.

    If the person has drafted choices by hand, the plan's choices are added, and the person confirms
    the whole draft.
    """
    if found.alternative is None:
        return Plan.Became.REFUSED
    last, own = found.steps[-1], session.seat.draft
    laid = found.steps[:-1] if last.played.commits else found.steps
    draft = [*own, *([step.decision, step.key] for step in laid)]
    if hold or own or not last.played.commits:
        if laid:
            draft_save(session, draft, session.committed.after(laid[-1].played))
        return Plan.Became.READY
    session.seat.draft = draft
    person = session.seat.person
    commit(session, last.decision, last.key, last.played, person, Move.By.PLAN)
    return Plan.Became.PLAYED


def _write(
    plan: Plan, alternatives: Sequence[Alternative], became: Plan.Became, refusals: Any = ()
) -> None:
    plan.became, plan.settled_at, plan.behind = became, clock.now(), None
    plan.alternatives, plan.refusals = msgspec.to_builtins(alternatives), list(refusals)
    plan.save(
        update_fields=["became", "settled_at", "behind", "alternative", "refusals", "alternatives"]
    )
