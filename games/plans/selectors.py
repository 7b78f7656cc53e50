"""A person's plans, which only that person sees."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from django.db.models import F, OuterRef, Prefetch, Q, QuerySet, Subquery
from msgspec import structs

from accounts.models import User
from games.engine import Game, trusted
from games.features.sockets import Mark
from games.lines.worlds import seed_of
from games.models import Seat, Status, Table, Turn
from games.plans.models import WAITS_FOR_ANSWER, Plan
from games.plans.paths import (
    Alternative,
    Fit,
    Refusal,
    Terms,
    alternatives_read,
    fit,
    meaning,
    refusals_read,
    targets_of,
)
from games.rules.kernel import Text
from games.selectors.history import moves_told
from games.selectors.positions import readable, state_at
from games.selectors.turns import turn_goes_on

SETTLED_SHOWN: Final = timedelta(days=14)
"""How long a list shows a plan after it got its result."""
LISTED: Final = 50
"""The most plans in a list. Those changed last are kept."""
FIRST: Final = 3
"""The number of a person's first plans that are drafted by default, instead of played."""


PLANNED: Final = Mark("flag", Text("plans-laid"))


class Options(NamedTuple):
    """The way in which a plan is played; see `games.plans.models.Plan`."""

    hold: bool = True
    any_price: bool = False
    untouched: bool = False
    delay: int = 0


def plan_of(seat: Seat) -> Plan | None:
    """Return the plan for a seat's current or next turn, or ``None``."""
    rows = Plan.objects.pending().filter(seat=seat.pk, turn__lte=_coming(seat))
    return _of_seat(seat, rows.first())


def plan_marks(_: User, seats: Collection[Seat]) -> dict[str, Mark]:
    """Mark the tables with a plan for the next or the current turn; see `Feature.marks`."""
    tables = {seat.pk: seat.table_id for seat in seats if seat.has_planned}
    if not tables:
        return {}
    plans = Plan.objects.pending().filter(seat__in=tables, turn__gte=F("seat__turn"))
    return {tables[seat]: PLANNED for seat in plans.values_list("seat", flat=True)}


def _coming(seat: Seat) -> int:
    """Return the number of a seat's open turn; without one, the number of its next turn."""
    return seat.turn + (seat.waiting_since is None)


def _of_seat(seat: Seat, plan: Plan | None) -> Plan | None:
    """Return a plan with its loaded seat; ``None`` if its turn is over."""
    if plan is None:
        return None
    plan.seat = seat
    if plan.turn == _coming(seat) or seat.place is None:
        return plan
    return plan if turn_goes_on(seat.table, seat.place, plan.turn) else None


def with_plans(seats: QuerySet[Seat]) -> QuerySet[Seat]:
    """Return the seats with the values that `plan_due` needs, as annotations."""
    theirs = Plan.objects.asked().filter(seat=OuterRef("pk"))
    turns = Turn.objects.filter(seat=OuterRef("pk"), number=OuterRef("turn"))
    return seats.annotate(
        plan_id=Subquery(theirs.values("pk")[:1]),
        plan_delay=Subquery(theirs.values("delay")[:1]),
        plan_deadline=Subquery(turns.values("deadline_at")[:1]),
    )


def plan_due(seat: Seat) -> datetime | None:
    """Return when the plan for a seat's open turn is due. The seat must come from `with_plans`."""
    id, delay = getattr(seat, "plan_id", None), getattr(seat, "plan_delay", 0)
    if id is None or seat.waiting_since is None:
        return None
    return Plan(pk=id, delay=delay).due_at(seat.waiting_since, getattr(seat, "plan_deadline", None))


def plan_told(seat: Seat) -> Plan | None:
    """Return the plan that a page shows for a seat.

    It is the plan for the open or next turn, or one for an earlier turn that has no result yet.
    """
    coming = _coming(seat)
    told = Q(turn=coming) | Q(turn__lt=coming, became="")
    return _of_seat(seat, Plan.objects.filter(told, seat=seat.pk).order_by("-turn").first())


def plans_told_of(seats: Collection[Seat]) -> dict[int, Plan]:
    """Return, by seat id, the plans for open turns that their people should look at.

    These plans are drafted, failed, or wait for an answer to another decision. It takes at most one
    query.
    """
    waiting = {seat.pk: seat for seat in seats if seat.has_planned and seat.waiting_since}
    if not waiting:
        return {}
    told = Q(became__in=[Plan.Became.READY, Plan.Became.REFUSED]) | WAITS_FOR_ANSWER
    rows = Plan.objects.filter(told, seat__in=waiting, turn=F("seat__turn"))
    for plan in (found := list(rows)):
        plan.seat = waiting[plan.seat_id]
    return {plan.seat_id: plan for plan in found}


def plans_of(person: User, now: datetime) -> list[Plan]:
    """Return a person's plans: first those without a result, then the others, the latest first."""
    people = Seat.objects.lean().in_order().select_related("person")
    rows = Plan.objects.of(person).select_related("seat__table", "seat__person")
    rows = rows.prefetch_related(Prefetch("seat__table__seats", people))
    rows = rows.defer(
        "seat__draft_state", "seat__table__state", "seat__table__seed", "seat__table__secret"
    )
    waiting = rows.pending().filter(seat__table__status=Status.PLAYING)
    pending = list(waiting.order_by("-at")[:LISTED])
    settled = rows.filter(settled_at__gte=now - SETTLED_SHOWN).order_by("-settled_at", "pk")
    return [*pending, *settled[:LISTED]]


def options_for(person: User) -> Options:
    """Return the options of a person's next plan: those of the last one.

    A person's first plans are only drafted.
    """
    last = Plan.objects.of(person).order_by("-at", "pk")[: FIRST + 1]
    if not last:
        return Options()
    kept = Options(last[0].hold, last[0].any_price, last[0].untouched, last[0].delay)
    return kept if len(last) >= FIRST else kept._replace(hold=True)


def alternatives_of(plan: Plan) -> list[Alternative]:
    """Return a plan's alternatives, the best first."""
    return alternatives_read(plan.alternatives)


def meanings_of(plan: Plan, number: int) -> list[Text]:
    """Return the meaning of each choice of an alternative.

    For an alternative that was played, return the labels of its choices instead.
    """
    rules = plan.seat.table.rules
    choices = alternatives_of(plan)[number].choices
    if plan.alternative == number:
        return [planned.label for planned in choices]
    return [meaning(rules, planned) for planned in choices]


def refusals_of(plan: Plan) -> list[Refusal]:
    """Return why alternatives of a plan weren't played."""
    return refusals_read(plan.refusals)


def terms_of(plan: Plan, table: Table, place: int, alternatives: Sequence[Alternative]) -> Terms:
    """Return a plan's conditions, with the board elements that others have changed since."""
    if not plan.untouched:
        return Terms(plan.any_price)
    return Terms(
        plan.any_price,
        touched_since(table, place, {alternative.ply for alternative in alternatives}),
    )


def touched_since(table: Table, place: int, plies: set[int]) -> dict[int, set[str]]:
    """Return, for each ply, the board elements that others have changed since.

    Only changes that the seat may know count.
    """
    if not plies:
        return {}
    moves = moves_told(table, place, after=min(plies))
    others = [move for move in moves if move.place != place]
    return {
        ply: {target for move in others if move.ply > ply for target in move.targets}
        for ply in plies
    }


def foreseen(plan: Plan, table: Table, seat: Seat) -> Fit:
    """Return the alternative that would be played if the turn began now, and the refusals.

    The prediction uses only the seat's knowledge and the plan's own guesses, so it reveals nothing
    hidden. Raises OtherRules, Quarantined.
    """
    place, alternatives = seat.place or 0, alternatives_of(plan)
    terms, found = terms_of(plan, table, place, alternatives), list[Fit]()
    with readable(table), trusted():
        state = state_at(table.rules, table, table.ply)
        for alternative in alternatives:
            world = table.rules.worlds.foresee(state, place, seed_of(alternative.guess))
            found.append(fit(Game(table.rules, world), place, [alternative], terms))
    refusals = [
        structs.replace(one, alternative=n) for n, fits in enumerate(found) for one in fits.refusals
    ]
    first = next(
        (number for number, fits in enumerate(found) if fits.alternative is not None), None
    )
    return Fit(first, () if first is None else found[first].steps, tuple(refusals))


class Rests(NamedTuple):
    """The board elements that a plan names, the changed ones, and the alternatives they affect."""

    on: list[str]
    touched: list[str]
    alternatives: list[int]


def rests_on(plan: Plan, table: Table, seat: Seat) -> Rests:
    """Return the board elements that a plan names, and those of them that changed since."""
    alternatives = alternatives_of(plan)
    since = touched_since(table, seat.place or 0, {alternative.ply for alternative in alternatives})
    named = [targets_of(alternative) for alternative in alternatives]
    touched = [
        targets & since.get(alternative.ply, set())
        for alternative, targets in zip(alternatives, named, strict=True)
    ]
    return Rests(
        sorted(set().union(*named)),
        sorted(set().union(*touched)),
        [number for number, targets in enumerate(touched) if targets],
    )


def plans_told(person: User) -> list[dict[str, Any]]:
    """Return all of a person's plans for the export of their data."""
    columns = (
        *("id", "seat__table_id", "turn", "alternatives", "hold", "any_price", "untouched"),
        *("delay", "at", "became", "alternative", "refusals", "settled_at"),
    )
    rows = Plan.objects.of(person).order_by("at", "pk").values(*columns)
    return [{"table_id": row.pop("seat__table_id"), **row} for row in rows]
